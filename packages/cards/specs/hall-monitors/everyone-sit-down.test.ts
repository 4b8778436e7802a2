import type { Seat } from "@ltcg/engine";
import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  clout,
  guarding,
  on,
  settle,
  type Table,
  table,
  vice,
} from "../table.ts";

const sits = (at: Table, seat: Seat, def: string) =>
  at.state.cards.get(on(at, seat, def))?.data?.position === "defense";

test("whoever of theirs stood gets a counter, and then they all sit", () => {
  const start = table({
    host: {
      hand: ["everyone-sit-down", "everyone-sit-down"],
      board: ["bully"],
      has: { clout: 6 },
    },
    away: { board: ["bully", guarding("nerd"), faceDown("prefect", { position: "defense" })] },
  });
  const after = settle(activate(start, "host", "everyone-sit-down"));
  const theirs = ["bully", "nerd", "prefect"];
  expect(theirs.map((def) => vice(after, "away", def))).toEqual([1, 0, 0]);
  expect(theirs.map((def) => sits(after, "away", def))).toEqual([true, true, true]);
  expect(after.state.cards.get(on(after, "away", "bully"))?.faceDown).toBe(false);
  expect(vice(after, "host", "bully")).toBe(0);
  expect(sits(after, "host", "bully")).toBe(false);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "everyone-sit-down")).toBe(true);
  expect(canUse(advance(start, "host"), "host", "everyone-sit-down")).toBe(false);
});
