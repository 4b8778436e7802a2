/**
 * Random card sets that use the whole vocabulary: a card or more for every kind of effect, trigger,
 * keyword and standing fact, and the rest left to chance.
 */
import type { Stream } from "@tcg/core";
import type {
  Ability,
  CardDefinition,
  Effect,
  KeywordAbility,
  StandingEffect,
  StaticAbility,
} from "../src/cards.ts";
import { complete, type DefinedCards } from "../src/complete-cards.ts";
import {
  INKS,
  type Ink,
  KEYWORDS,
  type Keyword,
  RESTRICTIONS,
  STATS,
  TRIGGERS,
} from "../src/vocabulary.ts";
import { anEffect, anEffectOf, EFFECT_KINDS, playedAndNamed, twoAboutOne } from "./effects.ts";
import {
  aCondition,
  aFilter,
  anAmount,
  aTrigger,
  CLASSIFICATIONS,
  chance,
  someCosts,
} from "./parts.ts";

export function generatedCards(random: Stream): DefinedCards {
  const cards: CardDefinition[] = [];
  const add = (make: (id: string) => CardDefinition): void => {
    cards.push(make(`g${cards.length + 1}`));
  };
  for (const kind of EFFECT_KINDS) {
    add((id) => anAction(random, id, [anEffectOf(random, kind)]));
    add((id) => aPermanent(random, id, [usedOrTriggered(random, [anEffectOf(random, kind)])]));
  }
  for (let i = 0; i < 3; i++) add((id) => anAction(random, id, twoAboutOne(random)));
  for (let i = 0; i < 2; i++) add((id) => anAction(random, id, playedAndNamed(random)));
  for (const on of TRIGGERS) {
    for (let i = 0; i < 2; i++) add((id) => aCharacter(random, id, [aTriggered(random, on)]));
  }
  for (const keyword of KEYWORDS) {
    if (keyword === "sing-together") {
      add((id) => aSong(random, id, [{ kind: "keyword", keyword, value: 4 + random.int(4) }]));
      continue;
    }
    for (let i = 0; i < 3; i++) add((id) => aCharacter(random, id, [aKeyword(random, keyword)]));
  }
  for (const fact of someFacts(random))
    add((id) => aPermanent(random, id, [aStatic(random, fact)]));
  for (const role of CHALLENGE_ROLES) {
    for (let i = 0; i < 3; i++) add((id) => aCharacter(random, id, [aStaticOf(random, role)]));
  }
  for (const ability of replacements(random)) add((id) => aPermanent(random, id, [ability]));
  for (let i = 0; i < 12; i++) add((id) => aLocation(random, id));
  for (let i = 0; i < 20; i++) add((id) => aCharacter(random, id, []));
  // Not checked: the rules stand cards that designers are warned of.
  return complete(Object.fromEntries(cards.map((card) => [card.id, card])));
}

function common(
  random: Stream,
  id: string,
  cost: number,
): Pick<CardDefinition, "id" | "name" | "inks" | "cost" | "inkable"> {
  const first = random.pick(INKS);
  const second = random.pick(INKS);
  const inks: Ink[] = chance(random, 8) && second !== first ? [first, second] : [first];
  return { id, name: `Name ${random.int(12)}`, inks, cost, inkable: !chance(random, 5) };
}

function aCharacter(random: Stream, id: string, abilities: readonly Ability[]): CardDefinition {
  const cost = 1 + random.int(5);
  const base = common(random, id, cost);
  return {
    ...base,
    type: "character",
    version: id,
    ...(chance(random, 10) && { names: [base.name, `Name ${random.int(12)}`] }),
    classifications: [random.pick(CLASSIFICATIONS)],
    strength: random.int(cost + 2),
    willpower: 1 + random.int(cost + 2),
    lore: random.int(3),
    ...(abilities.length > 0 && { abilities }),
  };
}

