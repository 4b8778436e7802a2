/**
 * What the author of a game writes: tables of small functions. `defineGame` turns them into a
 * `Game`. Every table over a closed set (moves, events, zones, phases, tasks) is checked for
 * completeness by the compiler.
 */
import type { CommandFields } from "./command/fields.ts";
import type { Draft } from "./draft.ts";
import type { Touch } from "./memory.ts";
import type { Play } from "./play.ts";
import type { RandomSource, Seed } from "./random.ts";
import type { RejectionTable } from "./rejections.ts";
import type { SeenBy } from "./table/mask.ts";
import type { Table } from "./table/table.ts";
import type { ZoneRules } from "./table/zones.ts";
import type { GameTexts } from "./texts.ts";
import type {
  EventOf,
  GameTypes,
  MaskedEvent,
  Rejection,
  SeatState,
  State,
  Task,
  Viewer,
} from "./types.ts";
import type { OthersPrompt, Question, View } from "./view.ts";

export interface GameRules<G extends GameTypes> {
  readonly id: string;
  /** Goes up with every change of behaviour: a recorded match is replayed by its own version. */
  readonly rulesVersion: number;
  /** The definitions by id. They stay out of the state; a match pins their hash. */
  readonly cards: Readonly<Record<string, unknown>>;
  /** What rules read of the cards, if not all of it: this is what is hashed. */
  readonly pinned?: Readonly<Record<string, unknown>>;
  /** The same as rules read them, made once for all matches: `printed` of every table. */
  readonly printed: G["printed"];
  readonly zones: ZoneRules<G>;
  readonly commands: CommandFields;
  readonly moves: MoveTable<G>;
  readonly reducers: ReducerTable<G>;
  readonly audiences: AudienceTable<G>;
  readonly faces: FaceTable<G>;
  readonly phases: PhaseTable<G>;
  readonly tasks: TaskTable<G>;
  readonly rejections: RejectionTable;
  /** Every kind of prompt the game opens. */
  readonly prompts: readonly G["prompt"]["kind"][];
  /** The card that a prompt comes from, for the question that the seat is asked. */
  readonly promptSource?: (table: Table<G>, prompt: G["prompt"]) => Question["source"];
  /** What moves and questions say. */
  readonly texts?: GameTexts<G>;
  /** Every reason for which a match can end. */
  readonly endings: readonly string[];
  readonly setup: SetupRules<G>;
  /** Who may act when nobody is asked anything. */
  readonly turn: (state: State<G>) => readonly G["seat"][];
  /** Run after every batch that changed something, until none of them has anything to do. */
  readonly checks: readonly Check<G>[];
  /** Whether this is a moment for the checks. Without it: every moment is. */
  readonly checksWhen?: (play: Play<G>) => boolean;
  readonly triggers?: TriggerRules<G>;
  /** More events than this from one command end the match as a draw, reason `loop`. */
  readonly maxSteps: (state: State<G>) => number;
  /** The game's own part of a view. The zones, prompts and ids are the kernel's. */
  readonly view: (table: Table<G>, sight: ViewerRights<G>) => G["view"];
  /** How good this looks for the viewer, for bots: higher is better. */
  readonly evaluate: (view: View<G>) => number;
  /** The same from a state and what the viewer may know of it, without making the view: quicker. */
  readonly evaluateState?: (table: Table<G>, sight: ViewerRights<G>) => number;
  /** The reverse of `view`: what an imagined state has besides its cards and the work under way. */
  readonly restore: (view: View<G>) => Restored<G>;
  /** What a viewer may know of a waiting task or trigger, if that is not all of it. For bots. */
  readonly waiting?: <W extends Task<G> | G["trigger"]>(
    table: Table<G>,
    waits: W,
    sight: ViewerRights<G>,
  ) => W;
  /**
   * What another seat might be asked in an imagined state, if all that is known is who is asked and
   * what kind of question it is. Null: that is too little to tell. Without this function it always
   * is. A game that asks several seats at once must have a guess, or bots cannot play it.
   */
  readonly guessPrompt?: (prompt: OthersPrompt<G>) => G["prompt"] | null;
  /** What chance decides and what it does not, where the testkit would guess wrong. */
  readonly chance?: ChanceRules<G>;
  /** Whether a card that nobody else sees could be this one. Without it: any card could. */
  readonly couldBe?: (place: HiddenPlace<G>, def: string) => boolean;
}

