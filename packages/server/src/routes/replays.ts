/**
 * POST /api/replays: a moment of a recorded match, as any viewer saw it. POST /api/verify: whether a
 * record or a receipt is true. Both are in the request, and nothing of them is kept.
 */
import type { Kept } from "@lunchtable-tcg/match";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { malformed } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { anyView, cards, isShallow, maskedEvent, outcome, text } from "../http/shapes.ts";
import type { Requester } from "../identities/requester.ts";
import type { ReplayReply, VerifyReceiptReply, VerifyReply } from "../protocol.ts";
import { MAX_COMMANDS, receiptShape, recordShape } from "./recorded.ts";

/** Counts the request, and says of whom it is. */
function countRecord({ limiter }: Pick<AppParts, "limiter">, who: Requester): string {
  limiter.count("records", who);
  return who.account;
}

const replayBody = z.strictObject({
  record: recordShape,
  viewer: z.string().default("referee").describe("a seat, spectator or referee"),
  at: z.int().min(0).default(MAX_COMMANDS).describe("after how many commands, from 0 on"),
  after: z.int().min(-1).default(-1).describe("the last step that is known already, -1 for none"),
});

const replayReply: z.ZodType<ReplayReply> = z.strictObject({
  game: text,
  commands: z.int().describe("how many the record has"),
  viewers: z.array(text),
  viewer: text,
  at: z.int(),
  view: anyView,
  cards,
  steps: z.array(
    z.strictObject({
      number: z.int(),
      actor: text.nullable(),
      text: text.nullable().describe("what was chosen; null where the viewer may not know"),
      events: z.array(maskedEvent),
    }),
  ),
});

export const replays = defineRoute({
  method: "post",
  path: "/api/replays",
  group: "Records",
  about: "A moment of a recorded match, as any viewer saw it.",
  body: replayBody,
  reply: replayReply,
  refusals: [422, 503],
  answer: ({ records, ...parts }, { who, body }) => {
    return records.play({ kind: "replay", request: body }, countRecord(parts, who));
  },
});

/** What is in there is checked with the receipt. */
const keptSchema = z
  .custom<Kept>((value) => typeof value === "object" && value !== null && isShallow(value))
  .describe("what a viewer kept of the match, an object");

const verifyBody = z.strictObject({
  record: recordShape.exactOptional(),
  receipt: receiptShape.exactOptional(),
  kept: keptSchema.exactOptional(),
});

const verifyReply: z.ZodType<VerifyReply | VerifyReceiptReply> = z.union([
  z.strictObject({
    ok: z.literal(true),
    commands: z.int(),
    compared: z.int().exactOptional().describe("how many versions were held against what was kept"),
    outcome: outcome.nullable(),
  }),
  z.strictObject({ ok: z.literal(false), fault: text }),
  z.strictObject({
    ok: z.literal(false),
    faults: z.array(z.looseObject({ part: text, message: text })),
  }),
]) as z.ZodType<unknown> as z.ZodType<VerifyReply | VerifyReceiptReply>;

export const verify = defineRoute({
  method: "post",
  path: "/api/verify",
  group: "Records",
  about: "Whether a record or a receipt is true, and what does not fit if not.",
  body: verifyBody,
  reply: verifyReply,
  refusals: [422, 503],
  answer: ({ records, ...parts }, { who, body: { record, receipt, kept = {} } }) => {
    const account = countRecord(parts, who);
    if (receipt !== undefined)
      return records.play({ kind: "verify-receipt", receipt, kept }, account);
    if (record !== undefined) return records.play({ kind: "verify", record }, account);
    throw malformed([{ at: "record", message: "a recorded match; or receipt, a receipt." }]);
  },
});
