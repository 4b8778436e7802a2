/**
 * Everything that can happen. One fact, one event: a change is applied by exactly one of these;
 * those marked as announcements in evolve.ts only tell why. Zone changes carry a `change`, of which
 * the kernel shows each viewer its share; everything else in an event is public (types.ts).
 */
import type {
  AudienceTable,
  CardId,
  Cleared,
  FaceTable,
  Learned,
  Moved,
  Placed,
  Shuffled,
} from "@tcg/core";
import type { Effect } from "./cards.ts";
import type {
  ActiveEffect,
  BagEntry,
  Challenge,
  How,
  Lorcana,
  Postponed,
  Resolution,
  Snapshot,
  Source,
  Watch,
} from "./types.ts";
import type { Leaving, LogKey, Seat } from "./vocabulary.ts";

export type LorcanaEvent =
  // Set-up (CR 3.1)
  | { readonly type: "DECK_PLACED"; readonly seat: Seat; readonly change: Placed }
  | { readonly type: "CHOOSER_DECIDED"; readonly seat: Seat }
  | { readonly type: "STARTING_PLAYER_CHOSEN"; readonly seat: Seat }
  | { readonly type: "HAND_ALTERED"; readonly seat: Seat; readonly count: number }
  // The turn (CR 4)
  | { readonly type: "TURN_STARTED"; readonly seat: Seat; readonly turn: number }
  | { readonly type: "ALL_READIED"; readonly seat: Seat; readonly cards: readonly Snapshot[] }
  | { readonly type: "TURN_BEGINS"; readonly seat: Seat }
  | { readonly type: "CHARACTERS_DRIED"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: "TURN_ENDING"; readonly seat: Seat }
  | { readonly type: "TURN_ENDED"; readonly seat: Seat; readonly turn: number }
  /** Lost, while others go on (CR 1.10.2.3). */
  | { readonly type: "PLAYER_LEFT"; readonly seat: Seat; readonly why: Leaving }
  /** All cards that a player who left had in a zone. */
  | { readonly type: "CARDS_GONE"; readonly seat: Seat; readonly change: Cleared }
  | { readonly type: "TURN_ACTION_TAKEN"; readonly seat: Seat; readonly action: string }
  // Cards on the move
  | {
      readonly type: "CARD_DRAWN";
      readonly seat: Seat;
      readonly why: "opening" | "turn" | "effect";
      readonly change: Moved;
    }
  | { readonly type: "DRAW_FAILED"; readonly seat: Seat }
  | {
      readonly type: "CARD_INKED";
      readonly seat: Seat;
      readonly why: "turn" | "effect";
      readonly exerted: boolean;
      readonly change: Moved;
    }
  | {
      readonly type: "PLAY_ANNOUNCED";
      readonly seat: Seat;
      readonly how: How;
      readonly change: Moved;
    }
  | { readonly type: "CARD_COVERED"; readonly card: Snapshot; readonly change: Moved }
  | {
      readonly type: "CARD_ENTERED";
      readonly seat: Seat;
      /** The card it was shifted onto, by the id it had in play and has under it now. */
      readonly onto: { readonly was: CardId; readonly is: CardId } | null;
      readonly change: Moved;
    }
  | {
      readonly type: "CARD_PLAYED";
      readonly seat: Seat;
      readonly card: Snapshot;
      readonly how: How;
      /** What it counts as this turn. */
      readonly counts: readonly LogKey[];
    }
  | { readonly type: "ACTION_DISCARDED"; readonly seat: Seat; readonly change: Moved }
  | {
      readonly type: "CARD_BANISHED";
      readonly card: Snapshot;
      readonly by: Snapshot | null;
      readonly inChallenge: boolean;
      readonly change: Moved;
    }
  | { readonly type: "CARD_RETURNED"; readonly card: Snapshot; readonly change: Moved }
  | { readonly type: "CARD_LEFT_PLAY"; readonly card: Snapshot; readonly change: Moved }
  /** A card that was under one that left goes where that went (CR 5.1.7). */
  | { readonly type: "STACK_FOLLOWED"; readonly change: Moved }
  | { readonly type: "CARD_DISCARDED"; readonly seat: Seat; readonly change: Moved }
  | { readonly type: "CARD_MILLED"; readonly seat: Seat; readonly change: Moved }
  | {
      readonly type: "CARD_TO_HAND";
      readonly seat: Seat;
      /** Everybody is shown it on its way; so for those put on a deck. */
      readonly revealed?: true;
      readonly change: Moved;
    }
  | {
      readonly type: "CARD_TO_DECK";
      readonly seat: Seat;
      readonly place: "top" | "bottom";
      readonly revealed?: true;
      readonly change: Moved;
    }
  | { readonly type: "CARD_PUT_UNDER"; readonly top: Snapshot; readonly change: Moved }
  | { readonly type: "CARDS_REVEALED"; readonly seat: Seat; readonly change: Learned }
  | { readonly type: "CARDS_LOOKED_AT"; readonly seat: Seat; readonly change: Learned }
  | { readonly type: "DECK_SHUFFLED"; readonly seat: Seat; readonly change: Shuffled }
  | {
      readonly type: "DECK_ARRANGED";
      readonly seat: Seat;
      readonly count: number;
      readonly change: Shuffled;
    }
  // Conditions and numbers
  | { readonly type: "CARD_EXERTED"; readonly card: Snapshot }
  | { readonly type: "CARD_READIED"; readonly card: Snapshot }
  | { readonly type: "INK_SPENT"; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: "LORE_CHANGED";
      readonly seat: Seat;
      readonly amount: number;
      readonly lore: number;
      readonly why: "quest" | "location" | "effect";
    }
  | {
      readonly type: "DAMAGE_DEALT";
      readonly card: Snapshot;
      readonly amount: number;
      readonly by: Snapshot | null;
      /** CR 4.3.6.13: by the strength of the other one in the challenge. */
      readonly inChallenge?: true;
    }
  | { readonly type: "ZERO_DAMAGE_DEALT"; readonly card: Snapshot; readonly by: Snapshot }
  | {
      readonly type: "DAMAGE_PUT";
      readonly card: Snapshot;
      readonly amount: number;
      readonly by: Snapshot | null;
    }
  | { readonly type: "DAMAGE_REMOVED"; readonly card: Snapshot; readonly amount: number }
  | {
      readonly type: "DAMAGE_MOVED";
      readonly from: Snapshot;
      readonly to: Snapshot;
      readonly amount: number;
      readonly by: Snapshot | null;
    }
  | { readonly type: "DAMAGE_PREVENTED"; readonly card: Snapshot; readonly amount: number }
  | { readonly type: "CARD_REACHED_LOCATION"; readonly card: Snapshot; readonly location: Snapshot }
  | { readonly type: "EFFECT_APPLIED"; readonly effect: ActiveEffect }
  | {
      readonly type: "EFFECTS_EXPIRED";
      readonly effects: readonly number[];
      readonly watches: readonly number[];
    }
  | { readonly type: "WATCH_CREATED"; readonly watch: Watch }
  // What is done
  | { readonly type: "CARD_QUESTED"; readonly seat: Seat; readonly card: Snapshot }
  | {
      readonly type: "SONG_SUNG";
      readonly seat: Seat;
      readonly singers: readonly Snapshot[];
      readonly song: Snapshot;
    }
  | {
      readonly type: "ABILITY_USED";
      readonly seat: Seat;
      readonly source: Source;
      readonly name: string;
    }
  /** Not again this turn. */
  | { readonly type: "ABILITY_SPENT"; readonly card: CardId; readonly once: string }
  | {
      readonly type: "CHALLENGE_DECLARED";
      readonly seat: Seat;
      readonly challenge: Challenge;
      readonly challenger: Snapshot;
      readonly defender: Snapshot;
    }
  | { readonly type: "CHALLENGE_ENDED"; readonly why: "done" | "participant-left" }
  // The bag and resolving (CR 8.7)
  | { readonly type: "BAG_ADDED"; readonly entries: readonly BagEntry[] }
  | { readonly type: "BAG_HELD"; readonly seat: Seat | null }
  | { readonly type: "BAG_TAKEN"; readonly entry: number }
  | { readonly type: "BAG_LAPSED"; readonly entry: BagEntry }
  | {
      readonly type: "RESOLUTION_STARTED";
      readonly resolution: Resolution;
      readonly effects: readonly Effect[];
    }
  | { readonly type: "RESOLUTION_ENDED" }
  | { readonly type: "PLAY_POSTPONED"; readonly play: Postponed }
  | {
      readonly type: "CARDS_CHOSEN";
      readonly seat: Seat;
      readonly cards: readonly Snapshot[];
      readonly byAction: boolean;
      /** CR 10.11: for the strength that Support lends. */
      readonly bySupport?: true;
    }
  | {
      readonly type: "REFERENCE_BOUND";
      readonly as: string;
      readonly cards: readonly CardId[];
      /** As they were in a discard: from there they may go where nobody can look (CR 7.1.9). */
      readonly were?: readonly Snapshot[];
    }
  | { readonly type: "RESULT_NOTED"; readonly as: string; readonly amount: number }
  | { readonly type: "CARD_NAMED"; readonly seat: Seat; readonly name: string }
  /** CR 1.9: the check has looked at what was damaged by whom. */
  | { readonly type: "CREDITS_CLEARED" };

