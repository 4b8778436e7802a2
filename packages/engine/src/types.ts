/**
 * The nouns of LunchTable on the kernel; occurrences.ts, modifiers.ts and pending.ts have those of
 * what happened, what stands and what is under way. Nothing in a state is secret but the faces of cards and the randomness:
 * prompts, tasks and waiting triggers hold public facts only, and what a seat can choose from is
 * worked out from them (choices/). So masking has nothing to forget.
 */
import type {
  Answering,
  CardId,
  CommandOf as CommandIn,
  DefId,
  Play as KernelPlay,
  State as KernelState,
  Table as KernelTable,
  View as KernelView,
  Move,
} from "@tcg/core";
import type { PrintedCards } from "./cards/printed.ts";
import type { commands } from "./commands.ts";
import type { LunchTableEvent } from "./events.ts";
import type { Modifier } from "./modifiers.ts";
import type { Occurrence, PendingTrigger, Watcher } from "./occurrences.ts";
import type {
  ANSWERS,
  ChainLink,
  LunchTableTask,
  PendingAttack,
  Prompt,
  ResponseWindow,
} from "./pending.ts";
import type { Config } from "./start/config.ts";
import type { LunchTableView } from "./view.ts";
import type { Phase, Position, Seat, SummonKind, Zone } from "./vocabulary.ts";

export type * from "./modifiers.ts";
export type * from "./occurrences.ts";
export type * from "./pending.ts";

export interface Options {
  /** Lists of definition ids (LT 4.1). */
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** LT 2.1: drawn from the match's randomness unless named. */
  readonly firstSeat?: Seat;
}

/** What a card on the table carries. A card that changes zone starts anew (LT 2.7). */
export interface CardData {
  /** Null for what is not a stereotype. */
  readonly position: Position | null;
  readonly vice: number;
  /** The turn it came to the table. */
  readonly turnEntered: number;
  /** How it was summoned; null if it was set or is no stereotype. */
  readonly summoned: SummonKind | null;
  readonly hasAttacked: boolean;
  readonly changedPosition: boolean;
  /** Its control was taken this turn: it may attack (LT 8.16). */
  readonly controlTaken: boolean;
  /** Once-per-turn effects it has used this turn (LT 8.4). */
  readonly usedEffects: readonly string[];
  readonly equippedTo: CardId | null;
  readonly isToken: boolean;
}

export interface SeatData {
  readonly lifePoints: number;
  readonly clout: number;
  readonly breakdownsCaused: number;
  readonly normalSummonUsed: boolean;
}

/** A seat has used an effect of some copy of this card. */
interface PrintedUse {
  readonly seat: Seat;
  readonly def: DefId;
  readonly effect: string;
}

/** This very card has used an effect. */
interface CardUse {
  readonly card: CardId;
  readonly effect: string;
}

export interface Shared {
  readonly firstSeat: Seat;
  readonly turnSeat: Seat;
  /** From 1 on. */
  readonly turnNumber: number;
  /** END_TURN was given and is being carried out (LT 5.7). */
  readonly endingTurn: boolean;
  readonly chain: readonly ChainLink[];
  /** A spell or trap that has come face-up and is about to be a link (LT 8.12). */
  readonly activating: CardId | null;
  readonly window: ResponseWindow | null;
  readonly attack: PendingAttack | null;
  readonly modifiers: readonly Modifier[];
  readonly nextModifier: number;
  /** Printed effects used this turn, for those that are hard once per turn (LT 8.4). */
  readonly hardUsed: readonly PrintedUse[];
  /** Effects used this turn by each card, also by what has left since (LT 8.14). */
  readonly used: readonly CardUse[];
  readonly linksThisTurn: number;
  /** What has happened since a window last closed: what a trap may answer. */
  readonly recent: readonly Occurrence[];
}

export type Command = CommandIn<typeof commands>;

export interface LunchTable {
  printed: PrintedCards;
  seat: Seat;
  zone: Zone;
  phase: Phase;
  config: Config;
  options: Options;
  cardData: CardData;
  seatData: SeatData;
  shared: Shared;
  command: Command;
  event: LunchTableEvent;
  task: LunchTableTask;
  trigger: PendingTrigger;
  watcher: Watcher;
  prompt: Prompt;
  view: LunchTableView;
}

export type State = KernelState<LunchTable>;
/** What rules look at; a `Play` is one. */
export type Table = KernelTable<LunchTable>;
export type Play = KernelPlay<LunchTable>;
export type View = KernelView<LunchTable>;
export type CommandType = Command["type"];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
/** A move must name all that its command answers (pending.ts), and nothing else. */
export type MoveOf<T extends CommandType> = Move<LunchTable, CommandOf<T>> &
  Answering<typeof ANSWERS, T>;
