import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  cardsIn,
  clout,
  endTurn,
  hands,
  life,
  on,
  settle,
  table,
  worn,
} from "../table.ts";

const start = (mine: number, theirs: number) =>
  table({
    phase: "main2",
    host: {
      hand: ["eraser"],
      board: [worn("nerd", mine), worn("bully", 2)],
      setZone: ["crash-course"],
      deck: ["memo", "blank"],
    },
    away: { board: [worn("prefect", theirs)] },
  });

test("each breakdown of yours is 700 damage and a card", () => {
  const after = endTurn(start(3, 0), "host");
  expect(life(after)).toEqual([8000, 7300]);
  expect(hands(after)).toEqual([["eraser", "memo"], []]);
  expect(cardsIn(after, "host", "board")).toEqual(["bully"]);
});

test("theirs teach you nothing", () => {
  const after = endTurn(start(2, 3), "host");
  expect(cardsIn(after, "away", "board")).toEqual([]);
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "host", "hand")).toEqual(["eraser"]);
});

test("nor does one of yours that goes another way", () => {
  const at = start(0, 0);
  const gone = settle(activate(at, "host", "eraser", on(at, "host", "nerd")));
  expect(cardsIn(gone, "host", "board")).toEqual(["bully"]);
  expect(life(gone)).toEqual([8000, 8000]);
});

test("two breakdowns are two lessons, and the course costs 1", () => {
  const two = table({
    phase: "main2",
    host: { board: [worn("nerd", 3), worn("bully", 3)], setZone: [faceDown("crash-course")] },
  });
  const signed = settle(activate(two, "host", "crash-course"));
  expect(clout(signed)).toEqual([4, 5]);
  const after = endTurn(signed, "host");
  expect(life(after)).toEqual([8000, 6600]);
  expect(cardsIn(after, "host", "hand")).toEqual(["blank", "blank"]);
});
