import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, choose, clout, life, on, settle, table, vice, worn } from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["anonymous-tip", "chain-letter", "sugar-high", "memo"],
      board: ["nerd"],
      field: ["whisper-network"],
    },
    away: { board: ["bully", "nerd"] },
  });

test("as it comes, who of theirs has a counter gets another", () => {
  const at = table({
    host: { hand: ["whisper-network", "whisper-network"], board: [worn("nerd", 1)] },
    away: { board: [worn("bully", 1), "nerd"] },
  });
  const after = settle(activate(at, "host", "whisper-network"));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(vice(after, "away", "nerd")).toBe(0);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(clout(after)).toEqual([3, 5]);
  const next = settle(activate(after, "host", "whisper-network"));
  expect(vice(next, "away", "bully")).toBe(3);
  // It is not in place before it has resolved (LT 9.4).
  expect(life(after)).toEqual([8000, 8000]);
});

test("100 damage for each counter put on one of theirs", () => {
  const at = start();
  expect(life(settle(activate(at, "host", "chain-letter")))[1]).toBe(7800);
  const tip = activate(at, "host", "anonymous-tip", on(at, "away", "bully"));
  const two = settle(choose(tip, "host", card(tip, "host", "hand", "memo")));
  expect(life(two)).toEqual([8000, 7800]);
});

test("counters of yours are nobody's business", () => {
  const at = start();
  const after = settle(activate(at, "host", "sugar-high", on(at, "host", "nerd")));
  expect(life(after)).toEqual([8000, 8000]);
});
