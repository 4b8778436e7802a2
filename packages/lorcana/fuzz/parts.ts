/** Random filters, selectors, amounts, conditions, triggers and costs, all well formed. */
import type { Stream } from "@tcg/core";
import type { Amount, Condition, Cost, Filter, Selector, Trigger } from "../src/cards.ts";
import { DEEDS, KEYWORDS, LOG_KEYS, RESULTS, type TriggerName } from "../src/vocabulary.ts";

export const CLASSIFICATIONS = ["Keeper", "Sailor", "Tinker"] as const;

export function chance(random: Stream, oneIn: number): boolean {
  return random.int(oneIn) === 0;
}

/** Characters mostly, with at most one thing asked of them: most filters should find something. */
export function aFilter(random: Stream, sided = true): Filter {
  const side: Filter =
    sided && chance(random, 2) ? { side: random.pick(["yours", "opposing"]) } : {};
  return { type: "character", ...side, ...someProperty(random) };
}

function someProperty(random: Stream): Filter {
  if (!chance(random, 2)) return {};
  return random.pick<() => Filter>([
    () => ({ damaged: chance(random, 2) }),
    () => ({ exerted: chance(random, 2) }),
    () => ({ drying: chance(random, 2) }),
    () => ({ cost: { max: 2 + random.int(4) } }),
    () => ({ cost: { min: 1 + random.int(3) } }),
    () => ({ strength: { max: 2 + random.int(3) } }),
    () => ({ willpower: { min: 1 + random.int(3) } }),
    () => ({ lore: { min: 1 } }),
    () => ({ classification: random.pick(CLASSIFICATIONS) }),
    () => ({ keyword: random.pick(KEYWORDS) }),
    () => ({ ink: random.pick(["amber", "steel", "ruby"]) }),
    () => ({ inkable: chance(random, 2) }),
    () => ({ other: true }),
    () => ({ did: random.pick(DEEDS) }),
    () => ({ at: "a-location" }),
    () => ({ hasUnder: chance(random, 2) }),
    () => ({ challenging: true }),
    () => ({ challenged: true }),
    () => ({ restricted: "quest" }),
    () => ({ not: { damaged: true } }),
    () => ({ any: [{ exerted: true }, { damaged: true }] }),
    () => ({ name: `Name ${random.int(6)}` }),
  ])();
}

/** Compared with something: only where a text looks for cards. */
function aRelativeFilter(random: Stream): Filter {
  const type = "character" as const;
  const of = random.pick<Selector>([{ pick: "self" }, { pick: "it" }]);
  return random.pick<Filter>([
    { type, than: { stat: "strength", is: "less", amount: { stat: "strength", of } } },
    { type, than: { stat: "cost", is: "at-most", amount: { cardsIn: "hand", of: "you" } } },
    { type, namedAs: of },
  ]);
}

/** Cards in play: chosen, all, this, or what the trigger is about. */
export function aTarget(random: Stream, where: Filter = aFilter(random)): Selector {
  return random.pick<() => Selector>([
    () => ({ pick: "chosen", where }),
    () => ({ pick: "chosen", where }),
    () => ({ pick: "chosen", where, count: 2, upTo: true }),
    () => ({ pick: "chosen", where, anyNumber: true }),
    () => ({ pick: "chosen", where: aRelativeFilter(random) }),
    () => ({ pick: "chosen", where, by: "opponent" }),
    () => ({ pick: "chosen", where: { ...where, side: "opposing" }, by: "each-opponent" }),
    () => ({ pick: "all", where }),
    () => ({ pick: "self" }),
    () => ({ pick: "it" }),
    () => ({ pick: "the-other" }),
  ])();
}

export function anAmount(random: Stream, most = 2): Amount {
  if (!chance(random, 4)) return 1 + random.int(most);
  return random.pick<Amount>([
    { count: { type: "character", side: "yours" } },
    { count: { type: "action" }, zone: "discard" },
    { stat: "strength", of: { pick: "self" } },
    { stat: "damage", of: { pick: "it" } },
    { stat: "damage", of: { pick: "all", where: { type: "character", side: "opposing" } } },
    { stat: "lore", of: { pick: "chosen", where: { type: "character", side: "yours" } } },
    { missing: { cardsIn: "hand", of: "you" }, to: 3 },
    { deeds: random.pick(DEEDS), by: { type: "character" } },
    { stat: "cost", of: { pick: "the-other" } },
    { stat: "under", of: { pick: "self" }, times: 2 },
    { cardsIn: "hand", of: "you" },
    { result: random.pick(RESULTS) },
    { loreOf: random.pick(["you", "opponent"]) },
    { happened: "amount" },
  ]);
}

