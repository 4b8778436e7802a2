import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, lies, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards.ts";

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
const pep = spell("pep", "normal", [
  {
    id: "pep",
    type: "ignition",
    targets: [{ zone: "board", side: "self", count: 1 }],
    actions: [
      { kind: "boost_attack", what: { kind: "target" }, amount: 200, duration: "until_next_turn" },
    ],
  },
]);
const quick: Effect = { id: "do", type: "quick", actions: [{ kind: "heal", amount: 1 }] };
const snare = trap("snare", "normal", [quick]);
const cards = [
  coach,
  pep,
  snare,
  unit("rookie"),
  unit("sneak"),
  spell("dear", "normal", [], { cost: 2 }),
];
const game = duelGame(cards);

const start = duel(cards, {
  seats: {
    host: {
      hand: ["pep", "dear"],
      board: ["coach", "rookie", faceDown("sneak", { position: "defense" })],
    },
    away: { setZone: [faceDown("snare")], board: ["rookie"] },
  },
});
const rookie = card(start, "host", "board", "rookie");
const pepId = card(start, "host", "hand", "pep");
const answering = start.when("host", `ACTIVATE_SPELL ${pepId} targets=${rookie}`);
const resolved = answering.when("away", "RESPOND_CHAIN").when("host", "RESPOND_CHAIN");

test("[LT 13.1] a seat sees its own hand, its own face-down cards and all public zones", () => {
  const { zones } = game.mask(start.state, "host");
  const faces = (zone: "hand" | "board") => zones.host[zone].cards.map(({ def }) => def);
  expect(faces("hand")).toEqual(["pep", "dear"]);
  expect(faces("board")).toEqual(["coach", "rookie", "sneak"]);
  expect(zones.away.board.cards.map(({ def }) => def)).toEqual(["rookie"]);
  expect(zones.away.setZone.cards.map(({ def }) => def)).toEqual([null]);
  expect(zones.away.deck.count).toBe(10);
});

describe.each(["host", "away", "spectator"] as const)("[LT 13.1] %s sees", (viewer) => {
  test("current attack and defense with every source of a change, oldest first", () => {
    const { cards: facts } = game.mask(resolved.state, viewer).game;
    const sources = facts[rookie]?.facts.map(({ fact, source }) => ({ fact, from: source.def }));
    expect(facts[rookie]).toMatchObject({ attack: 1500, defense: 1000 });
    expect(sources).toEqual([
      { fact: { kind: "attack", operation: "add", amount: 300 }, from: "coach" },
      { fact: { kind: "attack", operation: "add", amount: 200 }, from: "pep" },
    ]);
    expect(facts[card(start, "away", "board", "rookie")]).toEqual({
      attack: 1000,
      defense: 1000,
      facts: [],
    });
  });

  test("modifiers and how long they last", () => {
    expect(game.mask(resolved.state, viewer).game.shared.modifiers).toMatchObject([
      { on: { card: rookie }, controller: "host", duration: "until_next_turn" },
    ]);
  });

  test("the chain with its targets, and the open window", () => {
    const { chain, window } = game.mask(answering.state, viewer).game.shared;
    expect(chain).toMatchObject([
      { seat: "host", source: { def: "pep" }, via: "spell", targets: [[rookie]], speed: 1 },
    ]);
    expect(window).toEqual({ kind: "activation", asked: "away", passes: 0 });
  });

  test("whose turn it is, which turn and which phase", () => {
    const view = game.mask(start.state, viewer);
    expect(view.phase).toBe("main");
    expect(view.game.shared).toMatchObject({ turnSeat: "host", turnNumber: 3 });
  });
});

test("[LT 13.1] a prompt is shown whole to whom it is addressed, with what it asks in words", () => {
  const full = Array.from({ length: 9 }, () => "blank");
  const over = duel([], { seats: { host: { hand: full } } })
    .when("host", "END_TURN")
    .when("host", "RESPOND_CHAIN");
  expect(duelGame([]).mask(over.state, "host").prompts).toEqual([
    {
      kind: "choose_cards",
      seat: "host",
      ask: { for: "hand_limit", count: 2 },
      text: "Your hand is over its limit of 7: discard 2 cards.",
      source: null,
    },
  ]);
});

test("[LT 13.1] a seat sees what its attacks would come to as things stand", () => {
  const fight = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["coach", "rookie", lies("sneak", { position: "defense" })] },
      away: { board: ["rookie"] },
    },
  });
  const [coachId, mine, theirs] = [
    card(fight, "host", "board", "coach"),
    card(fight, "host", "board", "rookie"),
    card(fight, "away", "board", "rookie"),
  ];
  expect(game.mask(fight.state, "host").game.previews).toEqual([
    {
      attacker: coachId,
      target: theirs,
      outcome: { damage: [], destroyed: [coachId, theirs] },
    },
    {
      attacker: mine,
      target: theirs,
      outcome: { damage: [{ seat: "away", amount: 300, source: mine }], destroyed: [theirs] },
    },
  ]);
  expect(game.mask(fight.state, "away").game.previews).toEqual([]);
});
