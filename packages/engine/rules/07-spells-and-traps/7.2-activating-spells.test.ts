import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { stationery } from "../../fixtures/stationery.ts";

const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];
const fresh = (def: string) => faceDown(def, { turnEntered: 3 });

test("[LT 7.2] from hand a spell comes face-up to a free set slot", () => {
  const at = duel(stationery, { seats: { host: { hand: ["poster"], setZone: ["camera"] } } });
  const id = card(at, "host", "hand", "poster");
  at.offered(
    "host",
    `ACTIVATE_SPELL ${id}`,
    `ACTIVATE_SPELL ${id} slot=2`,
    `SET_SPELL_TRAP ${id}`,
    `SET_SPELL_TRAP ${id} slot=2`,
    ...on,
  );
  const first = at.when("host", `ACTIVATE_SPELL ${id}`);
  expect(defsIn(first, "host", "setZone")).toEqual(["camera", "poster"]);
  const last = at.when("host", `ACTIVATE_SPELL ${id} slot=2`);
  const there = card(last, "host", "setZone", "poster");
  expect(last.state.seats.host.setZone[2]).toBe(there);
  expect(last.state.cards.get(there)?.faceDown).toBe(false);
  at.when("host", `ACTIVATE_SPELL ${id} slot=0`).refused("set/slot-taken");
});

test.each(["memo", "dash", "poster", "jacket"])(
  "[LT 7.2] %s from hand needs a free set slot",
  (def) => {
    const at = duel(
      stationery,
      { seats: { host: { hand: [def], setZone: ["camera"], board: ["kid"] } } },
      { setSlots: 1 },
    );
    const aim = def === "jacket" ? ` targets=${card(at, "host", "board", "kid")}` : "";
    at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)}${aim}`).refused("set/no-slot");
  },
);

test("[LT 7.2] a field card needs its own slot only, and there are two fields, one a seat", () => {
  const setZone = ["camera", "camera", "camera"];
  const at = duel(stationery, {
    seats: { host: { hand: ["gym"], setZone }, away: { field: ["pool"] } },
  });
  const id = card(at, "host", "hand", "gym");
  at.offered("host", `ACTIVATE_SPELL ${id}`, ...on);
  const done = at.when("host", `ACTIVATE_SPELL ${id}`).thenNot("CARD_TO_GRAVEYARD");
  expect(defsIn(done, "host", "field")).toEqual(["gym"]);
  expect(defsIn(done, "away", "field")).toEqual(["pool"]);
});

test("[LT 7.2] your own old field card is sent to the graveyard, not destroyed", () => {
  const at = duel(stationery, { seats: { host: { hand: ["pool"], field: ["gym"] } } });
  const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "pool")}`);
  done.then({ type: "CARD_TO_GRAVEYARD", reason: "replaced" }, { type: "SPELL_ACTIVATED" });
  done.thenNot("CARD_DESTROYED");
  expect(defsIn(done, "host", "field")).toEqual(["pool"]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["gym"]);
});

