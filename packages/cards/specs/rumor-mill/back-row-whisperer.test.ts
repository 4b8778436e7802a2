import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, choices, choose, on, settle, summon, table, vice } from "../table.ts";

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
