import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, body, choices, choose, flip, on, settle, summon, table, vice } from "../table.ts";

test("turned over by an attack, it puts two counters on one of theirs", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: [faceDown("back-row-whisperer", { position: "defense" }), "nerd"] },
    away: { board: ["bully", faceDown("nerd", { position: "defense" })] },
  });
  const hit = settle(attack(start, "away", "bully", on(start, "host", "back-row-whisperer")));
  expect(choices(hit, "host")).toEqual(["away bully", "away nerd"]);
  const after = settle(choose(hit, "host", on(hit, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(vice(after, "away", "nerd")).toBe(0);
});

test("summoned face-up it has nothing to whisper", () => {
  const start = table({ host: { hand: ["back-row-whisperer"] }, away: { board: ["bully"] } });
  const after = settle(summon(start, "host", "back-row-whisperer"));
  expect(vice(after, "away", "bully")).toBe(0);
});

test("a second one whispers in the same turn", () => {
  const hidden = faceDown("back-row-whisperer", { position: "defense" });
  const start = table({ host: { board: [hidden, hidden] }, away: { board: ["bully", "nerd"] } });
  const first = settle(flip(start, "host", "back-row-whisperer"));
  const heard = settle(choose(first, "host", on(first, "away", "bully")));
  const second = settle(flip(heard, "host", "back-row-whisperer"));
  const after = settle(choose(second, "host", on(second, "away", "nerd")));
  expect([vice(after, "away", "bully"), vice(after, "away", "nerd")]).toEqual([2, 2]);
});

test("is what it is, whatever it does", () => {
  expect(body("back-row-whisperer")).toBe("level 3, 1200/1600");
});
