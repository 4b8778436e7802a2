import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  cardsIn,
  endTurn,
  flip,
  life,
  on,
  settle,
  stats,
  summon,
  table,
  worn,
} from "../table.ts";

test("as it comes, all of theirs with two counters or more go", () => {
  const start = table({
    host: { hand: ["vice-principal"], board: [worn("nerd", 2), "bully"] },
    away: { board: [worn("nerd", 1), worn("bully", 2), worn("prefect", 3)] },
  });
  const after = settle(summon(start, "host", "vice-principal", on(start, "host", "bully")));
  expect(cardsIn(after, "away", "board")).toEqual(["nerd"]);
  expect(cardsIn(after, "away", "graveyard").sort()).toEqual(["bully", "prefect"]);
  expect(cardsIn(after, "host", "board").sort()).toEqual(["nerd", "vice-principal"]);
  expect(life(after)).toEqual([8000, 8000]);
});

test("each of their turns starts with 200 damage for each counter they have", () => {
  const start = table({
    host: { board: ["vice-principal", worn("nerd", 1)] },
    away: { board: [worn("bully", 2), worn("prefect", 1)] },
  });
  const theirs = endTurn(start, "host");
  theirs.then({ type: "DAMAGE_DEALT", amount: 600 }, { type: "PHASE_CHANGED", phase: "draw" });
  expect(life(theirs)).toEqual([8000, 7400]);
  expect(life(endTurn(theirs, "away"))).toEqual([8000, 7400]);
  const two = table({
    host: { board: ["vice-principal", "vice-principal"] },
    away: { board: [worn("bully", 1)] },
  });
  expect(life(endTurn(two, "host"))).toEqual([8000, 7600]);
});

test("300 more attack as long as they have caused no breakdown", () => {
  const stands = (host: number, away: number) =>
    stats(
      table({
        host: { board: ["vice-principal", "bully"], has: { breakdownsCaused: host } },
        away: { has: { breakdownsCaused: away } },
      }),
      "host",
      "vice-principal",
    );
  expect(stands(1, 0)).toEqual([2500, 2100]);
  expect(stands(0, 1)).toEqual([2200, 2100]);
});

test("two who come on one turn both clear up", () => {
  const start = table({
    host: {
      hand: ["vice-principal", "did-you-hear"],
      board: [faceDown("vice-principal", { position: "defense" }), "bully"],
    },
    away: { board: ["nerd"] },
  });
  const one = settle(flip(start, "host", "vice-principal"));
  const heard = settle(activate(one, "host", "did-you-hear", on(one, "away", "nerd")));
  const two = settle(summon(heard, "host", "vice-principal", on(heard, "host", "bully")));
  expect(cardsIn(two, "away", "graveyard")).toEqual(["nerd"]);
});
