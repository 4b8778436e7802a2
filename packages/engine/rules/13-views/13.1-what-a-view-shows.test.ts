import { describe, expect, test } from "vitest";
import { card, duel, duelGame, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";

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
    expect(facts[rookie]).toMatchObject({ attack: 1500, defense: 1000 });
    expect(facts[rookie]?.facts).toMatchObject([
      {
        fact: { kind: "attack", operation: "add", amount: 300 },
        source: { def: "coach" },
        duration: "while_source",
      },
      {
        fact: { kind: "attack", operation: "add", amount: 200 },
        source: { def: "pep" },
        duration: "until_next_turn",
      },
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
    expect(window).toEqual({ kind: "activation", asked: "away", passes: 0, fromHand: false });
  });

  test("whose turn it is, which turn and which phase", () => {
    const view = game.mask(start.state, viewer);
    expect(view.phase).toBe("main");
    expect(view.game.shared).toMatchObject({ turnSeat: "host", turnNumber: 3 });
  });
});

test("[LT 13.1] a prompt is shown whole to whom it is addressed, with what it asks in words", () => {
  const full = Array.from({ length: 9 }, () => "blank");
  const over = duel([], { seats: { host: { hand: full } } }).when("host", "END_TURN");
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
      host: { board: ["coach", "rookie", placed("sneak", { position: "defense" })] },
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

test("[LT 13.1, 8.15] what stands about a face-down card is public, its numbers are its controller's", () => {
  const shield = spell("shield", "normal", [
    {
      id: "s",
      type: "ignition",
      targets: [{ zone: "board", side: "self", count: 1 }],
      actions: [
        { kind: "grant_protection", protection: "battle", what: { kind: "target" }, duration: 2 },
      ],
    },
  ]);
  const all = [shield, unit("sneak", { attack: 700, defense: 900 })];
  const table = duel(all, {
    seats: { host: { hand: ["shield"], board: [faceDown("sneak", { position: "defense" })] } },
  });
  const sneak = card(table, "host", "board", "sneak");
  const done = table.when(
    "host",
    `ACTIVATE_SPELL ${card(table, "host", "hand", "shield")} targets=${sneak}`,
  );
  const seen = (viewer: "host" | "away" | "spectator") =>
    duelGame(all).mask(done.state, viewer).game.cards[sneak];
  const facts = [{ fact: { kind: "protection", protection: "battle" }, duration: 2, turnsLeft: 2 }];
  expect(seen("host")).toMatchObject({ attack: 700, defense: 900, facts });
  for (const viewer of ["away", "spectator"] as const) {
    expect(seen(viewer)).toMatchObject({ attack: null, defense: null, facts });
  }
});

test("[LT 13.1, 10.4] a seat that turns its attack sees what each target would come to", () => {
  const crowd = trap("crowd", "normal", [
    {
      id: "c",
      type: "trigger",
      trigger: { on: "attack_declared" },
      actions: [{ kind: "create_token", token: "crumb", position: "defense" }],
    },
  ]);
  const all = [crowd, unit("rookie"), unit("crumb", { token: true, defense: 300 })];
  const table = duel(all, {
    phase: "combat",
    seats: {
      host: { board: ["rookie"] },
      away: { board: ["rookie"], setZone: [faceDown("crowd")] },
    },
  });
  const [attacker, target] = [
    card(table, "host", "board", "rookie"),
    card(table, "away", "board", "rookie"),
  ];
  const replay = table
    .when("host", `DECLARE_ATTACK ${attacker} target=${target}`)
    .when("away", `RESPOND_CHAIN card=${card(table, "away", "setZone", "crowd")}`);
  const crumb = card(replay, "away", "board", "crumb");
  const view = duelGame(all).mask(replay.state, "host");
  expect(view.prompts).toMatchObject([{ kind: "replay", seat: "host" }]);
  expect(view.game.previews).toEqual([
    { attacker, target, outcome: { damage: [], destroyed: [attacker, target] } },
    { attacker, target: crumb, outcome: { damage: [], destroyed: [crumb] } },
  ]);
  // Whoever cannot turn it sees the attack as it stands.
  expect(duelGame(all).mask(replay.state, "away").game.previews).toEqual([
    { attacker, target, outcome: { damage: [], destroyed: [attacker, target] } },
  ]);
});

test("[LT 13.1, 7.4] a seat sees what its own spells and traps cost it, in hand and set", () => {
  const tax = spell("tax", "normal", [
    {
      id: "t",
      type: "ignition",
      actions: [{ kind: "modify_cost", operation: "add", amount: 1, who: "opponent" }],
    },
  ]);
  const all = [...cards, tax, trap("siren", "normal", [quick], { cost: 3 })];
  const table = duel(all, {
    seats: {
      host: { hand: ["tax", "dear", "rookie"], setZone: [faceDown("pep")], board: ["rookie"] },
      away: { hand: ["dear"], setZone: [faceDown("siren")] },
    },
  });
  const done = table.when("host", `ACTIVATE_SPELL ${card(table, "host", "hand", "tax")}`);
  const costs = (at: typeof table, viewer: "host" | "away" | "spectator" | "referee") =>
    duelGame(all).mask(at.state, viewer).game.costs;
  expect(costs(table, "host")).toEqual({
    [card(table, "host", "hand", "tax")]: 0,
    [card(table, "host", "hand", "dear")]: 2,
    [card(table, "host", "setZone", "pep")]: 0,
  });
  const theirs = [card(table, "away", "hand", "dear"), card(table, "away", "setZone", "siren")];
  expect(costs(table, "away")).toEqual({ [theirs[0] as string]: 2, [theirs[1] as string]: 3 });
  const after = done.when("away", "RESPOND_CHAIN").when("host", "RESPOND_CHAIN");
  expect(costs(after, "away")).toEqual({ [theirs[0] as string]: 3, [theirs[1] as string]: 4 });
  for (const viewer of ["spectator", "referee"] as const) {
    expect(costs(table, viewer)).toEqual({});
  }
});

test("[LT 13.1] what is no stereotype has no attack and no defense to show", () => {
  const banner = spell("banner", "continuous");
  const all = [banner, spell("gym", "field"), unit("rookie")];
  const table = duel(all, {
    seats: { host: { setZone: ["banner"], field: ["gym"], board: ["rookie"] } },
  });
  for (const viewer of ["host", "away", "spectator"] as const) {
    const { cards: facts } = duelGame(all).mask(table.state, viewer).game;
    for (const [zone, def] of [
      ["setZone", "banner"],
      ["field", "gym"],
    ] as const) {
      expect(facts[card(table, "host", zone, def)]).toEqual({
        attack: null,
        defense: null,
        facts: [],
      });
    }
    expect(facts[card(table, "host", "board", "rookie")]).toMatchObject({ attack: 1000 });
  }
});

test("[LT 13.1] while a seat is asked for a response to its attack no other attack is foretold", () => {
  const veto = trap("veto", "normal", [
    {
      id: "v",
      type: "trigger",
      trigger: { on: "attack_declared" },
      actions: [{ kind: "heal", amount: 1 }],
    },
  ]);
  const all = [veto, unit("rookie"), unit("idler")];
  const table = duel(all, {
    phase: "combat",
    seats: {
      host: { board: ["rookie", "idler"], setZone: [faceDown("veto")] },
      away: { board: ["rookie"] },
    },
  });
  const [attacker, target] = [
    card(table, "host", "board", "rookie"),
    card(table, "away", "board", "rookie"),
  ];
  expect(duelGame(all).mask(table.state, "host").game.previews).toHaveLength(2);
  const asked = table.when("host", `DECLARE_ATTACK ${attacker} target=${target}`);
  const view = duelGame(all).mask(asked.state, "host");
  expect(view.prompts).toMatchObject([{ kind: "chain_response", seat: "host" }]);
  expect(view.game.previews).toEqual([
    { attacker, target, outcome: { damage: [], destroyed: [attacker, target] } },
  ]);
});
