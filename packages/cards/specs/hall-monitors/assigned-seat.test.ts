import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  canUse,
  clout,
  endTurn,
  on,
  settle,
  stats,
  table,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["assigned-seat", "memo"], board: ["nerd"], setZone: ["poster", "poster"] },
    away: { board: ["bully", "helper", faceDown("prefect", { position: "defense" })] },
  });

const seated = (def: string) => {
  const at = start();
  return settle(activate(at, "host", "assigned-seat", on(at, "away", def)));
};

test("one of theirs with 1500 defense or less, that can be seen, has half its attack", () => {
  const some = table({
    host: { hand: ["assigned-seat"], board: ["bully"] },
    away: { board: ["nerd", "sash-cadet", faceDown("bully", { position: "defense" })] },
  });
  expect(aims(some, "host", "assigned-seat")).toEqual(["away nerd"]);
  const after = seated("bully");
  expect(stats(after, "away", "bully")).toEqual([900, 1200]);
  expect(stats(after, "away", "helper")).toEqual([1000, 1000]);
  expect(clout(after)).toEqual([3, 5]);
});

test("for as long as the card is there", () => {
  const round = endTurn(endTurn(seated("bully"), "host"), "away");
  expect(stats(round, "away", "bully")).toEqual([900, 1200]);
  const mine = advance(advance(round, "host"), "host");
  const after = mine.when("host", {
    type: "SET_SPELL_TRAP",
    card: card(mine, "host", "hand", "memo"),
    replace: card(mine, "host", "setZone", "assigned-seat"),
  });
  expect(stats(after, "away", "bully")).toEqual([1800, 1200]);
});

test("whoever sits there cannot use effects, the others can", () => {
  const theirs = (def: string) => {
    const draw = endTurn(seated(def), "host");
    return advance(advance(draw, "away"), "away");
  };
  expect(canUse(theirs("helper"), "away", "helper")).toBe(false);
  expect(canUse(theirs("bully"), "away", "helper")).toBe(true);
});

test("there is more than one seat", () => {
  const at = table({
    host: { hand: ["assigned-seat", "assigned-seat"] },
    away: { board: ["bully", "nerd"] },
  });
  const one = settle(activate(at, "host", "assigned-seat", on(at, "away", "bully")));
  const two = settle(activate(one, "host", "assigned-seat", on(one, "away", "nerd")));
  expect(stats(two, "away", "bully")).toEqual([900, 1200]);
  expect(stats(two, "away", "nerd")).toEqual([250, 1500]);
});
