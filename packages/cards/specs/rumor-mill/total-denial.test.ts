import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  life,
  resolve,
  respond,
  settle,
  table,
} from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    turn: "away",
    host: { hand, setZone: [faceDown("total-denial"), faceDown("total-denial")] },
    away: { hand: ["memo", "memo"], board: ["helper"], setZone: [faceDown("alarm")] },
  });

test("a spell of theirs never happened, for a card and 1 clout", () => {
  const after = resolve(respond(activate(start(["nerd"]), "away", "memo"), "host", "total-denial"));
  after.then({ type: "CHAIN_LINK_NEGATED" }, { type: "CARD_DESTROYED", was: { def: "memo" } });
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["memo"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["nerd", "total-denial"]);
  expect(clout(after)).toEqual([4, 5]);
});

test("every spell can be denied, and no plain trap is fast enough to object", () => {
  const at = start(["nerd", "bully"]);
  const answered = respond(activate(at, "away", "memo"), "host", "total-denial");
  const denied = choose(answered, "host", card(answered, "host", "hand", "nerd"));
  expect(canUse(denied, "away", "alarm")).toBe(false);
  expect(canUse(activate(settle(denied), "away", "memo"), "host", "total-denial")).toBe(true);
});

test("what you do yourself you do not deny", () => {
  const own = table({
    host: { hand: ["memo", "nerd"], setZone: [faceDown("total-denial")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const cast = activate(own, "host", "memo").when("away", "RESPOND_CHAIN");
  expect(canUse(cast, "host", "total-denial")).toBe(false);
});

test("traps and effects did happen, and so does a spell when your hand is empty", () => {
  const at = start(["nerd"]);
  expect(canUse(activate(at, "away", "alarm"), "host", "total-denial")).toBe(false);
  expect(canUse(activate(at, "away", "helper"), "host", "total-denial")).toBe(false);
  expect(canUse(activate(start([]), "away", "memo"), "host", "total-denial")).toBe(false);
});