/** The testkit takes every new order of a zone for a shuffle, and the first seat for drawn by lot. */
export interface ChanceRules<G extends GameTypes> {
  /**
   * Events that put a zone into an order that somebody has chosen, or lay a deck down as it is, to be
   * shuffled by the next event.
   */
  readonly chosenOrders?: readonly G["event"]["type"][];
  /**
   * The seat that was drawn by lot, or null where the options or the rules name it. Without it: the
   * seat whose turn it is after the opening, if it is one seat's turn.
   */
  readonly drawnSeat?: (opening: State<G>, options: StartOptions<G>) => G["seat"] | null;
}

/** What the viewer of a view may know. */
export interface ViewerRights<G extends GameTypes> {
  readonly viewer: Viewer<G>;
  /** Is the viewer one of these seats? For a spectator: are they all seats? */
  readonly sees: SeenBy;
}

export interface Restored<G extends GameTypes> {
  readonly shared: G["shared"];
  readonly seats: { readonly [S in G["seat"]]: G["seatData"] };
}

/** The place of a card whose face somebody does not see. */
export interface HiddenPlace<G extends GameTypes> {
  readonly owner: G["seat"];
  readonly seat: G["seat"];
  readonly zone: G["zone"];
}

export type StartOptions<G extends GameTypes> = G["options"] & {
  readonly seed: Seed | RandomSource;
  readonly config?: Partial<G["config"]>;
};

export interface SetupRules<G extends GameTypes> {
  /** Checks the options and settles who sits where. */
  readonly prepare: (
    options: StartOptions<G>,
  ) =>
    | { readonly ok: true; readonly seating: readonly G["seat"][]; readonly config: G["config"] }
    | { readonly ok: false; readonly rejection: Rejection };
  readonly newSeat: (config: G["config"], seat: G["seat"]) => G["seatData"];
  readonly newShared: (config: G["config"], seating: readonly G["seat"][]) => G["shared"];
  /** Places the decks, draws the opening hands, enters the first phase. */
  readonly begin: (play: Play<G>, options: StartOptions<G>) => void;
}

interface MoveOf<G extends GameTypes, C, A> {
  /** What forbids every command of this kind just now, whatever it names. Null: nothing does. */
  readonly when?: (table: Table<G>, actor: A) => Rejection | null;
  /** What could be tried; `validate` says which of it is legal. Complete: no other command is. */
  readonly candidates: (table: Table<G>, actor: A) => Iterable<C>;
  /** The candidates are legal, all of them: a list does not ask `validate` about each again. */
  readonly exact?: true;
  /** Everything else that can forbid it, before anything happens. */
  readonly validate: (table: Table<G>, actor: A, command: C) => Rejection | null;
  readonly execute: (play: Play<G>, command: C, actor: A) => void;
  /** The one form of commands that mean the same: a default that was spelled out is left out. */
  readonly normalise?: (table: Table<G>, actor: A, command: C) => C;
}

export interface SeatMove<G extends GameTypes, C> extends MoveOf<G, C, G["seat"]> {
  readonly by?: never;
  /** Allowed whatever is pending, as conceding is. */
  readonly anytime?: true;
  /** The kinds of prompt this move answers. Without it the move is for a seat's own turn. */
  readonly answers?: readonly G["prompt"]["kind"][];
}

/** Given by the host: a clock has run out. */
export interface RefereeMove<G extends GameTypes, C> extends MoveOf<G, C, "referee"> {
  readonly by: "referee";
  readonly anytime?: never;
  readonly answers?: never;
}

export type Move<G extends GameTypes, C = G["command"]> = SeatMove<G, C> | RefereeMove<G, C>;

export type MoveTable<G extends GameTypes> = {
  readonly [T in G["command"]["type"]]: Move<G, Extract<G["command"], { readonly type: T }>>;
};

/** An event that only tells something: it changes nothing. */
export const announcement: unique symbol = Symbol("announcement");
/** An event that changes cards and nothing else: the kernel applies its `change`. */
export const tableOnly: unique symbol = Symbol("tableOnly");

