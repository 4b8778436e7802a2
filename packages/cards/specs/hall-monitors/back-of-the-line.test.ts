import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, life, respond, settle, table, vice } from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: {
      board: ["helper"],
      setZone: [faceDown("back-of-the-line"), faceDown("back-of-the-line")],
    },
    away: {
      hand: ["memo", "nerd"],
      board: ["helper", "bully"],
      field: ["candy-store-trip"],
      setZone: [faceDown("alarm")],
    },
  });

test("an effect of a stereotype of theirs comes to nothing, and to a counter", () => {
  const sent = respond(activate(start(), "away", "helper"), "host", "back-of-the-line");
  // A counter trap is too quick for them.
  expect(canUse(sent, "away", "alarm")).toBe(false);
  const after = settle(sent);
  after.then({ type: "CHAIN_LINK_NEGATED" }).thenNot("CARD_DESTROYED");
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "away", "board")).toEqual(["helper", "bully"]);
  expect([vice(after, "away", "helper"), vice(after, "away", "bully")]).toEqual([1, 0]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(activate(after, "away", "helper"), "host", "back-of-the-line")).toBe(true);
});

test.each(["memo", "alarm", "candy-store-trip"])("a %s is not in the line", (def) => {
  const used = activate(start(), "away", def);
  expect(canUse(used, "host", "back-of-the-line")).toBe(false);
});

test("who cuts in behind something else is too far back already", () => {
  const at = table({
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("back-of-the-line")] },
    away: { hand: ["memo"], board: ["heckler"] },
  });
  const cast = activate(at, "away", "memo").when("host", "RESPOND_CHAIN");
  const second = respond(cast, "away", "heckler");
  expect(canUse(second, "host", "back-of-the-line")).toBe(false);
  const first = activate(at, "away", "heckler");
  expect(canUse(first, "host", "back-of-the-line")).toBe(true);
});

test("those of yours may go first", () => {
  const own = table({
    host: { board: ["helper"], setZone: [faceDown("back-of-the-line")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const used = activate(own, "host", "helper").when("away", "RESPOND_CHAIN");
  expect(canUse(used, "host", "back-of-the-line")).toBe(false);
});
