import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  advance,
  asked,
  attack,
  cardsIn,
  decline,
  flip,
  guarding,
  life,
  on,
  settle,
  table,
} from "../table.ts";

const hidden = faceDown("nerd", { position: "defense" });

const turnedOver = (...board: ReturnType<typeof guarding>[]) => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: [...board, hidden], deck: ["memo", "handout"] },
    away: { board: ["bully"] },
  });
  return settle(attack(start, "away", "bully", on(start, "host", "nerd")));
};

test("whoever of yours is turned over, it may be a card", () => {
  const at = turnedOver(guarding("sprout-intern"));
  const drawn = settle(accept(at, "host"));
  expect(cardsIn(drawn, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(drawn, "away", "hand")).toEqual([]);
  expect(cardsIn(settle(decline(at, "host")), "host", "hand")).toEqual([]);
});

test("one card a turn, however many interns look on", () => {
  const at = turnedOver(guarding("sprout-intern"), guarding("sprout-intern"));
  const after = settle(accept(at, "host"));
  expect(asked(after)).toEqual([]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
});

test("by yourself as well, though nobody falls", () => {
  const start = table({ host: { board: [guarding("sprout-intern"), hidden] } });
  expect(asked(flip(start, "host", "nerd"))).toEqual(["host optional_trigger"]);
});

test("what they turn over is theirs", () => {
  const start = table({
    turn: "away",
    host: { board: [guarding("sprout-intern")] },
    away: { board: [hidden] },
  });
  expect(asked(settle(flip(start, "away", "nerd")))).toEqual([]);
});

test("200 life at your standby for each intern in defense position, none for the others", () => {
  const guard = guarding("sprout-intern");
  const host = { board: [guard, guard, "sprout-intern"] };
  expect(life(advance(table({ phase: "draw", host }), "host"))).toEqual([8400, 8000]);
  expect(life(advance(table({ phase: "draw", turn: "away", host }), "away"))).toEqual([8000, 8000]);
});
