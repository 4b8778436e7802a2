/** The shapes of what the component's functions take and give. */
import { v } from "convex/values";

const orNull = <T extends ReturnType<typeof v.string> | ReturnType<typeof v.number>>(type: T) =>
  v.union(type, v.null());

export const storedStatus = v.union(
  v.literal("waiting"),
  v.literal("active"),
  v.literal("completed"),
  v.literal("aborted"),
);
export const matchMode = v.union(v.literal("casual"), v.literal("ranked"));
const matchStatus = v.union(...storedStatus.members, v.literal("suspended"));

export const timeControl = v.object({
  bankMs: v.number(),
  incrementMs: v.number(),
  capMs: v.number(),
});

/** What a seat holds: a list of ids of cards. */
export const deck = v.array(v.string());

export const seated = v.object({
  matchId: v.string(),
  seat: v.string(),
  version: v.number(),
  commitment: v.string(),
  inviteCode: orNull(v.string()),
});
export const reached = v.object({ version: v.number() });

/** Parts of views, events, commands and rejections are the game's own. */
const ofGame = v.any();

export const submitted = v.union(
  v.object({ ok: v.literal(true), version: v.number(), events: v.array(ofGame) }),
  /** It is legal and takes effect at `atMs`, unless the match ends before that. */
  v.object({ ok: v.literal(true), isHeld: v.literal(true), version: v.number(), atMs: v.number() }),
  v.object({ ok: v.literal(false), rejection: ofGame }),
);

export const matchMeta = v.object({
  matchId: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  cardSet: v.string(),
  mode: matchMode,
  status: matchStatus,
  version: v.number(),
  seat: v.string(),
  isPublic: v.boolean(),
  isWatchable: v.boolean(),
  isByInvitation: v.boolean(),
  inviteCode: orNull(v.string()),
  ownCards: v.union(v.object({ name: v.string(), hash: v.string() }), v.null()),
  rematchOf: orNull(v.string()),
  rematch: orNull(v.string()),
  playedFrom: v.union(v.object({ matchId: v.string(), version: v.number() }), v.null()),
  commitment: v.string(),
  isSeedChosen: v.boolean(),
  seats: v.array(
    v.object({
      seat: v.string(),
      by: v.union(v.literal("player"), v.literal("bot"), v.literal("nobody")),
      bot: v.optional(v.string()),
      deckLock: orNull(v.string()),
      entropyHash: orNull(v.string()),
      isOpened: v.boolean(),
    }),
  ),
  actors: v.array(v.string()),
  turn: orNull(v.number()),
  outcome: v.union(v.object({ winners: v.array(v.string()), reason: v.string() }), v.null()),
  winner: orNull(v.string()),
  stopped: orNull(v.string()),
  timeControl: v.union(timeControl, v.null()),
  createdAtMs: v.number(),
  startedAtMs: orNull(v.number()),
  endedAtMs: orNull(v.number()),
  updatedAtMs: v.number(),
});

const listedMove = v.object({
  id: v.string(),
  text: v.string(),
  command: ofGame,
  anytime: v.optional(v.literal(true)),
});

export const legalMoves = v.object({ version: v.number(), legalMoves: v.array(listedMove) });

export const playerView = v.object({
  matchId: v.string(),
  game: v.string(),
  seat: v.string(),
  version: v.number(),
  status: matchStatus,
  view: v.union(ofGame, v.null()),
  legalMoves: v.array(listedMove),
  isPassing: v.boolean(),
  cards: v.record(v.string(), ofGame),
});

export const recentEvents = v.object({
  version: v.number(),
  updates: v.array(v.object({ version: v.number(), events: v.array(ofGame) })),
  cards: v.record(v.string(), ofGame),
});

export const explained = v.object({
  version: v.number(),
  explanations: v.array(
    v.union(
      v.object({ legal: v.literal(true), move: listedMove }),
      v.object({ legal: v.literal(false), rejection: ofGame }),
    ),
  ),
});

export const settings = v.object({
  mode: v.union(v.literal("on"), v.literal("auto"), v.literal("off")),
  yieldUntil: v.union(
    v.literal("end-of-turn"),
    v.literal("my-turn"),
    v.literal("something-happens-to-me"),
    v.null(),
  ),
  stops: v.array(v.string()),
});

const clock = v.object({ seat: v.string(), leftMs: v.number(), decisionMs: orNull(v.number()) });
export const clocksNow = v.union(v.object({ atMs: v.number(), clocks: v.array(clock) }), v.null());

const receiptSeat = v.object({
  seat: v.string(),
  by: v.union(v.literal("player"), v.literal("bot")),
  deck,
  deckLock: v.string(),
  entropyHash: orNull(v.string()),
  entropy: orNull(v.string()),
});

export const receipt = v.object({
  format: v.literal(1),
  matchId: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  cardSet: v.string(),
  oldCards: v.optional(v.string()),
  config: v.any(),
  commitment: v.string(),
  secret: v.string(),
  seats: v.array(receiptSeat),
  seed: v.union(v.string(), v.number(), v.null()),
  isSeedChosen: v.boolean(),
  entries: v.array(
    v.object({
      version: v.number(),
      seat: v.string(),
      body: v.string(),
      atMs: v.number(),
      link: v.string(),
    }),
  ),
  outcome: v.union(v.object({ winners: v.array(v.string()), reason: v.string() }), v.null()),
  finalHash: orNull(v.string()),
});

export const offeredGame = v.object({
  game: v.string(),
  title: v.string(),
  about: v.string(),
  seats: v.array(v.string()),
  /** Whom a seat can be given to. */
  bots: v.array(v.string()),
  decks: v.array(v.object({ name: v.string(), title: v.string(), cards: deck })),
});
