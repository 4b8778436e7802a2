import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { stationery } from "../../fixtures/stationery.ts";
import type { Effect } from "../../src/cards/card.ts";

const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];
const full = ["poster", faceDown("memo", { turnEntered: 3 })];
const two = { setSlots: 2 };

test("[LT 7.8] with a full set zone, setting may first send a card of it to the graveyard", () => {
  const at = duel(stationery, { seats: { host: { hand: ["alarm"], setZone: full } } }, two);
  const alarm = card(at, "host", "hand", "alarm");
  const [poster, memo] = ["poster", "memo"].map((def) => card(at, "host", "setZone", def));
  at.offered(
    "host",
    `SET_SPELL_TRAP ${alarm} replace=${poster}`,
    `SET_SPELL_TRAP ${alarm} replace=${memo}`,
    `ACTIVATE_SPELL ${memo}`,
    ...on,
  );
  at.when("host", `SET_SPELL_TRAP ${alarm}`).refused("set/no-slot");
  const done = at.when("host", `SET_SPELL_TRAP ${alarm} replace=${poster}`);
  done.then({ type: "CARD_TO_GRAVEYARD", reason: "replaced" }, { type: "SPELL_TRAP_SET" });
  done.thenNot("CARD_DESTROYED");
  expect(defsIn(done, "host", "setZone")).toEqual(["alarm", "memo"]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["poster"]);
});

test("[LT 7.8] so may activating a spell from hand", () => {
  const at = duel(stationery, { seats: { host: { hand: ["dash"], setZone: full } } }, two);
  const dash = card(at, "host", "hand", "dash");
  const [poster, memo] = ["poster", "memo"].map((def) => card(at, "host", "setZone", def));
  at.offered(
    "host",
    `SET_SPELL_TRAP ${dash} replace=${poster}`,
    `SET_SPELL_TRAP ${dash} replace=${memo}`,
    `ACTIVATE_SPELL ${dash} replace=${poster}`,
    `ACTIVATE_SPELL ${dash} replace=${memo}`,
    `ACTIVATE_SPELL ${memo}`,
    ...on,
  );
  const done = at.when("host", `ACTIVATE_SPELL ${dash} replace=${memo}`);
  done.then(
    { type: "CARD_TO_GRAVEYARD", reason: "replaced" },
    { type: "SPELL_ACTIVATED" },
    { type: "LIFE_HEALED" },
  );
  expect(defsIn(done, "host", "graveyard")).toEqual(["memo", "dash"]);
});

test("[LT 7.8] in a window, too", () => {
  const host = { hand: ["dash"], setZone: full, board: ["kid"] };
  const at = duel(stationery, { phase: "combat", seats: { host } }, two);
  const window = at.when("host", `DECLARE_ATTACK ${card(at, "host", "board", "kid")}`);
  const dash = card(at, "host", "hand", "dash");
  const [poster, memo] = ["poster", "memo"].map((def) => card(at, "host", "setZone", def));
  window.offered(
    "host",
    "RESPOND_CHAIN",
    `RESPOND_CHAIN card=${dash} replace=${poster}`,
    `RESPOND_CHAIN card=${dash} replace=${memo}`,
  );
  const done = passAll(window.when("host", `RESPOND_CHAIN card=${dash} replace=${poster}`));
  expect(defsIn(done, "host", "graveyard")).toEqual(["poster", "dash"]);
});