export type EventType = LorcanaEvent["type"];

/** Nothing but the kernel's `change` is ever private. */
export const audiences: AudienceTable<Lorcana> = {
  DECK_PLACED: "all",
  CHOOSER_DECIDED: "all",
  STARTING_PLAYER_CHOSEN: "all",
  HAND_ALTERED: "all",
  TURN_STARTED: "all",
  ALL_READIED: "all",
  TURN_BEGINS: "all",
  CHARACTERS_DRIED: "all",
  TURN_ENDING: "all",
  TURN_ENDED: "all",
  PLAYER_LEFT: "all",
  CARDS_GONE: "all",
  TURN_ACTION_TAKEN: "all",
  CARD_DRAWN: "all",
  DRAW_FAILED: "all",
  CARD_INKED: "all",
  PLAY_ANNOUNCED: "all",
  CARD_COVERED: "all",
  CARD_ENTERED: "all",
  CARD_PLAYED: "all",
  ACTION_DISCARDED: "all",
  CARD_BANISHED: "all",
  CARD_RETURNED: "all",
  CARD_LEFT_PLAY: "all",
  STACK_FOLLOWED: "all",
  CARD_DISCARDED: "all",
  CARD_MILLED: "all",
  CARD_TO_HAND: "all",
  CARD_TO_DECK: "all",
  CARD_PUT_UNDER: "all",
  CARDS_REVEALED: "all",
  CARDS_LOOKED_AT: "all",
  DECK_SHUFFLED: "all",
  DECK_ARRANGED: "all",
  CARD_EXERTED: "all",
  CARD_READIED: "all",
  INK_SPENT: "all",
  LORE_CHANGED: "all",
  DAMAGE_DEALT: "all",
  ZERO_DAMAGE_DEALT: "all",
  DAMAGE_PUT: "all",
  DAMAGE_REMOVED: "all",
  DAMAGE_MOVED: "all",
  DAMAGE_PREVENTED: "all",
  CARD_REACHED_LOCATION: "all",
  EFFECT_APPLIED: "all",
  EFFECTS_EXPIRED: "all",
  WATCH_CREATED: "all",
  CARD_QUESTED: "all",
  SONG_SUNG: "all",
  ABILITY_USED: "all",
  ABILITY_SPENT: "all",
  CHALLENGE_DECLARED: "all",
  CHALLENGE_ENDED: "all",
  BAG_ADDED: "all",
  BAG_HELD: "all",
  BAG_TAKEN: "all",
  BAG_LAPSED: "all",
  RESOLUTION_STARTED: "all",
  RESOLUTION_ENDED: "all",
  PLAY_POSTPONED: "all",
  CARDS_CHOSEN: "all",
  REFERENCE_BOUND: "all",
  RESULT_NOTED: "all",
  CARD_NAMED: "all",
  CREDITS_CLEARED: "all",
};

