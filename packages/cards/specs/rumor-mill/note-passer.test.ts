import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, advance, aims, body, canUse, clout, on, settle, table, vice } from "../table.ts";

const start = (clout = 5) =>
  table({
    host: { board: ["note-passer", "nerd"], has: { clout } },
    away: { board: ["bully", faceDown("nerd", { position: "defense" })] },
  });

test("1 clout is a counter on one of theirs that can be seen, once a turn", () => {
  const at = start();
  expect(aims(at, "host", "note-passer")).toEqual(["away bully"]);
  const after = settle(activate(at, "host", "note-passer", on(at, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(1);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "note-passer")).toBe(false);
});

test("without clout no note goes round", () => {
  expect(canUse(start(0), "host", "note-passer")).toBe(false);
});

test("a second one passes in the same turn; neither in the middle of a fight", () => {
  const two = table({
    host: { board: ["note-passer", "note-passer"] },
    away: { board: ["bully"] },
  });
  const once = settle(activate(two, "host", "note-passer", on(two, "away", "bully")));
  expect(canUse(once, "host", "note-passer")).toBe(true);
  expect(canUse(advance(once, "host"), "host", "note-passer")).toBe(false);
});

test("is what it is, whatever it does", () => {
  expect(body("note-passer")).toBe("level 4, 1500/1200");
});
