import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  on,
  respond,
  settle,
  table,
} from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    phase: "combat",
    turn: "away",
    host: { board, setZone: [faceDown("all-sales-final")] },
    away: {
      board: ["bully", "prefect", faceDown("nerd", { position: "defense" })],
      setZone: ["poster"],
      deck: ["blank"],
    },
  });

test("one of yours for any stereotype of theirs, which is back in the deck", () => {
  const at = start(["nerd", "helper"]);
  const declared = attack(at, "away", "bully", on(at, "host", "nerd"));
  expect(aims(declared, "host", "all-sales-final")).toEqual([
    "away bully",
    "away nerd",
    "away prefect",
  ]);
  const paying = respond(declared, "host", "all-sales-final", on(declared, "away", "prefect"));
  expect(choices(paying, "host")).toEqual(["host helper", "host nerd"]);
  const after = choose(paying, "host", on(paying, "host", "nerd"));
  const done = settle(after);
  expect(cardsIn(done, "away", "board")).toEqual(["bully", "nerd"]);
  expect(cardsIn(done, "away", "deck").sort()).toEqual(["blank", "prefect"]);
  expect(cardsIn(done, "host", "board")).toEqual(["helper"]);
  expect(cardsIn(done, "host", "graveyard")).toEqual(["nerd", "all-sales-final"]);
  expect(clout(done)).toEqual([3, 5]);
});

test("nothing to give, no sale", () => {
  const declared = attack(start([]), "away", "bully");
  expect(canUse(declared, "host", "all-sales-final")).toBe(false);
});

test("two sales in a turn, yours as well", () => {
  const at = table({
    host: {
      board: ["nerd", "helper"],
      setZone: [faceDown("all-sales-final"), faceDown("all-sales-final")],
    },
    away: { board: ["bully", "prefect"] },
  });
  const paying = activate(at, "host", "all-sales-final", on(at, "away", "bully"));
  const once = settle(choose(paying, "host", on(paying, "host", "nerd")));
  expect(aims(once, "host", "all-sales-final")).toEqual(["away prefect"]);
});
