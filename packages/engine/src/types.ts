/**
 * The nouns of LunchTable on the kernel. Nothing in a state is secret but the faces of cards and
 * the randomness: prompts, tasks and waiting triggers hold public facts only, and what a seat can
 * choose from is worked out from them (choices/). So masking has nothing to forget.
 */
import type {
  CardId,
  CommandOf,
  DefId,
  Play as KernelPlay,
  State as KernelState,
  View as KernelView,
  Move,
} from "@tcg/core";
import type { commands } from "./commands.ts";
import type { Config } from "./config.ts";
import type { LunchTableEvent } from "./events.ts";
import type { LunchTableView } from "./view.ts";
import type {
  Duration,
  Keyword,
  Phase,
  Position,
  Protection,
  Restriction,
  Seat,
  Speed,
  SummonKind,
  TriggerName,
  WindowKind,
  Zone,
} from "./vocabulary.ts";

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

/** A card as it last was: for triggers of what has left (LT 8.14). Public, so without hidden faces. */
export interface Snapshot {
  readonly card: CardId;
  /** Null: it lay face-down, and had no characteristics (LT 8.15). */
  readonly def: DefId | null;
  readonly controller: Seat;
  readonly attack: number;
  readonly defense: number;
  readonly vice: number;
  readonly position: Position | null;
  readonly summoned: SummonKind | null;
}

/** Something happened that triggers and traps can answer. Public facts only. */
export interface Occurrence {
  readonly on: TriggerName;
  /** Whose doing, whose card, whose turn it is about. */
  readonly seat: Seat;
  readonly card?: Snapshot;
  readonly how?: SummonKind;
  readonly by?: "battle" | "effect";
  /** Damage, counters, cards; for `life_below` the life points left. */
  readonly amount?: number;
  /** For `life_below`: the life points before. */
  readonly before?: number;
  /** For activations: the effect's id on its card. */
  readonly effect?: string;
}

/** Where an effect comes from. `card` is its id when it was activated or triggered. */
export interface Source {
  readonly card: CardId;
  readonly def: DefId;
}

export interface PendingTrigger {
  readonly controller: Seat;
  readonly source: Source;
  readonly effect: string;
  readonly optional: boolean;
  readonly occurrence: Occurrence;
  readonly was?: Snapshot;
}

/** An activation on its way to the chain (LT 8.12): targets first, then costs. */
export interface Activation {
  readonly seat: Seat;
  readonly source: Source;
  /** Null for a card that does nothing when it is activated but lie there. */
  readonly effect: string | null;
  readonly via: "spell" | "trap" | "effect";
  /** For each requirement of the effect the cards chosen so far. */
  readonly targets: readonly (readonly CardId[])[];
  /** How many of its costs are paid. */
  readonly costsPaid: number;
  readonly occurrence: Occurrence | null;
  /** A player's own command, not a trigger: in the simple game its targets stay theirs (9.7). */
  readonly byCommand: boolean;
}

export interface ChainLink extends Omit<Activation, "costsPaid" | "byCommand"> {
  readonly speed: Speed;
  readonly negated: boolean;
  /** Its card was gone when it was activated: it triggered on leaving, or before (LT 8.14). */
  readonly sourceLeft?: true;
}

export interface ResponseWindow {
  readonly kind: WindowKind;
  readonly asked: Seat;
  /** Passes in a row. */
  readonly passes: number;
}

export interface PendingAttack {
  readonly attacker: CardId;
  /** Null: direct. */
  readonly target: CardId | null;
  /** How many stereotypes the defender had when it was declared (LT 10.4). */
  readonly defenders: number;
}

export type ModifierFact =
  | {
      readonly kind: "attack" | "defense";
      readonly operation: "set" | "add" | "double" | "halve";
      readonly amount: number;
    }
  | { readonly kind: "protection"; readonly protection: Protection }
  | { readonly kind: "keyword"; readonly keyword: Keyword }
  | { readonly kind: "restriction"; readonly restriction: Restriction }
  | {
      readonly kind: "cost";
      readonly cardType: "spell" | "trap" | null;
      readonly operation: "set" | "add" | "multiply";
      readonly amount: number;
    }
  /** Control was taken from this seat, and goes back to it. */
  | { readonly kind: "control"; readonly from: Seat };

