/** The shapes of finished matches as files: records and receipts. They are given out and taken back. */
import type { Receipt } from "@lunchtable-tcg/match";
import { z } from "zod";
import { isShallow, name, outcome, text } from "../http/shapes.ts";
import type { RecordedMatch } from "../protocol.ts";

export const MAX_COMMANDS = 20_000;
const rulesVersion = z.int().describe("a whole number");
const MAX_NOTATION = 2000;
/** Of cards in a deck, and of any other list in the options of a match. */
const MAX_LIST = 1000;
const MAX_LEVELS = 16;
/** How often a match may go on from another that went on from another. */
const MAX_DEALS = 100;

const ownCards = z
  .looseObject({})
  .refine((set) => isShallow(set))
  .describe("the card set, an object, where a match was not played with the game's own");

const oldCards = z
  .string()
  .describe("the game's own cards as they were, where they have been printed anew since");

const recordSchema = name(
  "Record",
  z
    .strictObject({
      game: z.string().describe("the id of a game"),
      rulesVersion,
      cardSet: z.string().describe("the hash of a card set"),
      options: z
        .record(z.string(), z.unknown())
        .refine((options) => isSmall(options))
        .describe(
          `an object, what the match started with; no list has more than ${MAX_LIST} items`,
        ),
      commands: z
        .array(z.tuple([z.string(), z.string().max(MAX_NOTATION)]))
        .max(MAX_COMMANDS)
        .describe(`a list of [actor, notation], at most ${MAX_COMMANDS}`),
      dealtAnew: z
        .array(
          z.strictObject({
            after: z.int().min(0),
            seat: z.string(),
            seed: z.union([z.int(), z.string()]),
          }),
        )
        .max(MAX_DEALS)
        .exactOptional()
        .describe("where hidden cards were dealt anew, of a match that went on from another"),
      ownCards: ownCards.exactOptional(),
      oldCards: oldCards.exactOptional(),
      finalHash: z.string().describe("the hash of the final state"),
    })
    .describe("a recorded match"),
);

/** The game itself checks the options when it starts with them. */
export const recordShape = recordSchema as z.ZodType<unknown> as z.ZodType<RecordedMatch>;

const hash = text.describe("a hash, as hex digits");

const receiptSeat = z.strictObject({
  seat: text,
  by: z.enum(["player", "bot"]),
  deck: z.array(text).max(MAX_LIST),
  deckLock: text,
  entropyHash: text.nullable(),
  entropy: text.nullable(),
});

export const receiptShape: z.ZodType<Receipt> = name(
  "Receipt",
  z
    .strictObject({
      format: z.literal(1).describe("1"),
      matchId: text.describe("the id of a match"),
      game: text.describe("the id of a game"),
      rulesVersion,
      cardSet: text.describe("the hash of a card set"),
      ownCards: ownCards.exactOptional(),
      oldCards: oldCards.exactOptional(),
      config: z
        .record(text, z.unknown())
        .refine((config) => isShallow(config))
        .describe("an object, the settings of the match"),
      commitment: hash,
      secret: hash,
      seats: z.array(receiptSeat).describe("a list of the seats with their decks and entropy"),
      seed: z.union([z.int(), text]).nullable().describe("a whole number, 64 hex digits or null"),
      isSeedChosen: z.boolean().describe("true or false"),
      entries: z
        .array(
          z.strictObject({ version: z.int(), seat: text, body: text, atMs: z.int(), link: text }),
        )
        .max(MAX_COMMANDS)
        .describe(`a list of the log's entries, at most ${MAX_COMMANDS}`),
      outcome: outcome.nullable().describe("an object with winners and reason, or null"),
      finalHash: hash.nullable().describe("the hash of the final state, or null"),
    })
    .describe("a receipt as GET /api/matches/:id/receipt gives it"),
);

/** Neither long nor deep: a game reads a few levels, and a deep value takes all the stack there is. */
function isSmall(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return true;
  const items = Object.values(value);
  return levels > 0 && items.length <= MAX_LIST && items.every((item) => isSmall(item, levels - 1));
}