function anAction(random: Stream, id: string, effects: readonly Effect[]): CardDefinition {
  const isSong = chance(random, 3);
  const cost = 1 + random.int(4);
  return {
    ...common(random, id, cost),
    name: `Deed ${id}`,
    type: "action",
    ...(isSong && { song: true as const }),
    effects,
  };
}

function aSong(random: Stream, id: string, abilities: readonly Ability[]): CardDefinition {
  const effects = [anEffect(random)];
  return {
    ...common(random, id, 3 + random.int(4)),
    name: `Song ${id}`,
    type: "action",
    song: true,
    effects,
    abilities,
  };
}

function aPermanent(random: Stream, id: string, abilities: readonly Ability[]): CardDefinition {
  if (!chance(random, 3)) return aCharacter(random, id, abilities);
  const onItem = abilities.map((ability) =>
    ability.kind === "activated" ? { ...ability, costs: someCosts(random, true) } : ability,
  );
  return {
    ...common(random, id, 1 + random.int(3)),
    name: `Thing ${id}`,
    type: "item",
    abilities: onItem,
  };
}

function aLocation(random: Stream, id: string): CardDefinition {
  const abilities: Ability[] = [];
  if (chance(random, 2)) {
    abilities.push(
      aStatic(
        random,
        { fact: "stat", stat: "strength", amount: 1 },
        { type: "character", at: "this" },
      ),
    );
  }
  if (chance(random, 2)) abilities.push(aTriggered(random, "moves-to-location"));
  return {
    ...common(random, id, 1 + random.int(3)),
    name: `Place ${id}`,
    type: "location",
    version: id,
    moveCost: random.int(3),
    willpower: 3 + random.int(5),
    lore: random.int(2),
    ...(abilities.length > 0 && { abilities }),
  };
}

function aTriggered(random: Stream, on: (typeof TRIGGERS)[number]): Ability {
  return {
    kind: "triggered",
    name: `On ${on}`,
    when: aTrigger(random, on),
    ...(chance(random, 4) && { if: aCondition(random) }),
    ...(chance(random, 5) ? { oncePerTurn: true } : chance(random, 8) && { from: "discard" }),
    effects: [anEffect(random), ...(chance(random, 4) ? [anEffect(random)] : [])],
  };
}

function usedOrTriggered(random: Stream, effects: readonly Effect[]): Ability {
  if (chance(random, 2)) {
    return { kind: "triggered", name: "Played", when: { on: "played", card: "this" }, effects };
  }
  return {
    kind: "activated",
    name: "Used",
    costs: someCosts(random, false),
    ...(chance(random, 4) && { if: aCondition(random) }),
    ...(chance(random, 4) && { oncePerTurn: true as const }),
    effects,
  };
}

const VALUED: readonly Keyword[] = ["challenger", "resist", "singer", "boost", "shift"];

function aKeyword(random: Stream, keyword: Keyword): KeywordAbility {
  if (keyword === "shift") {
    const onto = random.pick([
      undefined,
      undefined,
      "any" as const,
      { classification: random.pick(CLASSIFICATIONS) },
    ]);
    const paid = chance(random, 4)
      ? { costs: [{ pay: "discard", count: 1 } as const] }
      : { value: 1 + random.int(3) };
    return { kind: "keyword", keyword, ...paid, ...(onto !== undefined && { onto }) };
  }
  return {
    kind: "keyword",
    keyword,
    ...(VALUED.includes(keyword) && { value: 1 + random.int(4) }),
  };
}

