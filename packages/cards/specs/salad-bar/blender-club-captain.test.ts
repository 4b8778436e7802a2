import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { flip, life, settle, summon, table, vice, worn } from "../table.ts";

test("every counter on the board is 100 life more, and up to three on each of yours are gone", () => {
  const start = table({
    host: { hand: ["blender-club-captain"], board: [worn("bully", 4), worn("nerd", 1)] },
    away: { board: [worn("prefect", 1)] },
  });
  const after = settle(summon(start, "host", "blender-club-captain"));
  expect(life(after)).toEqual([8900, 8000]);
  expect(vice(after, "host", "bully")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(vice(after, "away", "prefect")).toBe(1);
});

test("with nothing to blend it is 300", () => {
  const start = table({ host: { hand: ["blender-club-captain"] } });
  expect(life(settle(summon(start, "host", "blender-club-captain")))).toEqual([8300, 8000]);
});

test("two who come on one turn both blend", () => {
  const start = table({
    host: {
      hand: ["blender-club-captain"],
      board: [faceDown("blender-club-captain", { position: "defense" })],
    },
  });
  const one = settle(flip(start, "host", "blender-club-captain"));
  expect(life(settle(summon(one, "host", "blender-club-captain")))).toEqual([8600, 8000]);
});
