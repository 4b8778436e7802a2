import { expect, test } from "vitest";
import { card, duel, duelGame, spell } from "../../fixtures/duel.ts";
import { stationery } from "../../fixtures/stationery.ts";
import { defineCards } from "../../src/cards/define-cards.ts";

const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

test("[LT 7.1] the cards of these tests are well defined", () => {
  expect(defineCards(stationery)).toMatchObject({ ok: true });
});

test.each(["memo", "dash", "poster", "jacket", "alarm", "camera", "veto", "greeting"])(
  "[LT 7.1] %s is set face-down, for no clout",
  (def) => {
    const at = duel(stationery, { seats: { host: { hand: [def], has: { clout: 0 } } } });
    const set = at.when("host", `SET_SPELL_TRAP ${card(at, "host", "hand", def)}`);
    set.then({ type: "SPELL_TRAP_SET", seat: "host" });
    set.thenNot("CLOUT_CHANGED", "COST_PAID", "WINDOW_OPENED", "WINDOW_PASSED", "CHAIN_STARTED");
    const id = card(set, "host", "setZone", def);
    expect(set.state.cards.get(id)).toMatchObject({ faceDown: true, data: { turnEntered: 3 } });
    const theirs = duelGame(stationery).mask(set.state, "away").zones.host.setZone.cards;
    expect(theirs.map((shown) => shown.def)).not.toContain(def);
  },
);

test("[LT 7.1] setting a card that costs clout costs nothing", () => {
  const cards = stationery.map((each) => (each.type === "trap" ? { ...each, cost: 3 } : each));
  const at = duel(cards, { seats: { host: { hand: ["alarm"], has: { clout: 2 } } } });
  const set = at.when("host", `SET_SPELL_TRAP ${card(at, "host", "hand", "alarm")}`);
  expect(set.state.seats.host.clout).toBe(2);
});

test.each(["gym", "pool"])("[LT 7.1] the field card %s is not set", (def) => {
  const at = duel(stationery, { seats: { host: { hand: [def] } } });
  const id = card(at, "host", "hand", def);
  at.offered("host", `ACTIVATE_SPELL ${id}`, ...on);
  at.when("host", `SET_SPELL_TRAP ${id}`).refused("set/field");
});

test("[LT 7.1] any free slot, and only a free one", () => {
  const at = duel(stationery, {
    seats: { host: { hand: ["alarm"], setZone: [null, "poster", null] } },
  });
  const id = card(at, "host", "hand", "alarm");
  at.offered("host", `SET_SPELL_TRAP ${id}`, `SET_SPELL_TRAP ${id} slot=2`, ...on);
  at.when("host", `SET_SPELL_TRAP ${id} slot=1`).refused("set/slot-taken");
  at.when("host", `SET_SPELL_TRAP ${id} slot=3`).refused("set/slot-taken");
  const first = at.when("host", `SET_SPELL_TRAP ${id}`);
  expect(first.state.seats.host.setZone[0]).toBe(card(first, "host", "setZone", "alarm"));
  const last = at.when("host", `SET_SPELL_TRAP ${id} slot=2`);
  expect(last.state.seats.host.setZone[2]).toBe(card(last, "host", "setZone", "alarm"));
});

test("[LT 7.1] only spells and traps of one's own hand, in a main phase, on one's turn", () => {
  const seats = {
    host: { hand: ["kid", "alarm"], graveyard: ["memo"] },
    away: { hand: ["alarm"] },
  };
  const at = duel(stationery, { seats });
  at.when("host", `SET_SPELL_TRAP ${card(at, "host", "hand", "kid")}`).refused(
    "card/not-a-spell-or-trap",
  );
  at.when("host", `SET_SPELL_TRAP ${card(at, "host", "graveyard", "memo")}`).refused(
    "card/not-in-hand",
  );
  at.when("away", `SET_SPELL_TRAP ${card(at, "away", "hand", "alarm")}`).refused("turn/not-yours");
  for (const phase of ["draw", "standby", "combat", "breakdown_check"] as const) {
    const other = duel(stationery, { phase, seats });
    const id = card(other, "host", "hand", "alarm");
    other.when("host", `SET_SPELL_TRAP ${id}`).refused("phase/not-main");
  }
  const main2 = duel(stationery, { phase: "main2", seats });
  main2
    .when("host", `SET_SPELL_TRAP ${card(main2, "host", "hand", "alarm")}`)
    .then({ type: "SPELL_TRAP_SET" });
});

test("[LT 7.1] no limit a turn but the slots", () => {
  const at = duel(stationery, { seats: { host: { hand: ["alarm", "memo", "dash"] } } });
  let now = at;
  for (const def of ["alarm", "memo", "dash"]) {
    now = now.when("host", `SET_SPELL_TRAP ${card(now, "host", "hand", def)}`);
  }
  expect(now.state.seats.host.setZone).not.toContain(null);
});

test("[LT 7.1, 6.1] what you have seen in the other hand is not yours to set or to summon", () => {
  const peek = spell("peek", "normal", [
    { id: "peek", type: "ignition", actions: [{ kind: "reveal_hand", who: "opponent" }] },
  ]);
  const at = duel([...stationery, peek], {
    seats: { host: { hand: ["peek"] }, away: { hand: ["alarm", "kid"] } },
  });
  const seen = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "peek")}`);
  const theirs = (def: string): string => card(seen, "away", "hand", def);
  seen.when("host", `SET_SPELL_TRAP ${theirs("alarm")}`).refused("card/not-in-hand");
  seen.when("host", `SUMMON ${theirs("kid")} attack`).refused("card/not-in-hand");
  seen.when("host", `SET_MONSTER ${theirs("kid")}`).refused("card/not-in-hand");
});

test("[LT 3.3] the first free slot, named, is the same command", () => {
  const game = duelGame(stationery);
  const at = duel(stationery, { seats: { host: { hand: ["memo", "kid"], setZone: ["camera"] } } });
  const [memo, kid] = [card(at, "host", "hand", "memo"), card(at, "host", "hand", "kid")];
  for (const [named, plain] of [
    [`SET_SPELL_TRAP ${memo} slot=1`, `SET_SPELL_TRAP ${memo}`],
    [`SUMMON ${kid} attack slot=0`, `SUMMON ${kid} attack`],
    [`SET_MONSTER ${kid} slot=0`, `SET_MONSTER ${kid}`],
  ] as const) {
    expect(at.when("host", named).state).toEqual(at.when("host", plain).state);
    const ids = game.legalMoves(at.state, "host").map(({ id }) => id);
    expect(ids).toContain(plain);
    expect(ids).not.toContain(named);
  }
});
