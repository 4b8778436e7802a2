/** CR 7.1.9.1: what a text speaks of may be gone; CR 1.2.4: what there is to choose, in order. */
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import { action, asked, character, item, table, tableGame, when } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const every = { pick: "all", where: { type: "character" } } as const;
const wipe = action("wipe", [{ do: "banish", target: every }]);
const ifDone = (first: Effect): Effect => ({ do: "if-you-do", first: [first], effects: [gain(7)] });

/** A character whose text is read when an action has banished it. */
function gone(...effects: Effect[]) {
  const hero = character("hero", { abilities: [when("banished", effects)] });
  const at = table([hero, wipe, item("lamp")], {
    seats: { host: { hand: ["wipe"], play: ["hero"] } },
  });
  return plays(at, "host", "wipe");
}

describe("[CR 7.1.9.1] a card that is no longer in play", () => {
  const target = { pick: "it" } as const;

  test.each<Effect>([
    { do: "exert", target },
    { do: "ready", target },
    { do: "put-damage", amount: 1, target },
    { do: "deal-damage", amount: 1, target },
    { do: "modify", stat: "strength", amount: 1, target, duration: "turn" },
    { do: "grant-keyword", keyword: "rush", target, duration: "turn" },
    { do: "banish", target },
    { do: "put-under", target },
  ])("is none to %j", (effect) => {
    const after = gone(ifDone(effect));
    expect(lore(after)).toEqual([0, 0]);
    expect(after.state.shared.effects).toEqual([]);
  });

  test("is one to return, for everybody sees where it went", () => {
    const after = gone(ifDone({ do: "return-to-hand", target }));
    expect(lore(after)).toEqual([7, 0]);
  });

  test("and the other one is nobody where an action has done it", () => {
    const after = gone(ifDone({ do: "banish", target: { pick: "the-other" } }), gain(1));
    expect(lore(after)).toEqual([1, 0]);
  });

  test("leaves no mark for what it does once a turn, where nothing of it waits", () => {
    const hero = character("hero", {
      abilities: [whenever({ on: "banished", card: "this" }, [gain(1)], { oncePerTurn: true })],
    });
    const at = table([hero, wipe], { seats: { host: { hand: ["wipe"], play: ["hero"] } } });
    const after = plays(at, "host", "wipe");
    expect(lore(after)).toEqual([1, 0]);
    expect(after.events.map(({ type }) => type)).not.toContain("ABILITY_SPENT");
  });
});

test("[CR 7.1.2.2b] of nothing nothing is done", () => {
  const procedure = action("deed", [ifDone({ do: "draw", amount: { count: { type: "item" } } })]);
  const rewarded = (...play: string[]) =>
    lore(
      plays(
        table([procedure, item("lamp")], { seats: { host: { hand: ["deed"], play } } }),
        "host",
        "deed",
      ),
    )[0];
  expect(rewarded()).toBe(0);
  expect(rewarded("lamp")).toBe(7);
});

test("[CR 1.2.3] where there is nothing to choose nothing is named", () => {
  const target = { pick: "chosen", where: { type: "character" }, as: "it" } as const;
  const procedure = action("deed", [
    { do: "exert", target },
    { do: "banish", target: { pick: "those", as: "it" } },
    gain(1),
  ]);
  const after = plays(table([procedure], { seats: { host: { hand: ["deed"] } } }), "host", "deed");
  expect(lore(after)).toEqual([1, 0]);
  expect(after.events.map(({ type }) => type)).not.toContain("REFERENCE_BOUND");
});

test("[CR 7.1.2a] what is said of nobody else is about you", () => {
  const isOpen = (host: string[], away: string[]) => {
    const pick = action("pick", [
      { do: "choose-one", options: [[{ do: "discard", amount: 1 }], [gain(1)]] },
    ]);
    const at = table([pick], {
      seats: { host: { hand: ["pick", ...host] }, away: { hand: away } },
    });
    return asked(plays(at, "host", "pick")).includes("host choose_option");
  };
  expect(isOpen(["blank"], [])).toBe(true);
  expect(isOpen([], ["blank"])).toBe(false);
});

test("[CR 7.4.7.2] what was put off comes in the order in which it was said", () => {
  const plan = action("plan", [
    { do: "later", at: "end-of-turn", effects: [gain(1)] },
    { do: "later", at: "end-of-turn", effects: [draw(1)] },
  ]);
  const at = plays(table([plan], { seats: { host: { hand: ["plan"] } } }), "host", "plan");
  at.when("host", "END_TURN").then({
    type: "BAG_ADDED",
    entries: [{ effects: [gain(1)] }, { effects: [draw(1)] }],
  });
});

test("[CR 1.2.4] several cards are offered in one order, whoever's turn it is", () => {
  const poke = action("poke", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" }, count: 2 } },
  ]);
  const set = [poke, character("hero")];
  const at = table(set, {
    shared: { turnSeat: "away" },
    seats: { host: { play: ["hero", "hero"] }, away: { hand: ["poke"], play: ["hero", "hero"] } },
  });
  const asking = plays(at, "away", "poke");
  const offered = tableGame(set)
    .legalMoves(asking.state, "away")
    .flatMap(({ command }) => (command.type === "CHOOSE_CARDS" ? [command.cards] : []));
  const numbers = offered.map((cards) => cards.map((id) => Number(id.slice(1))));
  expect(numbers).toHaveLength(6);
  for (const [first = 0, second = 0] of numbers) expect(first).toBeLessThan(second);
});
