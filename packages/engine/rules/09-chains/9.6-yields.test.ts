import { expect, test } from "vitest";
import { duel, duelGame, faceDown, spell, trap } from "../../fixtures/duel.ts";
import { commands } from "../../src/commands.ts";
import { act, cast, eventsOf } from "./chains.ts";

const cards = [
  spell("memo", "normal", [act("ignition")]),
  trap("alarm", "normal", [act("quick")]),
  trap("dud", "normal", [act("quick", undefined, { costs: [{ kind: "pay_clout", amount: 9 }] })]),
];

const start = duel(cards, {
  seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } },
});

test("[LT 9.6] there is no command for yields and stops: a pass is for the window that is open", () => {
  const names = Object.keys(commands).filter((name) => /YIELD|STOP|SKIP|ALWAYS/.test(name));
  expect(names).toEqual([]);
  const fields = Object.keys(commands.RESPOND_CHAIN);
  expect(fields).toEqual(["card", "effect", "targets", "replace"]);
});

test("[LT 9.6] the pass that a host submits is the seat's ordinary command, listed like any other", () => {
  const begun = cast(start, "memo");
  const listed = duelGame(cards)
    .legalMoves(begun.state, "away")
    .find(({ id }) => id === "RESPOND_CHAIN");
  expect(listed?.command).toEqual({ type: "RESPOND_CHAIN" });
  const passed = begun.when("away", { type: "RESPOND_CHAIN" });
  expect(eventsOf(passed, "RESPONSE_PASSED").map(({ seat }) => seat)).toEqual(["away"]);
});

test("[LT 9.6] the pass of a seat that could not answer looks like that of one that would not", () => {
  const game = duelGame(cards);
  const told = ["alarm", "dud"].map((def) => {
    const table = duel(cards, {
      seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown(def)] } },
    });
    const passed = cast(table, "memo").when("away", "RESPOND_CHAIN");
    return [game.maskEvents(passed.state, passed.events, "host"), game.mask(passed.state, "host")];
  });
  expect(told[1]).toEqual(told[0]);
});

test("[LT 9.6] a pass leaves nothing behind: the next window asks again", () => {
  const again = duel(cards, {
    seats: { host: { hand: ["memo", "memo"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const over = cast(again, "memo").when("away", "RESPOND_CHAIN");
  expect(over.state.shared.window).toBeNull();
  expect(cast(over, "memo").state.prompts).toEqual([{ kind: "chain_response", seat: "away" }]);
});

test("[LT 9.6] a pass speaks for the seat that gives it, and for no other", () => {
  const set = { setZone: [faceDown("alarm")] };
  const both = duel(cards, { seats: { host: { hand: ["memo"], ...set }, away: set } });
  const passed = cast(both, "memo").when("away", "RESPOND_CHAIN");
  expect(passed.state.prompts).toEqual([{ kind: "chain_response", seat: "host" }]);
});
