import type { Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duel, faceDown, lies, spell, trap, unit } from "../../fixtures/duel.ts";
import type { LunchTable } from "../../src/types.ts";
import { act, cast, respond, response } from "./chains.ts";

const cards = [
  unit("bully"),
  unit("prankster", { effects: [act("quick", undefined, { oncePerTurn: true })] }),
  unit("pauper", {
    effects: [act("quick", undefined, { costs: [{ kind: "pay_clout", amount: 9 }] })],
  }),
  unit("tutor", { effects: [act("ignition")] }),
  spell("memo", "normal", [act("ignition")]),
  spell("snack", "quick-play", [act("quick")]),
  trap("alarm", "normal", [act("quick")]),
  trap("banner", "continuous", [{ ...act("quick"), id: "wave" }]),
];

type Side = Parameters<typeof duel>[1] extends infer S
  ? S extends { seats?: { away?: infer A } }
    ? NonNullable<A>
    : never
  : never;

/** Who is asked when host activates a spell, in the order of asking, everybody passing. */
function asked(away: Side, host: Side = {}): string[] {
  const hand = ["memo", ...(host.hand ?? [])];
  const start = duel(cards, { seats: { host: { ...host, hand }, away } });
  let now: Then<LunchTable> = cast(start, "memo");
  const seats: string[] = [];
  for (let prompt = now.state.prompts[0]; prompt !== undefined; prompt = now.state.prompts[0]) {
    seats.push(prompt.seat);
    now = now.when(prompt.seat, "RESPOND_CHAIN");
  }
  return seats;
}

test("[LT 9.5] a seat with a face-down card in its set zone is asked, even if it can only pass", () => {
  expect(asked({ setZone: [faceDown("alarm")] })).toEqual(["away"]);
  // A spell, and a trap of this turn: neither can be used, and nobody can tell.
  expect(asked({ setZone: [faceDown("memo")] })).toEqual(["away"]);
  expect(asked({ setZone: [faceDown("alarm", { turnEntered: 3 })] })).toEqual(["away"]);
  const start = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("memo")] } },
  });
  cast(start, "memo").offered("away", "RESPOND_CHAIN");
});

test("[LT 9.5] a seat with a usable face-up speed-2 effect is asked", () => {
  expect(asked({ board: ["prankster"] })).toEqual(["away"]);
  expect(asked({ setZone: ["banner"] })).toEqual(["away"]);
});

test("[LT 9.5] one that is used up, too dear, too slow or face-down is no reason to ask", () => {
  const used = lies("prankster", { position: "attack", usedEffects: ["act"] });
  expect(asked({ board: [used] })).toEqual([]);
  expect(asked({ board: ["pauper"] })).toEqual([]);
  expect(asked({ board: ["tutor", "bully"] })).toEqual([]);
  expect(asked({ board: [faceDown("prankster", { position: "defense" })] })).toEqual([]);
});

test("[LT 9.5] a card in hand is a reason on one's own turn only, whatever it is", () => {
  expect(asked({ hand: ["snack"] })).toEqual([]);
  expect(asked({}, { hand: ["bully"] })).toEqual(["host"]);
  expect(asked({}, { hand: ["snack"] })).toEqual(["host"]);
  expect(asked({})).toEqual([]);
});

test("[LT 9.5] both are asked when both may answer, the other seat first", () => {
  expect(asked({ setZone: [faceDown("alarm")] }, { hand: ["bully"] })).toEqual(["away", "host"]);
});

test("[LT 9.5] any other seat passes by itself", () => {
  const start = duel(cards, { seats: { host: { hand: ["memo"] } } });
  cast(start, "memo")
    .then({ type: "WINDOW_PASSED", window: "activation" }, { type: "CHAIN_RESOLVING" })
    .thenNot("WINDOW_OPENED", "PROMPT_OPENED", "RESPONSE_PASSED");
});

test("[LT 9.5] a seat that passes by itself is passed over without a word", () => {
  const second = duel(cards, { seats: { host: { hand: ["memo", "memo"] } } });
  const asked = cast(second, "memo");
  asked.then({ type: "WINDOW_OPENED", window: { kind: "activation", asked: "host", passes: 1 } });
  asked.thenNot("RESPONSE_PASSED");
  asked
    .when("host", "RESPOND_CHAIN")
    .then({ type: "RESPONSE_PASSED", seat: "host", closes: "activation" })
    .thenNot("WINDOW_CLOSED");
});

test("[LT 9.5] of a link that only its own seat is asked about, that seat is asked at once", () => {
  const seats = { host: { hand: ["memo", "memo"] }, away: { setZone: [faceDown("alarm")] } };
  const answered = respond(cast(duel(cards, { seats }), "memo"), "away", "alarm");
  answered.then({ type: "CHAIN_LINK_ADDED" }).thenNot("WINDOW_OPENED");
  const alone = { host: { hand: ["memo"], setZone: [faceDown("alarm"), faceDown("alarm")] } };
  const start = duel(cards, { seats: alone });
  const own = respond(cast(start, "memo"), "host", "alarm");
  own.then(
    { type: "CHAIN_LINK_ADDED" },
    { type: "WINDOW_OPENED", window: { kind: "activation", asked: "host", passes: 1 } },
  );
});

test("[LT 9.5] RESPOND_CHAIN carries a card or a pass, and nothing in between", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const begun = cast(start, "memo");
  begun.offered("away", "RESPOND_CHAIN", response(begun, "away", "alarm"));
  const alarm = card(begun, "away", "setZone", "alarm");
  begun.when("away", "RESPOND_CHAIN effect=0").refused("activate/no-such-effect");
  begun.when("away", `RESPOND_CHAIN targets=${alarm}`).refused("activate/no-such-effect");
  begun
    .when("away", `RESPOND_CHAIN card=${alarm} targets=${alarm}`)
    .refused("activate/wrong-targets");
  begun.when("host", "RESPOND_CHAIN").refused("prompt/not-asked");
});

test("[LT 9.5] without a window nobody responds", () => {
  const start = duel(cards, { seats: { host: { setZone: [faceDown("alarm")] } } });
  start.when("host", "RESPOND_CHAIN").refused("prompt/not-asked");
});

test("[LT 9.5] a pass says nothing else: no effect, no targets, nothing to make room", () => {
  const at = duel([unit("kid"), trap("alarm", "normal")], {
    seats: { host: { board: ["kid"], setZone: [faceDown("alarm")] } },
  });
  const window = at.when("host", "ADVANCE_PHASE");
  const [kid, alarm] = [card(at, "host", "board", "kid"), card(at, "host", "setZone", "alarm")];
  for (const said of ["effect=0", `targets=${kid}`, `replace=${alarm}`]) {
    window.when("host", `RESPOND_CHAIN ${said}`).refused("activate/no-such-effect");
  }
});
