/** The closed sets of the game. Each is written once; its type is derived from the list. */

export const SEATS = ["host", "away"] as const;
export type Seat = (typeof SEATS)[number];

/** LT 5. */
export const PHASES = [
  "draw",
  "standby",
  "main",
  "combat",
  "main2",
  "breakdown_check",
  "end",
] as const;
export type Phase = (typeof PHASES)[number];

/** LT 3. */
export const ZONES = [
  "deck",
  "hand",
  "board",
  "setZone",
  "field",
  "graveyard",
  "banished",
] as const;
export type Zone = (typeof ZONES)[number];

export const POSITIONS = ["attack", "defense"] as const;
export type Position = (typeof POSITIONS)[number];

export const CARD_TYPES = ["stereotype", "spell", "trap"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** LT 2.3. */
export const ATTRIBUTES = ["fire", "water", "earth", "wind", "light", "dark", "neutral"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const RARITIES = ["common", "uncommon", "rare", "epic", "legendary"] as const;
export type Rarity = (typeof RARITIES)[number];

/** LT 2.4. A `class` card is a spell of subtype field. */
export const SPELL_TYPES = ["normal", "quick-play", "continuous", "equip", "field"] as const;
export type SpellType = (typeof SPELL_TYPES)[number];

/** LT 2.5. */
export const TRAP_TYPES = ["normal", "continuous", "counter"] as const;
export type TrapType = (typeof TRAP_TYPES)[number];

export const KEYWORDS = ["pierce"] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** LT 8.1. */
export const EFFECT_TYPES = [
  "ignition",
  "quick",
  "trigger",
  "on_summon",
  "flip",
  "breakdown",
  "continuous",
] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

/** LT 8.8. */
export const ACTIONS = [
  "draw",
  "damage",
  "heal",
  "destroy",
  "boost_attack",
  "boost_defense",
  "discard",
  "add_vice",
  "remove_vice",
  "special_summon",
  "banish",
  "return_to_hand",
  "negate",
  "change_position",
  "mill",
  "search",
  "shuffle_into_deck",
  "gain_clout",
  "create_token",
  "take_control",
  "modify_cost",
  "view_top_cards",
  "rearrange_top_cards",
  "apply_restriction",
  "grant_protection",
  "grant_keyword",
  "stop_attack",
  "move_vice",
  "reveal_hand",
] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** What an effect of type `trigger`, or a trap, can answer. */
export const TRIGGERS = [
  "summoned",
  "flipped",
  "spell_activated",
  "trap_activated",
  "effect_activated",
  "attack_declared",
  "battle_damage",
  "destroyed",
  "sent_to_graveyard",
  "turn_start",
  "draw_phase",
  "standby_phase",
  "end_phase",
  "card_drawn",
  "life_below",
  "vice_added",
  "vice_near_threshold",
  "breakdown",
  "position_changed",
  "targeted",
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

/** LT 6: how a stereotype came to be face-up on the board. */
export const SUMMON_KINDS = ["normal", "flip", "special"] as const;
export type SummonKind = (typeof SUMMON_KINDS)[number];

/** LT 8.9. A number of turns is written as the number. */
export const DURATIONS = [
  "turn",
  "until_end_phase",
  "until_next_turn",
  "while_source",
  "permanent",
] as const;
export type Duration = (typeof DURATIONS)[number] | number;

/** LT 8.10. */
export const PROTECTIONS = ["battle", "effect", "targeting"] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** What apply_restriction can forbid. */
export const RESTRICTIONS = ["attack", "battle_phase", "draw_phase", "effects"] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** LT 9.3. */
export const WINDOWS = [
  "summon",
  "attack",
  "activation",
  "damage",
  "destruction",
  "end",
  "open",
] as const;
export type WindowKind = (typeof WINDOWS)[number];

/** LT 12.1. */
export const ENDINGS = [
  "lp_zero",
  "deck_out",
  "breakdown",
  "surrender",
  "timeout",
  "loop",
  "turn_limit",
] as const;
export type Ending = (typeof ENDINGS)[number];

export type Speed = 1 | 2 | 3;

export function otherSeat(seat: Seat): Seat {
  return seat === "host" ? "away" : "host";
}
