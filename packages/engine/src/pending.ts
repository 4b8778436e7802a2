/** What is under way, as data: activations, the chain, windows, attacks, prompts and tasks. */
import type { AnswerTable, Asked, CardId } from "@tcg/core";
import type { Filter, Side } from "./cards/card.ts";
import type { Occurrence, PendingTrigger, Source } from "./occurrences.ts";
import type { LunchTable } from "./types.ts";
import type { Position, Seat, Speed, WindowKind } from "./vocabulary.ts";

/** An activation on its way to the chain (LT 8.12): targets first, then costs. */
export interface Activation {
  readonly seat: Seat;
  readonly source: Source;
  /** Null for a card that does nothing when it is activated but lie there. */
  readonly effect: string | null;
  readonly via: "spell" | "trap" | "effect";
  /** For each requirement of the effect the cards chosen so far. */
  readonly targets: readonly (readonly CardId[])[];
  /** How many of its costs are paid, and how many cards of the next one. */
  readonly costsPaid: number;
  readonly cardsPaid: number;
  readonly occurrence: Occurrence | null;
  /** A player's own command, not a trigger: in the simple game its targets stay theirs (9.7). */
  readonly byCommand: boolean;
}

export interface ChainLink extends Omit<Activation, "costsPaid" | "cardsPaid" | "byCommand"> {
  readonly speed: Speed;
  readonly negated: boolean;
  /** The card that negated it. */
  readonly negatedBy?: Source;
  /** Its card was gone when it was activated: it triggered on leaving, or before (LT 8.14). */
  readonly sourceLeft?: true;
}

export interface ResponseWindow {
  readonly kind: WindowKind;
  readonly asked: Seat;
  /** Passes in a row. */
  readonly passes: number;
  /** Whether the turn seat may answer with cards from its hand (LT 9.5). */
  readonly fromHand: boolean;
}

export interface PendingAttack {
  readonly attacker: CardId;
  /** Null: direct. */
  readonly target: CardId | null;
  /** How many stereotypes the defender had when it was declared (LT 10.4). */
  readonly defenders: number;
}

/** An action of the resolving link, by its place in the effect. */
export interface ActionTask {
  readonly kind: "action";
  readonly action: number;
  readonly answers: {
    /** Where each seat comes in turn: which one this is about. */
    readonly seat?: Seat;
    /** How many cards are still to come, after those of earlier questions. */
    readonly left?: number;
    /** The cards that were chosen, or the order they were put in. */
    readonly cards?: readonly CardId[];
  };
}

/** A special summon. Without a place its controller is asked for the position, and perhaps a slot. */
export interface SummonTask {
  readonly kind: "summon";
  readonly summon: WaitingSummon;
  /** Without a slot it takes the first free one. */
  readonly answers: { readonly place?: { readonly position: Position; readonly slot?: number } };
}

/** Which cards an action lets a seat choose from: of its own hand or deck, or of public zones. */
export type Pool =
  | {
      readonly from: "hand" | "deck";
      readonly filter?: Filter;
      /** Only what can be summoned. */
      readonly stereotypes?: true;
    }
  | {
      readonly from: "graveyard" | "banished";
      readonly side: Side;
      readonly filter?: Filter;
      readonly stereotypes: true;
    };

/** What a seat is asked to choose cards for. The cards themselves: choices/choice.ts. */
export type Ask =
  | { readonly for: "target"; readonly activation: Activation; readonly requirement: number }
  | { readonly for: "cost"; readonly activation: Activation }
  | ({
      readonly for: "action";
      readonly pool: Pool;
      readonly min: number;
      readonly max: number;
    } & Asked<ActionTask, "cards">)
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
  | ({ readonly kind: "choose_position"; readonly seat: Seat } & Asked<SummonTask, "place">)
  | ({
      readonly kind: "arrange_cards";
      readonly seat: Seat;
      readonly deck: Seat;
      readonly count: number;
    } & Asked<ActionTask, "cards">);

export type PromptKind = Prompt["kind"];

/** The command that answers each. Its move must say so (`MoveOf`, types.ts). */
export const ANSWERS = {
  chain_response: "RESPOND_CHAIN",
  optional_trigger: "RESPOND_OPTIONAL_TRIGGER",
  order_triggers: "ORDER_TRIGGERS",
  replay: "RESPOND_REPLAY",
  choose_cards: "CHOOSE_CARDS",
  choose_position: "CHOOSE_POSITION",
  arrange_cards: "ARRANGE_CARDS",
} as const satisfies AnswerTable<LunchTable>;

export const PROMPT_KINDS = Object.keys(ANSWERS) as readonly PromptKind[];

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
  /** On to the next phase, as the table is then. */
  | { readonly kind: "turn/advance" }
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
  | ActionTask
  | SummonTask
  | { readonly kind: "attack/replay" }
  | { readonly kind: "attack/reveal" }
  | { readonly kind: "attack/damage-window" }
  | { readonly kind: "attack/calculate" };
