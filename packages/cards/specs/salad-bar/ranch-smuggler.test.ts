import { expect, test } from "vitest";
import { activate, advance, canUse, life, settle, table, vice, worn } from "../table.ts";

test("a counter on itself at each of your standbys", () => {
  const host = { board: ["ranch-smuggler", "nerd"] };
  const mine = advance(table({ phase: "draw", host }), "host");
  expect(vice(mine, "host", "ranch-smuggler")).toBe(1);
  expect(vice(mine, "host", "nerd")).toBe(0);
  const theirs = advance(table({ phase: "draw", turn: "away", host }), "away");
  expect(vice(theirs, "host", "ranch-smuggler")).toBe(0);
});

test("a counter off anybody of yours is 400 damage, once a turn", () => {
  const start = table({
    host: { board: ["ranch-smuggler", worn("nerd", 2)] },
    away: { board: [worn("bully", 1)] },
  });
  const after = settle(activate(start, "host", "ranch-smuggler"));
  expect(life(after)).toEqual([8000, 7600]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "away", "bully")).toBe(1);
  expect(canUse(after, "host", "ranch-smuggler")).toBe(false);
});

test("nothing to squeeze without a counter of yours", () => {
  const start = table({ host: { board: ["ranch-smuggler"] }, away: { board: [worn("bully", 1)] } });
  expect(canUse(start, "host", "ranch-smuggler")).toBe(false);
});
