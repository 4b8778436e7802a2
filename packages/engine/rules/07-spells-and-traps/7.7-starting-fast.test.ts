import { test } from "vitest";
import { card, duel, faceDown, trap, unit } from "../../fixtures/duel.ts";
import { HEAL, stationery } from "../../fixtures/stationery.ts";
import type { Effect } from "../../src/cards/card.ts";

const cards = [
  ...stationery,
  unit("nurse", { effects: [{ ...HEAL, type: "quick" }] }),
  unit("cook", { effects: [HEAL] }),
];
const host = { hand: ["dash"], setZone: [faceDown("alarm")], board: ["nurse", "cook"] };

test.each(["main", "main2"] as const)(
  "[LT 7.7] fast cards and effects are started in %s",
  (phase) => {
    const at = duel(cards, { phase, seats: { host } }, { setSlots: 2 });
    const [nurse, cook] = [card(at, "host", "board", "nurse"), card(at, "host", "board", "cook")];
    const dash = card(at, "host", "hand", "dash");
    at.offered(
      "host",
      `ACTIVATE_SPELL ${dash}`,
      `SET_SPELL_TRAP ${dash}`,
      `ACTIVATE_TRAP ${card(at, "host", "setZone", "alarm")}`,
      `ACTIVATE_EFFECT ${nurse} 0`,
      `ACTIVATE_EFFECT ${cook} 0`,
      `CHANGE_POSITION ${nurse}`,
      `CHANGE_POSITION ${cook}`,
      ...(phase === "main" ? ["ENTER_COMBAT"] : []),
      "ADVANCE_PHASE",
      "END_TURN",
    );
  },
);

test("[LT 7.7] in combat only the fast ones are", () => {
  const shared = { turnNumber: 1 };
  const setZone = [faceDown("alarm", { turnEntered: 0 })];
  const at = duel(
    cards,
    { phase: "combat", shared, seats: { host: { ...host, setZone } } },
    { setSlots: 2 },
  );
  at.offered(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "dash")}`,
    `ACTIVATE_TRAP ${card(at, "host", "setZone", "alarm")}`,
    `ACTIVATE_EFFECT ${card(at, "host", "board", "nurse")} 0`,
    "ADVANCE_PHASE",
    "END_TURN",
  );
});

test.each(["draw", "standby", "breakdown_check"] as const)(
  "[LT 7.7] nothing is started in %s, where a window has to be used",
  (phase) => {
    const at = duel(cards, { phase, seats: { host } });
    at.offered("host", "ADVANCE_PHASE", "END_TURN");
    const alarm = card(at, "host", "setZone", "alarm");
    at.when("host", `ACTIVATE_TRAP ${alarm}`).refused("activate/wrong-time");
  },
);

test("[LT 7.7] the other seat starts nothing", () => {
  const at = duel(cards, { shared: { turnSeat: "away" }, seats: { host } });
  at.offered("host");
  at.when("host", `ACTIVATE_EFFECT ${card(at, "host", "board", "nurse")} 0`).refused(
    "turn/not-yours",
  );
});

test("[LT 7.7] in a window only RESPOND_CHAIN activates", () => {
  const at = duel(cards, { phase: "combat", seats: { host } }, { setSlots: 2 });
  const dash = card(at, "host", "hand", "dash");
  const alarm = card(at, "host", "setZone", "alarm");
  const nurse = card(at, "host", "board", "nurse");
  // The window of the attack is passed; that of damage calculation is open.
  const window = at.when("host", `DECLARE_ATTACK ${nurse}`).when("host", "RESPOND_CHAIN");
  window.offered(
    "host",
    "RESPOND_CHAIN",
    `RESPOND_CHAIN card=${dash}`,
    `RESPOND_CHAIN card=${alarm}`,
    `RESPOND_CHAIN card=${nurse} effect=0`,
  );
  window.when("host", `ACTIVATE_SPELL ${dash}`).refused("prompt/answer-first");
  window.when("host", `ACTIVATE_TRAP ${alarm}`).refused("prompt/answer-first");
  window.when("host", `ACTIVATE_EFFECT ${nurse} 0`).refused("prompt/answer-first");
  at.when("host", `RESPOND_CHAIN card=${alarm}`).refused("prompt/not-asked");
});

test("[LT 7.7] slow cards and effects answer nothing", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["memo"], setZone: [faceDown("poster")], board: ["cook"] } },
  });
  const window = at.when("host", "END_TURN");
  window.offered("host", "RESPOND_CHAIN");
  for (const aim of [
    `card=${card(at, "host", "hand", "memo")}`,
    `card=${card(at, "host", "setZone", "poster")}`,
    `card=${card(at, "host", "board", "cook")} effect=0`,
  ]) {
    window.when("host", `RESPOND_CHAIN ${aim}`).refused("activate/too-slow");
  }
});

test("[LT 7.7] a counter trap only answers a chain link", () => {
  const at = duel(cards, {
    seats: {
      host: { hand: ["memo", "kid"], setZone: [faceDown("veto")] },
      away: { setZone: [faceDown("veto")] },
    },
  });
  const mine = card(at, "host", "setZone", "veto");
  at.when("host", `ACTIVATE_TRAP ${mine}`).refused("activate/nothing-to-answer");
  const theirs = card(at, "away", "setZone", "veto");
  const open = at.when("host", "ADVANCE_PHASE");
  open.offered("away", "RESPOND_CHAIN");
  open.when("away", `RESPOND_CHAIN card=${theirs}`).refused("activate/nothing-to-answer");
  const summon = at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`);
  summon.offered("away", "RESPOND_CHAIN");
  const link = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`);
  link.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${theirs}`);
});

test("[LT 7.7] a counter trap whose effect would answer a summon, or anything, needs a link as well", () => {
  const guard: Effect = { ...HEAL, id: "guard", type: "trigger", trigger: { on: "summoned" } };
  const counters = [
    trap("bouncer", "counter", [guard]),
    trap("heckler", "counter", [{ ...HEAL, type: "quick" }]),
  ];
  const at = duel([...cards, ...counters], {
    seats: {
      host: { hand: ["memo", "kid"] },
      away: { setZone: [faceDown("bouncer"), faceDown("heckler"), faceDown("alarm")] },
    },
  });
  const theirs = (def: string): string => `RESPOND_CHAIN card=${card(at, "away", "setZone", def)}`;
  const summoned = at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`);
  summoned.offered("away", "RESPOND_CHAIN", theirs("alarm"));
  summoned.when("away", theirs("bouncer")).refused("activate/nothing-to-answer");
  summoned.when("away", theirs("heckler")).refused("activate/nothing-to-answer");
  // On a chain they answer what they are made for: the alarm is a link, after the summon.
  const linked = summoned.when("away", theirs("alarm")).when("host", "RESPOND_CHAIN");
  linked.offered("away", "RESPOND_CHAIN", theirs("bouncer"), theirs("heckler"));
});
