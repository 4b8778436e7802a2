import { expect, test } from "vitest";
import { card, defsIn, duel, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action } from "../../src/cards/card.ts";
import { defineCards } from "../../src/cards/define-cards.ts";

function calls(id: string, more: Partial<Extract<Action, { kind: "special_summon" }>> = {}) {
  return spell(id, "normal", [
    {
      id: "c",
      type: "ignition",
      actions: [{ kind: "special_summon", from: "graveyard", ...more }],
    },
  ]);
}

const cards = [
  unit("kid"),
  unit("nerd"),
  unit("senior", { level: 9 }),
  calls("call"),
  calls("call-two", { count: 2 }),
  calls("call-standing", { position: "attack" }),
  calls("call-kneeling", { position: "defense" }),
  calls("call-hidden", { faceDown: true }),
  calls("call-theirs", { side: "opponent", position: "attack" }),
];

function cast(at: ReturnType<typeof duel>, def: string): ReturnType<typeof duel> {
  return at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)}`);
}

test("[LT 6.7] the cards of these tests are well defined", () => {
  expect(defineCards(cards)).toMatchObject({ ok: true });
});

test("[LT 6.7] its controller chooses the position, and the slot with it", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["call"], graveyard: ["senior"], board: [null, "nerd", null] } },
  });
  const asked = cast(at, "call");
  expect(asked.state.prompts).toMatchObject([{ kind: "choose_position", seat: "host" }]);
  asked.offered(
    "host",
    "CHOOSE_POSITION attack",
    "CHOOSE_POSITION defense",
    "CHOOSE_POSITION attack slot=2",
    "CHOOSE_POSITION defense slot=2",
  );
  asked.offered("away");
  asked.when("host", "CHOOSE_POSITION attack slot=1").refused("summon/slot-taken");
  const done = asked.when("host", "CHOOSE_POSITION defense slot=2");
  const id = card(done, "host", "board", "senior");
  expect(done.state.seats.host.board[2]).toBe(id);
  expect(done.state.cards.get(id)).toMatchObject({
    faceDown: false,
    data: { position: "defense", summoned: "special", turnEntered: 3 },
  });
  expect(defsIn(done, "host", "graveyard")).toEqual(["call"]);
});

test.each([
  ["call-standing", "attack", false],
  ["call-kneeling", "defense", false],
  ["call-hidden", "defense", true],
])("[LT 6.7] %s says the position itself: nobody is asked", (def, position, isDown) => {
  const at = duel(cards, { seats: { host: { hand: [def], graveyard: ["kid"] } } });
  const done = cast(at, def);
  expect(done.state.prompts).toEqual([]);
  expect(done.state.cards.get(card(done, "host", "board", "kid"))).toMatchObject({
    faceDown: isDown,
    data: { position },
  });
});

test("[LT 6.7] without a free slot nothing is summoned", () => {
  const board = ["nerd", "nerd", "nerd"];
  const at = duel(cards, { seats: { host: { hand: ["call"], graveyard: ["kid"], board } } });
  const done = cast(at, "call").thenNot("SPECIAL_SUMMONED");
  expect(done.state.prompts).toEqual([]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["kid", "call"]);
});

test("[LT 6.7] with one slot for two, one comes", () => {
  const board = ["nerd", null, "nerd"];
  const at = duel(cards, {
    seats: { host: { hand: ["call-two"], graveyard: ["kid", "senior"], board } },
  });
  const asked = cast(at, "call-two");
  const [kid, senior] = ["kid", "senior"].map((def) => card(asked, "host", "graveyard", def));
  asked.offered("host", `CHOOSE_CARDS ${kid}`, `CHOOSE_CARDS ${senior}`);
  const done = asked.when("host", `CHOOSE_CARDS ${senior}`).when("host", "CHOOSE_POSITION attack");
  expect(defsIn(done, "host", "board")).toEqual(["nerd", "senior", "nerd"]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["kid", "call-two"]);
});

test("[LT 6.7] no limit a turn, no tribute, and the normal summon is still there", () => {
  const at = duel(cards, {
    seats: {
      host: { hand: ["call-standing", "call-standing", "kid"], graveyard: ["senior", "nerd"] },
    },
  });
  let now = passAll(cast(at, "call-standing"));
  now = now.when("host", `CHOOSE_CARDS ${card(now, "host", "graveyard", "senior")}`);
  now = passAll(now);
  // The nerd is the only stereotype left there.
  now = passAll(cast(now, "call-standing"));
  expect(now.state.seats.host.normalSummonUsed).toBe(false);
  now = now.when("host", `SUMMON ${card(now, "host", "hand", "kid")} attack`);
  expect(defsIn(now, "host", "board")).toEqual(["senior", "nerd", "kid"]);
});

test("[LT 6.7] after the normal summon there can still be special ones", () => {
  const has = { normalSummonUsed: true, clout: 5 };
  const at = duel(cards, { seats: { host: { hand: ["call-standing"], graveyard: ["kid"], has } } });
  cast(at, "call-standing").then({ type: "SPECIAL_SUMMONED", seat: "host" });
});

test("[LT 6.7] a card of the other's graveyard comes to the board of whoever summons it", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["call-theirs"] }, away: { graveyard: ["kid"] } },
  });
  const done = cast(at, "call-theirs");
  const id = card(done, "host", "board", "kid");
  expect(done.state.cards.get(id)).toMatchObject({ owner: "away", seat: "host" });
});

test("[LT 6.7] what is no stereotype is not summoned", () => {
  const at = duel(cards, { seats: { host: { hand: ["call"], graveyard: ["call-two"] } } });
  cast(at, "call").thenNot("SPECIAL_SUMMONED", "PROMPT_OPENED");
});