export function aCondition(random: Stream): Condition {
  return random.pick<() => Condition>([
    () => ({ turn: random.pick(["yours", "opponents"]) }),
    () => ({ have: aFilter(random), count: { min: 1 } }),
    () => ({ have: { type: "item", side: "yours" }, count: { max: 1 } }),
    () => ({ have: {}, zone: "discard", count: { min: 2 } }),
    () => ({ self: someProperty(random) }),
    () => ({ it: someProperty(random) }),
    () => ({ lore: random.pick(["you", "opponent"]), is: { min: 2 } }),
    () => ({ cardsIn: "hand", of: random.pick(["you", "opponent"]), is: { max: 4 } }),
    () => ({ cardsIn: "inkwell", of: "you", is: { min: 3 } }),
    () => ({ log: random.pick(LOG_KEYS), of: random.pick(["you", "opponent"]), is: { min: 1 } }),
    () => ({ compare: anAmount(random), is: { min: 1 } }),
    () => ({ more: anAmount(random), than: anAmount(random) }),
    () => ({ those: "that", are: someProperty(random) }),
    () => ({ deed: random.pick(DEEDS), by: { side: "yours", other: true }, is: { min: 1 } }),
    () => ({
      greatest: "strength",
      of: { type: "character", side: "yours" },
      than: { type: "character", side: "opposing" },
    }),
    () => ({ not: { turn: "yours" } }),
    () => ({ all: [{ turn: "yours" }, { have: { type: "character" }, count: { min: 2 } }] }),
    () => ({ any: [{ turn: "yours" }, { lore: "you", is: { min: 5 } }] }),
  ])();
}

const OF_PLAYERS: readonly TriggerName[] = [
  "turn-starts",
  "turn-ends",
  "inked",
  "drawn",
  "lore-gained",
];
const WITH_OTHER: readonly TriggerName[] = ["challenges", "challenged", "banishes-in-challenge"];

export function aTrigger(random: Stream, on: TriggerName): Trigger {
  const turn = random.pick(["your-turn", "opponents-turn", "their-turn"] as const);
  const during = chance(random, 6) ? { during: turn } : {};
  if (OF_PLAYERS.includes(on)) {
    const side = random.pick(["opposing", "any"] as const);
    const nth = on === "inked" || on === "drawn" ? { nth: 1 + random.int(2) } : {};
    return { on, ...(chance(random, 3) && { side }), ...(chance(random, 3) && nth), ...during };
  }
  const other =
    WITH_OTHER.includes(on) && chance(random, 4) ? { other: aFilter(random, false) } : {};
  const inChallenge = on === "banished" && chance(random, 4) ? { inChallenge: true as const } : {};
  const isThis = chance(random, 2);
  // Nothing in play is discarded, and of a card that was in hand little can be asked.
  const card = on === "discarded" ? {} : isThis ? "this" : aFilter(random);
  return { on, card, ...other, ...during, ...inChallenge };
}

/** At most one cost that chooses. */
export function someCosts(random: Stream, isItem: boolean): Cost[] {
  const choosing: readonly Cost[] = [
    { pay: "discard", count: 1 },
    { pay: "discard", count: 1, where: { type: "action" } },
    { pay: "banish", where: { type: "character" } },
    { pay: "banish", where: { type: "item" } },
    { pay: "banish", where: { type: "item", other: true } },
    { pay: "exert-another", where: { type: "character" } },
    { pay: "return-another", where: { type: "character" } },
  ];
  const own: readonly Cost[] = [
    { pay: "exert" },
    { pay: "exert" },
    { pay: "banish-this" },
    ...(isItem ? [] : [{ pay: "damage-this", amount: 1 } as const]),
  ];
  const costs: Cost[] = [];
  if (chance(random, 2)) costs.push({ pay: "ink", amount: 1 + random.int(2) });
  if (chance(random, 2)) costs.push(random.pick(own));
  if (chance(random, 4) || costs.length === 0) costs.push(random.pick(choosing));
  return costs;
}
