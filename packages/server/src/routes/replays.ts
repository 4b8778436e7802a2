/**
 * POST /api/replays: a moment of a recorded match, through anybody's eyes. POST /api/verify: whether a
 * record goes as it says. The record is in the request; nothing of it is kept.
 */
import { replay, verify as verifyRecord } from "@lunchtable-tcg/match";
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import type { RecordedMatch, ReplayReply, VerifyReply } from "../protocol.ts";
import { readBody } from "../read-request.ts";

const MOST_COMMANDS = 20_000;

const recordSchema = z
  .strictObject({
    game: z.string().describe("the id of a game"),
    rulesVersion: z.int().describe("a whole number"),
    cardSet: z.string().describe("the hash of a card set"),
    options: z.record(z.string(), z.unknown()).describe("an object, what the match started with"),
    commands: z
      .array(z.tuple([z.string(), z.string().max(2000)]))
      .max(MOST_COMMANDS)
      .describe(`a list of [actor, notation], at most ${MOST_COMMANDS}`),
    finalHash: z.string().describe("the hash of the final state"),
  })
  .describe("a recorded match");

const replaySchema = z.strictObject({
  record: recordSchema,
  viewer: z.string().default("referee").describe("a seat, spectator or referee"),
  at: z.int().min(0).default(MOST_COMMANDS).describe("after how many commands, from 0 on"),
  after: z.int().min(-1).default(-1).describe("the last step that is known already, -1 for none"),
});

const verifySchema = z.strictObject({ record: recordSchema });

export const replays =
  (parts: AppParts) =>
  async (c: Context): Promise<Response> => {
    const { record, ...wanted } = await readBody(c.req.raw, replaySchema);
    const request = { record: asRecord(record), ...wanted };
    return c.json(replay(Object.values(parts.games), request) satisfies ReplayReply);
  };

export const verify =
  (parts: AppParts) =>
  async (c: Context): Promise<Response> => {
    const { record } = await readBody(c.req.raw, verifySchema);
    return c.json(verifyRecord(Object.values(parts.games), asRecord(record)) satisfies VerifyReply);
  };

/** What the options are, the game itself says when it starts with them. */
const asRecord = (record: z.infer<typeof recordSchema>): RecordedMatch =>
  record as unknown as RecordedMatch;
