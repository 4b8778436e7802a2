/**
 * The nouns of the game on the kernel. Those of what happened are in triggers/, of effects that apply
 * in active-effects.ts, of what is under way in pending.ts, of what is asked in prompts.ts. Nothing in a
 * state is secret but the faces of cards and the randomness: prompts, tasks, the bag and effects hold
 * public facts only, so masking has nothing to forget. What a seat can choose from is worked out when it is asked (asking/).
 */
import type {
  Answering,
  CardId,
  CommandOf,
  DefId,
  Play as KernelPlay,
  State as KernelState,
  Table as KernelTable,
  View as KernelView,
  Move,
} from "@tcg/core";
import type { ActiveEffect } from "./active-effects.ts";
import type { commands } from "./commands.ts";
import type { Config } from "./config.ts";
import type { LorcanaEvent } from "./events.ts";
import type { BagEntry, Challenge, LorcanaTask, Resolution } from "./pending.ts";
import type { ANSWERS, Prompt } from "./prompts.ts";
import type { PrintedCards } from "./reading/printed.ts";
import type { Snapshot } from "./triggers/snapshots.ts";
import type { Listeners, Watch } from "./triggers/watchers.ts";
import type { LorcanaView } from "./view.ts";
import type { Deed, LogKey, Phase, Seat, Zone } from "./vocabulary.ts";

export type * from "./active-effects.ts";
export type * from "./pending.ts";
export type * from "./prompts.ts";
export type * from "./triggers/snapshots.ts";
export type * from "./triggers/watchers.ts";

export interface Options {
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** CR 1.10: whoever else brings a deck takes part. */
  readonly thirdDeck?: readonly string[];
  readonly fourthDeck?: readonly string[];
  /** CR 3.1.2: who chooses the starting player. Drawn from the match's randomness unless named. */
  readonly chooser?: Seat;
}

/** Who did it, or to whom it was done: a card as it was known then. */
export interface Done {
  readonly deed: Deed;
  readonly card: CardId;
  readonly def: DefId;
  readonly seat: Seat;
}

/** What a card in play, or under one, carries. */
export interface CardData {
  readonly exerted: boolean;
  /** It was not in play when its player's Set step last began (CR 4.2.2.1, 6.1.4). */
  readonly drying: boolean;
  readonly damage: number;
  /** The location a character is at. */
  readonly at: CardId | null;
  /** Of a card under another: the card on top (CR 5.1.5). */
  readonly beneath: CardId | null;
  /** Once-per-turn abilities it has used this turn. */
  readonly used: readonly string[];
}

export interface SeatData {
  readonly lore: number;
  /** How many of the inkwell's cards are exerted. Which ones nobody can tell (CR 8.5.3). */
  readonly exertedInk: number;
  readonly inkings: number;
  /** CR 1.9.1.2: tried to draw from an empty deck since the last check. */
  readonly failedDraws: number;
  readonly log: { readonly [K in LogKey]: number };
}

export interface Shared {
  /** CR 3.1.2 */
  readonly chooser: Seat;
  readonly startingPlayer: Seat | null;
  /** CR 3.1.6: who has decided about the opening hand, and how many cards went back. */
  readonly altered: readonly { readonly seat: Seat; readonly count: number }[];
  readonly turnSeat: Seat;
  /** CR 1.10.2.3: who has lost while others go on. Not there as long as that is nobody. */
  readonly left?: readonly Seat[];
  /** What has paid for the ability that resolves next, by name. Not there as long as there is none. */
  readonly paid?: Pick<Resolution, "refs" | "players">;
  /** From 1 on; 0 during set-up. */
  readonly turnNumber: number;
  readonly turnActions: number;
  readonly bag: readonly BagEntry[];
  /** Who resolves entries now (CR 8.7.5, 8.7.6). */
  readonly bagHolder: Seat | null;
  readonly nextEntry: number;
  /** What is resolving now, last; more than one only where a card is played in between (2.0). */
  readonly resolutions: readonly Resolution[];
  readonly challenge: Challenge | null;
  readonly effects: readonly ActiveEffect[];
  readonly watches: readonly Watch[];
  readonly nextEffect: number;
  /** What was done this turn, card by card. */
  readonly deeds: readonly Done[];
  /** Who damaged what since the last check (CR 1.9.1.3). */
  readonly credits: Readonly<Record<CardId, Snapshot>>;
  /** Cards that have left play, or lie under another, as they last were, while an ability of theirs may yet resolve. */
  readonly departed: Readonly<Record<CardId, Snapshot>>;
}

export type Command = CommandOf<typeof commands>;

export interface Lorcana {
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
  event: LorcanaEvent;
  task: LorcanaTask;
  trigger: BagEntry;
  watcher: Listeners;
  prompt: Prompt;
  view: LorcanaView;
}

export type State = KernelState<Lorcana>;

/** What rules look at; a `Play` is one. */
export type Table = KernelTable<Lorcana>;

export type Play = KernelPlay<Lorcana>;

export type View = KernelView<Lorcana>;

export type CommandType = Command["type"];

/** A move must name all that its command answers (prompts.ts), and nothing else. */
export type MoveOf<T extends CommandType> = Move<Lorcana, Extract<Command, { readonly type: T }>> &
  Answering<typeof ANSWERS, T>;
