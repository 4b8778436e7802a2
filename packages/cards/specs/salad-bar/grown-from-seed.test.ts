import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  on,
  settle,
  table,
} from "../table.ts";

test("one of the clique of level 4 at most grows out of the deck, for 500 life", () => {
  const start = table({
    host: {
      hand: ["grown-from-seed", "grown-from-seed"],
      deck: ["nerd", "garden-club-president", "ranch-smuggler", "memo", "blender-club-captain"],
    },
  });
  const at = settle(activate(start, "host", "grown-from-seed"));
  expect(choices(at, "host")).toEqual(["host blender-club-captain", "host ranch-smuggler"]);
  const after = settle(choose(at, "host", card(at, "host", "deck", "ranch-smuggler")));
  expect(cardsIn(after, "host", "board")).toEqual(["ranch-smuggler"]);
  const grown = after.state.cards.get(on(after, "host", "ranch-smuggler"));
  expect(grown).toMatchObject({ faceDown: false, data: { position: "defense" } });
  expect(cardsIn(after, "host", "deck")).toHaveLength(4);
  expect(life(after)).toEqual([7500, 8000]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "grown-from-seed")).toBe(true);
  expect(canUse(advance(start, "host"), "host", "grown-from-seed")).toBe(false);
});
