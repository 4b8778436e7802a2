import { expect, test } from "vitest";
import { actionLines } from "./text-actions.ts";

/** Every choice of some of these cards. */
function choices(cards: readonly string[]) {
  const lists = Array.from({ length: 2 ** cards.length }, (_, set) =>
    cards.filter((_card, place) => Math.floor(set / 2 ** place) % 2 === 1),
  );
  return lists.map((list) => ({
    id: `ALTER_HAND ${list.join(",") || "-"}`,
    text: `Put back ${list.join(", ")}`,
    command: { type: "ALTER_HAND", cards: list },
    cards: list.map((card) => ({ card, name: `Card ${card}` })),
    isAnytime: false,
  }));
}

test("many choices of cards are told as the cards, with a legal example that shows how to name several", () => {
  const actions = choices(["c1", "c2", "c3", "c4", "c5"]);
  const [how, ...cards] = actionLines(actions);
  expect(how).toBe("Choose 0 to 5 of these, as in ALTER_HAND c1,c2; for none ALTER_HAND -:");
  expect(cards).toHaveLength(5);
  const pairs = actions.filter(({ command }) => command.cards.length === 2);
  const odd = actions.filter(({ command: { cards: list } }) => list.length !== 2);
  // Not every two can be chosen together: the example is one of those that can.
  expect(actionLines([...odd, ...pairs.slice(-1)])[0]).toContain("as in ALTER_HAND c4,c5;");
});
