import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  on,
  settle,
  table,
} from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    host: {
      hand: ["full-circle", "full-circle"],
      board,
      graveyard: [
        "mushroom-enthusiast",
        "the-great-decomposer",
        "bin-ranger",
        "prefect",
        "into-the-bin",
      ],
    },
    away: { board: ["bully"], graveyard: ["mushroom-enthusiast"] },
  });

test("one of yours goes and one of the club of level 5 or higher comes back", () => {
  const at = start(["nerd", "bully"]);
  expect(aims(at, "host", "full-circle")).toEqual([
    "host mushroom-enthusiast",
    "host the-great-decomposer",
  ]);
  const aim = card(at, "host", "graveyard", "mushroom-enthusiast");
  const paying = activate(at, "host", "full-circle", aim);
  expect(choices(paying, "host")).toEqual(["host bully", "host nerd"]);
  const asked = settle(choose(paying, "host", on(paying, "host", "nerd")));
  const after = settle(asked.when("host", "CHOOSE_POSITION attack"));
  expect(cardsIn(after, "host", "board").sort()).toEqual(["bully", "mushroom-enthusiast"]);
  expect(cardsIn(after, "host", "graveyard")).toContain("nerd");
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "full-circle")).toBe(true);
});

test("without anybody to go, nobody comes, and nobody does during combat", () => {
  expect(canUse(advance(start(["nerd"]), "host"), "host", "full-circle")).toBe(false);
  expect(canUse(start([]), "host", "full-circle")).toBe(false);
});
