/** The specs' own table: what it says about a card is what a player could do with it. */
import { faceDown, placed } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, aims, asked, canUse, clout, life, on, respond, settle, table } from "./table.ts";

test("a spell is answered, and the answer comes first", () => {
  const start = table({ host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } });
  expect(canUse(start, "host", "memo")).toBe(true);
  expect(canUse(start, "away", "alarm")).toBe(false);
  const cast = activate(start, "host", "memo");
  expect(asked(cast)).toEqual(["away chain_response"]);
  expect(canUse(cast, "away", "alarm")).toBe(true);
  expect(life(settle(cast))).toEqual([8100, 8000]);
  const answered = settle(respond(cast, "away", "alarm"));
  expect(life(answered)).toEqual([8100, 8100]);
});

test("what can be aimed at is told with whose it is", () => {
  const start = table({
    host: { hand: ["ruler"], board: ["nerd"], has: { clout: 2 } },
    away: { board: ["bully", placed("nerd", { position: "defense" }, { faceDown: true })] },
  });
  expect(aims(start, "host", "ruler")).toEqual(["away bully", "host nerd"]);
  const after = settle(activate(start, "host", "ruler", on(start, "away", "bully")));
  expect(clout(after)).toEqual([1, 5]);
});
