import { expect, test } from "vitest";
import { card, defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";

test("[LT 1.1] a card summons what the book would not let its player summon", () => {
  const bringIn = spell("bring-in", "normal", [
    { id: "summon", type: "ignition", actions: [{ kind: "special_summon", from: "hand" }] },
  ]);
  const start = duel([unit("giant", { level: 8 }), bringIn], {
    seats: { host: { hand: ["giant", "bring-in"], has: { normalSummonUsed: true } } },
  });
  const giant = card(start, "host", "hand", "giant");
  start.when("host", { type: "SUMMON", card: giant, position: "attack" }).refused("summon/already");
  const resolving = passAll(
    start.when("host", { type: "ACTIVATE_SPELL", card: card(start, "host", "hand", "bring-in") }),
  );
  const summoned = resolving
    .when("host", { type: "CHOOSE_CARDS", cards: [card(resolving, "host", "hand", "giant")] })
    .when("host", { type: "CHOOSE_POSITION", position: "attack" });
  expect(defsIn(summoned, "host", "board")).toEqual(["giant"]);
});

const pacifist = unit("pacifist", {
  effects: [
    {
      id: "peace",
      type: "continuous",
      actions: [
        {
          kind: "apply_restriction",
          restriction: "attack",
          what: { kind: "all", zone: "board", side: "any", filter: { archetype: "bully" } },
        },
      ],
    },
  ],
});

test("[LT 1.1] a stereotype that an effect forbids to attack is not offered to, though it could", () => {
  const cards = [pacifist, unit("big", { archetype: "bully" }), unit("small")];
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["big", "small"] }, away: { board: ["pacifist"] } },
  });
  const [big, small, target] = [
    card(start, "host", "board", "big"),
    card(start, "host", "board", "small"),
    card(start, "away", "board", "pacifist"),
  ];
  start.offered("host", `DECLARE_ATTACK ${small} target=${target}`, "ADVANCE_PHASE", "END_TURN");
  start.when("host", { type: "DECLARE_ATTACK", card: big, target }).refused("attack/forbidden");
});

test("[LT 1.1] control that lets a stereotype attack does not help one that cannot", () => {
  const cards = [pacifist, unit("big", { archetype: "bully" }), unit("small")];
  const mayAttack = { position: "attack", turnEntered: 3, controlTaken: true } as const;
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: {
        board: [placed("big", mayAttack, { owner: "away" }), placed("small", mayAttack)],
      },
      away: { board: ["pacifist"] },
    },
  });
  const small = card(start, "host", "board", "small");
  const target = card(start, "away", "board", "pacifist");
  start.offered("host", `DECLARE_ATTACK ${small} target=${target}`, "ADVANCE_PHASE", "END_TURN");
});

test("[LT 1.1] who cannot draw does not draw, and does not lose by an empty deck", () => {
  const curfew = unit("curfew", {
    effects: [
      {
        id: "no-draw",
        type: "continuous",
        actions: [{ kind: "apply_restriction", restriction: "draw_phase", who: "opponent" }],
      },
    ],
  });
  const then = duel([curfew], {
    phase: "draw",
    seats: { host: { deck: [] }, away: { board: ["curfew"] } },
  }).when("host", { type: "ADVANCE_PHASE" });
  then.thenNot("CARD_DRAWN", "GAME_ENDED").then({ type: "PHASE_CHANGED", phase: "standby" });
});

test("[LT 1.1] a card that cannot use its effects has none to start, and none that trigger", () => {
  const gag = unit("gag", {
    effects: [
      {
        id: "hush",
        type: "continuous",
        actions: [
          {
            kind: "apply_restriction",
            restriction: "effects",
            what: { kind: "all", zone: "board", side: "opponent" },
          },
        ],
      },
    ],
  });
  const talker = unit("talker", {
    effects: [
      { id: "talk", type: "ignition", actions: [{ kind: "heal", amount: 100 }] },
      {
        id: "gossip",
        type: "trigger",
        trigger: { on: "summoned", card: "another" },
        actions: [{ kind: "heal", amount: 100 }],
      },
    ],
  });
  const setup = (other: string) =>
    duel([gag, talker, unit("newcomer")], {
      seats: { host: { board: ["talker"], hand: ["newcomer"] }, away: { board: [other] } },
    });
  const summon = (start: ReturnType<typeof setup>) =>
    start.when("host", {
      type: "SUMMON",
      card: card(start, "host", "hand", "newcomer"),
      position: "attack",
    });
  const free = setup("blank");
  const talked = free.when("host", `ACTIVATE_EFFECT ${card(free, "host", "board", "talker")} 0`);
  expect(passAll(talked).state.seats.host.lifePoints).toBe(8100);
  expect(summon(free).state.seats.host.lifePoints).toBe(8100);

  const hushed = setup("gag");
  hushed
    .when("host", `ACTIVATE_EFFECT ${card(hushed, "host", "board", "talker")} 0`)
    .refused("activate/forbidden");
  expect(summon(hushed).thenNot("CHAIN_LINK_ADDED").state.seats.host.lifePoints).toBe(8000);
});

test("[LT 1.1] what cannot be destroyed by effects stays when an effect destroys all", () => {
  const sweep = spell("sweep", "normal", [
    {
      id: "sweep",
      type: "ignition",
      actions: [{ kind: "destroy", what: { kind: "all", zone: "board", side: "any" } }],
    },
  ]);
  const tough = unit("tough", {
    effects: [
      {
        id: "tough",
        type: "continuous",
        actions: [{ kind: "grant_protection", protection: "effect", what: { kind: "self" } }],
      },
    ],
  });
  const start = duel([sweep, tough, unit("frail")], {
    seats: { host: { hand: ["sweep"] }, away: { board: ["frail", "tough"] } },
  });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "sweep")}`);
  expect(defsIn(then, "away", "board")).toEqual(["tough"]);
});
