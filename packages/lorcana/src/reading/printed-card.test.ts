import { expect, test } from "vitest";
import { defined } from "../../fixtures/defined.ts";
import { character, item, keyword, location, when } from "../../fixtures/table.ts";
import type { Ability, CardDefinition, StaticAbility } from "../cards.ts";
import { completeAbility, completeCard } from "../complete-cards.ts";
import { support } from "../keywords/support.ts";
import { type PrintedCard, readCard as readComplete } from "./printed-card.ts";
import { readCards } from "./read-cards.ts";

const readCard = (card: CardDefinition): PrintedCard => readComplete(completeCard(card));

const draws: Ability = when("quests", [{ do: "draw", amount: 1 }]);
const raises: StaticAbility = {
  kind: "static",
  on: "self",
  facts: [
    { fact: "stat", stat: "lore", amount: 1 },
    { fact: "enters", exerted: true },
    { fact: "stat", stat: "strength", amount: 2 },
  ],
};

test("keywords are read with their values, those that stand for an ability as one ability", () => {
  const card = readCard(
    character("hero", {
      abilities: [
        keyword("support"),
        draws,
        keyword("boost", 1),
        keyword("support"),
        keyword("boost", 3),
      ],
    }),
  );
  expect(card.havings).toEqual([
    { keyword: "support", value: 0 },
    { keyword: "boost", value: 1 },
    { keyword: "support", value: 0 },
    { keyword: "boost", value: 3 },
  ]);
  expect(card.keywords).toEqual(["support", "boost"]);
  expect(card.texts).toEqual([{ ability: completeAbility(draws), key: "1" }]);
  expect(card.abilities.map(({ key }) => key)).toEqual(["1", "support", "boost"]);
  expect(card.abilities[1]?.ability).toBe(completeAbility(support));
  // The best of its values is what it costs.
  expect(card.activated[0]?.ability.costs).toEqual([{ pay: "ink", amount: 3 }]);
  expect(card.triggers.play.map(({ key }) => key)).toEqual(["1", "support"]);
});

test("static abilities are read by where they work and by what they state", () => {
  const card = readCard(
    item("lamp", {
      abilities: [raises, { ...raises, from: "discard" }, { ...raises, from: "hand" }],
    }),
  );
  const [stands] = card.statics.play;
  expect(card.statics.play).toHaveLength(1);
  expect(card.statics.discard).toHaveLength(1);
  expect(card.statics.hand).toHaveLength(1);
  expect([...(stands?.facts.keys() ?? [])]).toEqual(["lore", "enters", "strength"]);
  expect(stands?.facts.get("strength")).toEqual([raises.facts[2]]);
  expect(stands?.isSteady).toBe(true);
  expect(card.entering).toHaveLength(3);
  expect(
    readCard(item("other", { abilities: [{ ...raises, on: { player: "you" } }] })).entering,
  ).toEqual([]);
});

test("a card has the numbers of its type, and 0 where it has none", () => {
  const mill = location("mill", { willpower: 6, lore: 2 });
  expect(readCard(mill).stats).toEqual({ strength: 0, willpower: 6, lore: 2 });
  expect(readCard(character("hero")).stats).toEqual({ strength: 2, willpower: 3, lore: 1 });
  expect(readCard(item("lamp")).stats).toEqual({ strength: 0, willpower: 0, lore: 0 });
});

test("Shift is a character's, and what stands in for something is noted", () => {
  const abilities = [keyword("shift", 3)];
  expect(readCard(character("hero", { abilities })).shift?.value).toBe(3);
  expect(readCard(item("lamp", { abilities })).shift).toBe(null);
  expect(readCard(item("lamp", { abilities })).replaces).toBe(false);
  const shield: Ability = {
    kind: "replacement",
    would: "be-dealt-damage",
    to: "self",
    instead: { do: "prevent" },
  };
  expect(readCard(item("wall", { abilities: [shield] })).replaces).toBe(true);
});

test("only cards that say so do anything from the discard", () => {
  const fromThere = { ...draws, from: "discard" } as Ability;
  const { workInDiscard } = readCards(
    defined([
      character("hero", { abilities: [draws, raises] }),
      character("ghost", { abilities: [fromThere] }),
      item("echo", { abilities: [{ ...raises, from: "discard" }] }),
    ]),
  );
  expect([...workInDiscard]).toEqual(["ghost", "echo"]);
  expect(readCard(character("ghost", { abilities: [fromThere] })).triggers).toEqual({
    play: [],
    discard: [{ ability: completeAbility(fromThere), key: "0" }],
  });
});
