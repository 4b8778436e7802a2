import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, endTurn, life, settle, table } from "../table.ts";

test("100 damage for each card in their graveyard", () => {
  const start = table({
    host: {
      setZone: [faceDown("raccoon-patrol"), faceDown("raccoon-patrol")],
      graveyard: ["memo"],
    },
    away: { graveyard: ["memo", "nerd", "alarm"] },
  });
  const after = settle(activate(start, "host", "raccoon-patrol"));
  expect(life(after)).toEqual([8000, 7700]);
  expect(clout(after)).toEqual([3, 5]);
  expect(cardsIn(after, "host", "setZone")).toEqual(["raccoon-patrol", "raccoon-patrol"]);
  expect(canUse(after, "host", "raccoon-patrol")).toBe(true);
});

const night = (graveyard: readonly string[], turn: "host" | "away") =>
  endTurn(
    table({
      turn,
      host: { setZone: ["raccoon-patrol"], graveyard: Array(20).fill("memo") },
      away: { graveyard },
    }),
    turn,
  );

test("a card out of their graveyard and 300 damage at the end of their turn", () => {
  const after = night(["nerd", "nerd", "nerd"], "away");
  expect(cardsIn(after, "away", "graveyard")).toEqual(["nerd", "nerd"]);
  expect(cardsIn(after, "away", "banished")).toEqual(["nerd"]);
  expect(cardsIn(after, "host", "graveyard")).toHaveLength(20);
  expect(life(after)).toEqual([8000, 7700]);
  expect(life(night(["nerd"], "away"))).toEqual([8000, 7700]);
});

test("nothing at the end of yours, nor where there is nothing to wash", () => {
  const mine = night(["nerd", "nerd"], "host");
  expect(cardsIn(mine, "away", "banished")).toEqual([]);
  expect(life(mine)).toEqual([8000, 8000]);
  expect(life(night([], "away"))).toEqual([8000, 8000]);
});

test("two patrols, two shifts", () => {
  const start = table({
    turn: "away",
    host: { setZone: ["raccoon-patrol", "raccoon-patrol"] },
    away: { graveyard: ["nerd", "nerd", "nerd"] },
  });
  const after = endTurn(start, "away");
  expect(cardsIn(after, "away", "banished")).toEqual(["nerd", "nerd"]);
  expect(life(after)).toEqual([8000, 7400]);
});
