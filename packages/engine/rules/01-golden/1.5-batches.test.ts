import { expect, test } from "vitest";
import { card, defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";

/** Its controller gains 100 for every other stereotype that is destroyed. */
const vulture = (id: string) =>
  unit(id, {
    effects: [
      {
        id: "feed",
        type: "trigger",
        trigger: { on: "destroyed", card: "another" },
        actions: [{ kind: "heal", amount: 100 }],
      },
    ],
  });
const sweep = spell("sweep", "normal", [
  {
    id: "sweep",
    type: "ignition",
    actions: [{ kind: "destroy", what: { kind: "all", zone: "board", side: "any" } }],
  },
]);

test("[LT 1.5] cards that one action destroys go at the same time, and each sees the others go", () => {
  const start = duel([vulture("left"), vulture("right"), sweep], {
    seats: { host: { hand: ["sweep"], board: ["left"] }, away: { board: ["right"] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "sweep")}`);
  expect(then.state.seats.host.lifePoints).toBe(8100);
  expect(then.state.seats.away.lifePoints).toBe(8100);
});

test("[LT 1.5] what two actions of an effect destroy goes one after the other", () => {
  const twice = spell("twice", "normal", [
    {
      id: "twice",
      type: "ignition",
      actions: (["self", "opponent"] as const).map((side) => ({
        kind: "destroy" as const,
        what: { kind: "all" as const, zone: "board" as const, side },
      })),
    },
  ]);
  const start = duel([vulture("left"), vulture("right"), twice], {
    seats: { host: { hand: ["twice"], board: ["left"] }, away: { board: ["right"] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "twice")}`);
  // The first to go has not seen the second go.
  expect(then.state.seats.host.lifePoints).toBe(8000);
  expect(then.state.seats.away.lifePoints).toBe(8100);
});

test("[LT 1.5] damage and destruction of a battle are one batch: who dies of it has lost the card too", () => {
  const start = duel([unit("bully", { attack: 3000 }), unit("nerd")], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["nerd"], has: { lifePoints: 500 } } },
  });
  const [bully, nerd] = [
    card(start, "host", "board", "bully"),
    card(start, "away", "board", "nerd"),
  ];
  start
    .when("host", `DECLARE_ATTACK ${bully} target=${nerd}`)
    .then(
      { type: "LP_CHANGED", seat: "away", lifePoints: 0 },
      { type: "CARD_TO_GRAVEYARD" },
      { type: "GAME_ENDED" },
    )
    .ended("lp_zero", "host");
});

test("[LT 1.5] stereotypes that break down together each see the other break down", () => {
  const mourner = (id: string) =>
    unit(id, {
      effects: [
        {
          id: "mourn",
          type: "trigger",
          trigger: { on: "breakdown", card: "another" },
          actions: [{ kind: "heal", amount: 100 }],
        },
      ],
    });
  const viced = (def: string) => placed(def, { position: "attack", vice: 3 });
  const start = duel([mourner("left"), mourner("right")], {
    seats: { host: { board: [viced("left")] }, away: { board: [viced("right")] } },
  });
  const then = start.when("host", "END_TURN");
  expect(then.state.seats.host.lifePoints).toBe(8100);
  expect(then.state.seats.away.lifePoints).toBe(8100);
});

test.each(["host", "away"] as const)(
  "[LT 1.5] in one graveyard the cards of the turn seat's side lie first (turn of %s)",
  (turnSeat) => {
    const side = (def: string) => placed(def, { position: "attack" }, { owner: "away" });
    const start = duel([sweep, unit("a"), unit("b"), unit("c"), unit("d")], {
      shared: { turnSeat },
      seats: {
        host: { board: [null, side("a"), side("b")] },
        away: { board: [side("c"), null, side("d")] },
        [turnSeat]: {
          hand: ["sweep"],
          board: turnSeat === "host" ? [null, side("a"), side("b")] : [side("c"), null, side("d")],
        },
      },
    });
    const then = start.when(turnSeat, `ACTIVATE_SPELL ${card(start, turnSeat, "hand", "sweep")}`);
    const dead = defsIn(then, "away", "graveyard").filter((def) => def !== "sweep");
    expect(dead).toEqual(turnSeat === "host" ? ["a", "b", "c", "d"] : ["c", "d", "a", "b"]);
  },
);

