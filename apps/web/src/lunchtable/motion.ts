/** What is seen of each event of LunchTable. */
import type { LunchTable, ModifierFact, Snapshot } from "@ltcg/engine";
import { appear, type Cue, fly, stamp } from "../motion/cues.ts";
import { type Around, cuesBy, type MotionTable } from "../motion/motion-table.ts";

const table: MotionTable<LunchTable> = {
  // The course of the match
  FIRST_SEAT_DECIDED: null,
  DECK_PLACED: null,
  TURN_STARTED: ({ seat }) => [{ kind: "turn-begins", seat }],
  TURN_ENDING: null,
  TURN_ENDED: null,

  // Cards that move, and cards that are shown
  CARD_DRAWN: ({ change }) => fly("draw", change),
  HAND_DISCARDED: ({ change }) => fly("slide", change),
  CARD_TO_HAND: ({ change }) => fly("slide", change),
  CARD_TO_DECK: ({ change }) => fly("slide", change),
  CARD_TO_GRAVEYARD({ reason, change }) {
    // It lies in pieces already.
    if (reason === "breakdown") return [];
    return fly(reason === "destroyed" ? "crumple" : "slide", change);
  },
  CARD_BANISHED: ({ change }) => fly("crumple", change),
  DECK_SHUFFLED: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],
  DECK_ARRANGED: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],
  CARDS_VIEWED: ({ seat }) => [{ kind: "riffle", place: { seat, zone: "deck" } }],
  CARDS_REVEALED: ({ change: { cards = [] } }) => cards.map(({ card }) => ({ kind: "act", card })),

  // Summons, positions and control
  NORMAL_SUMMONED: ({ change }) => fly("drop", change),
  MONSTER_SET: ({ change }) => fly("set", change),
  FLIP_SUMMONED: ({ change: { card } }) => flip(card),
  SPECIAL_SUMMONED: ({ change }) => fly("drop", change),
  TRIBUTE_PAID: ({ change }) => fly("crumple", change),
  TOKEN_CREATED: ({ change }) => appear(change),
  TOKEN_REMOVED({ reason, change: { card, from } }) {
    if (reason === "breakdown") return [];
    const nowhere = { card: undefined, place: undefined };
    return [{ kind: "fly", manner: "crumple", from: { card, place: from }, to: nowhere }];
  },
  CARD_FLIPPED: ({ change: { card } }) => flip(card),
  CARD_TURNED_DOWN: ({ change: { card } }) => flip(card),
  POSITION_CHANGED: ({ card }) => [{ kind: "turn", card }],
  CONTROL_CHANGED: ({ change }) => fly("slide", change),

  // Spells, traps and effects on their way to the chain
  SPELL_TRAP_SET: ({ change }) => fly("set", change),
  SPELL_ACTIVATED: ({ change }) =>
    change.to === undefined ? flip(change.card) : fly("drop", change),
  TRAP_ACTIVATED: ({ change: { card } }) => flip(card),
  EFFECT_ACTIVATED: ({ source: { card } }) => [{ kind: "act", card }],
  TRIGGER_ACTIVATED: ({ source: { card } }) => [{ kind: "act", card }],
  TRIGGER_DECLINED: null,
  TRIGGER_LAPSED: null,
  TARGETS_CHOSEN: ({ cards }) => cards.map(({ card }) => ({ kind: "circle", card })),
  // What is paid is seen itself.
  COST_PAID: null,

  // Chains
  CHAIN_STARTED: null,
  CHAIN_LINK_ADDED: () => [{ kind: "link-on" }],
  CHAIN_RESOLVING: null,
  CHAIN_LINK_NEGATED: ({ index }) => [{ kind: "link-struck", index }],
  TARGETS_LOST: null,
  CARD_EQUIPPED: ({ card }) => [{ kind: "act", card }],
  CHAIN_LINK_RESOLVED: ({ index }) => [{ kind: "link-off", index }],
  CHAIN_RESOLVED: null,

  // Windows
  WINDOW_OPENED: null,
  RESPONSE_PASSED: null,
  WINDOW_CLOSED: null,
  WINDOW_PASSED: null,
  FACTS_NOTED: null,
  FACTS_FORGOTTEN: null,

  // Combat
  ATTACK_DECLARED: ({ attack: { attacker, target } }, around) => [
    { kind: "arrow", from: attacker, to: aim(attacker, target, around) },
  ],
  ATTACK_REDIRECTED: ({ attack: { attacker, target } }, around) => [
    { kind: "arrow", from: attacker, to: aim(attacker, target, around) },
  ],
  BATTLE_RESOLVED: ({ attacker, target }, around) => [
    { kind: "lunge", from: attacker, to: aim(attacker, target, around) },
  ],
  ATTACK_ENDED: null,
  // Its way to the graveyard is seen.
  CARD_DESTROYED: null,

  // Numbers
  DAMAGE_DEALT: null,
  LIFE_HEALED: null,
  LP_CHANGED: ({ seat, amount }) => stamp({ seat }, amount),
  CLOUT_CHANGED: null,
  MODIFIER_APPLIED: ({ modifier: { fact, on } }) => ("card" in on ? changed(on.card, fact) : []),
  MODIFIER_EXPIRED: null,
  MODIFIERS_AGED: null,

  // Vice
  VICE_COUNTER_ADDED: ({ card, count }) => [{ kind: "counter", card, text: `+${count}` }],
  VICE_COUNTER_REMOVED: ({ card, count }) => [{ kind: "counter", card, text: `−${count}` }],
  BREAKDOWN_TRIGGERED: ({ was: { card } }: { readonly was: Snapshot }) => [
    { kind: "shatter", card },
  ],
  BREAKDOWN_CREDITED: null,
};

export const lunchTableCues = cuesBy(table);

const flip = (card: string | undefined): readonly Cue[] =>
  card === undefined ? [] : [{ kind: "flip", card }];

/** Directly at the player across the table, or at a card. */
function aim(attacker: string, target: string | null, { sideOf, seating }: Around) {
  if (target !== null) return { card: target };
  const own = sideOf(attacker);
  return { seat: seating.find((seat) => seat !== own) ?? attacker };
}

/** Attack that is raised or lowered by an amount is a number; all else is only noticed. */
function changed(card: string, fact: ModifierFact): readonly Cue[] {
  if (fact.kind === "attack" && fact.operation === "add") return stamp({ card }, fact.amount);
  return [{ kind: "act", card }];
}
