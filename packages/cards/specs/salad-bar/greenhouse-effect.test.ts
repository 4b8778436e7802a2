import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  cardsIn,
  choose,
  clout,
  life,
  on,
  settle,
  stats,
  summon,
  table,
} from "../table.ts";

test("your side of the clique gains 400 defense, and no effect destroys it", () => {
  const start = table({
    host: { hand: ["greenhouse-effect", "eraser"], board: ["sprout-intern", "nerd"] },
    away: { board: ["sprout-intern"] },
  });
  const at = settle(activate(start, "host", "greenhouse-effect"));
  expect(clout(at)).toEqual([3, 5]);
  expect(stats(at, "host", "sprout-intern")).toEqual([800, 2200]);
  expect(stats(at, "host", "nerd")).toEqual([500, 1500]);
  expect(stats(at, "away", "sprout-intern")).toEqual([800, 1800]);
  const rubbed = (seat: "host" | "away", def: string) =>
    cardsIn(settle(activate(at, "host", "eraser", on(at, seat, def))), seat, "board");
  expect(aims(at, "host", "eraser")).toContain("host sprout-intern");
  expect(rubbed("host", "sprout-intern")).toEqual(["sprout-intern", "nerd"]);
  expect(rubbed("host", "nerd")).toEqual(["sprout-intern"]);
  expect(rubbed("away", "sprout-intern")).toEqual([]);
  const glass = card(at, "host", "field", "greenhouse-effect");
  expect(cardsIn(settle(activate(at, "host", "eraser", glass)), "host", "field")).toEqual([]);
});

const withFriend = (seat: "host" | "away") => {
  const hand = ["garden-club-president", "sprout-intern"];
  const start = table({
    turn: seat,
    host: { field: ["greenhouse-effect"], ...(seat === "host" && { hand }) },
    away: seat === "away" ? { hand } : {},
  });
  return settle(summon(start, seat, "garden-club-president"));
};

test("400 life for each you special summon, and none for the others", () => {
  const at = withFriend("host");
  expect(life(at)).toEqual([8000, 8000]);
  const after = settle(choose(at, "host", card(at, "host", "hand", "sprout-intern")));
  expect(life(after)).toEqual([8400, 8000]);
  const theirs = withFriend("away");
  const done = settle(choose(theirs, "away", card(theirs, "away", "hand", "sprout-intern")));
  expect(life(done)).toEqual([8000, 8000]);
});

test("and again for the next one on the same turn", () => {
  const start = table({
    host: {
      hand: ["garden-club-president", "sprout-intern", "grown-from-seed"],
      deck: ["ranch-smuggler", "blender-club-captain"],
      field: ["greenhouse-effect"],
    },
  });
  const at = settle(summon(start, "host", "garden-club-president"));
  const one = settle(choose(at, "host", card(at, "host", "hand", "sprout-intern")));
  expect(life(one)).toEqual([8400, 8000]);
  const seeded = settle(activate(one, "host", "grown-from-seed"));
  const two = settle(choose(seeded, "host", card(seeded, "host", "deck", "ranch-smuggler")));
  // The seed itself is 500 life.
  expect(life(two)).toEqual([8300, 8000]);
});