test("[LT 7.2] the old field card is no target of the new one: it is gone by then", () => {
  const wrecker = spell("wrecker", "field", [
    {
      id: "w",
      type: "ignition",
      onActivation: true,
      targets: [{ zone: "field", side: "any", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]);
  const seats = { host: { hand: ["wrecker"], field: ["gym"] }, away: { field: ["pool"] } };
  const at = duel([...stationery, wrecker], { seats });
  const id = card(at, "host", "hand", "wrecker");
  const pool = card(at, "away", "field", "pool");
  at.offered("host", `ACTIVATE_SPELL ${id} targets=${pool}`, ...on);
  at.when("host", `ACTIVATE_SPELL ${id} targets=${card(at, "host", "field", "gym")}`).refused(
    "activate/wrong-targets",
  );
  const alone = duel([...stationery, wrecker], { seats: { host: seats.host } });
  alone.offered("host", ...on);
});

test.each(["memo", "poster", "jacket"])(
  "[LT 7.2] %s starts in your main phases, set this turn or not",
  (def) => {
    for (const phase of ["main", "main2"] as const) {
      for (const seats of [
        { host: { hand: [def], board: ["kid"] } },
        { host: { setZone: [fresh(def)], board: ["kid"] } },
        { host: { setZone: [faceDown(def)], board: ["kid"] } },
      ]) {
        const at = duel(stationery, { phase, seats });
        const zone = "hand" in seats.host ? "hand" : "setZone";
        const aim = def === "jacket" ? ` targets=${card(at, "host", "board", "kid")}` : "";
        const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", zone, def)}${aim}`);
        done.then({ type: "SPELL_ACTIVATED", seat: "host" }, { type: "CHAIN_RESOLVED" });
      }
    }
  },
);

test.each(["memo", "poster", "jacket", "gym"])(
  "[LT 7.2] %s starts in no other phase and on no other turn",
  (def) => {
    const seats = { host: { hand: [def], board: ["kid"] } };
    for (const phase of ["draw", "standby", "combat", "breakdown_check", "end"] as const) {
      const at = duel(stationery, { phase, seats });
      const aim = def === "jacket" ? ` targets=${card(at, "host", "board", "kid")}` : "";
      const id = card(at, "host", "hand", def);
      at.when("host", `ACTIVATE_SPELL ${id}${aim}`).refused("activate/wrong-time");
    }
    const theirs = duel(stationery, { shared: { turnSeat: "away" }, seats });
    theirs.offered("host");
    theirs
      .when("host", `ACTIVATE_SPELL ${card(theirs, "host", "hand", def)}`)
      .refused("turn/not-yours");
  },
);

test("[LT 7.2] a set spell is turned up where it lies", () => {
  const at = duel(stationery, { seats: { host: { setZone: [null, fresh("poster")] } } });
  const id = card(at, "host", "setZone", "poster");
  at.offered("host", `ACTIVATE_SPELL ${id}`, ...on);
  const done = at.when("host", `ACTIVATE_SPELL ${id}`);
  expect(done.state.seats.host.setZone).toEqual([null, id, null]);
  expect(done.state.cards.get(id)?.faceDown).toBe(false);
});

test("[LT 7.2] a face-up spell, and one of the other seat, are not activated", () => {
  const at = duel(stationery, {
    seats: { host: { setZone: ["poster"] }, away: { setZone: [faceDown("memo"), "poster"] } },
  });
  at.offered("host", ...on);
  for (const id of [
    card(at, "host", "setZone", "poster"),
    card(at, "away", "setZone", "poster"),
    card(at, "away", "setZone", "memo"),
  ]) {
    at.when("host", `ACTIVATE_SPELL ${id}`).refused("activate/not-yours");
  }
});

test("[LT 7.2] quick-play on your turn from hand: at any time you may act, and in some windows", () => {
  for (const phase of ["main", "combat", "main2"] as const) {
    const at = duel(stationery, { phase, seats: { host: { hand: ["dash"] } } });
    at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "dash")}`).then({
      type: "LIFE_HEALED",
    });
  }
  const fight = duel(stationery, {
    phase: "combat",
    seats: { host: { hand: ["dash"], board: ["kid"] } },
  });
  const window = fight.when("host", `DECLARE_ATTACK ${card(fight, "host", "board", "kid")}`);
  expect(window.state.shared.window?.kind).toBe("damage");
  const id = card(window, "host", "hand", "dash");
  window.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
  window.when("host", `RESPOND_CHAIN card=${id}`).then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 7.2] quick-play from hand not on the other's turn; set earlier on any turn", () => {
  const at = duel(stationery, {
    shared: { turnSeat: "away", turnNumber: 4 },
    seats: { host: { hand: ["dash"], setZone: [faceDown("dash")] } },
  });
  const window = at.when("away", "ADVANCE_PHASE");
  const set = card(at, "host", "setZone", "dash");
  window.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${set}`);
  window
    .when("host", `RESPOND_CHAIN card=${card(at, "host", "hand", "dash")}`)
    .refused("activate/hand-on-their-turn");
  passAll(window.when("host", `RESPOND_CHAIN card=${set}`));

  const own = duel(stationery, { seats: { host: { setZone: [faceDown("dash")] } } });
  own.offered("host", `ACTIVATE_SPELL ${card(own, "host", "setZone", "dash")}`, ...on);
});

test("[LT 7.2] quick-play set this turn waits: neither by command nor in a window", () => {
  // Host is asked for its other card.
  const setZone = [fresh("dash"), faceDown("greeting")];
  const at = duel(stationery, { seats: { host: { setZone } } });
  const id = card(at, "host", "setZone", "dash");
  at.offered("host", ...on);
  at.when("host", `ACTIVATE_SPELL ${id}`).refused("activate/set-this-turn");
  const window = at.when("host", "END_TURN");
  window.offered("host", "RESPOND_CHAIN");
  window.when("host", `RESPOND_CHAIN card=${id}`).refused("activate/set-this-turn");
});

test("[LT 7.2] from hand a quick-play answers on your own turn only, a slower spell on none", () => {
  const at = duel(stationery, {
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("alarm")] },
      away: { hand: ["dash", "memo"], setZone: [faceDown("alarm")] },
    },
  });
  const window = at.when("host", "ADVANCE_PHASE");
  const away = (def: string): string => `RESPOND_CHAIN card=${card(at, "away", "hand", def)}`;
  window.when("away", away("dash")).refused("activate/hand-on-their-turn");
  window.when("away", away("memo")).refused("activate/too-slow");
});

test("[LT 7.2] a spell of the other hand is not yours to activate, though you have seen it", () => {
  const peek = spell("peek", "normal", [
    { id: "peek", type: "ignition", actions: [{ kind: "reveal_hand", who: "opponent" }] },
  ]);
  const at = duel([...stationery, peek], {
    seats: { host: { hand: ["peek"] }, away: { hand: ["memo"] } },
  });
  const seen = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "peek")}`);
  seen.then({ type: "CARDS_REVEALED" });
  const theirs = card(seen, "away", "hand", "memo");
  seen.when("host", `ACTIVATE_SPELL ${theirs}`).refused("activate/not-yours");
});

test("[LT 7.2] only what comes to the set zone is given a slot there", () => {
  const at = duel(stationery, {
    seats: { host: { hand: ["gym"], setZone: [faceDown("memo")] } },
  });
  const [gym, memo] = [card(at, "host", "hand", "gym"), card(at, "host", "setZone", "memo")];
  at.when("host", `ACTIVATE_SPELL ${gym} slot=2`).refused("set/slot-taken");
  at.when("host", `ACTIVATE_SPELL ${memo} slot=2`).refused("set/slot-taken");
  at.when("host", `ACTIVATE_SPELL ${gym} replace=${memo}`).refused("set/no-replace-needed");
});
