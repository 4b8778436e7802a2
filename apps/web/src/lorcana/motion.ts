/** What is seen of each event of Lorcana. */
import type { Lorcana } from "@tcg/lorcana-engine";
import { type Cue, fly, stamp } from "../motion/cues.ts";
import { cuesBy, type MotionTable } from "../motion/motion-table.ts";

const table: MotionTable<Lorcana> = {
  // Set-up
  DECK_PLACED: null,
  CHOOSER_DECIDED: null,
  STARTING_PLAYER_CHOSEN: null,
  HAND_ALTERED: null,

  // The turn
  TURN_STARTED: ({ seat }) => [{ kind: "turn-begins", seat }],
  ALL_READIED: ({ cards }) => cards.map(({ card }) => turn(card)),
  TURN_BEGINS: null,
  CHARACTERS_DRIED: null,
  TURN_ENDING: null,
  TURN_ENDED: null,
  PLAYER_LEFT: null,
  CARDS_GONE: null,
  TURN_ACTION_TAKEN: null,

  // Cards on the move
  CARD_DRAWN: ({ change }) => fly("draw", change),
  DRAW_FAILED: null,
  CARD_INKED: ({ change }) => fly("set", change),
  PLAY_ANNOUNCED: ({ change }) => fly("slide", change),
  CARD_COVERED: ({ change }) => fly("slide", change),
  CARD_ENTERED: ({ change }) => fly("drop", change),
  CARD_PLAYED: null,
  ACTION_DISCARDED: ({ change }) => fly("slide", change),
  CARD_BANISHED: ({ change }) => fly("crumple", change),
  CARD_RETURNED: ({ change }) => fly("slide", change),
  CARD_LEFT_PLAY: ({ change }) => fly("slide", change),
  STACK_FOLLOWED: ({ change }) => fly("slide", change),
  CARD_DISCARDED: ({ change }) => fly("slide", change),
  CARD_MILLED: ({ change }) => fly("slide", change),
  CARD_TO_HAND: ({ change }) => fly("slide", change),
  CARD_TO_DECK: ({ change }) => fly("slide", change),
  CARD_PUT_UNDER: ({ change }) => fly("slide", change),
  CARDS_REVEALED: ({ change: { cards = [] } }) => cards.map(({ card }) => act(card)),
  CARDS_LOOKED_AT: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],
  DECK_SHUFFLED: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],
  DECK_ARRANGED: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],

  // Conditions and numbers
  CARD_EXERTED: ({ card: { card } }) => [turn(card)],
  CARD_READIED: ({ card: { card } }) => [turn(card)],
  INK_SPENT: null,
  LORE_CHANGED: ({ seat, amount }) => stamp({ seat }, amount),
  DAMAGE_DEALT: ({ card: { card }, amount }) => stamp({ card }, -amount),
  ZERO_DAMAGE_DEALT: ({ card: { card } }) => [none(card)],
  DAMAGE_PUT: ({ card: { card }, amount }) => stamp({ card }, -amount),
  DAMAGE_REMOVED: ({ card: { card }, amount }) => stamp({ card }, amount),
  DAMAGE_MOVED: ({ from, to, amount }) => [
    ...stamp({ card: from.card }, amount),
    ...stamp({ card: to.card }, -amount),
  ],
  DAMAGE_PREVENTED: ({ card: { card } }) => [none(card)],
  CARD_REACHED_LOCATION: ({ card: { card } }) => [turn(card)],
  EFFECT_APPLIED: ({ effect: { on } }) => ("card" in on ? [act(on.card)] : []),
  EFFECTS_EXPIRED: null,
  WATCH_CREATED: null,

  // What is done
  CARD_QUESTED: ({ seat, card: { card, lore } }) => [
    { kind: "gather", from: card, seat, count: lore },
  ],
  SONG_SUNG: ({ singers }) =>
    singers.map(({ card }) => ({ kind: "stamp", on: { card }, text: "♪", tone: "plain" })),
  ABILITY_USED: ({ source: { card } }) => [act(card)],
  ABILITY_SPENT: null,
  CHALLENGE_DECLARED: ({ challenge: { challenger, defender } }) => [
    { kind: "arrow", from: challenger, to: { card: defender } },
    { kind: "lunge", from: challenger, to: { card: defender } },
  ],
  CHALLENGE_ENDED: null,

  // The bag and resolving
  BAG_ADDED: ({ entries }) => entries.map(({ source }) => act(source.card)),
  BAG_HELD: null,
  BAG_TAKEN: null,
  BAG_LAPSED: null,
  RESOLUTION_STARTED: null,
  RESOLUTION_ENDED: null,
  PLAY_POSTPONED: null,
  CARDS_CHOSEN: ({ cards }) => cards.map(({ card }) => ({ kind: "circle", card })),
  REFERENCE_BOUND: null,
  RESULT_NOTED: null,
  CARD_NAMED: null,
  CREDITS_CLEARED: null,
};

export const lorcanaCues = cuesBy(table);

const turn = (card: string): Cue => ({ kind: "turn", card });
const act = (card: string): Cue => ({ kind: "act", card });
const none = (card: string): Cue => ({ kind: "stamp", on: { card }, text: "0", tone: "plain" });
