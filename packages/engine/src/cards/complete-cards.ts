/**
 * Cards with every default filled in, once, by `defineCards`: rules read these, and so does the text of
 * cards. What a card does without has no default and stays out: a condition, a trigger, a filter.
 */
import { type Completion, completion, type Defined } from "@tcg/core/shapes";
import type { ActionKind } from "../vocabulary.ts";
import type {
  Action,
  ActionOf,
  CardDefinition,
  CardTable,
  Effect,
  Selection,
  SpellDefinition,
  StereotypeDefinition,
  TrapDefinition,
  Trigger,
  Value,
} from "./card.ts";

type Nothing = Record<never, never>;
type OptionalKey<T> = { [F in keyof T]-?: Nothing extends Pick<T, F> ? F : never }[keyof T];

/** A default for each field that may be left out, but for those a card can do without. */
type Defaults<T, Without = never> = Required<Pick<T, Exclude<OptionalKey<T>, Without>>>;

/** T with these fields instead of its own by the same names. */
type With<T, Fields> = Omit<T, keyof Fields> & Readonly<Fields>;

type Counted = Exclude<Value, number>;
type CompleteCounted<T extends Counted = Counted> = T extends Counted
  ? T & Defaults<T, "filter">
  : never;
export type CompleteValue = number | CompleteCounted;

type Target = Extract<Selection, { readonly kind: "target" }>;
type CompleteTarget = Target & Defaults<Target>;
export type CompleteSelection = Exclude<Selection, Target> | CompleteTarget;

/** What an action can do without. */
interface Without {
  /** Its controller chooses the position. */
  special_summon: "filter" | "position";
  /** To the other one. */
  change_position: "to";
  /** Of both types. */
  modify_cost: "cardType";
  /** It binds a seat. */
  apply_restriction: "what";
}

type ActionDefaults<K extends ActionKind> = Defaults<
  ActionOf<K>,
  K extends keyof Without ? Without[K] : never
>;

type CompleteField<T> = T extends Target
  ? CompleteTarget
  : T extends Counted
    ? CompleteCounted<T>
    : T;

/** The action of this kind, as rules read it. */
export type CompleteActionOf<K extends ActionKind> = K extends ActionKind
  ? {
      readonly [F in keyof ActionOf<K>]: F extends keyof ActionDefaults<K>
        ? CompleteField<Exclude<ActionOf<K>[F], undefined>>
        : CompleteField<ActionOf<K>[F]>;
    } & { readonly [F in keyof ActionDefaults<K>]: CompleteField<ActionDefaults<K>[F]> }
  : never;
export type CompleteAction = CompleteActionOf<ActionKind>;

export type CompleteTrigger = Trigger & Defaults<Trigger, MayBeAnything>;
/** What a trigger need not ask about. */
type MayBeAnything = "card" | "filter" | "summonKinds" | "by" | "below";

type EffectDefaults = Defaults<Effect, "trigger" | "condition">;
export type CompleteEffect = With<
  Effect,
  EffectDefaults & { actions: readonly CompleteAction[]; trigger?: CompleteTrigger }
>;

type Filled<T> = Defaults<T, "effects" | "archetype" | "flavour" | "attribute" | "token">;
type Complete<T> = With<T, Filled<T> & { effects: readonly CompleteEffect[] }>;

export type CompleteCard =
  | Complete<StereotypeDefinition>
  | Complete<SpellDefinition>
  | Complete<TrapDefinition>;

/** Cards that `defineCards` has checked and completed: nothing else makes a game. */
export type DefinedCards = Defined<CardTable>;

export const { complete, completeCards, areDefined }: Completion<CardDefinition, CompleteCard> =
  completion(completeCard);

export function completeCard(card: CardDefinition): CompleteCard {
  const effects = (card.effects ?? []).map(completeEffect);
  switch (card.type) {
    case "stereotype":
      return { keywords: [], ...card, effects };
    case "spell":
    case "trap":
      return { cost: 0, ...card, effects };
  }
}

const EFFECT: EffectDefaults = {
  onActivation: false,
  costs: [],
  targets: [],
  optional: false,
  oncePerTurn: false,
  hardOncePerTurn: false,
};

export function completeEffect({ trigger, ...effect }: Effect): CompleteEffect {
  return {
    ...EFFECT,
    ...effect,
    ...(trigger && { trigger: completeTrigger(trigger) }),
    actions: effect.actions.map((action) => {
      const filled = completeAction(action);
      // LT 8.9: what a continuous effect states lasts as long as the card lies there.
      return effect.type === "continuous" && "duration" in filled
        ? { ...filled, duration: "while_source" }
        : filled;
    }),
  };
}

function completeTrigger(trigger: Trigger): CompleteTrigger {
  return { side: "any", ...trigger };
}

/** LT 8.8: what is done where an action does not say. */
const ACTIONS: { readonly [K in ActionKind]: ActionDefaults<K> } = {
  draw: { who: "self" },
  damage: { who: "opponent" },
  heal: { who: "self" },
  destroy: {},
  // Double and halve need no amount.
  boost_attack: { operation: "add", amount: 0, duration: "turn" },
  boost_defense: { operation: "add", amount: 0, duration: "turn" },
  discard: { who: "opponent", random: false },
  add_vice: {},
  remove_vice: {},
  special_summon: { count: 1, side: "self", faceDown: false },
  banish: {},
  return_to_hand: {},
  negate: { destroy: false },
  change_position: {},
  mill: { who: "opponent" },
  search: { count: 1 },
  shuffle_into_deck: {},
  gain_clout: { who: "self" },
  create_token: { count: 1, position: "attack" },
  take_control: { duration: "turn" },
  modify_cost: { who: "self", duration: "turn" },
  view_top_cards: { who: "self" },
  rearrange_top_cards: { who: "self" },
  apply_restriction: { who: "opponent", duration: "turn" },
  grant_protection: { duration: "turn" },
  grant_keyword: { duration: "turn" },
  stop_attack: {},
  move_vice: {},
  reveal_hand: { who: "opponent" },
};

export function completeAction(action: Action): CompleteAction {
  const fields = Object.entries({ ...ACTIONS[action.kind], ...action });
  return Object.fromEntries(
    fields.map(([name, field]) => [name, completeField(field)]),
  ) as unknown as CompleteAction;
}

/** A selection or a number that is counted, of which parts can be left out; or anything else. */
function completeField(field: unknown): unknown {
  if (typeof field !== "object" || field === null) return field;
  if ("kind" in field) return field.kind === "target" ? { index: 0, ...field } : field;
  if (!("count" in field)) return field;
  return completeCounted(field as Counted);
}

/** Of whose cards, counters and points, where one has to say: one's own. */
const COUNTED: { readonly [C in Counted["count"]]: Partial<CompleteCounted> } = {
  cards: {},
  vice: { side: "self" },
  clout: { side: "self" },
  life: { side: "self" },
  breakdowns: { side: "self" },
  chain_length: { side: "self" },
  turn_number: { side: "self" },
  event_amount: {},
};

function completeCounted(value: Counted): CompleteCounted {
  return { times: 1, plus: 0, ...COUNTED[value.count], ...value } as CompleteCounted;
}
