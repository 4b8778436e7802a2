/**
 * Everything that can happen. One fact, one event: a change is applied by exactly one of these;
 * those marked as announcements in evolve.ts only tell why. Zone changes carry a `change`, of which
 * the kernel shows each viewer its share; everything else in an event is public (types.ts), so the
 * table of audiences is short.
 */
import type {
  AudienceTable,
  CardId,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  Turned,
} from "@tcg/core";
import type {
  ChainLink,
  LunchTable,
  Modifier,
  Occurrence,
  PendingAttack,
  ResponseWindow,
  Snapshot,
  Source,
} from "./types.ts";
import type { Position, Seat, WindowKind } from "./vocabulary.ts";

/** Why a card went to the graveyard. */
export type GraveyardReason =
  | "destroyed"
  | "resolved"
  | "negated"
  | "replaced"
  | "milled"
  | "breakdown"
  | "no_slot"
  | "effect";

export type LunchTableEvent =
  // The course of the match
  | { readonly type: "DECK_PLACED"; readonly seat: Seat; readonly change: Placed }
  | { readonly type: "FIRST_SEAT_DECIDED"; readonly seat: Seat }
  | { readonly type: "TURN_STARTED"; readonly seat: Seat; readonly turn: number }
  | { readonly type: "TURN_ENDING"; readonly seat: Seat }
  | { readonly type: "TURN_ENDED"; readonly seat: Seat; readonly turn: number }
  // Cards on the move
  | {
      readonly type: "CARD_DRAWN";
      readonly seat: Seat;
      readonly why: "opening" | "turn" | "effect";
      readonly change: Moved;
    }
  | { readonly type: "NORMAL_SUMMONED"; readonly seat: Seat; readonly change: Moved }
  | { readonly type: "MONSTER_SET"; readonly seat: Seat; readonly change: Moved }
  | { readonly type: "FLIP_SUMMONED"; readonly seat: Seat; readonly change: Turned }
  | { readonly type: "SPECIAL_SUMMONED"; readonly seat: Seat; readonly change: Moved }
  | { readonly type: "TOKEN_CREATED"; readonly seat: Seat; readonly change: Placed }
  | { readonly type: "TOKEN_REMOVED"; readonly was: Snapshot; readonly change: Removed }
  | {
      readonly type: "TRIBUTE_PAID";
      readonly seat: Seat;
      readonly was: Snapshot;
      readonly change: Moved;
    }
  | { readonly type: "SPELL_TRAP_SET"; readonly seat: Seat; readonly change: Moved }
  | { readonly type: "SPELL_ACTIVATED"; readonly seat: Seat; readonly change: Moved | Turned }
  | { readonly type: "TRAP_ACTIVATED"; readonly seat: Seat; readonly change: Turned }
  | {
      readonly type: "EFFECT_ACTIVATED";
      readonly seat: Seat;
      readonly source: Source;
      readonly effect: string;
    }
  | {
      readonly type: "CARD_TO_GRAVEYARD";
      readonly reason: GraveyardReason;
      /** Null for a card that was not on the table. */
      readonly was: Snapshot | null;
      readonly change: Moved;
    }
  | {
      readonly type: "HAND_DISCARDED";
      readonly seat: Seat;
      readonly why: "cost" | "effect" | "hand_limit";
      readonly change: Moved;
    }
  | { readonly type: "CARD_BANISHED"; readonly was: Snapshot | null; readonly change: Moved }
  | { readonly type: "CARD_TO_HAND"; readonly was: Snapshot | null; readonly change: Moved }
  | { readonly type: "CARD_TO_DECK"; readonly was: Snapshot | null; readonly change: Moved }
  | { readonly type: "DECK_SHUFFLED"; readonly seat: Seat; readonly change: Shuffled }
  /** Fresh order for the top cards of a deck, chosen by `by`. */
  | {
      readonly type: "DECK_ARRANGED";
      readonly seat: Seat;
      readonly by: Seat;
      readonly count: number;
      readonly change: Shuffled;
    }
  | { readonly type: "CARDS_REVEALED"; readonly seat: Seat; readonly change: Learned }
  | { readonly type: "CARDS_VIEWED"; readonly seat: Seat; readonly change: Learned }
  | {
      readonly type: "CONTROL_CHANGED";
      readonly seat: Seat;
      readonly taken: boolean;
      readonly change: HandedOver;
    }
  | { readonly type: "CARD_FLIPPED"; readonly seat: Seat; readonly change: Turned }
  | { readonly type: "CARD_TURNED_DOWN"; readonly seat: Seat; readonly change: Turned }
  | { readonly type: "CARD_EQUIPPED"; readonly card: CardId; readonly to: CardId }
  // Numbers
  | {
      readonly type: "LP_CHANGED";
      readonly seat: Seat;
      readonly amount: number;
      readonly lifePoints: number;
    }
  | {
      readonly type: "CLOUT_CHANGED";
      readonly seat: Seat;
      readonly amount: number;
      readonly clout: number;
    }
  | {
      readonly type: "VICE_COUNTER_ADDED";
      readonly card: CardId;
      readonly count: number;
      readonly vice: number;
    }
  | {
      readonly type: "VICE_COUNTER_REMOVED";
      readonly card: CardId;
      readonly count: number;
      readonly vice: number;
    }
  | { readonly type: "BREAKDOWN_CREDITED"; readonly seat: Seat; readonly breakdownsCaused: number }
  | {
      readonly type: "POSITION_CHANGED";
      readonly card: CardId;
      readonly position: Position;
      readonly byCommand: boolean;
    }
  | { readonly type: "MODIFIER_APPLIED"; readonly modifier: Modifier }
  | { readonly type: "MODIFIER_EXPIRED"; readonly modifier: Modifier }
  /** A turn of those that last a number of turns is over. */
  | { readonly type: "MODIFIERS_AGED" }
  // Announcements: why something happened
  | { readonly type: "BREAKDOWN_TRIGGERED"; readonly was: Snapshot }
  | { readonly type: "CARD_DESTROYED"; readonly was: Snapshot; readonly by: "battle" | "effect" }
  | {
      readonly type: "DAMAGE_DEALT";
      readonly seat: Seat;
      readonly amount: number;
      readonly by: "battle" | "effect";
      readonly source: Snapshot | null;
    }
  | { readonly type: "LIFE_HEALED"; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: "COST_PAID";
      readonly seat: Seat;
      readonly cost: string;
      readonly amount: number;
    }
  | { readonly type: "TARGETS_CHOSEN"; readonly seat: Seat; readonly cards: readonly Snapshot[] }
  | {
      readonly type: "BATTLE_RESOLVED";
      readonly attacker: CardId;
      readonly target: CardId | null;
      readonly destroyed: readonly CardId[];
    }
  // Combat
  | {
      readonly type: "ATTACK_DECLARED";
      readonly seat: Seat;
      readonly attack: PendingAttack;
      readonly was: Snapshot;
    }
  | { readonly type: "ATTACK_REDIRECTED"; readonly attack: PendingAttack }
  | { readonly type: "ATTACK_ENDED"; readonly why: "resolved" | "called_off" | "stopped" | "void" }
  // Chains and windows
  | { readonly type: "CHAIN_STARTED" }
  | { readonly type: "CHAIN_LINK_ADDED"; readonly link: ChainLink }
  | { readonly type: "CHAIN_RESOLVING"; readonly links: number }
  | { readonly type: "CHAIN_LINK_NEGATED"; readonly index: number }
  /** Some targets of a link that begins to resolve are no longer legal: these are left (LT 8.6). */
  | {
      readonly type: "TARGETS_LOST";
      readonly index: number;
      readonly targets: readonly (readonly CardId[])[];
    }
  | { readonly type: "CHAIN_LINK_RESOLVED"; readonly index: number }
  | { readonly type: "CHAIN_RESOLVED" }
  /** What just happened may be answered by traps until the next window has closed. */
  | { readonly type: "FACTS_NOTED"; readonly occurrences: readonly Occurrence[] }
  /** The simple game has looked for traps that answer them (LT 9.7). */
  | { readonly type: "FACTS_FORGOTTEN" }
  | { readonly type: "WINDOW_OPENED"; readonly window: ResponseWindow }
  | { readonly type: "RESPONSE_PASSED"; readonly seat: Seat }
  | { readonly type: "WINDOW_CLOSED"; readonly window: WindowKind }
  | {
      readonly type: "TRIGGER_ACTIVATED" | "TRIGGER_DECLINED" | "TRIGGER_LAPSED";
      readonly seat: Seat;
      readonly source: Source;
      readonly effect: string;
    };

