import { describe, expect, test } from "vitest";
import {
  draw,
  faultsOf,
  lamp,
  lines,
  mate,
  memo,
  type Part,
  quay,
} from "../../fixtures/faulty-cards.ts";

/** The one fault of a card that differs from a good one in this. */
function onlyFault(card: Part, change: Part): string {
  const told = lines(faultsOf({ ...card, ...change }));
  expect(told).toHaveLength(1);
  return told[0] ?? "";
}

describe("a card", () => {
  test.each<[Part, Part, string]>([
    [mate, { type: "charakter" }, "type must be one of character, action, item, location, not"],
    [mate, { type: "charakter" }, "(character?)"],
    [mate, { inks: [] }, "inks must be a list with at least one entry"],
    [mate, { inks: ["ruby", "rubi"] }, "inks[1] must be one of amber"],
    [mate, { inks: ["ruby", "steel", "amber"] }, "inks has one ink or two (CR 6.2.3.1)"],
    [mate, { inks: ["ruby", "ruby"] }, "a second time"],
    [mate, { cost: -1 }, "cost must be a whole number from 0 to 20"],
    [mate, { inkable: "yes" }, "inkable must be true or false"],
    [mate, { willpower: 0 }, "willpower must be a whole number from 1 to 99"],
    [mate, { power: 3 }, "power is no field of a character"],
    [mate, { classifications: ["Sailor", "Sailor"] }, "classifications[1] says"],
    [mate, { names: ["Mate"] }, "names must be a list of at least 2 texts"],
    [mate, { names: ["Mate", "Bo"] }, "names[1] must be a part of the name"],
    [mate, { maxCopies: 0 }, "maxCopies must be a whole number from 1 to 1000"],
    [lamp, { strength: 2 }, "strength is no field of an item"],
    [lamp, { version: "Old" }, "version must be left out: only characters and locations"],
    [memo, { effects: [] }, "effects must be a list with at least one entry"],
    [memo, { song: false }, "song must be true, or left out"],
    [memo, { willpower: 2 }, "willpower is no field of an action"],
    [quay, { moveCost: undefined }, "moveCost is missing"],
  ])("%j with %j: %s", (card, change, told) => {
    expect(onlyFault(card, change)).toContain(told);
  });

  test("names the closest field that is still missing", () => {
    const { willpower: _, ...rest } = mate;
    expect(lines(faultsOf({ ...rest, health: 3 }))).toEqual([
      "mate.willpower is missing; it must be a whole number from 1 to 99",
      expect.stringMatching(/^mate.health is no field of a character; .* \(willpower\?\)$/),
    ]);
  });

  test("may count as several, and be had in any number", () => {
    const pair = { ...mate, name: "Ada & Bo", names: ["Ada", "Bo"], maxCopies: null };
    expect(faultsOf(pair)).toEqual([]);
  });
});

describe("an action", () => {
  const hand = { kind: "static", from: "hand", on: "self", facts: [{ fact: "cost", amount: -1 }] };
  test("has Sing Together if it is a song, and static abilities from the hand", () => {
    const together = { kind: "keyword", keyword: "sing-together", value: 7 };
    expect(faultsOf({ ...memo, song: true, abilities: [together, hand] })).toEqual([]);
    expect(lines(faultsOf({ ...memo, abilities: [together] }))).toEqual([
      "memo.abilities[0].keyword only songs are sung: the action needs `song: true`",
    ]);
  });

  test.each([
    [{ kind: "keyword", keyword: "rush" }, "an action cannot have rush"],
    [{ kind: "triggered", when: { on: "drawn" }, effects: [draw] }, "effects, not abilities"],
    [{ kind: "activated", costs: [{ pay: "ink", amount: 1 }], effects: [draw] }, "not abilities"],
    [{ ...hand, from: undefined, on: { player: "you" } }, "from must be hand"],
  ])("has no %j: %s", (ability, told) => {
    expect(onlyFault(memo, { abilities: [ability] })).toContain(told);
  });
});
