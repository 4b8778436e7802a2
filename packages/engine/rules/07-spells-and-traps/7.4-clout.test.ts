import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, unit } from "../../fixtures/duel.ts";
import { stationery } from "../../fixtures/stationery.ts";

/** The same cards, each for 3 clout. */
const dear = stationery.map((each) => (each.type === "stereotype" ? each : { ...each, cost: 3 }));

test.each([
  ["memo", "hand"],
  ["memo", "setZone"],
  ["dash", "hand"],
  ["poster", "hand"],
  ["gym", "hand"],
] as const)("[LT 7.4] %s from %s spends its clout on activation", (def, zone) => {
  const held = zone === "hand" ? [def] : [faceDown(def)];
  const at = duel(dear, { seats: { host: { [zone]: held, has: { clout: 5 } } } });
  const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", zone, def)}`);
  done.then(
    { type: "COST_PAID", seat: "host", cost: "pay_clout", amount: 3 },
    { type: "CLOUT_CHANGED", seat: "host", amount: -3, clout: 2 },
    { type: "CHAIN_LINK_ADDED" },
  );
  expect(done.state.seats).toMatchObject({ host: { clout: 2 }, away: { clout: 5 } });
});

test("[LT 7.4] a trap spends it when it is activated, in a window too", () => {
  const at = duel(dear, { seats: { away: { setZone: [faceDown("alarm")], has: { clout: 3 } } } });
  const window = at.when("host", "ADVANCE_PHASE");
  const used = window.when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "alarm")}`);
  expect(used.state.seats.away).toMatchObject({ clout: 0, lifePoints: 8100 });
});

test("[LT 7.4] with too little clout it is not offered, and refused; exactly enough will do", () => {
  const poor = duel(
    dear,
    {
      seats: { host: { hand: ["memo"], setZone: [faceDown("alarm")], has: { clout: 2 } } },
    },
    { setSlots: 2 },
  );
  const memo = card(poor, "host", "hand", "memo");
  const alarm = card(poor, "host", "setZone", "alarm");
  poor.offered("host", `SET_SPELL_TRAP ${memo}`, "ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN");
  poor.when("host", `ACTIVATE_SPELL ${memo}`).refused("activate/not-enough-clout");
  poor.when("host", `ACTIVATE_TRAP ${alarm}`).refused("activate/not-enough-clout");
  const exact = duel(dear, { seats: { host: { hand: ["memo"], has: { clout: 3 } } } });
  const paid = exact.when("host", `ACTIVATE_SPELL ${card(exact, "host", "hand", "memo")}`);
  expect(paid.state.seats.host.clout).toBe(0);
});

test("[LT 7.4] a card without a cost is free", () => {
  const at = duel(stationery, { seats: { host: { hand: ["memo"], has: { clout: 0 } } } });
  at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`).thenNot(
    "CLOUT_CHANGED",
    "COST_PAID",
  );
});

test("[LT 7.4] what was negated is not refunded", () => {
  const cards = dear.map((each) => (each.id === "veto" ? { ...each, cost: 0 } : each));
  const at = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("veto")] } },
  });
  const negated = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`)
    .when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "veto")}`);
  negated.then({ type: "CHAIN_LINK_NEGATED" }).thenNot("LIFE_HEALED");
  expect(negated.state.seats.host.clout).toBe(2);
});

test("[LT 7.4] a normal summon costs no clout, whatever the level", () => {
  const cards = [unit("kid"), unit("senior", { level: 12 })];
  const at = duel(cards, {
    seats: { host: { hand: ["senior"], board: ["kid"], has: { clout: 0 } } },
  });
  const tribute = card(at, "host", "board", "kid");
  const done = at.when(
    "host",
    `SUMMON ${card(at, "host", "hand", "senior")} attack tribute=${tribute}`,
  );
  done.thenNot("CLOUT_CHANGED");
  expect(defsIn(done, "host", "board")).toEqual(["senior"]);
});
