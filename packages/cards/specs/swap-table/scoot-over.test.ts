import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  asked,
  attack,
  canUse,
  clout,
  guarding,
  life,
  on,
  position,
  respond,
  settle,
  stats,
  table,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["scoot-over", "scoot-over"], board: ["nerd"] },
    away: {
      board: ["bully", guarding("prefect"), faceDown("nerd", { position: "defense" })],
      setZone: [faceDown("alarm")],
    },
  });

test("anybody to be seen turns the other way, and guards 300 worse until the end phase", () => {
  const at = start();
  expect(aims(at, "host", "scoot-over")).toEqual(["away bully", "away prefect", "host nerd"]);
  const sat = settle(activate(at, "host", "scoot-over", on(at, "away", "bully")));
  expect(position(sat, "away", "bully")).toBe("defense");
  expect(stats(sat, "away", "bully")).toEqual([1800, 900]);
  expect(position(sat, "away", "prefect")).toBe("defense");
  expect(clout(sat)).toEqual([5, 5]);
  expect(canUse(sat, "host", "scoot-over")).toBe(true);
  const stood = settle(activate(at, "host", "scoot-over", on(at, "away", "prefect")));
  expect(position(stood, "away", "prefect")).toBe("attack");
  const ending = sat.when("host", "END_TURN");
  expect([ending.state.phase, asked(ending)]).toEqual(["end", ["away chain_response"]]);
  expect(stats(ending, "away", "bully")).toEqual([1800, 1200]);
});

test("set before, it unseats an attacker", () => {
  const ambush = table({
    phase: "combat",
    turn: "away",
    host: { setZone: [faceDown("scoot-over")] },
    away: { board: ["bully"] },
  });
  const declared = attack(ambush, "away", "bully");
  const after = settle(respond(declared, "host", "scoot-over", on(declared, "away", "bully")));
  expect(life(after)).toEqual([8000, 8000]);
  expect(position(after, "away", "bully")).toBe("defense");
});
