import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  asked,
  attack,
  canUse,
  clout,
  crowdedHand,
  endTurn,
  lasting,
  life,
  on,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

const passed = () => {
  const start = table({
    host: {
      hand: ["hot-potato-salad", "hot-potato-salad"],
      board: [worn("nerd", 1), worn("helper", 2)],
    },
    away: {
      hand: crowdedHand,
      board: [worn("bully", 0), faceDown("nerd", { position: "defense" }), "prefect"],
    },
  });
  expect(aims(start, "host", "hot-potato-salad")).toEqual([
    "away bully",
    "away nerd",
    "away prefect",
  ]);
  return settle(activate(start, "host", "hot-potato-salad", on(start, "away", "prefect")));
};
const toCombat = (at: ReturnType<typeof table>) =>
  advance(advance(advance(at, "away"), "away"), "away");

test("two of the counters on yours, wherever they are, go to one of theirs", () => {
  const after = passed();
  expect([vice(after, "host", "nerd"), vice(after, "host", "helper")]).toEqual([0, 1]);
  expect([vice(after, "away", "prefect"), vice(after, "away", "bully")]).toEqual([2, 0]);
  expect(clout(after)).toEqual([4, 5]);
});

test("what they carry themselves stays where it is", () => {
  const start = table({
    host: { hand: ["hot-potato-salad"], board: [worn("nerd", 1)] },
    away: { board: [worn("bully", 2), "prefect"] },
  });
  const after = settle(activate(start, "host", "hot-potato-salad", on(start, "away", "prefect")));
  expect([vice(after, "away", "prefect"), vice(after, "away", "bully")]).toEqual([1, 2]);
});

test("whoever holds it does not attack on their next turn, and no longer", () => {
  const theirs = toCombat(endTurn(passed(), "host"));
  const nerd = on(theirs, "host", "nerd");
  attack(theirs, "away", "prefect", nerd).refused("attack/forbidden");
  const hit = settle(attack(theirs, "away", "bully", nerd));
  expect(life(hit)).toEqual([6700, 8000]);
  const ended = endTurn(theirs, "away");
  expect([asked(ended), lasting(ended)]).toEqual([["away choose_cards"], []]);
});

test("there may be another in the same turn, but not in the middle of a fight", () => {
  const after = passed();
  expect(canUse(after, "host", "hot-potato-salad")).toBe(true);
  expect(canUse(advance(after, "host"), "host", "hot-potato-salad")).toBe(false);
});
