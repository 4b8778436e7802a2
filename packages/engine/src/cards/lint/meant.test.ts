import { expect, test } from "vitest";
import { unit } from "../../../fixtures/duel.ts";
import { DRAW, kidWith } from "../../../fixtures/linted.ts";
import type { Effect } from "../card.ts";
import { lintCards } from "./index.ts";

const cook = unit("cook", { name: "Lunch Cook", archetype: "kitchen" });

function meant(effect: Omit<Effect, "id">): (string | undefined)[] {
  const kid = kidWith({ oncePerTurn: true, ...effect });
  return lintCards({ kid, cook }).map(({ suggestion }) => suggestion);
}

const targeting = (filter: object): Omit<Effect, "id"> => ({
  type: "ignition",
  targets: [{ zone: "board", side: "any", count: 1, filter }],
  actions: [{ kind: "destroy", what: { kind: "target" } }],
});

test("a name or an archetype that no card has is guessed, wherever it stands", () => {
  expect(meant(targeting({ name: "Lunch Cok" }))).toEqual(["Lunch Cook"]);
  expect(meant(targeting({ archetype: "kitchn" }))).toEqual(["kitchen"]);
  const search = { kind: "search", filter: { name: "lunch cook" } } as const;
  expect(meant({ type: "ignition", actions: [search] })).toEqual(["Lunch Cook"]);
  const cost = { kind: "tribute", count: 1, filter: { archetype: "Kitchen" } } as const;
  expect(meant({ type: "ignition", costs: [cost], actions: [DRAW] })).toEqual(["kitchen"]);
  const filter = { name: "Lunch Cooks" };
  const seen = {
    kind: "count",
    zone: "board",
    side: "any",
    filter,
    is: "at_least",
    amount: 1,
  } as const;
  expect(meant({ type: "ignition", condition: seen, actions: [DRAW] })).toEqual(["Lunch Cook"]);
});

test("nothing is guessed where nothing is near, or where the words are right", () => {
  expect(meant(targeting({ name: "Headmaster" }))).toEqual([undefined]);
  expect(meant(targeting({ name: "Lunch Cook", minLevel: 12 }))).toEqual([undefined]);
  expect(meant({ type: "breakdown", actions: [DRAW] })).toEqual([undefined]);
});

test("a word that is right is passed over for one that is not", () => {
  expect(meant(targeting({ name: "Lunch Cook", archetype: "kitchn" }))).toEqual(["kitchen"]);
  expect(meant(targeting({ archetype: "kitchen", name: "Lunch Cok" }))).toEqual(["Lunch Cook"]);
});

test("a guess stands at the place that has the word, not at another of the effect", () => {
  const search = { kind: "search", filter: { name: "Lunch Cok" } } as const;
  const trigger = { on: "vice_added" } as const;
  expect(meant({ type: "trigger", trigger, actions: [DRAW, search] })).toEqual([
    undefined,
    "Lunch Cook",
  ]);
});
