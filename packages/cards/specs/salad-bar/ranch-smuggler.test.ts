import { expect, test } from "vitest";
import { activate, advance, canUse, counters, life, settle, table, vice, worn } from "../table.ts";

test("a counter on itself at each of your standbys", () => {
  const host = { board: ["ranch-smuggler", "nerd"] };
  const mine = advance(table({ phase: "draw", host }), "host");
  expect(vice(mine, "host", "ranch-smuggler")).toBe(1);
  expect(vice(mine, "host", "nerd")).toBe(0);
  const two = { board: ["ranch-smuggler", "ranch-smuggler"] };
  expect(counters(advance(table({ phase: "draw", host: two }), "host"), "host")).toBe(2);
  const theirs = advance(table({ phase: "draw", turn: "away", host }), "away");
  expect(vice(theirs, "host", "ranch-smuggler")).toBe(0);
});

test("a counter off anybody of yours is 400 damage, once in a main phase of yours", () => {
  const start = table({
    host: { board: ["ranch-smuggler", worn("nerd", 2)] },
    away: { board: [worn("bully", 1)] },
  });
  expect(canUse(advance(start, "host"), "host", "ranch-smuggler")).toBe(false);
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

test("of two smugglers each squeezes once", () => {
  const start = table({ host: { board: ["ranch-smuggler", "ranch-smuggler", worn("nerd", 2)] } });
  const one = settle(activate(start, "host", "ranch-smuggler"));
  expect(canUse(one, "host", "ranch-smuggler")).toBe(true);
});
