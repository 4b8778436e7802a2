import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  attack,
  decline,
  life,
  on,
  settle,
  stats,
  table,
  toEndPhase,
} from "../table.ts";

const start = (setZone: readonly ReturnType<typeof faceDown>[] = []) =>
  table({
    phase: "combat",
    host: { board: ["fizz-bomber", "prefect", "jawbreaker-jock"], setZone: ["double-dare"] },
    away: { board: ["jawbreaker-jock", "nerd"], setZone },
  });

test("an attacker of the clique may be dared, for 300 life", () => {
  const at = start();
  const dared = accept(
    attack(at, "host", "fizz-bomber", on(at, "away", "jawbreaker-jock")),
    "host",
  );
  expect(life(dared)).toEqual([7700, 7100]);
  expect(stats(dared, "host", "fizz-bomber")).toEqual([2400, 1600]);
  const again = attack(dared, "host", "jawbreaker-jock", on(dared, "away", "nerd"));
  expect(asked(again)).toEqual(["host optional_trigger"]);
});

test("a dare is over when the end phase comes", () => {
  const at = start([faceDown("memo")]);
  const declared = settle(attack(at, "host", "fizz-bomber", on(at, "away", "nerd")));
  const dared = accept(declared, "host");
  const ending = toEndPhase(settle(dared), "host");
  expect(stats(ending, "host", "fizz-bomber")).toEqual([1900, 1600]);
});

test("or left alone; and nobody else is dared", () => {
  const at = start();
  const shy = decline(attack(at, "host", "fizz-bomber", on(at, "away", "jawbreaker-jock")), "host");
  expect(life(shy)).toEqual([8000, 7600]);
  expect(asked(attack(at, "host", "prefect", on(at, "away", "jawbreaker-jock")))).toEqual([]);
  const theirs = table({
    phase: "combat",
    turn: "away",
    host: { setZone: ["double-dare"] },
    away: { board: ["candy-courier"] },
  });
  expect(asked(attack(theirs, "away", "candy-courier"))).toEqual([]);
});

test("it lies there from when it is turned over", () => {
  const set = table({ host: { setZone: [faceDown("double-dare")], has: { clout: 0 } } });
  const up = settle(activate(set, "host", "double-dare"));
  expect(up.state.cards.get(card(up, "host", "setZone", "double-dare"))?.faceDown).toBe(false);
});
