/**
 * The nouns of the kernel. Read this file first: everything else is functions over these types.
 *
 * A game describes itself with one bundle of types (`GameTypes`) instead of a dozen type
 * parameters, so that a rule file reads `Play<Duel>` and nothing more.
 */
import type { CardId, DefId } from "./ids.ts";
import type { RandomState } from "./random.ts";
import type { ByCard, ReadonlyByCard } from "./table/by-card.ts";
import type { TableChange } from "./table/changes.ts";

export interface GameTypes {
  /** The printed cards as rules read them. */
  printed: object;
  /** The seats' names: `"host" | "away"`. */
  seat: string;
  zone: string;
  phase: string;
  /** What a host may change per match. Public. */
  config: object;
  /** What `start` takes besides seed and config: decks, names. Never public. */
  options: object;
  /** What a card carries while it lies on the table: counters, position. Public. */
  cardData: object;
  /** What a seat has besides its zones: life, points. */
  seatData: object;
  /** What the match has besides its seats: whose turn it is. */
  shared: object;
  command: { readonly type: string };
  event: GameEvent;
  /** A piece of work still to be done, as data. */
  task: { readonly kind: string };
  /** A triggered ability that waits. */
  trigger: object;
  /** What could trigger, noted before a batch so that a card that leaves in it still sees it. */
  watcher: unknown;
  prompt: { readonly kind: string; readonly seat: string };
  /** The game's own part of a view. */
  view: object;
}

/** Someone who looks: a seat, a spectator (sees what all seats see), the referee (sees all). */
export type Viewer<G extends GameTypes> = G["seat"] | "spectator" | "referee";
/** Someone who acts. The referee is the host of the match: its clock, never a player. */
export type Actor<G extends GameTypes> = G["seat"] | "referee";

/** A fact. `change` is what it does to the cards; the kernel applies and masks that part. */
export interface GameEvent {
  readonly type: string;
  readonly change?: TableChange;
}

/** One physical card of this match. Its id is the key it is stored under. */
export interface Card<G extends GameTypes> {
  readonly def: DefId;
  readonly owner: G["seat"];
  /** The seat in whose zone it lies: its controller while it is on the table. */
  readonly seat: G["seat"];
  readonly zone: G["zone"];
  readonly faceDown: boolean;
  /** Null in zones that keep nothing but the card itself (hand, deck). */
  readonly data: G["cardData"] | null;
}

/** A zone's content: a pile from top (or oldest) on, or fixed slots of which some are empty. */
export type ZoneContent = readonly (CardId | null)[];

export type SeatState<G extends GameTypes> = { readonly [Z in G["zone"]]: ZoneContent } & Readonly<
  G["seatData"]
>;

/** The whole truth of a match, as JSON. The card definitions are not in it. */
export interface State<G extends GameTypes> {
  readonly seating: readonly G["seat"][];
  readonly config: Readonly<G["config"]>;
  readonly cards: ReadonlyByCard<Card<G>>;
  readonly seats: { readonly [S in G["seat"]]: SeatState<G> };
  readonly shared: Readonly<G["shared"]>;
  readonly phase: G["phase"] | null;
  /** Work under way, the next piece last. Not empty only while a prompt is open. */
  readonly tasks: readonly Task<G>[];
  /** Triggered abilities that wait for their turn. */
  readonly queue: readonly G["trigger"][];
  /** Decisions the game waits for, at most one a seat. */
  readonly prompts: readonly G["prompt"][];
  /** Who learned a face that its zone does not show to them. */
  readonly known: ReadonlyByCard<readonly G["seat"][]>;
  /** The number of the next card id. */
  readonly nextId: number;
  /** No view shows this. */
  readonly random: RandomState;
  readonly outcome: Outcome<G>;
}

export type Outcome<G extends GameTypes> =
  | { readonly status: "running" }
  | {
      readonly status: "ended";
      /** Empty for a draw. */
      readonly winners: readonly G["seat"][];
      readonly reason: string;
    };

/** The kernel's own work: phases are left, entered and stepped through as tasks. */
export type PhaseTask<G extends GameTypes> =
  | { readonly kind: "phase/leave" }
  | { readonly kind: "phase/enter"; readonly phase: G["phase"] }
  | { readonly kind: "phase/step"; readonly phase: G["phase"]; readonly step: string };

export type Task<G extends GameTypes> = PhaseTask<G> | G["task"];

/** A refusal: nothing has happened, and this says why. */
export interface Rejection {
  /** Namespaced: `summon/no-slot`. */
  readonly code: string;
  readonly message: string;
  /** The rule that forbids it, where a rule does: `LT 6.3`. */
  readonly rule?: string;
  /** What a user interface needs to point at the cause. */
  readonly data?: object;
}

export type Decision<G extends GameTypes> =
  | { readonly ok: true; readonly events: readonly EventOf<G>[]; readonly state: State<G> }
  | { readonly ok: false; readonly rejection: Rejection };

export interface LegalMove<G extends GameTypes> {
  /** The command's notation: the same command has the same id. */
  readonly id: string;
  readonly command: G["command"];
  /** For people: what it does. */
  readonly text: string;
}

export type Explanation<G extends GameTypes> =
  | { readonly legal: true; readonly move: LegalMove<G> }
  | { readonly legal: false; readonly rejection: Rejection };

/** Facts about the course of play that every game shares. */
export type KernelEvent<G extends GameTypes> =
  | {
      readonly type: "GAME_STARTED";
      readonly seating: readonly G["seat"][];
      readonly config: Readonly<G["config"]>;
      readonly random: RandomState;
    }
  | { readonly type: "PHASE_CHANGED"; readonly phase: G["phase"] }
  | { readonly type: "PROMPT_OPENED"; readonly prompt: G["prompt"] }
  | { readonly type: "PROMPT_CLOSED"; readonly seat: G["seat"]; readonly kind: string }
  | { readonly type: "TRIGGERS_QUEUED"; readonly triggers: readonly G["trigger"][] }
  | { readonly type: "TRIGGER_TAKEN"; readonly index: number }
  | { readonly type: "WORK_LEFT"; readonly tasks: readonly Task<G>[] }
  | { readonly type: "RANDOM_USED"; readonly stream: string; readonly used: number }
  | {
      readonly type: "GAME_ENDED";
      readonly winners: readonly G["seat"][];
      readonly reason: string;
    };

export type EventOf<G extends GameTypes> = KernelEvent<G> | G["event"];

/** An event as somebody may see it: the same type, perhaps fewer fields. */
export interface MaskedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** `T` with its own fields writable: what a draft hands out. Deeper parts stay read-only. */
export type Writable<T> = T extends readonly (infer U)[]
  ? U[]
  : T extends ReadonlyByCard<infer C>
    ? ByCard<C>
    : { -readonly [K in keyof T]: T[K] };
