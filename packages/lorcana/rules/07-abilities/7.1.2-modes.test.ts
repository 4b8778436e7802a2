/** CR 7.1.2a: of which effects it is said that they cannot be done, so that a mode cannot be chosen. */
import { describe, expect, test } from "vitest";
import { draw, gain } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const cards = [character("hero", { willpower: 9 }), item("lamp"), location("mill")];
const hurt = placed("hero", { damage: 1 });
type Seats = NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>;
type Player = NonNullable<Seats["away"]>;

/** Whether "[effects], or gain 7 lore" leaves a choice: with one way open it is taken. */
function isOpen(effects: readonly Effect[], { host = {}, away = {} }: Seats = {}): boolean {
  const pick = action("pick", [{ do: "choose-one", options: [effects, [gain(7)]] }]);
  const seats = { host: { ...host, hand: ["pick", ...(host.hand ?? [])] }, away };
  const after = plays(table([...cards, pick], { seats }), "host", "pick");
  if (asked(after).includes("host choose_option")) return true;
  expect(lore(after)[0]).toBeGreaterThanOrEqual(7);
  return false;
}

describe("[CR 7.1.2a] what chooses a card can be done where there is one", () => {
  const target = { pick: "chosen", where: { type: "character" } } as const;
  const duration = "turn";
  const stronger: Effect = { do: "modify", stat: "strength", amount: 1, target, duration };
  test.each<Effect>([
    { do: "banish", target },
    { do: "deal-damage", amount: 1, target },
    { do: "put-damage", amount: 1, target },
    { do: "remove-damage", amount: 1, target },
    { do: "return-to-hand", target },
    { do: "put-on-deck", target, place: "top" },
    { do: "put-into-inkwell", from: target, exerted: true },
    { do: "ready", target },
    { do: "exert", target },
    stronger,
    { do: "grant-keyword", keyword: "rush", target, duration },
    { do: "grant-ability", ability: keyword("rush"), target, duration },
    { do: "restrict", restriction: "quest", target, duration },
    { do: "permit", permission: "challenge-ready", target, duration },
    { do: "choose-one", options: [[{ do: "banish", target }], [stronger]] },
    { do: "if-you-do", first: [{ do: "banish", target }], effects: [gain(1)] },
  ])("%j", (effect) => {
    expect(isOpen([effect], { away: { play: ["hero"] } })).toBe(true);
    expect(isOpen([effect], { away: { play: ["lamp"] } })).toBe(false);
  });

  test("and what chooses none always", () => {
    expect(isOpen([{ do: "banish", target: { pick: "all", where: { type: "item" } } }])).toBe(true);
  });

  test("of an instruction with a consequence one part is enough", () => {
    const first: Effect[] = [{ do: "banish", target }, draw(1)];
    expect(isOpen([{ do: "if-you-do", first, effects: [gain(1)] }])).toBe(true);
  });
});

describe("[CR 7.1.2a] what moves something needs both its ends", () => {
  const [from, to] = [
    { pick: "chosen", where: { type: "character", damaged: true } },
    { pick: "chosen", where: { type: "character", damaged: false } },
  ] as const;
  const move: Effect = { do: "move-damage", amount: 1, from, to };

  test("damage", () => {
    expect(isOpen([move], { host: { play: ["hero", hurt] } })).toBe(true);
    expect(isOpen([move], { host: { play: [hurt] } })).toBe(false);
    expect(isOpen([move], { host: { play: ["hero"] } })).toBe(false);
  });
});

describe("[CR 7.1.2a] what is about a player needs what is taken from there", () => {
  const who = "opponent";
  test.each<[Effect, Player, Player]>([
    [{ do: "lose-lore", amount: 2, who }, { has: { lore: 1 } }, { has: { lore: 0 } }],
    [{ do: "discard", amount: 2, who }, { hand: ["hero"] }, { hand: [] }],
    [{ do: "mill", amount: 2, who }, { deck: ["hero"] }, { deck: [] }],
    [
      { do: "put-into-inkwell", from: "hand", exerted: true, who },
      { hand: ["hero"], deck: [] },
      { hand: [], deck: ["hero"] },
    ],
    [
      { do: "put-into-inkwell", from: "top-of-deck", exerted: true, who },
      { hand: [], deck: ["hero"] },
      { hand: ["hero"], deck: [] },
    ],
  ])("%j", (effect, some, none) => {
    expect(isOpen([effect], { away: some })).toBe(true);
    expect(isOpen([effect], { away: none })).toBe(false);
    // Of a player who is yet to be chosen it may be either.
    const either = { ...effect, who: "chosen-player" } as Effect;
    expect(isOpen([either], { host: { deck: [] }, away: some })).toBe(true);
    expect(isOpen([either], { host: { deck: [] }, away: none })).toBe(false);
  });

  test("a price that can be paid", () => {
    const price: Effect = { do: "pay", costs: [{ pay: "ink", amount: 3 }], effects: [draw(1)] };
    expect(isOpen([price], { host: { inkwell: Array(4).fill("hero") } })).toBe(true);
    expect(isOpen([price], { host: { inkwell: Array(3).fill("hero") } })).toBe(false);
  });
});
