import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, body, flip, life, on, settle, summon, table, vice, worn } from "../table.ts";

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

test("two who come close are twice the damage, two queens look twice", () => {
  const near = table({
    host: { hand: ["chain-letter"], board: ["queen-of-table-nine"] },
    away: { board: [worn("bully", 1), worn("nerd", 1)] },
  });
  expect(life(settle(activate(near, "host", "chain-letter")))).toEqual([8000, 7400]);
  const hidden = faceDown("queen-of-table-nine", { position: "defense" });
  const court = table({
    host: { hand: ["queen-of-table-nine"], board: ["nerd", hidden] },
    away: { board: ["bully"] },
  });
  const first = settle(flip(court, "host", "queen-of-table-nine"));
  const second = settle(summon(first, "host", "queen-of-table-nine", on(first, "host", "nerd")));
  expect(vice(second, "away", "bully")).toBe(2);
});

test("is what it is, whatever it does", () => {
  expect(body("queen-of-table-nine")).toBe("level 7, 2600/2000");
});