export type EventType = LunchTableEvent["type"];

/** Nothing but the kernel's `change` is ever private. */
export const audiences: AudienceTable<LunchTable> = {
  DECK_PLACED: "all",
  FIRST_SEAT_DECIDED: "all",
  TURN_STARTED: "all",
  TURN_ENDING: "all",
  TURN_ENDED: "all",
  CARD_DRAWN: "all",
  NORMAL_SUMMONED: "all",
  MONSTER_SET: "all",
  FLIP_SUMMONED: "all",
  SPECIAL_SUMMONED: "all",
  TOKEN_CREATED: "all",
  TOKEN_REMOVED: "all",
  TRIBUTE_PAID: "all",
  SPELL_TRAP_SET: "all",
  SPELL_ACTIVATED: "all",
  TRAP_ACTIVATED: "all",
  EFFECT_ACTIVATED: "all",
  CARD_TO_GRAVEYARD: "all",
  HAND_DISCARDED: "all",
  CARD_BANISHED: "all",
  CARD_TO_HAND: "all",
  CARD_TO_DECK: "all",
  DECK_SHUFFLED: "all",
  DECK_ARRANGED: "all",
  CARDS_REVEALED: "all",
  CARDS_VIEWED: "all",
  CONTROL_CHANGED: "all",
  CARD_FLIPPED: "all",
  CARD_TURNED_DOWN: "all",
  CARD_EQUIPPED: "all",
  LP_CHANGED: "all",
  CLOUT_CHANGED: "all",
  VICE_COUNTER_ADDED: "all",
  VICE_COUNTER_REMOVED: "all",
  BREAKDOWN_TRIGGERED: "all",
  BREAKDOWN_CREDITED: "all",
  POSITION_CHANGED: "all",
  MODIFIER_APPLIED: "all",
  MODIFIER_EXPIRED: "all",
  MODIFIERS_AGED: "all",
  CARD_DESTROYED: "all",
  DAMAGE_DEALT: "all",
  LIFE_HEALED: "all",
  COST_PAID: "all",
  TARGETS_CHOSEN: "all",
  BATTLE_RESOLVED: "all",
  ATTACK_DECLARED: "all",
  ATTACK_REDIRECTED: "all",
  ATTACK_ENDED: "all",
  CHAIN_STARTED: "all",
  CHAIN_LINK_ADDED: "all",
  CHAIN_RESOLVING: "all",
  CHAIN_LINK_NEGATED: "all",
  TARGETS_LOST: "all",
  CHAIN_LINK_RESOLVED: "all",
  CHAIN_RESOLVED: "all",
  FACTS_NOTED: "nobody",
  FACTS_FORGOTTEN: "nobody",
  WINDOW_OPENED: "all",
  RESPONSE_PASSED: "all",
  WINDOW_CLOSED: "all",
  TRIGGER_ACTIVATED: "all",
  TRIGGER_DECLINED: "all",
  TRIGGER_LAPSED: "all",
};
