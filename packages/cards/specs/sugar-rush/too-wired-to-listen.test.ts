import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  on,
  resolve,
  respond,
  settle,
  table,
  vice,
} from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    turn: "away",
    host: { board, setZone: [faceDown("too-wired-to-listen"), faceDown("too-wired-to-listen")] },
    away: { hand: ["memo"], setZone: [faceDown("alarm"), faceDown("alarm")] },
  });

test("a trap of theirs comes to nothing, for a counter on one of yours", () => {
  const rung = activate(start(["nerd", "bully"]), "away", "alarm");
  const paying = respond(rung, "host", "too-wired-to-listen");
  expect(choices(paying, "host")).toEqual(["host bully", "host nerd"]);
  const after = resolve(choose(paying, "host", on(paying, "host", "nerd")));
  after.then({ type: "CHAIN_LINK_NEGATED" }, { type: "CARD_DESTROYED", was: { def: "alarm" } });
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["alarm"]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "host", "bully")).toBe(0);
  expect(clout(after)).toEqual([5, 5]);
  expect(canUse(activate(settle(after), "away", "alarm"), "host", "too-wired-to-listen")).toBe(
    true,
  );
});

test("it is fast enough for a counter trap", () => {
  const at = table({
    host: { hand: ["memo"], board: ["nerd"], setZone: [faceDown("too-wired-to-listen")] },
    away: { hand: ["bully"], setZone: [faceDown("total-denial")] },
  });
  const denied = respond(activate(at, "host", "memo"), "away", "total-denial");
  expect(canUse(denied, "host", "too-wired-to-listen")).toBe(true);
});

test("a spell is listened to, and so is a trap with nobody to take the counter", () => {
  const cast = activate(start(["nerd"]), "away", "memo");
  expect(canUse(cast, "host", "too-wired-to-listen")).toBe(false);
  const alone = activate(start([]), "away", "alarm");
  expect(canUse(alone, "host", "too-wired-to-listen")).toBe(false);
});

test("a trap of your own is heard out", () => {
  const own = table({
    host: { board: ["nerd"], setZone: [faceDown("alarm"), faceDown("too-wired-to-listen")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const rung = activate(own, "host", "alarm").when("away", "RESPOND_CHAIN");
  expect(canUse(rung, "host", "too-wired-to-listen")).toBe(false);
});
