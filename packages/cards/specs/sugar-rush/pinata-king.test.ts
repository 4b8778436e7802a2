import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  body,
  cardsIn,
  choices,
  choose,
  endTurn,
  flip,
  hands,
  life,
  on,
  settle,
  stats,
  summon,
  table,
  toEndPhase,
  worn,
} from "../table.ts";

test("cheers the whole clique on for a turn when it comes", () => {
  const start = table({
    host: { hand: ["pinata-king", "memo"], board: ["candy-courier", "nerd", "bully"] },
    away: { board: ["candy-courier"], setZone: [faceDown("memo")] },
  });
  const after = settle(summon(start, "host", "pinata-king", on(start, "host", "nerd")));
  expect(stats(after, "host", "pinata-king")).toEqual([3300, 2000]);
  expect(stats(after, "host", "candy-courier")).toEqual([2300, 800]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(stats(after, "away", "candy-courier")).toEqual([1800, 800]);
  expect(stats(toEndPhase(after, "host"), "host", "candy-courier")).toEqual([2300, 800]);
  const next = endTurn(after, "host");
  expect(stats(next, "host", "candy-courier")).toEqual([1800, 800]);
});

test("bursts into cards and damage", () => {
  const start = table({
    phase: "main2",
    host: { hand: ["memo"], board: [worn("pinata-king", 3)], deck: ["nerd", "bully", "blank"] },
    away: { hand: ["alarm"] },
  });
  const burst = endTurn(start, "host");
  expect(choices(burst, "host")).toEqual(["host bully", "host memo", "host nerd"]);
  expect(life(burst)).toEqual([8000, 8000]);
  const after = settle(choose(burst, "host", card(burst, "host", "hand", "memo")));
  expect(hands(after)).toEqual([["nerd", "bully"], ["alarm"]]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["pinata-king", "memo"]);
  expect(life(after)).toEqual([8000, 7000]);
});

test("two kings are cheered twice, and burst twice", () => {
  const hidden = faceDown("pinata-king", { position: "defense" });
  const start = table({
    host: { hand: ["pinata-king"], board: ["candy-courier", "nerd", hidden] },
  });
  const first = settle(flip(start, "host", "pinata-king"));
  const second = settle(summon(first, "host", "pinata-king", on(first, "host", "nerd")));
  expect(stats(second, "host", "candy-courier")).toEqual([2800, 800]);
  const broken = table({
    phase: "main2",
    host: {
      board: [worn("pinata-king", 3), worn("pinata-king", 3)],
      deck: ["nerd", "bully", "memo", "alarm", "blank"],
    },
  });
  const burst = endTurn(broken, "host");
  const again = settle(choose(burst, "host", card(burst, "host", "hand", "nerd")));
  const after = settle(choose(again, "host", card(again, "host", "hand", "bully")));
  expect(hands(after)).toEqual([["memo", "alarm"], []]);
  expect(life(after)).toEqual([8000, 6000]);
});

test("is what it is, whatever it does", () => {
  expect(body("pinata-king")).toBe("level 8, 2800/2000");
});