/** Faces are shown by the zones (CR 8), and by these: */
export const faces: FaceTable<Lorcana> = {
  DECK_PLACED: "zones",
  CARDS_GONE: "zones",
  CARD_DRAWN: "zones",
  // CR 4.3.3.1: shown on its way. CR 8.5.6: by an effect it is not.
  CARD_INKED: ({ why }, seating) => (why === "turn" ? seating : []),
  PLAY_ANNOUNCED: "zones",
  CARD_COVERED: "zones",
  CARD_ENTERED: "zones",
  ACTION_DISCARDED: "zones",
  CARD_BANISHED: "zones",
  CARD_RETURNED: "zones",
  CARD_LEFT_PLAY: "zones",
  STACK_FOLLOWED: "zones",
  CARD_DISCARDED: "zones",
  CARD_MILLED: "zones",
  CARD_TO_HAND: ifRevealed,
  CARD_TO_DECK: ifRevealed,
  CARD_PUT_UNDER: "zones",
  // CR 7.1.10: revealed to all; looked at by one player.
  CARDS_REVEALED: "all",
  CARDS_LOOKED_AT: ({ seat }) => [seat],
  DECK_SHUFFLED: "zones",
  DECK_ARRANGED: "zones",
};

function ifRevealed(
  { revealed }: { readonly revealed?: true },
  seating: readonly Seat[],
): readonly Seat[] {
  return revealed ? seating : [];
}
