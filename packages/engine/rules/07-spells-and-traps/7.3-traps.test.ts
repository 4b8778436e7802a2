import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap } from "../../fixtures/duel.ts";
import { stationery } from "../../fixtures/stationery.ts";

const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

test("[LT 7.3] a trap is never activated from hand", () => {
  const host = { hand: ["alarm"], setZone: [faceDown("greeting")] };
  const at = duel(stationery, { seats: { host } }, { setSlots: 2 });
  const id = card(at, "host", "hand", "alarm");
  at.offered("host", `SET_SPELL_TRAP ${id}`, ...on);
  at.when("host", `ACTIVATE_TRAP ${id}`).refused("activate/not-yours");
  const window = at.when("host", "END_TURN");
  window.offered("host", "RESPOND_CHAIN");
  window.when("host", `RESPOND_CHAIN card=${id}`).refused("activate/not-yours");
});

test("[LT 7.3] not on the turn it was set, neither by command nor in a window", () => {
  // Host is asked for its other card.
  const host = { hand: ["alarm"], setZone: [faceDown("greeting")] };
  const at = duel(stationery, { seats: { host } });
  const set = at.when("host", `SET_SPELL_TRAP ${card(at, "host", "hand", "alarm")}`);
  const id = card(set, "host", "setZone", "alarm");
  set.offered("host", ...on);
  set.when("host", `ACTIVATE_TRAP ${id}`).refused("activate/set-this-turn");
  const window = set.when("host", "END_TURN");
  window.offered("host", "RESPOND_CHAIN");
  window.when("host", `RESPOND_CHAIN card=${id}`).refused("activate/set-this-turn");
  // The other's turn is another turn.
  const now = window.when("host", "RESPOND_CHAIN").when("away", "ADVANCE_PHASE");
  now.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
});

test("[LT 7.3] on either seat's turn", () => {
  const own = duel(stationery, { seats: { host: { setZone: [faceDown("alarm")] } } });
  const id = card(own, "host", "setZone", "alarm");
  own.offered("host", `ACTIVATE_TRAP ${id}`, ...on);
  const used = own.when("host", `ACTIVATE_TRAP ${id}`);
  used.then({ type: "TRAP_ACTIVATED", seat: "host" }, { type: "LIFE_HEALED", seat: "host" });
  const theirs = duel(stationery, {
    shared: { turnSeat: "away", turnNumber: 4 },
    seats: { host: { setZone: [faceDown("alarm")] } },
  });
  theirs.offered("host");
  theirs.when("host", `ACTIVATE_TRAP ${id}`).refused("turn/not-yours");
  const window = theirs.when("away", "ENTER_COMBAT");
  window.when("host", `RESPOND_CHAIN card=${id}`).then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 7.3] a trap with a trigger waits for its event", () => {
  const at = duel(stationery, {
    seats: { host: { setZone: [faceDown("greeting")] }, away: { hand: ["kid"] } },
    shared: { turnSeat: "away", turnNumber: 4 },
  });
  const id = card(at, "host", "setZone", "greeting");
  const quiet = at.when("away", "ENTER_COMBAT");
  quiet.offered("host", "RESPOND_CHAIN");
  quiet.when("host", `RESPOND_CHAIN card=${id}`).refused("activate/nothing-to-answer");
  const summoned = at.when("away", `SUMMON ${card(at, "away", "hand", "kid")} attack`);
  summoned.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
  summoned.when("host", `RESPOND_CHAIN card=${id}`).then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 7.3] its event is over when the window has closed, and one's own summon is none", () => {
  const seats = {
    host: { setZone: [faceDown("greeting")], hand: ["kid"] },
    away: { hand: ["kid"] },
  };
  const theirs = duel(stationery, { shared: { turnSeat: "away", turnNumber: 4 }, seats });
  const missed = theirs
    .when("away", `SUMMON ${card(theirs, "away", "hand", "kid")} attack`)
    .when("host", "RESPOND_CHAIN");
  const later = missed.when("away", "ENTER_COMBAT");
  later.offered("host", "RESPOND_CHAIN");
  const own = duel(stationery, { seats });
  const mine = own.when("host", `SUMMON ${card(own, "host", "hand", "kid")} attack`);
  mine.offered("host", "RESPOND_CHAIN");
});

test("[LT 7.3] a face-up trap is not activated again, nor the other seat's", () => {
  const at = duel(stationery, {
    seats: { host: { setZone: ["camera"] }, away: { setZone: [faceDown("alarm")] } },
  });
  at.offered("host", ...on);
  at.when("host", `ACTIVATE_TRAP ${card(at, "host", "setZone", "camera")}`).refused(
    "activate/not-yours",
  );
  at.when("host", `ACTIVATE_TRAP ${card(at, "away", "setZone", "alarm")}`).refused(
    "activate/not-yours",
  );
});

test("[LT 7.3] a spell is no trap and a trap no spell", () => {
  const at = duel(stationery, {
    seats: { host: { setZone: [faceDown("alarm"), faceDown("memo")] } },
  });
  const [alarm, memo] = [card(at, "host", "setZone", "alarm"), card(at, "host", "setZone", "memo")];
  at.when("host", `ACTIVATE_SPELL ${alarm}`).refused("activate/not-yours");
  at.when("host", `ACTIVATE_TRAP ${memo}`).refused("activate/not-yours");
  expect(at.state.seats.host.lifePoints).toBe(8000);
});

test("[LT 7.3] a face-down stereotype, or one in hand, is no card to answer with", () => {
  const at = duel(stationery, {
    seats: {
      host: {
        hand: ["kid"],
        board: [faceDown("sleeper", { position: "defense" })],
        setZone: [faceDown("alarm")],
      },
    },
  });
  const window = at.when("host", "END_TURN");
  const [kid, sleeper] = [card(at, "host", "hand", "kid"), card(at, "host", "board", "sleeper")];
  window.when("host", `RESPOND_CHAIN card=${kid}`).refused("activate/not-yours");
  window.when("host", `RESPOND_CHAIN card=${sleeper}`).refused("activate/not-yours");
});

test("[LT 7.3, 9.2] once its chain has resolved an activation is answered no more", () => {
  const call = spell("call", "normal", [
    {
      id: "c",
      type: "ignition",
      actions: [{ kind: "special_summon", from: "graveyard", position: "attack" }],
    },
  ]);
  const grudge = trap("grudge", "normal", [
    {
      id: "g",
      type: "trigger",
      trigger: { on: "spell_activated", side: "opponent" },
      actions: [{ kind: "heal", amount: 100 }],
    },
  ]);
  const at = duel([...stationery, call, grudge], {
    seats: {
      host: { hand: ["call"], graveyard: ["kid"] },
      away: { setZone: [faceDown("grudge"), faceDown("greeting")] },
    },
  });
  const cast = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "call")}`);
  const [late, apt] = ["grudge", "greeting"].map((def) => card(at, "away", "setZone", def));
  cast.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${late}`);
  // The window of what it summoned is for the summon.
  const summoned = cast.when("away", "RESPOND_CHAIN");
  summoned.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${apt}`);
});