function aStatic(random: Stream, fact: StandingEffect, where = aFilter(random)): StaticAbility {
  const isOfPlayer =
    ["cost", "extra-cost", "lore-to-win", "inkings", "inkable", "free-to-play"].includes(
      fact.fact,
    ) ||
    (fact.fact === "restriction" && /^(play|draw|gain|lose|discard)/.test(fact.restriction));
  const on = isOfPlayer
    ? { player: random.pick(["you", "opponents"] as const) }
    : fact.fact === "move-cost"
      ? { where: { type: "location" as const } }
      : fact.fact === "restriction"
        ? { where: { type: "character" as const } }
        : chance(random, 3)
          ? "self"
          : { where };
  // Whatever the seed, each restriction must be met: nothing else keeps it from being in force.
  const always = fact.fact === "restriction";
  return {
    kind: "static",
    name: "Standing",
    ...(on !== "self" && chance(random, 8) && { from: "discard" as const }),
    ...(!always && chance(random, 3) && { while: aCondition(random) }),
    on,
    facts: [fact],
  };
}

/** The two that a challenge has: what stands while it goes on. */
export const CHALLENGE_ROLES = ["challenging", "challenged"] as const;

function aStaticOf(random: Stream, role: (typeof CHALLENGE_ROLES)[number]): StaticAbility {
  const fact = random.pick<StandingEffect>([
    { fact: "stat", stat: "strength", amount: anAmount(random, 3) },
    { fact: "stat", stat: "willpower", amount: random.pick([-1, 2]) },
    { fact: "keyword", keyword: "resist", value: 1 },
  ]);
  return {
    kind: "static",
    name: "In a Challenge",
    while: { self: { [role]: true } },
    on: chance(random, 2) ? "self" : { where: aFilter(random) },
    facts: [fact],
  };
}

function someFacts(random: Stream): StandingEffect[] {
  return [
    ...STATS.map(
      (stat) =>
        ({ fact: "stat", stat, amount: chance(random, 2) ? -1 : anAmount(random) }) as const,
    ),
    { fact: "keyword", keyword: "evasive" },
    { fact: "keyword", keyword: "resist", value: 1 },
    { fact: "keyword", keyword: "ward" },
    { fact: "keyword", keyword: "support" },
    ...RESTRICTIONS.map((restriction) => ({ fact: "restriction", restriction }) as const),
    { fact: "permission", permission: "challenge-ready" },
    { fact: "ability", ability: aTriggered(random, "quests") },
    { fact: "cost", amount: -1 },
    { fact: "cost", amount: 1, where: aFilter(random, false) },
    { fact: "extra-cost", cost: { pay: "discard", count: 1 }, where: { type: "action" } },
    { fact: "lore-to-win", amount: 2 },
    { fact: "inkings", amount: 1 },
    { fact: "inkable", where: { type: "character" } },
    { fact: "free-to-play", where: { cost: { max: 2 } } },
    { fact: "move-cost", amount: -1 },
    { fact: "moving-cost", amount: 1 },
    { fact: "enters", exerted: true },
    { fact: "enters", damage: 1 },
  ];
}

function replacements(random: Stream): Ability[] {
  const to = () => (chance(random, 2) ? "self" : { where: aFilter(random) });
  return [
    {
      kind: "replacement",
      name: "Back",
      would: "be-banished",
      to: to(),
      instead: { do: "return-to-hand" },
    },
    {
      kind: "replacement",
      name: "Ink",
      would: "be-banished",
      to: to(),
      instead: { do: "put-into-inkwell", exerted: true },
    },
    {
      kind: "replacement",
      name: "Under",
      would: "be-banished",
      to: to(),
      instead: { do: "put-on-bottom" },
    },
    {
      kind: "replacement",
      name: "Shield",
      would: "be-dealt-damage",
      to: to(),
      instead: { do: "prevent" },
    },
    {
      kind: "replacement",
      name: "Brave",
      would: "be-dealt-damage",
      to: { where: { type: "character", side: "yours", other: true } },
      instead: { do: "put-on-this" },
    },
    {
      kind: "replacement",
      name: "Bold",
      would: "be-dealt-damage",
      to: { where: { type: "character", other: true } },
      instead: { do: "deal-to-this" },
    },
    {
      kind: "replacement",
      name: "Hide",
      would: "be-dealt-damage",
      to: to(),
      instead: { do: "reduce", amount: 1 + random.int(2) },
    },
  ];
}
