import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  life,
  on,
  respond,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

const start = (counters = 2) =>
  table({
    turn: "away",
    host: {
      board: [worn("bully", counters), faceDown("nerd", { position: "defense" })],
      setZone: [faceDown("not-for-sale"), "poster", faceDown("not-for-sale")],
    },
    away: {
      hand: ["did-you-hear", "did-you-hear", "memo", "sugar-high", "nerd"],
      board: ["swap-meet-mogul", "nerd"],
      setZone: [faceDown("alarm")],
    },
  });

test("what is aimed at one of yours is off, for a counter; 200 for each link of the chain", () => {
  const at = start();
  const aimed = activate(at, "away", "did-you-hear", on(at, "host", "bully"));
  const refused = respond(aimed, "host", "not-for-sale");
  expect(canUse(refused, "away", "alarm")).toBe(false);
  const after = settle(refused);
  after.then({ type: "CHAIN_LINK_NEGATED" });
  expect(vice(after, "host", "bully")).toBe(1);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["did-you-hear"]);
  expect(life(after)).toEqual([8000, 7600]);
  const again = activate(after, "away", "did-you-hear", on(after, "host", "bully"));
  expect(canUse(again, "host", "not-for-sale")).toBe(true);
});

test("an effect of theirs is off, but its card stays", () => {
  const chairs = table({
    phase: "combat",
    turn: "away",
    host: { board: [worn("bully", 1)], setZone: [faceDown("not-for-sale")] },
    away: { board: ["chair-thief"] },
  });
  const aimed = activate(chairs, "away", "chair-thief", on(chairs, "host", "bully"));
  const after = settle(respond(aimed, "host", "not-for-sale"));
  expect(cardsIn(after, "away", "board")).toEqual(["chair-thief"]);
  // The 1 is what the chair cost.
  expect(clout(after)).toEqual([5, 4]);
  expect(life(after)).toEqual([8000, 7600]);
});

test("no counter, no answer; and theirs, your spells and spells without an aim are for sale", () => {
  const clean = start(0);
  const aimed = activate(clean, "away", "did-you-hear", on(clean, "host", "bully"));
  expect(canUse(aimed, "host", "not-for-sale")).toBe(false);
  const at = start();
  const able = (used: ReturnType<typeof table>) => canUse(used, "host", "not-for-sale");
  expect(able(activate(at, "away", "memo"))).toBe(false);
  expect(able(activate(at, "away", "sugar-high", on(at, "away", "nerd")))).toBe(false);
  const paying = activate(at, "away", "swap-meet-mogul", card(at, "host", "setZone", "poster"));
  expect(able(choose(paying, "away", on(paying, "away", "nerd")))).toBe(false);
});
