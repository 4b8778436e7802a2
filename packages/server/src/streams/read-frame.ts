/** Reads what a client says on a socket, as strictly as the routes read bodies. */
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { read } from "../http/read-request.ts";
import type { ClientMessage } from "../protocol.ts";

/** No match has a longer id. */
const MAX_ID = 100;
const MAX_CODE = 100;
const MAX_VERSION = 999_999_999;

const matchId = z.string().min(1).max(MAX_ID).describe("the id of a match");

const schemas = {
  follow: z.strictObject({
    type: z.literal("follow").describe('"follow"'),
    matchId,
    since: z
      .int()
      .min(0)
      .max(MAX_VERSION)
      .exactOptional()
      .describe("a version, a whole number from 0 on"),
    code: z.string().max(MAX_CODE).exactOptional().describe("the code of an invitation"),
  }),
  unfollow: z.strictObject({ type: z.literal("unfollow").describe('"unfollow"'), matchId }),
} as const;

const WANTED =
  'Say {"type": "follow", "matchId": …, "since"?: …} or {"type": "unfollow", "matchId": …}.';

/** `frame`: text, or anything else that came. Throws an HttpError that says what would be right. */
export function readFrame(frame: unknown): ClientMessage {
  if (typeof frame !== "string") throw malformed("A message is text.");
  let said: unknown;
  try {
    said = JSON.parse(frame);
  } catch {
    throw malformed("The message is not JSON.");
  }
  const type = typeof said === "object" && said !== null && "type" in said ? said.type : null;
  if (type !== "follow" && type !== "unfollow") throw malformed("Nobody knows such a message.");
  return type === "follow"
    ? read(said, schemas.follow, "The message is a JSON object")
    : read(said, schemas.unfollow, "The message is a JSON object");
}

const malformed = (what: string): HttpError => new HttpError(400, "malformed", `${what} ${WANTED}`);
