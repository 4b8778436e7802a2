import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  life,
  respond,
  settle,
  table,
} from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    turn: "away",
    host: { hand, setZone: [faceDown("signature-required")] },
    away: { hand: ["memo"], setZone: [faceDown("alarm")] },
  });

test("a trap of theirs is void, at 500 damage, for a card of yours", () => {
  const rung = activate(start(["nerd"]), "away", "alarm");
  const denied = respond(rung, "host", "signature-required").when("away", "RESPOND_CHAIN");
  denied.then({ type: "CHAIN_LINK_NEGATED" }, { type: "CARD_DESTROYED", was: { def: "alarm" } });
  const after = settle(denied);
  expect(life(after)).toEqual([8000, 7500]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["alarm"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["nerd", "signature-required"]);
  expect(clout(after)).toEqual([5, 5]);
});

test("a spell needs no signature, and without a card there is nothing to sign", () => {
  const cast = activate(start(["nerd"]), "away", "memo");
  expect(canUse(cast, "host", "signature-required")).toBe(false);
  const rung = activate(start([]), "away", "alarm");
  expect(canUse(rung, "host", "signature-required")).toBe(false);
});

test("two traps on one turn need two signatures", () => {
  const hidden = faceDown("signature-required");
  const at = table({
    turn: "away",
    host: { hand: ["nerd", "memo"], setZone: [hidden, hidden] },
    away: { setZone: [faceDown("alarm"), faceDown("alarm")] },
  });
  const paying = respond(activate(at, "away", "alarm"), "host", "signature-required");
  const one = settle(choose(paying, "host", card(paying, "host", "hand", "nerd")));
  const again = activate(one, "away", "alarm");
  expect(canUse(again, "host", "signature-required")).toBe(true);
});

test("not even a counter trap does without", () => {
  const own = table({
    host: { hand: ["memo", "nerd"], setZone: [faceDown("signature-required")] },
    away: { hand: ["bully"], setZone: [faceDown("total-denial")] },
  });
  const denied = respond(activate(own, "host", "memo"), "away", "total-denial");
  expect(life(settle(respond(denied, "host", "signature-required")))).toEqual([8100, 7500]);
});

test("you do not ask yourself for it", () => {
  const own = table({
    host: { hand: ["nerd"], setZone: [faceDown("alarm"), faceDown("signature-required")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const rung = activate(own, "host", "alarm").when("away", "RESPOND_CHAIN");
  expect(canUse(rung, "host", "signature-required")).toBe(false);
});