test("[LT 1.5] what is destroyed together lies by slot, not by age", () => {
  const start = duel([sweep, unit("old"), unit("new")], {
    seats: { host: { hand: ["sweep", "new"], board: [null, "old"] } },
  });
  const later = passAll(start.when("host", `SUMMON ${card(start, "host", "hand", "new")} attack`));
  expect(defsIn(later, "host", "board")).toEqual(["new", "old"]);
  const then = later.when("host", `ACTIVATE_SPELL ${card(later, "host", "hand", "sweep")}`);
  expect(defsIn(then, "host", "graveyard")).toEqual(["new", "old", "sweep"]);
});

test("[LT 1.5] what is tributed together lies by slot, not by age", () => {
  const altar = spell("altar", "normal", [
    {
      id: "offer",
      type: "ignition",
      costs: [{ kind: "tribute", count: 2 }],
      actions: [{ kind: "heal", amount: 100 }],
    },
  ]);
  const start = duel([altar, unit("old"), unit("new"), unit("decoy")], {
    seats: { host: { hand: ["altar", "new"], board: [null, "old", "decoy"] } },
  });
  const later = passAll(start.when("host", `SUMMON ${card(start, "host", "hand", "new")} attack`));
  const [older, newer] = [card(later, "host", "board", "old"), card(later, "host", "board", "new")];
  const then = later
    .when("host", `ACTIVATE_SPELL ${card(later, "host", "hand", "altar")}`)
    .when("host", { type: "CHOOSE_CARDS", cards: [older, newer] });
  expect(defsIn(then, "host", "graveyard")).toEqual(["new", "old", "altar"]);
});

test("[LT 1.5] what one cost takes goes at the same time", () => {
  const widow = (id: string) =>
    unit(id, {
      effects: [
        {
          id: "mourn",
          type: "trigger",
          trigger: { on: "sent_to_graveyard", card: "another" },
          actions: [{ kind: "heal", amount: 100 }],
        },
      ],
    });
  const altar = unit("altar", {
    effects: [
      {
        id: "offer",
        type: "ignition",
        costs: [{ kind: "tribute", count: 2, filter: { archetype: "widow" } }],
        actions: [{ kind: "gain_clout", amount: 1 }],
      },
    ],
  });
  const [left, right] = ["left", "right"].map((id) => ({ ...widow(id), archetype: "widow" }));
  const start = duel([altar, left as never, right as never], {
    seats: { host: { board: ["left", "altar", "right"] } },
  });
  const asked = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "altar")} 0`);
  // Two that differ: their controller orders them.
  const then = asked.when("host", "ORDER_TRIGGERS 0");
  expect(then.state.seats.host.lifePoints).toBe(8200);
});

test("[LT 1.5, 8.5] tributes that are paid together are each as they were before the first left", () => {
  const coach = unit("coach", {
    effects: [
      {
        id: "drill",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "self", filter: { name: "rookie" } },
            amount: 300,
          },
        ],
      },
    ],
  });
  const toll = unit("toll", {
    effects: [
      {
        id: "t",
        type: "ignition",
        costs: [{ kind: "tribute", count: 3 }],
        actions: [{ kind: "heal", amount: 1 }],
      },
    ],
  });
  const start = duel([coach, toll, unit("rookie")], {
    seats: { host: { board: ["coach", "rookie", "toll"] } },
  });
  const id = card(start, "host", "board", "toll");
  const paid = start.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0 });
  const was = paid.events.flatMap((event) =>
    event.type === "TRIBUTE_PAID" ? [[event.was.def, event.was.attack]] : [],
  );
  expect(was).toEqual([
    ["coach", 1000],
    ["rookie", 1300],
    ["toll", 1000],
  ]);
});

test("[LT 1.5, 2.6] a token that goes with others is gone as it was before the first left", () => {
  const coach = unit("coach", {
    effects: [
      {
        id: "drill",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "self", filter: { name: "crumb" } },
            amount: 300,
          },
        ],
      },
    ],
  });
  const start = duel([coach, sweep, unit("crumb", { token: true })], {
    seats: {
      host: {
        hand: ["sweep"],
        board: ["coach", placed("crumb", { position: "attack", isToken: true })],
      },
    },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "sweep")}`);
  const was = passAll(then).events.flatMap((event) =>
    event.type === "TOKEN_REMOVED" ? [event.was.attack] : [],
  );
  expect(was).toEqual([1300]);
});
