/**
 * What each clique is made of, in words of the vocabulary: each on two of its cards at least. And
 * all the words there are, so that none of them goes unused in the set.
 */
import {
  ACTIONS,
  ATTRIBUTES,
  type Comparison,
  type Condition,
  type Cost,
  DURATIONS,
  EFFECT_TYPES,
  type Filter,
  KEYWORDS,
  PROTECTIONS,
  RESTRICTIONS,
  type Selection,
  SPELL_TYPES,
  SUMMON_KINDS,
  TRAP_TYPES,
  TRIGGERS,
  type Value,
} from "@ltcg/engine";

interface Duty {
  readonly action?: readonly string[];
  readonly cost?: readonly Cost["kind"][];
  readonly trigger?: readonly (typeof TRIGGERS)[number][];
  readonly duration?: readonly ((typeof DURATIONS)[number] | "number")[];
  readonly type?: readonly (typeof EFFECT_TYPES)[number][];
  readonly condition?: readonly Condition["kind"][];
  readonly value?: readonly string[];
}

const duties: Readonly<Record<string, Duty>> = {
  "sugar-rush": {
    action: ["damage", "boost_attack", "add_vice self", "grant_keyword pierce", "draw", "discard"],
    cost: ["pay_lp", "add_vice"],
    trigger: ["attack_declared", "battle_damage", "life_below", "summoned"],
    duration: ["turn", "until_end_phase"],
    type: ["ignition", "on_summon", "breakdown"],
  },
  "rumor-mill": {
    action: [
      "add_vice opponent",
      "reveal_hand opponent",
      "discard opponent",
      "view_top_cards",
      "mill",
      "boost_defense",
    ],
    cost: ["discard", "pay_clout"],
    trigger: ["vice_added", "vice_near_threshold", "breakdown", "spell_activated", "card_drawn"],
    duration: ["until_next_turn"],
    type: ["trigger", "flip"],
  },
  "swap-table": {
    action: [
      "move_vice",
      "take_control",
      "return_to_hand",
      "rearrange_top_cards",
      "change_position",
      "shuffle_into_deck",
    ],
    cost: ["tribute", "remove_vice"],
    trigger: ["position_changed", "targeted", "effect_activated"],
    duration: ["number"],
    type: ["quick"],
  },
  "compost-club": {
    action: [
      "remove_vice",
      "special_summon graveyard",
      "special_summon banished",
      "search",
      "create_token",
      "banish",
      "mill self",
      "draw",
    ],
    cost: ["banish", "remove_vice", "tribute"],
    trigger: ["destroyed", "sent_to_graveyard", "end_phase"],
    duration: ["permanent"],
    condition: ["count"],
    value: ["cards graveyard"],
  },
  "hall-monitors": {
    action: [
      "destroy",
      ...RESTRICTIONS.map((each) => `apply_restriction ${each}`),
      "stop_attack",
      "negate",
      "modify_cost opponent up",
      "damage per vice",
    ],
    cost: ["pay_clout", "discard"],
    trigger: ["trap_activated", "attack_declared", "turn_start", "draw_phase"],
    duration: ["while_source"],
    type: ["continuous"],
  },
  "salad-bar": {
    action: [
      "heal",
      "remove_vice",
      ...PROTECTIONS.map((each) => `grant_protection ${each}`),
      "gain_clout",
      "modify_cost self down",
      "boost_defense",
      "special_summon hand",
      "special_summon deck",
    ],
    cost: ["pay_lp", "remove_vice"],
    trigger: ["standby_phase", "flipped", "summoned", "life_below"],
    duration: ["until_next_turn", "while_source"],
  },
};

/** The words that so many cards of a clique must have. */
export function dutyOf(clique: string): string[] {
  return Object.entries(duties[clique] ?? {}).flatMap(([kind, words]) =>
    (words as readonly string[]).map((word) => `${kind} ${word}`),
  );
}

const named = (kind: string, words: readonly string[]): string[] =>
  words.map((word) => `${kind} ${word}`);

/** Every member of a union, by the compiler's word. */
const each = <T extends string>(members: Readonly<Record<T, true>>): string[] =>
  Object.keys(members);

const costs = each<Cost["kind"]>({
  pay_lp: true,
  pay_clout: true,
  discard: true,
  tribute: true,
  banish: true,
  remove_vice: true,
  add_vice: true,
});

const filters = each<keyof Filter>({
  cardType: true,
  archetype: true,
  attribute: true,
  minLevel: true,
  maxLevel: true,
  minAttack: true,
  maxAttack: true,
  minDefense: true,
  maxDefense: true,
  position: true,
  face: true,
  minVice: true,
  maxVice: true,
  spellType: true,
  trapType: true,
  name: true,
});

const selections = each<Selection["kind"]>({
  target: true,
  all: true,
  random: true,
  self: true,
  event_card: true,
  equipped: true,
});

const values = each<Exclude<Value, number>["count"]>({
  cards: true,
  vice: true,
  clout: true,
  life: true,
  breakdowns: true,
  chain_length: true,
  turn_number: true,
  event_amount: true,
});

const conditions = each<Condition["kind"]>({
  and: true,
  or: true,
  not: true,
  life: true,
  clout: true,
  breakdowns: true,
  count: true,
  phase: true,
  turn: true,
  chain_length: true,
  summoned_how: true,
  source: true,
});

const comparisons = each<Comparison>({ at_least: true, at_most: true, exactly: true });

export const everyWord: readonly string[] = [
  ...named("action", ACTIONS),
  ...named("action special_summon", ["hand", "deck", "graveyard", "banished", "target"]),
  ...named("action grant_protection", PROTECTIONS),
  ...named("action apply_restriction", RESTRICTIONS),
  ...named("action boost_attack", ["set", "double", "halve"]),
  ...named("action change_position", ["attack", "defense", "face_down"]),
  ...named("trigger", [...TRIGGERS, "optional", "mandatory"]),
  ...named("type", EFFECT_TYPES),
  ...named("duration", [...DURATIONS, "number"]),
  ...named("cost", costs),
  ...named("condition", conditions),
  ...named("comparison", comparisons),
  ...named("value", values),
  ...named("selection", selections),
  ...named("filter", filters),
  ...named("limit", ["once per turn", "hard once per turn"]),
  ...named("summon", SUMMON_KINDS),
  ...named("keyword", KEYWORDS),
  ...named("attribute", ATTRIBUTES),
  ...named("spell", SPELL_TYPES),
  ...named("trap", TRAP_TYPES),
];
