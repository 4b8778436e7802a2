import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import type { Effect } from "../../src/cards/card.ts";

/** At the end phase, and when a card is sent to its controller's graveyard, it grows for the turn. */
function grows(on: "end_phase" | "sent_to_graveyard", amount: number): Effect {
  return {
    id: on,
    type: "trigger",
    trigger: { on, side: "self" },
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount, duration: "turn" }],
  };
}

const janitor = unit("janitor", { effects: [grows("end_phase", 100)] });
const hoarder = unit("hoarder", { effects: [grows("sent_to_graveyard", 10)] });
const alarm = trap("alarm", "normal", [
  { id: "a", type: "quick", actions: [{ kind: "damage", amount: 300 }] },
]);
const hand = (count: number): string[] => Array<string>(count).fill("blank");

test("[LT 5.6] triggers, window, expiry, discards, triggers of those, expiry, next turn: in this order", () => {
  const at = duel([janitor, hoarder, alarm], {
    phase: "main2",
    seats: {
      host: { board: ["janitor", "hoarder"], hand: hand(8) },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const triggers = at.when("host", "END_TURN");
  triggers.then(
    { type: "PHASE_CHANGED", phase: "end" },
    { type: "TRIGGER_ACTIVATED", effect: "end_phase" },
    { type: "WINDOW_OPENED", window: { kind: "activation" } },
  );
  const window = triggers.when("away", "RESPOND_CHAIN");
  window.then(
    { type: "MODIFIER_APPLIED" },
    { type: "CHAIN_RESOLVED" },
    { type: "WINDOW_OPENED", window: { kind: "end", asked: "away" } },
  );
  window.thenNot("MODIFIER_EXPIRED");
  const discard = window.when("away", "RESPOND_CHAIN");
  discard.then(
    { type: "RESPONSE_PASSED", seat: "away", closes: "end" },
    { type: "MODIFIER_EXPIRED", modifier: { fact: { amount: 100 } } },
    { type: "PROMPT_OPENED", prompt: { kind: "choose_cards", seat: "host" } },
  );
  const thrown = discard.when("host", `CHOOSE_CARDS ${discard.state.seats.host.hand[7]}`);
  thrown.then(
    { type: "HAND_DISCARDED", seat: "host", why: "hand_limit" },
    { type: "TRIGGER_ACTIVATED", effect: "sent_to_graveyard" },
    { type: "WINDOW_OPENED", window: { kind: "activation" } },
  );
  const passed = thrown.when("away", "RESPOND_CHAIN");
  passed.then(
    { type: "MODIFIER_APPLIED", modifier: { fact: { amount: 10 } } },
    { type: "MODIFIER_EXPIRED", modifier: { fact: { amount: 10 } } },
    { type: "TURN_ENDED", seat: "host", turn: 3 },
    { type: "TURN_STARTED", seat: "away", turn: 4 },
    { type: "PHASE_CHANGED", phase: "draw" },
  );
  expect(passed.state.shared.modifiers).toEqual([]);
});

test("[LT 5.6] one prompt for the exact number of discards, of the turn seat only", () => {
  const at = duel(
    [],
    { seats: { host: { hand: hand(9) }, away: { hand: hand(9) } } },
    { maxHand: 7 },
  );
  const asked = at.when("host", "END_TURN");
  expect(asked.state.prompts).toMatchObject([
    { seat: "host", ask: { for: "hand_limit", count: 2 } },
  ]);
  const [a, b, c] = asked.state.seats.host.hand;
  asked.when("host", `CHOOSE_CARDS ${a}`).refused("choice/wrong-number");
  asked.when("host", `CHOOSE_CARDS ${a},${b},${c}`).refused("choice/wrong-number");
  asked
    .when("host", `CHOOSE_CARDS ${asked.state.seats.host.deck[0]}`)
    .refused("command/unknown-card");
  const done = asked.when("host", `CHOOSE_CARDS ${a},${c}`);
  expect(done.state.seats.host.hand).toHaveLength(7);
  expect(done.state.seats.host.hand).toContain(b);
  // The next turn has begun with its draw.
  expect(done.state.seats.away.hand).toHaveLength(10);
  expect(done.state.shared).toMatchObject({ turnSeat: "away", turnNumber: 4 });
});

test("[LT 5.6] every choice of that many cards is offered", () => {
  const at = duel(
    [unit("a"), unit("b"), unit("c")],
    { seats: { host: { hand: ["a", "b", "c"] } } },
    {
      maxHand: 1,
    },
  );
  const asked = at.when("host", "END_TURN");
  const [a, b, c] = ["a", "b", "c"].map((def) => card(asked, "host", "hand", def));
  asked.offered(
    "host",
    `CHOOSE_CARDS ${a},${b}`,
    `CHOOSE_CARDS ${a},${c}`,
    `CHOOSE_CARDS ${b},${c}`,
  );
});

test("[LT 5.6] a hand at the limit discards nothing", () => {
  const at = duel([], { seats: { host: { hand: hand(7) } } });
  const ended = at.when("host", "END_TURN");
  ended.thenNot("HAND_DISCARDED");
  expect(ended.state).toMatchObject({ prompts: [], shared: { turnSeat: "away" } });
});

test("[LT 5.6] what is drawn in the end-phase window counts toward the limit", () => {
  const stash = trap("stash", "normal", [
    { id: "s", type: "quick", actions: [{ kind: "draw", count: 2 }] },
  ]);
  const at = duel([stash], { seats: { host: { hand: hand(7), setZone: [faceDown("stash")] } } });
  const window = at.when("host", "END_TURN");
  const drawn = window.when("host", `RESPOND_CHAIN card=${card(at, "host", "setZone", "stash")}`);
  const asked = drawn.when("host", "RESPOND_CHAIN");
  expect(asked.state.prompts).toMatchObject([{ ask: { for: "hand_limit", count: 2 } }]);
});

test('[LT 5.6] "this turn" lasts through the end-phase window and not into the next turn', () => {
  const snack = spell("snack", "normal", [
    {
      id: "s",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 500, duration: "turn" }],
    },
  ]);
  const cards = [unit("kid"), snack, alarm];
  const at = duel(cards, {
    seats: { host: { hand: ["snack"], board: ["kid"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const kid = card(at, "host", "board", "kid");
  const attack = ({ state }: typeof at) => valuesOf(cards, state, kid).attack;
  const eaten = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "snack")} targets=${kid}`)
    .when("away", "RESPOND_CHAIN");
  expect(attack(eaten)).toBe(1500);
  const window = eaten.when("host", "END_TURN");
  expect(window.state.phase).toBe("end");
  expect(attack(window)).toBe(1500);
  const passed = window.when("away", "RESPOND_CHAIN");
  expect(passed.state.shared.turnSeat).toBe("away");
  expect(attack(passed)).toBe(1000);
});

test("[LT 5.6] the end phase of one seat fires only its own end-phase triggers", () => {
  const at = duel([janitor], {
    seats: { host: { board: ["janitor"] }, away: { board: ["janitor"] } },
  });
  const ended = at.when("host", "END_TURN");
  expect(ended.events.filter(({ type }) => type === "TRIGGER_ACTIVATED")).toHaveLength(1);
  expect(defsIn(ended, "host", "board")).toEqual(["janitor"]);
});
