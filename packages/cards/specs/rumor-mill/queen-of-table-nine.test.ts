import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, life, on, settle, summon, table, vice, worn } from "../table.ts";

test("when she sits down, each of theirs gets a counter", () => {
  const start = table({
    host: { hand: ["queen-of-table-nine"], board: ["nerd", "bully"] },
    away: { board: ["bully", faceDown("nerd", { position: "defense" })] },
  });
  const after = settle(summon(start, "host", "queen-of-table-nine", on(start, "host", "nerd")));
  expect([vice(after, "away", "bully"), vice(after, "away", "nerd")]).toEqual([1, 1]);
  expect(vice(after, "host", "bully")).toBe(0);
  expect(life(after)).toEqual([8000, 8000]);
});

test("300 damage for everyone of theirs who comes close to it, as they do", () => {
  const at = (counters: number) =>
    table({
      host: { board: ["queen-of-table-nine", "note-passer"] },
      away: { board: [worn("bully", counters)] },
    });
  const heard = (counters: number) => {
    const start = at(counters);
    return life(settle(activate(start, "host", "note-passer", on(start, "away", "bully"))));
  };
  expect(heard(0)).toEqual([8000, 8000]);
  expect(heard(1)).toEqual([8000, 7700]);
  expect(heard(2)).toEqual([8000, 8000]);
});

test("one of yours may come as close as it likes", () => {
  const start = table({
    host: { hand: ["sugar-high"], board: ["queen-of-table-nine", worn("nerd", 1)] },
  });
  const after = settle(activate(start, "host", "sugar-high", on(start, "host", "nerd")));
  expect(life(after)).toEqual([8000, 8000]);
});
