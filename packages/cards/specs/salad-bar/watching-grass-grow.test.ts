import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, advance, canUse, clout, guarding, life, settle, table } from "../table.ts";

test("as it comes, 50 damage for each turn so far", () => {
  const start = table({
    host: {
      hand: ["watching-grass-grow", "watching-grass-grow"],
      board: [guarding("nerd")],
      has: { clout: 4 },
    },
  });
  const after = settle(activate(start, "host", "watching-grass-grow"));
  expect(life(after)).toEqual([8000, 7850]);
  expect(clout(after)).toEqual([2, 5]);
  expect(canUse(after, "host", "watching-grass-grow")).toBe(true);
});

test("150 at your standby for each of yours in defense position, seen or not", () => {
  const host = {
    board: [guarding("nerd"), faceDown("bully", { position: "defense" }), "bully"],
    setZone: ["watching-grass-grow"],
  };
  const away = { board: [guarding("nerd"), guarding("bully"), guarding("prefect")] };
  expect(life(advance(table({ phase: "draw", host, away }), "host"))).toEqual([8000, 7700]);
  expect(life(advance(table({ phase: "draw", turn: "away", host, away }), "away"))).toEqual([
    8000, 8000,
  ]);
});

test("two lawns grow twice as fast", () => {
  const setZone = ["watching-grass-grow", "watching-grass-grow"];
  const start = table({ phase: "draw", host: { board: [guarding("nerd")], setZone } });
  expect(life(advance(start, "host"))).toEqual([8000, 7700]);
});
