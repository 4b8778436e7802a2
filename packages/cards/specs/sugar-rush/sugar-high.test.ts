import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  canUse,
  life,
  on,
  respond,
  settle,
  stats,
  table,
  toEndPhase,
  vice,
} from "../table.ts";

test("anyone of yours who can be seen gets 900 attack and a counter", () => {
  const start = table({
    host: {
      hand: ["sugar-high", "sugar-high"],
      board: ["nerd", faceDown("bully", { position: "defense" })],
    },
    away: { board: ["prefect"], setZone: [faceDown("memo")] },
  });
  expect(aims(start, "host", "sugar-high")).toEqual(["host nerd"]);
  const after = settle(activate(start, "host", "sugar-high", on(start, "host", "nerd")));
  expect(stats(after, "host", "nerd")).toEqual([1400, 1500]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(stats(toEndPhase(after, "host"), "host", "nerd")).toEqual([500, 1500]);
  expect(canUse(after, "host", "sugar-high")).toBe(true);
  expect(after.state.seats.host.clout).toBe(5);
});

test("set in time it saves an attacked friend", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["candy-courier"], setZone: [faceDown("sugar-high")] },
    away: { board: ["prefect"] },
  });
  const courier = on(start, "host", "candy-courier");
  const declared = attack(start, "away", "prefect", courier);
  const after = settle(respond(declared, "host", "sugar-high", courier));
  expect(life(after)).toEqual([8000, 7900]);
});