type Reduce<G extends GameTypes, E> = (draft: Draft<State<G>>, event: E) => void;

/**
 * A reducer that says that it changes less than everything: what was derived before may still hold.
 */
export interface Narrow<G extends GameTypes, E> {
  readonly touches: Touch;
  readonly reduce: Reduce<G, E>;
}

/** An event about windows and what has happened lately: it changes what may be done this moment. */
export function bookkeeping<G extends GameTypes, E>(reduce: Reduce<G, E>): Narrow<G, E> {
  return { touches: "moment", reduce };
}

/** An event that changes numbers (life, points, what was counted) and nothing on the table. */
export function offTable<G extends GameTypes, E>(reduce: Reduce<G, E>): Narrow<G, E> {
  return { touches: "numbers", reduce };
}

export type Reducer<G extends GameTypes, E> =
  | typeof announcement
  | typeof tableOnly
  | Narrow<G, E>
  | Reduce<G, E>;

export type ReducerTable<G extends GameTypes> = {
  readonly [T in G["event"]["type"]]: Reducer<G, Extract<G["event"], { readonly type: T }>>;
};

/**
 * Who sees an event. `all`: every field (of `change`, each viewer its share). `nobody`: the
 * referee alone. A function: what those see who are not the referee, or null for nothing.
 */
export type Audience<E> = "all" | "nobody" | ((event: E, sees: SeenBy) => MaskedEvent | null);

export type AudienceTable<G extends GameTypes> = {
  readonly [T in G["event"]["type"]]: Audience<Extract<G["event"], { readonly type: T }>>;
};

/**
 * Whom the rules show the faces of the cards that an event changes, besides those who knew them and
 * those who see them where they lie then. `zones`: nobody. `all`: everybody. A function: these seats.
 * The change says on its own who sees them, and the testkit compares: a draw that names everybody is
 * noticed. So do not read it from the change.
 */
export type FaceAudience<G extends GameTypes, E> =
  | "zones"
  | "all"
  | ((event: E, seating: readonly G["seat"][]) => readonly G["seat"][]);

type WithChange<E> = E extends { readonly type: string }
  ? "change" extends keyof E
    ? E
    : never
  : never;

/** For every event that changes cards. */
export type FaceTable<G extends GameTypes> = {
  readonly [E in WithChange<G["event"]> as E["type"]]: FaceAudience<G, E>;
};

export interface Phase<G extends GameTypes> {
  readonly enter?: (play: Play<G>) => void;
  /** Run one after the other on entering; between them checks, triggers and prompts are settled. */
  readonly steps?: { readonly [step: string]: (play: Play<G>) => void };
  readonly leave?: (play: Play<G>) => void;
  /** Where to go when nothing is left to do, or null to wait for the players. */
  readonly next?: (table: Table<G>) => G["phase"] | null;
}

export type PhaseTable<G extends GameTypes> = { readonly [P in G["phase"]]: Phase<G> };

export interface TaskRule<G extends GameTypes, T> {
  readonly run: (play: Play<G>, task: T) => void;
  /** Whether triggers that wait are served before this task. */
  readonly afterTriggers: boolean;
}

export type TaskTable<G extends GameTypes> = {
  readonly [K in G["task"]["kind"]]: TaskRule<G, Extract<G["task"], { readonly kind: K }>>;
};

/**
 * Emits what the rules demand of the state as it is, and nothing if they demand nothing. It does not
 * look at bookkeeping: it is not asked again before something else has changed.
 */
export type Check<G extends GameTypes> = (play: Play<G>) => void;

export interface TriggerRules<G extends GameTypes> {
  /**
   * Notes before a batch what could trigger: a card that leaves in it still sees it. Looks at the
   * table and nothing else.
   */
  readonly watch: (table: Table<G>) => readonly G["watcher"][];
  /** What the batch has triggered. It may state facts of its own about the batch. */
  readonly match: (
    play: Play<G>,
    watchers: readonly G["watcher"][],
    events: readonly EventOf<G>[],
  ) => readonly G["trigger"][];
  /** Serves the queue: takes a trigger and starts on it, or asks someone which comes first. */
  readonly next: (play: Play<G>) => void;
}

export type { SeatState };
