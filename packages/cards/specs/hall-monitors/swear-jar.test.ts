import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, life, on, settle, table } from "../table.ts";

const filled = (lifePoints: number) =>
  settle(
    activate(
      table({
        host: { hand: ["swear-jar", "swear-jar"], deck: ["memo", "blank"] },
        away: { has: { lifePoints } },
      }),
      "host",
      "swear-jar",
    ),
  );

test("it takes what they have above 7500 life, and nothing from whoever has less", () => {
  expect(life(filled(8000))).toEqual([8000, 7500]);
  expect(life(filled(9000))).toEqual([8000, 7500]);
  expect(life(filled(7400))).toEqual([8000, 7400]);
});

test("as it comes, you draw a card", () => {
  const after = filled(8000);
  expect(cardsIn(after, "host", "hand")).toEqual(["swear-jar", "memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "swear-jar")).toBe(true);
});

const theirs = (has: number) =>
  table({
    turn: "away",
    host: { setZone: ["swear-jar"] },
    away: {
      hand: ["memo", "ruler"],
      board: ["nerd"],
      setZone: [faceDown("alarm")],
      has: { clout: has },
    },
  });

test("their spells cost 1 clout more, their traps do not", () => {
  expect(canUse(theirs(0), "away", "memo")).toBe(false);
  expect(clout(settle(activate(theirs(2), "away", "memo")))).toEqual([5, 1]);
  const at = theirs(2);
  expect(clout(settle(activate(at, "away", "ruler", on(at, "away", "nerd"))))).toEqual([5, 0]);
  expect(clout(settle(activate(at, "away", "alarm")))).toEqual([5, 2]);
});

test("your own tongue is free", () => {
  const own = table({ host: { hand: ["memo"], setZone: ["swear-jar"] } });
  expect(clout(settle(activate(own, "host", "memo")))).toEqual([5, 5]);
});