/** LT 8.9 */
export interface Modifier {
  readonly id: number;
  readonly fact: ModifierFact;
  /** A card or a seat. */
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
  readonly source: Source;
  readonly controller: Seat;
  readonly duration: Duration;
  /** In turns, for a duration that is a number. */
  readonly turnsLeft: number | null;
  /** When it began, on the scale of card ids, so that it can be compared with cards. */
  readonly age: number;
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
  /** `seat definition effect` of hard once-per-turn effects used this turn (LT 8.4). */
  readonly hardUsed: readonly string[];
  /** `card effect` of all effects used this turn: what a card that has left had used (LT 8.14). */
  readonly used: readonly string[];
  readonly linksThisTurn: number;
  /** What has happened since a window last closed: what a trap may answer. */
  readonly recent: readonly Occurrence[];
}

/** What a seat is asked to choose cards for. The cards themselves: choices/options.ts. */
export type Ask =
  | { readonly for: "target"; readonly activation: Activation; readonly requirement: number }
  | { readonly for: "cost"; readonly activation: Activation }
  /** An action of the resolving link needs cards; `step` says how far it is. */
  | {
      readonly for: "action";
      readonly action: number;
      readonly step: string;
      readonly count: number;
    }
  | { readonly for: "hand_limit"; readonly count: number };

export type Prompt =
  | { readonly kind: "chain_response"; readonly seat: Seat }
  | { readonly kind: "optional_trigger"; readonly seat: Seat; readonly trigger: PendingTrigger }
  | {
      readonly kind: "order_triggers";
      readonly seat: Seat;
      /** Places in the queue; any of them may come first. */
      readonly triggers: readonly number[];
    }
  | { readonly kind: "replay"; readonly seat: Seat }
  | { readonly kind: "choose_cards"; readonly seat: Seat; readonly ask: Ask }
  /** A special summon waits for its position (LT 6.7) and slot. */
  | { readonly kind: "choose_position"; readonly seat: Seat; readonly summon: WaitingSummon }
  | {
      readonly kind: "arrange_cards";
      readonly seat: Seat;
      readonly deck: Seat;
      readonly count: number;
    };

export type PromptKind = Prompt["kind"];
export const PROMPT_KINDS: readonly PromptKind[] = [
  "chain_response",
  "optional_trigger",
  "order_triggers",
  "replay",
  "choose_cards",
  "choose_position",
  "arrange_cards",
];

/** A card about to be special summoned: its place now is public, or it was just revealed. */
export interface WaitingSummon {
  readonly card: CardId;
  /** Who will control it. */
  readonly seat: Seat;
  /** The effect puts it face-down, in defense position. */
  readonly faceDown?: true;
}

export type LunchTableTask =
  | { readonly kind: "turn/start"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "window"; readonly window: WindowKind; readonly actor: Seat }
  /** The same, but triggers that wait come after it. */
  | { readonly kind: "window/open"; readonly window: WindowKind; readonly actor: Seat }
  | { readonly kind: "window/ask" }
  /** How many of those that wait belong to the chain that is being formed. */
  | { readonly kind: "triggers/chain"; readonly waiting: number }
  | { readonly kind: "activate"; readonly activation: Activation }
  | { readonly kind: "chain/resolve" }
  | { readonly kind: "link/resolve" }
  | { readonly kind: "link/finish" }
  | { readonly kind: "action"; readonly action: number }
  | {
      readonly kind: "action/chosen";
      readonly action: number;
      readonly step: string;
      readonly cards: readonly CardId[];
    }
  /** Without a position its controller is asked; without a slot it takes the first free one. */
  | {
      readonly kind: "summon";
      readonly summon: WaitingSummon;
      readonly position: Position | null;
      readonly slot: number | null;
    }
  | { readonly kind: "attack/replay" }
  | { readonly kind: "attack/reveal" }
  | { readonly kind: "attack/damage-window" }
  | { readonly kind: "attack/calculate" };

export type Command = CommandOf<typeof commands>;

export interface LunchTable {
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

/** An effect that could trigger, with its card as it was before the batch. */
export interface Watcher {
  readonly controller: Seat;
  readonly source: Source;
  readonly effect: string;
  /** Only where the effect's condition asks about its card (LT 8.14). */
  readonly was?: Snapshot;
}

export type State = KernelState<LunchTable>;
export type Play = KernelPlay<LunchTable>;
export type View = KernelView<LunchTable>;
export type MoveOf<T extends Command["type"]> = Move<
  LunchTable,
  Extract<Command, { readonly type: T }>
>;
export type CommandType = Command["type"];
