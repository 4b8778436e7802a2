import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  canUse,
  cardsIn,
  choose,
  clout,
  on,
  settle,
  table,
} from "../table.ts";

const start = (graveyard: readonly string[]) =>
  table({
    host: { hand: ["into-the-bin", "into-the-bin"], board: ["nerd"], graveyard },
    away: {
      board: ["bully", faceDown("prefect", { position: "defense" })],
      setZone: ["poster"],
      graveyard: ["memo", "memo", "memo"],
    },
  });

test("one of theirs is gone for good, for two cards of your graveyard and 2 clout", () => {
  const at = start(["memo", "nerd", "handout"]);
  expect(aims(at, "host", "into-the-bin")).toEqual(["away bully", "away prefect"]);
  const paying = activate(at, "host", "into-the-bin", on(at, "away", "bully"));
  const inGraveyard = (def: string) => card(paying, "host", "graveyard", def);
  const after = settle(choose(paying, "host", inGraveyard("memo"), inGraveyard("handout")));
  expect(cardsIn(after, "away", "banished")).toEqual(["bully"]);
  expect(cardsIn(after, "away", "board")).toEqual(["prefect"]);
  expect(cardsIn(after, "host", "banished")).toEqual(["memo", "handout"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["nerd", "into-the-bin"]);
  expect(clout(after)).toEqual([3, 5]);
  // The two that are left pay for the next one.
  expect(canUse(after, "host", "into-the-bin")).toBe(true);
});

test("your own graveyard pays for it", () => {
  expect(canUse(start(["memo"]), "host", "into-the-bin")).toBe(false);
});

test("not between attacks", () => {
  const fight = advance(start(["memo", "nerd"]), "host");
  expect(canUse(fight, "host", "into-the-bin")).toBe(false);
});