test("[LT 7.8] not while there is room, and not with any other card", () => {
  const roomy = duel(stationery, { seats: { host: { hand: ["alarm"], setZone: full } } });
  const poster = card(roomy, "host", "setZone", "poster");
  roomy
    .when("host", `SET_SPELL_TRAP ${card(roomy, "host", "hand", "alarm")} replace=${poster}`)
    .refused("set/no-replace-needed");
  const at = duel(
    stationery,
    {
      seats: {
        host: { hand: ["alarm", "dash"], setZone: full, board: ["kid"], field: ["gym"] },
        away: { setZone: ["poster", "camera"] },
      },
    },
    two,
  );
  const alarm = card(at, "host", "hand", "alarm");
  for (const replace of [
    card(at, "host", "hand", "dash"),
    card(at, "host", "board", "kid"),
    card(at, "host", "field", "gym"),
    card(at, "away", "setZone", "camera"),
    alarm,
  ]) {
    at.when("host", `SET_SPELL_TRAP ${alarm} replace=${replace}`).refused("set/bad-replace");
  }
  const mine = card(at, "host", "setZone", "poster");
  at.when("host", `SET_SPELL_TRAP ${alarm} replace=${mine} slot=0`).refused("set/slot-taken");
});

test("[LT 7.8] a set card that is activated where it lies needs no room, nor does a field", () => {
  const at = duel(stationery, { seats: { host: { hand: ["gym"], setZone: full } } }, two);
  const [poster, memo] = ["poster", "memo"].map((def) => card(at, "host", "setZone", def));
  const gym = card(at, "host", "hand", "gym");
  at.offered("host", `ACTIVATE_SPELL ${gym}`, `ACTIVATE_SPELL ${memo}`, ...on);
  at.when("host", `ACTIVATE_SPELL ${memo} replace=${poster}`).refused("set/no-replace-needed");
  at.when("host", `ACTIVATE_SPELL ${gym} replace=${poster}`).refused("set/no-replace-needed");
});

test("[LT 7.8] what made room is no target: the activation must be completed without it", () => {
  const tidy: Effect = {
    id: "t",
    type: "ignition",
    targets: [{ zone: "set", side: "any", count: 1 }],
    actions: [{ kind: "banish", what: { kind: "target" } }],
  };
  const cards = [...stationery, spell("tidy", "normal", [tidy])];
  const at = duel(cards, { seats: { host: { hand: ["tidy"], setZone: full } } }, two);
  const id = card(at, "host", "hand", "tidy");
  const [poster, memo] = ["poster", "memo"].map((def) => card(at, "host", "setZone", def));
  at.offered(
    "host",
    `SET_SPELL_TRAP ${id} replace=${poster}`,
    `SET_SPELL_TRAP ${id} replace=${memo}`,
    `ACTIVATE_SPELL ${id} targets=${memo} replace=${poster}`,
    `ACTIVATE_SPELL ${id} targets=${poster} replace=${memo}`,
    `ACTIVATE_SPELL ${memo}`,
    ...on,
  );
  at.when("host", `ACTIVATE_SPELL ${id} targets=${poster} replace=${poster}`).refused(
    "activate/wrong-targets",
  );
  const done = passAll(at.when("host", `ACTIVATE_SPELL ${id} targets=${memo} replace=${poster}`));
  expect(defsIn(done, "host", "banished")).toEqual(["memo"]);

  const one = duel(
    cards,
    { seats: { host: { hand: ["tidy"], setZone: ["poster"] } } },
    { setSlots: 1 },
  );
  const only = card(one, "host", "setZone", "poster");
  const last = card(one, "host", "hand", "tidy");
  one.offered("host", `SET_SPELL_TRAP ${last} replace=${only}`, ...on);
});

test("[LT 7.8] nor for two targets, of which it would have been one", () => {
  const sweep: Effect = {
    id: "s",
    type: "ignition",
    targets: [{ zone: "set", side: "any", count: 2 }],
    actions: [{ kind: "banish", what: { kind: "target" } }],
  };
  const cards = [...stationery, spell("sweep", "normal", [sweep])];
  const short = duel(cards, { seats: { host: { hand: ["sweep"], setZone: full } } }, two);
  const [poster, memo] = ["poster", "memo"].map((def) => card(short, "host", "setZone", def));
  const id = card(short, "host", "hand", "sweep");
  short.offered(
    "host",
    `SET_SPELL_TRAP ${id} replace=${poster}`,
    `SET_SPELL_TRAP ${id} replace=${memo}`,
    `ACTIVATE_SPELL ${memo}`,
    ...on,
  );
});

