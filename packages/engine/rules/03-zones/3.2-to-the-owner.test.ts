import { expect, test } from "vitest";
import { card, defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action, Cost } from "../../src/cards/card.ts";
import type { Zone } from "../../src/vocabulary.ts";

const all = { kind: "all", zone: "board", side: "self", filter: { name: "guest" } } as const;
const stolen = placed("guest", { position: "attack" }, { owner: "away" });

const ways: readonly (readonly [Zone, Action])[] = [
  ["graveyard", { kind: "destroy", what: all }],
  ["banished", { kind: "banish", what: all }],
  ["hand", { kind: "return_to_hand", what: all }],
  ["deck", { kind: "shuffle_into_deck", what: all }],
];

test.each(ways)(
  "[LT 3.2] a card goes to the %s of its owner, not of its controller",
  (zone, action) => {
    const procedure = spell("deed", "normal", [{ id: "do", type: "ignition", actions: [action] }]);
    const start = duel([procedure, unit("guest")], {
      seats: { host: { hand: ["deed"], board: [stolen] } },
    });
    const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
    expect(defsIn(then, "away", zone).filter((def) => def === "guest")).toEqual(["guest"]);
    expect(defsIn(then, "host", zone)).not.toContain("guest");
    expect(defsIn(then, "host", "board")).toEqual([]);
  },
);

test("[LT 3.2] as a tribute, too", () => {
  const start = duel([unit("guest"), unit("giant", { level: 7 })], {
    seats: { host: { hand: ["giant"], board: [stolen] } },
  });
  const [giant, guest] = [
    card(start, "host", "hand", "giant"),
    card(start, "host", "board", "guest"),
  ];
  const then = start.when("host", `SUMMON ${giant} attack tribute=${guest}`);
  expect(defsIn(then, "away", "graveyard")).toEqual(["guest"]);
  expect(defsIn(then, "host", "graveyard")).toEqual([]);
});

const costs: readonly (readonly [Zone, Cost])[] = [
  ["graveyard", { kind: "tribute", count: 1 }],
  ["banished", { kind: "banish", from: "board", count: 1 }],
];

test.each(costs)("[LT 3.2] paid as a cost it goes to its owner's %s", (zone, cost) => {
  const procedure = spell("deed", "normal", [
    { id: "do", type: "ignition", costs: [cost], actions: [{ kind: "heal", amount: 1 }] },
  ]);
  const start = duel([procedure, unit("guest")], {
    seats: { host: { hand: ["deed"], board: [stolen] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
  expect(defsIn(then, "away", zone)).toEqual(["guest"]);
});

test("[LT 3.2] in battle, too, and at a breakdown", () => {
  const fight = duel([unit("guest"), unit("bully", { attack: 2000 })], {
    phase: "combat",
    seats: { host: { board: [stolen] }, away: { board: ["bully"] } },
  });
  const lost = fight.when(
    "host",
    `DECLARE_ATTACK ${card(fight, "host", "board", "guest")} target=${card(fight, "away", "board", "bully")}`,
  );
  expect(defsIn(lost, "away", "graveyard")).toEqual(["guest"]);

  const weary = placed("guest", { position: "attack", vice: 3 }, { owner: "away" });
  const broken = passAll(
    duel([unit("guest")], { seats: { host: { board: [weary] } } }).when("host", "END_TURN"),
  );
  expect(defsIn(broken, "away", "graveyard")).toEqual(["guest"]);
  // The seat that did not control it is credited, though it is the owner.
  expect(broken.state.seats.away.breakdownsCaused).toBe(1);
});

test("[LT 3.2] what was revived from the other graveyard goes back there", () => {
  const raise = spell("raise", "normal", [
    {
      id: "raise",
      type: "ignition",
      actions: [
        { kind: "special_summon", from: "graveyard", side: "opponent", position: "attack" },
        { kind: "destroy", what: { kind: "all", zone: "board", side: "self" } },
      ],
    },
  ]);
  const start = duel([raise, unit("guest")], {
    seats: { host: { hand: ["raise"] }, away: { graveyard: ["guest"] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "raise")}`);
  then.then({ type: "SPECIAL_SUMMONED", seat: "host" }, { type: "CARD_DESTROYED" });
  expect(defsIn(then, "away", "graveyard")).toEqual(["guest"]);
  expect(defsIn(then, "host", "graveyard")).toEqual(["raise"]);
});
