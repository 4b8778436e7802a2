/** CR 1.9.2.1: winning and losing come first in a check, and nothing of it comes after them. */
import { expect, test } from "vitest";
import { draw, gain, using } from "../../fixtures/abilities.ts";
import { uses } from "../../fixtures/acts.ts";
import { character, dataOf, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const hit: Extract<Effect, { do: "deal-damage" }> = {
  do: "deal-damage",
  amount: 9,
  target: { pick: "all", where: { name: "foe" } },
};

/** A character whose ability hurts, for which it has the credit, and does something more. */
function used(then: Effect, deck: string[], amount = 9) {
  const hero = character("hero", {
    abilities: [using([{ pay: "ink", amount: 1 }], [{ ...hit, amount }, then])],
  });
  const at = table(
    [hero, character("foe", { willpower: 9 })],
    { seats: { host: { play: ["hero"], deck }, away: { play: ["foe"] } } },
    { maxActionsPerTurn: 1 },
  );
  return uses(at, "host", "hero");
}

test("[CR 1.9.2.1] who has won has won, and the doomed are not banished any more", () => {
  const won = used(gain(20), ["blank"]).ended("lore", "host");
  expect(dataOf(won, "away", "foe").damage).toBe(9);
  const lost = used(draw(1), []).ended("deck-out", "away");
  expect(dataOf(lost, "away", "foe").damage).toBe(9);
});

test("[CR 1.9.2.1] nor is anything tidied up after those who were only hurt", () => {
  const won = used(gain(20), ["blank"], 1).ended("lore", "host");
  const lost = used(draw(1), [], 1).ended("deck-out", "away");
  for (const { events } of [won, lost]) {
    expect(events.map(({ type }) => type)).not.toContain("CREDITS_CLEARED");
  }
});

test("[CR 7.1.7c] a turn without end ends so, whoever was hurt in it", () => {
  const hero = character("hero", {
    abilities: [using([{ pay: "ink", amount: 1 }], [{ ...hit, amount: 1 }])],
  });
  const at = table(
    [hero, character("foe", { willpower: 9 })],
    { seats: { host: { play: ["hero"] }, away: { play: ["foe"] } } },
    { maxActionsPerTurn: 1 },
  );
  const ended = uses(uses(at, "host", "hero"), "host", "hero").ended("loop");
  expect(dataOf(ended, "away", "foe").damage).toBe(2);
});