test("[LT 7.8] if what made room was what made it affordable, it is not", () => {
  const coupon = spell("coupon", "continuous", [
    {
      id: "c",
      type: "continuous",
      actions: [
        { kind: "modify_cost", cardType: "spell", operation: "add", amount: -2, who: "self" },
      ],
    },
  ]);
  const cards = [
    ...stationery.map((each) => (each.id === "dash" ? { ...each, cost: 3 } : each)),
    coupon,
  ];
  const at = duel(
    cards,
    { seats: { host: { hand: ["dash"], setZone: ["coupon", "camera"], has: { clout: 1 } } } },
    two,
  );
  const dash = card(at, "host", "hand", "dash");
  const [cheap, camera] = ["coupon", "camera"].map((def) => card(at, "host", "setZone", def));
  at.offered(
    "host",
    `SET_SPELL_TRAP ${dash} replace=${cheap}`,
    `SET_SPELL_TRAP ${dash} replace=${camera}`,
    `ACTIVATE_SPELL ${dash} replace=${camera}`,
    ...on,
  );
});

test("[LT 7.8] a target that left with what made room is lost, and the spell does nothing", () => {
  const lend = spell("lend", "equip", [
    {
      id: "l",
      type: "ignition",
      onActivation: true,
      targets: [{ zone: "board", side: "opponent", count: 1 }],
      actions: [{ kind: "take_control", what: { kind: "target" }, duration: "while_source" }],
    },
  ]);
  const poke = spell("poke", "normal", [
    {
      id: "p",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
    },
  ]);
  const crowd = trap("crowd", "normal", [
    { id: "c", type: "quick", actions: [{ kind: "create_token", token: "crumb" }] },
  ]);
  const cards = [...stationery, lend, poke, crowd, unit("crumb", { token: true })];
  const start = duel(cards, {
    seats: {
      host: { hand: ["lend", "poke", "memo"], setZone: ["poster", "poster"] },
      away: { board: ["kid", "blank", "blank"], setZone: [faceDown("crowd")] },
    },
  });
  const kid = card(start, "away", "board", "kid");
  const lent = passAll(
    start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "lend")} targets=${kid}`),
  );
  const asked = lent.when("host", "ENTER_COMBAT");
  const crowded = passAll(
    asked.when("away", `RESPOND_CHAIN card=${card(asked, "away", "setZone", "crowd")}`),
  );
  expect(defsIn(crowded, "away", "board")).toEqual(["crumb", "blank", "blank"]);
  const main2 = passAll(crowded.when("host", "ADVANCE_PHASE"));
  const [id, room] = [card(main2, "host", "hand", "poke"), card(main2, "host", "setZone", "lend")];
  const cast = main2.when("host", `ACTIVATE_SPELL ${id} targets=${kid} replace=${room}`);
  const done = passAll(cast);
  expect(defsIn(done, "away", "graveyard")).toEqual(["crowd", "kid"]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["lend", "poke"]);
  expect(done.state.shared.chain).toEqual([]);
});

test("[LT 7.8] the new card has not seen the old one leave", () => {
  const archive = spell("archive", "continuous", [
    {
      id: "a",
      type: "trigger",
      trigger: { on: "sent_to_graveyard", side: "self", card: "another" },
      actions: [{ kind: "heal", amount: 100, who: "self" }],
    },
  ]);
  const at = duel(
    [...stationery, archive, unit("blob")],
    { seats: { host: { hand: ["archive"], setZone: full } } },
    two,
  );
  const poster = card(at, "host", "setZone", "poster");
  const done = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "archive")} replace=${poster}`,
  );
  done.then({ type: "SPELL_ACTIVATED" }).thenNot("LIFE_HEALED");
});
