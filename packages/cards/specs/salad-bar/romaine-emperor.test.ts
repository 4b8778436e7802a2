import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { aims, clout, flip, on, settle, stats, summon, table } from "../table.ts";

test("comes with 2 clout, and hits 50 harder for each you have", () => {
  const start = table({ host: { hand: ["romaine-emperor"], board: ["nerd", "bully"] } });
  const after = settle(summon(start, "host", "romaine-emperor", on(start, "host", "nerd")));
  expect(clout(after)).toEqual([7, 5]);
  expect(stats(after, "host", "romaine-emperor")).toEqual([2550, 2000]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
});

test("two who come on one turn bring 2 clout each", () => {
  const start = table({
    host: {
      hand: ["romaine-emperor"],
      board: [faceDown("romaine-emperor", { position: "defense" }), "nerd"],
      has: { clout: 0 },
    },
  });
  const one = settle(flip(start, "host", "romaine-emperor"));
  const two = settle(summon(one, "host", "romaine-emperor", on(one, "host", "nerd")));
  expect(clout(two)).toEqual([4, 5]);
});

test("theirs is no clout of yours", () => {
  const start = table({ host: { board: ["romaine-emperor"], has: { clout: 0 } } });
  expect(stats(start, "host", "romaine-emperor")).toEqual([2200, 2000]);
});

const aimedAt = (cloutOf: number, lifePoints: number) =>
  aims(
    table({
      turn: "away",
      host: { board: ["romaine-emperor", "nerd"], has: { clout: cloutOf, lifePoints } },
      away: { hand: ["did-you-hear"] },
    }),
    "away",
    "did-you-hear",
  );

test("nobody points at him while he has 5 clout or 8000 life behind him", () => {
  expect(aimedAt(5, 1000)).toEqual(["host nerd"]);
  expect(aimedAt(6, 1000)).toEqual(["host nerd"]);
  expect(aimedAt(0, 8100)).toEqual(["host nerd"]);
  expect(aimedAt(0, 8000)).toEqual(["host nerd"]);
  expect(aimedAt(4, 7900)).toEqual(["host nerd", "host romaine-emperor"]);
});
