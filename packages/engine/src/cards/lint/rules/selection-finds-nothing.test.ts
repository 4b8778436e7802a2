import { expect, test } from "vitest";
import { unit } from "../../../../fixtures/duel.ts";
import { busy, kidDoing, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { Action } from "../../card.ts";

const rule = "selection-finds-nothing";
const found = (action: Action): string[] => linted(rule, kidDoing(action), [busy]);
const all = { kind: "all", zone: "board", side: "any" } as const;

test.each<[Action, string, Action]>([
  [
    { kind: "destroy", what: { ...all, filter: { archetype: "jock" } } },
    ".what never finds a card: there are never any “Jock” stereotypes on the board",
    { kind: "destroy", what: { ...all, filter: { archetype: "brain" } } },
  ],
  [
    { kind: "banish", what: { ...all, kind: "random", count: 1, zone: "field" } },
    ".what never finds a card: there are never any cards in either field slot",
    { kind: "banish", what: { ...all, kind: "random", count: 1, zone: "set" } },
  ],
  [
    { kind: "search", filter: { name: "Soup" } },
    ".filter never finds a card: there are never any cards named “Soup” in your deck",
    { kind: "search", filter: { name: "busy" } },
  ],
  [
    { kind: "search", filter: { minVice: 1 } },
    ".filter never finds a card: there are never any stereotypes in your deck with at least 1 vice counter",
    { kind: "search", filter: { maxVice: 1 } },
  ],
  [
    { kind: "special_summon", from: "graveyard", filter: { minLevel: 9 } },
    " never finds a card: there are never any stereotypes of level 9 or higher in your graveyard",
    { kind: "special_summon", from: "graveyard", filter: { minLevel: 3 } },
  ],
  [
    { kind: "special_summon", from: "hand", filter: { cardType: "spell" } },
    ".filter never finds a card: a spell is not summoned",
    { kind: "special_summon", from: "hand", filter: { cardType: "stereotype" } },
  ],
  [
    { kind: "special_summon", from: "deck", filter: { cardType: "trap" } },
    ".filter never finds a card: a trap is not summoned",
    { kind: "special_summon", from: "deck", filter: { archetype: "brain" } },
  ],
  [
    {
      kind: "move_vice",
      count: 1,
      from: { ...all, filter: { minLevel: 9 } },
      to: { kind: "self" },
    },
    ".from never finds a card: there are never any stereotypes of level 9 or higher on the board",
    { kind: "move_vice", count: 1, from: all, to: { kind: "self" } },
  ],
])("[LT 8.15] %j", (never, what, once) => {
  expect(found(never)).toEqual([`actions[0]${what}`]);
  expect(found(once)).toEqual([]);
});

test("[LT 8.9] what stands sees printed values only", () => {
  const strong = { ...all, filter: { minAttack: 1001 } };
  const boosting = kidWith({
    type: "continuous",
    actions: [{ kind: "boost_defense", what: strong, amount: 100 }],
  });
  expect(linted(rule, boosting, [busy])).toHaveLength(1);
  expect(linted(rule, boosting, [busy, unit("bully", { attack: 1001 })])).toEqual([]);
  expect(found({ kind: "boost_defense", what: strong, amount: 100 })).toEqual([]);
});
