/**
 * POST /api/replays: a moment of a recorded match, as any viewer saw it. POST /api/verify: whether a
 * record or a receipt is true. Both are in the request, and nothing of them is kept.
 */
import { type Kept, replay, verifyReceipt, verify as verifyRecord } from "@lunchtable-tcg/match";
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import type { RecordedMatch, ReplayReply, VerifyReceiptReply, VerifyReply } from "../protocol.ts";
import { malformed, readBody } from "../read-request.ts";

const MAX_COMMANDS = 20_000;

const recordSchema = z
  .strictObject({
    game: z.string().describe("the id of a game"),
    rulesVersion: z.int().describe("a whole number"),
    cardSet: z.string().describe("the hash of a card set"),
    options: z.record(z.string(), z.unknown()).describe("an object, what the match started with"),
    commands: z
      .array(z.tuple([z.string(), z.string().max(2000)]))
      .max(MAX_COMMANDS)
      .describe(`a list of [actor, notation], at most ${MAX_COMMANDS}`),
    finalHash: z.string().describe("the hash of the final state"),
  })
  .describe("a recorded match");

const replaySchema = z.strictObject({
  record: recordSchema,
  viewer: z.string().default("referee").describe("a seat, spectator or referee"),
  at: z.int().min(0).default(MAX_COMMANDS).describe("after how many commands, from 0 on"),
  after: z.int().min(-1).default(-1).describe("the last step that is known already, -1 for none"),
});

const text = z.string();
const endSchema = z.strictObject({ winners: z.array(text), reason: text });

const receiptSchema = z
  .strictObject({
    format: z.literal(1).describe("1"),
    matchId: text,
    game: text,
    rulesVersion: z.int(),
    cardSet: text,
    config: z.record(text, z.unknown()),
    commitment: text,
    secret: text,
    seats: z.array(
      z.strictObject({
        seat: text,
        by: z.enum(["player", "bot"]),
        deck: z.array(text),
        deckLock: text,
        entropyHash: text.nullable(),
        entropy: text.nullable(),
      }),
    ),
    seed: z.union([z.int(), text]).nullable(),
    isSeedChosen: z.boolean(),
    entries: z
      .array(
        z.strictObject({ version: z.int(), seat: text, body: text, atMs: z.int(), link: text }),
      )
      .max(MAX_COMMANDS),
    outcome: endSchema.nullable(),
    finalHash: text.nullable(),
  })
  .describe("a receipt as GET /api/matches/:id/receipt gives it");

/** What is in there is checked with the receipt. */
const keptSchema = z
  .custom<Kept>((value) => typeof value === "object" && value !== null)
  .describe("what a viewer kept of the match, an object");

const verifySchema = z.strictObject({
  record: recordSchema.optional(),
  receipt: receiptSchema.optional(),
  kept: keptSchema.optional(),
});

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
    const { record, receipt, kept } = await readBody(c.req.raw, verifySchema);
    const games = Object.values(parts.games);
    if (receipt !== undefined) {
      return c.json(verifyReceipt(games, receipt, kept) satisfies VerifyReceiptReply);
    }
    if (record === undefined) {
      throw malformed([{ at: "record", message: "a recorded match; or receipt, a receipt." }]);
    }
    return c.json(verifyRecord(games, asRecord(record)) satisfies VerifyReply);
  };

/** The game itself checks the options when it starts with them. */
const asRecord = (record: z.infer<typeof recordSchema>): RecordedMatch =>
  record as unknown as RecordedMatch;
