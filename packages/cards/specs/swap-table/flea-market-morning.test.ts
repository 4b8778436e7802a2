import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  choices,
  choose,
  clout,
  on,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

const start = (phase: "main" | "combat" = "main") =>
  table({
    phase,
    host: {
      board: ["chair-thief", worn("nerd", 1), worn("bully", 2)],
      field: ["flea-market-morning"],
    },
    away: { board: ["chair-thief", worn("nerd", 1), faceDown("bully", { position: "defense" })] },
  });

test("your side of the clique has the good stall", () => {
  expect(stats(start(), "host", "chair-thief")).toEqual([1700, 1200]);
  expect(stats(start(), "host", "bully")).toEqual([1800, 1200]);
  expect(stats(start(), "away", "chair-thief")).toEqual([1600, 1200]);
});

test("one counter of yours is anybody's of theirs, once a turn in your main phase", () => {
  const selling = activate(start(), "host", "flea-market-morning");
  expect(choices(selling, "host")).toEqual(["host bully", "host nerd"]);
  const sold = choose(selling, "host", on(selling, "host", "bully"));
  expect(choices(sold, "host")).toEqual(["away bully", "away chair-thief", "away nerd"]);
  const after = settle(choose(sold, "host", on(sold, "away", "chair-thief")));
  expect([vice(after, "host", "bully"), vice(after, "host", "nerd")]).toEqual([1, 1]);
  expect([vice(after, "away", "chair-thief"), vice(after, "away", "nerd")]).toEqual([1, 1]);
  expect(canUse(after, "host", "flea-market-morning")).toBe(false);
  expect(canUse(start("combat"), "host", "flea-market-morning")).toBe(false);
});

test("a stall costs 2", () => {
  const at = table({ host: { hand: ["flea-market-morning"] } });
  expect(clout(settle(activate(at, "host", "flea-market-morning")))).toEqual([3, 5]);
});

test("a new stall sells anew", () => {
  const at = table({
    host: {
      hand: ["handout"],
      board: [worn("nerd", 2)],
      field: ["flea-market-morning"],
      deck: ["flea-market-morning"],
    },
    away: { board: ["bully"] },
  });
  const selling = activate(at, "host", "flea-market-morning");
  const buying = choose(selling, "host", on(selling, "host", "nerd"));
  const sold = settle(choose(buying, "host", on(buying, "away", "bully")));
  const found = settle(activate(sold, "host", "handout"));
  const moved = settle(activate(found, "host", "flea-market-morning"));
  expect(canUse(moved, "host", "flea-market-morning")).toBe(true);
});
