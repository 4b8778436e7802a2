import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";

const shove: Effect = {
  id: "s",
  type: "trigger",
  trigger: { on: "summoned", side: "opponent" },
  actions: [{ kind: "return_to_hand", what: { kind: "event_card" } }],
};
const cards = [
  unit("kid", {
    effects: [
      { id: "k", type: "on_summon", actions: [{ kind: "heal", amount: 100, who: "self" }] },
    ],
  }),
  unit("plain"),
  trap("shove", "normal", [shove]),
  trap("veto", "counter", [
    {
      id: "v",
      type: "trigger",
      trigger: { on: "effect_activated", side: "opponent" },
      actions: [{ kind: "negate" }],
    },
  ]),
  spell("call", "normal", [
    {
      id: "c",
      type: "ignition",
      actions: [{ kind: "special_summon", from: "graveyard", position: "attack" }],
    },
  ]),
];

test("[LT 6.8] the window follows the summon: the stereotype is there when it is answered", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["plain"] }, away: { setZone: [faceDown("shove")] } },
  });
  const summoned = at.when("host", `SUMMON ${card(at, "host", "hand", "plain")} attack`);
  summoned.then(
    { type: "NORMAL_SUMMONED" },
    { type: "WINDOW_OPENED", window: { kind: "summon", asked: "away" } },
  );
  expect(defsIn(summoned, "host", "board")).toEqual(["plain"]);
  expect(summoned.state.seats.host.normalSummonUsed).toBe(true);
  const shoved = summoned.when(
    "away",
    `RESPOND_CHAIN card=${card(summoned, "away", "setZone", "shove")}`,
  );
  // It leaves by an effect; the summon has happened and is used up.
  expect(defsIn(shoved, "host", "hand")).toEqual(["plain"]);
  expect(shoved.state.seats.host.normalSummonUsed).toBe(true);
});

test("[LT 6.8] a counter trap has no summon to negate, only the effect that the summon triggered", () => {
  const seats = { host: { hand: ["plain"] }, away: { setZone: [faceDown("veto")] } };
  const at = duel(cards, { seats });
  const plain = at.when("host", `SUMMON ${card(at, "host", "hand", "plain")} attack`);
  plain.offered("away", "RESPOND_CHAIN");
  plain
    .when("away", `RESPOND_CHAIN card=${card(plain, "away", "setZone", "veto")}`)
    .refused("activate/nothing-to-answer");

  const other = duel(cards, { seats: { ...seats, host: { hand: ["kid"] } } });
  const kid = other.when("host", `SUMMON ${card(other, "host", "hand", "kid")} attack`);
  const veto = card(kid, "away", "setZone", "veto");
  kid.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${veto}`);
  const negated = kid.when("away", `RESPOND_CHAIN card=${veto}`);
  negated.then({ type: "CHAIN_LINK_NEGATED" }).thenNot("LIFE_HEALED");
  expect(defsIn(negated, "host", "board")).toEqual(["kid"]);
});

test("[LT 6.8] a flip summon has its window, too", () => {
  const at = duel(cards, {
    seats: {
      host: { board: [faceDown("plain", { position: "defense" })] },
      away: { setZone: [faceDown("shove")] },
    },
  });
  const flipped = at.when("host", `FLIP_SUMMON ${card(at, "host", "board", "plain")}`);
  flipped.offered(
    "away",
    "RESPOND_CHAIN",
    `RESPOND_CHAIN card=${card(at, "away", "setZone", "shove")}`,
  );
});

test("[LT 6.8] the window of a special summon opens when its chain has resolved", () => {
  const at = duel(cards, {
    seats: {
      host: { hand: ["call"], graveyard: ["plain"] },
      away: { setZone: [faceDown("shove")] },
    },
  });
  const cast = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "call")}`);
  const shove = card(cast, "away", "setZone", "shove");
  cast.offered("away", "RESPOND_CHAIN");
  const summoned = cast.when("away", "RESPOND_CHAIN");
  summoned.then(
    { type: "SPECIAL_SUMMONED" },
    { type: "CHAIN_RESOLVED" },
    { type: "WINDOW_OPENED", window: { kind: "summon", asked: "away" } },
  );
  summoned.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${shove}`);
  const shoved = summoned.when("away", `RESPOND_CHAIN card=${shove}`);
  expect(defsIn(shoved, "host", "hand")).toEqual(["plain"]);
  expect(shoved.state).toMatchObject({ prompts: [], tasks: [], shared: { window: null } });
});

test("[LT 6.8] one window serves a special summon and what it triggered", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["call"], graveyard: ["kid"] }, away: { setZone: [faceDown("shove")] } },
  });
  const summoned = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "call")}`)
    .when("away", "RESPOND_CHAIN");
  const opened = summoned.events.filter(({ type }) => type === "WINDOW_OPENED");
  expect(opened).toHaveLength(1);
  summoned.then({ type: "TRIGGER_ACTIVATED", effect: "k" }, { type: "WINDOW_OPENED" });
  const done = summoned.when("away", "RESPOND_CHAIN");
  done.then({ type: "LIFE_HEALED", seat: "host" }).thenNot("WINDOW_OPENED", "WINDOW_PASSED");
  expect(done.state.prompts).toEqual([]);
});

test("[LT 6.8] setting a stereotype opens no window, nor does a face-down special summon", () => {
  const hidden = spell("hidden", "normal", [
    {
      id: "h",
      type: "ignition",
      actions: [{ kind: "special_summon", from: "graveyard", faceDown: true }],
    },
  ]);
  const at = duel([...cards, hidden], {
    seats: {
      host: { hand: ["hidden", "plain"], graveyard: ["plain"] },
      away: { setZone: [faceDown("shove")] },
    },
  });
  at.when("host", `SET_MONSTER ${card(at, "host", "hand", "plain")}`).thenNot(
    "WINDOW_OPENED",
    "WINDOW_PASSED",
  );
  const done = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "hidden")}`)
    .when("away", "RESPOND_CHAIN");
  done.then({ type: "SPECIAL_SUMMONED" }).thenNot("WINDOW_OPENED", "WINDOW_PASSED");
});

test("[LT 6.8] where a chain has summoned for both seats, the last summon is the one that is answered", () => {
  const rise = trap("rise", "normal", [
    {
      id: "r",
      type: "quick",
      actions: [{ kind: "special_summon", from: "graveyard", position: "attack" }],
    },
  ]);
  const at = duel([...cards, rise], {
    seats: {
      host: { hand: ["call"], graveyard: ["plain"] },
      away: { graveyard: ["plain"], setZone: [faceDown("rise"), faceDown("shove")] },
    },
  });
  // Away's trap resolves first, then host's spell: it is host who summoned last.
  const done = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "call")}`)
    .when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "rise")}`)
    .when("away", "RESPOND_CHAIN");
  done.then(
    { type: "SPECIAL_SUMMONED", seat: "away" },
    { type: "SPECIAL_SUMMONED", seat: "host" },
    { type: "WINDOW_OPENED", window: { kind: "summon", asked: "away" } },
  );
});
