/**
 * The shapes of answers that several routes give, for the API's document and for the tests, which hold every
 * answer against its shape. What a game itself defines (its views, events and cards) is an object to them.
 */
import { z } from "zod";
import { seatNames } from "../identities/seat-names.ts";
import type {
  AnyView,
  ListedMove,
  MaskedEvent,
  MatchReply,
  MetaReply,
  RefusalReply,
} from "../protocol.ts";
import { timeControls } from "../time-controls.ts";

/** Shapes that have a name of their own in the document. */
export const named: Map<string, z.ZodType> = new Map();

/** Gives a shape its name. */
export function name<S extends z.ZodType>(id: string, shape: S): S {
  named.set(id, shape);
  return shape;
}

export const text = z.string();
export const version = z.int().min(0).describe("the version of the match");
export const atMs = z.int().describe("milliseconds since 1970");
const seat = text.describe("the name of a seat");

export const outcome = name(
  "Outcome",
  z.strictObject({ winners: z.array(seat), reason: text }).describe("no winners: a draw"),
);

export const timeControl = name(
  "TimeControl",
  z.strictObject({
    bankMs: z.int().describe("a whole number of milliseconds"),
    incrementMs: z.int().describe("a whole number of milliseconds"),
    capMs: z.int().describe("a whole number of milliseconds"),
  }),
);

export const maskedEvent: z.ZodType<MaskedEvent> = name(
  "Event",
  z.looseObject({ type: text }).describe("what happened, as the requester may know it"),
);

export const cards = z
  .record(text, z.looseObject({}))
  .describe("the cards in sight, by definition id");

export const status = z.enum(["waiting", "active", "completed", "aborted", "suspended"]);

export const listedMove: z.ZodType<ListedMove> = name(
  "Move",
  z.strictObject({
    id: text.describe("what to send to play it"),
    text: text.describe("what it does, for people"),
    command: z.looseObject({ type: text }),
    anytime: z
      .literal(true)
      .exactOptional()
      .describe("allowed whatever is pending, such as giving up"),
  }),
);

export const anyView: z.ZodType<AnyView> = name(
  "View",
  z
    .looseObject({ seating: z.array(seat), actors: z.array(seat), phase: text.nullable() })
    .describe(
      "the table as the requester may see it: viewer, zones, prompts, game and more",
    ) as z.ZodType<unknown> as z.ZodType<AnyView>,
);

export const playerView: z.ZodType<MatchReply> = name(
  "PlayerView",
  z.strictObject({
    matchId: text,
    game: text,
    seat,
    version,
    status,
    view: anyView.nullable().describe("null before the start"),
    legalMoves: z.array(listedMove),
    isPassing: z.boolean().describe("the server passes here for you, as your settings say"),
    cards,
    names: seatNames,
  }),
);

const seatMeta = name(
  "Seat",
  z.strictObject({
    seat,
    by: z.enum(["player", "bot", "nobody"]),
    bot: text.exactOptional(),
    deckLock: text.nullable().describe("the hash of the deck, once there is one"),
    entropyHash: text.nullable(),
    isOpened: z.boolean().describe("whether the random numbers behind the hash are known"),
  }),
);

export const ownCards = z
  .strictObject({
    name: text.describe("as its author calls it: not the server's words"),
    hash: text,
  })
  .nullable()
  .describe("the cards that its creator brought; null where the game's own are played");

export const matchMeta: z.ZodType<MetaReply> = name(
  "MatchMeta",
  z.strictObject({
    matchId: text,
    game: text,
    rulesVersion: z.int(),
    cardSet: text,
    mode: z.enum(["casual", "ranked"]),
    status,
    version,
    seat: seat.describe("the requester's, or spectator"),
    isPublic: z.boolean().describe("whether it is in the lobby and among those to watch"),
    isWatchable: z.boolean().describe("whether whoever knows its id may look at it"),
    isByInvitation: z.boolean().describe("whether its free seats need a code"),
    inviteCode: text
      .nullable()
      .describe("for those who sit there, to pass on: it opens a free seat; null for others"),
    ownCards,
    rematchOf: text.nullable().describe("the match of which this one is a rematch"),
    rematch: text.nullable().describe("the rematch of this one, once somebody has asked for it"),
    playedFrom: z
      .strictObject({ matchId: text, version })
      .nullable()
      .describe("the moment of another match from which this one goes on"),
    commitment: text.describe("the hash of the server's secret, which the receipt opens"),
    isSeedChosen: z.boolean(),
    seats: z.array(seatMeta),
    actors: z.array(seat).describe("the seats that have to act"),
    turn: z.int().nullable(),
    outcome: outcome.nullable(),
    winner: seat.nullable(),
    stopped: text.nullable().describe("why it was called off or is suspended"),
    timeControl: timeControl.nullable(),
    createdAtMs: atMs,
    startedAtMs: atMs.nullable(),
    endedAtMs: atMs.nullable(),
    updatedAtMs: atMs,
    names: seatNames,
  }),
);

export const seated = name(
  "Seated",
  z.strictObject({
    matchId: text,
    seat,
    version,
    commitment: text.describe(
      "keep it to check the match at its end; then the receipt shows both decks and every choice that was hidden, to whoever may look",
    ),
    inviteCode: text
      .nullable()
      .describe("to pass on to whom you invite; null where nobody needs it"),
  }),
);

/** The same request again gives the same match. */
export const requestIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/)
  .exactOptional()
  .describe(
    "1 to 64 ASCII letters, digits and signs without spaces; the same again, the same match",
  );

/** As a request asks for one. */
export const timeControlSchema = z
  .union([z.enum(Object.keys(timeControls)), timeControl])
  .exactOptional()
  .describe(
    `${Object.keys(timeControls).join(", ")}, or an object with bankMs, incrementMs and capMs in milliseconds`,
  );

/** What a request shows that was invited to a private match. */
export const inviteCode = z
  .string()
  .max(64)
  .exactOptional()
  .describe("the code of an invitation, where the match is private");

export const reached = z.strictObject({ version });

/** Why something is refused, by the rules or by the server. */
export const rejection = z.strictObject({
  code: text,
  message: text.describe("a sentence that says what was wrong and what would be right"),
  rule: text.exactOptional().describe("the rule that forbids it, such as LT 6.3"),
  data: z.looseObject({}).exactOptional().describe("what a client needs to do better"),
});

export const refusal: z.ZodType<RefusalReply> = name(
  "Refusal",
  z.strictObject({
    error: rejection,
  }),
);

/** Of lists and objects in each other, in what strangers send: more than any card set has. */
const MAX_LEVELS = 64;

/** Whether it can be handed to a thread: what is nested too deeply takes all the stack there is. */
export function isShallow(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1));
}
