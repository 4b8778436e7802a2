import type { Setup } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import { worldsAlikeTo } from "./worlds.ts";

const heal: Effect = { id: "heal", type: "quick", actions: [{ kind: "heal", amount: 100 }] };
const onSummon: Effect = { ...heal, type: "trigger", trigger: { on: "summoned" } };
const aimed = (id: string) =>
  spell(id, "normal", [
    {
      id: "bin",
      type: "ignition",
      targets: [{ zone: "table", side: "any", count: 1 }],
      actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 100 }],
    },
  ]);

const cards = [
  unit("weak", { attack: 0, defense: 0, level: 1 }),
  unit("strong", {
    attack: 3000,
    defense: 3000,
    level: 8,
    archetype: "jock",
    keywords: ["pierce"],
  }),
  unit("loud", {
    effects: [
      { id: "talk", type: "ignition", actions: [{ kind: "heal", amount: 1 }] },
      { ...onSummon, id: "hear" },
      { id: "aura", type: "continuous", actions: [boost()] },
      { id: "up", type: "flip", actions: [{ kind: "heal", amount: 1 }] },
    ],
  }),
  trap("snare", "normal", [onSummon]),
  trap("veto", "counter", [
    { ...heal, type: "trigger", trigger: { on: "spell_activated" }, actions: [{ kind: "negate" }] },
  ]),
  trap("dear", "normal", [heal], { cost: 9 }),
  spell("dash", "quick-play", [heal]),
  spell("note", "normal", [{ ...heal, type: "ignition" }]),
  aimed("tonic"),
  unit("mine", { attack: 1500 }),
  unit("jock-fan", {
    effects: [
      {
        id: "count",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "self" },
            amount: {
              count: "cards",
              zone: "board",
              side: "opponent",
              filter: { archetype: "jock" },
              times: 100,
            },
          },
        ],
      },
    ],
  }),
];

function boost() {
  return {
    kind: "boost_attack",
    what: { kind: "all", zone: "board", side: "any" },
    amount: 100,
  } as const;
}

/** Four worlds: away's hidden cards are others, and both decks lie in another order. */
function worlds(phase: "main" | "combat" = "main"): Setup<LunchTable>[] {
  const hidden = [
    { board: "weak", set: ["note", "note"], hand: ["weak", "weak"], top: "weak" },
    { board: "strong", set: ["snare", "veto"], hand: ["dash", "strong"], top: "strong" },
    { board: "loud", set: ["dash", "dear"], hand: ["loud", "snare"], top: "veto" },
    { board: "loud", set: ["veto", "dash"], hand: ["tonic", "note"], top: "dear" },
  ];
  return hidden.map(({ board, set, hand, top }) => ({
    phase,
    seats: {
      host: {
        hand: ["tonic", "weak"],
        board: ["mine", "jock-fan"],
        setZone: [faceDown("snare")],
        deck: [top, "blank", "blank"],
      },
      away: {
        hand,
        board: [faceDown(board, { position: "defense", vice: 1 }), "mine"],
        setZone: set.map((def) => faceDown(def)),
        deck: ["blank", top, "blank"],
        has: { clout: 5 },
      },
    },
  }));
}

describe.each(["full", "auto"] as const)("[LT 13.4] in a game of %s responses", (responses) => {
  const config = { responses };

  test("hidden cards change nothing that the other seat receives in its main phase", () => {
    worldsAlikeTo("host", cards, worlds(), config);
    worldsAlikeTo("spectator", cards, worlds(), config);
  });

  test("nor when it goes to combat, or ends its turn", () => {
    worldsAlikeTo("host", cards, worlds("combat"), config);
    const quiet = worlds().map((setup) => ({
      ...setup,
      seats: { ...setup.seats, away: { ...setup.seats?.away, setZone: [faceDown("note")] } },
    }));
    worldsAlikeTo("host", cards, quiet, config).when("host", "ENTER_COMBAT");
  });
});

test("[LT 13.4] nor when it summons, casts at a face-down card, and is made to wait", () => {
  const start = duel(cards, worlds()[0]);
  const id = (zone: "hand" | "board", def: string) => card(start, "host", zone, def);
  const target = start.state.seats.away.board[0];
  worldsAlikeTo("host", cards, worlds()).when("host", `SUMMON ${id("hand", "weak")} attack`);
  worldsAlikeTo("host", cards, worlds())
    .when("host", `ACTIVATE_SPELL ${id("hand", "tonic")} targets=${target}`)
    .when("away", "RESPOND_CHAIN")
    .when("host", "RESPOND_CHAIN");
  worldsAlikeTo("host", cards, worlds("combat")).when(
    "host",
    `DECLARE_ATTACK ${id("board", "mine")} target=${target}`,
  );
});

test("[LT 13.4] nor when it chooses among face-down cards, or an effect looks for what they are", () => {
  const twice = spell("twice", "normal", [
    {
      id: "two",
      type: "ignition",
      targets: [{ zone: "table", side: "opponent", count: 2 }],
      actions: [{ kind: "grant_protection", protection: "battle", what: { kind: "target" } }],
    },
  ]);
  const purge = spell("purge", "normal", [
    {
      id: "purge",
      type: "ignition",
      condition: {
        kind: "count",
        zone: "board",
        side: "opponent",
        filter: { minLevel: 1 },
        is: "exactly",
        amount: 1,
      },
      actions: [
        {
          kind: "return_to_hand",
          what: { kind: "all", zone: "board", side: "opponent", filter: { archetype: "jock" } },
        },
        {
          kind: "damage",
          amount: { count: "cards", zone: "set", side: "any", filter: { cardType: "trap" } },
        },
      ],
    },
  ]);
  const all = [...cards, twice, purge];
  const setups = worlds().map((setup) => ({
    ...setup,
    seats: { ...setup.seats, host: { ...setup.seats?.host, hand: ["twice", "purge"] } },
  }));
  const start = duel(all, setups[0]);
  const [hidden, open] = start.state.seats.away.board;
  worldsAlikeTo("host", all, setups)
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "twice")}`)
    .when("host", `CHOOSE_CARDS ${hidden}`)
    .when("host", `CHOOSE_CARDS ${open}`)
    .when("away", "RESPOND_CHAIN")
    .when("host", "RESPOND_CHAIN");
  worldsAlikeTo("host", all, setups)
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "purge")}`)
    .when("away", "RESPOND_CHAIN")
    .when("host", "RESPOND_CHAIN");
});

test("[LT 13.4] nor when the other seat draws, sets something and ends its turn", () => {
  const theirs = worlds().map((setup) => ({ ...setup, shared: { turnSeat: "away" as const } }));
  const drawing = theirs.map((setup) => ({ ...setup, phase: "draw" as const }));
  worldsAlikeTo("host", cards, drawing).when("away", "ADVANCE_PHASE").when("host", "RESPOND_CHAIN");

  const hands = ["snare", "note", "dear"];
  const setting = hands.map((hand) => ({
    shared: { turnSeat: "away" as const },
    seats: { host: {}, away: { hand: [hand], deck: ["blank"] } },
  }));
  const set = card(duel(cards, setting[0]), "away", "hand", "snare");
  worldsAlikeTo("host", cards, setting).when("away", `SET_SPELL_TRAP ${set}`);
  worldsAlikeTo("spectator", cards, setting).when("away", `SET_SPELL_TRAP ${set}`);
});

describe("[LT 13.4] in the simple game", () => {
  const auto = { responses: "auto" } as const;

  test("a set trap that could not fire looks like one that did not want to", () => {
    const setups = ["dear", "note", "broke"].map((def) => ({
      seats: { host: { hand: ["weak"] }, away: { setZone: [faceDown(def)] } },
    }));
    const broke = trap("broke", "normal", [onSummon], { cost: 9 });
    const all = [...cards, broke];
    const summoned = card(duel(all, setups[0]), "host", "hand", "weak");
    worldsAlikeTo("host", all, setups, auto).when("host", `SUMMON ${summoned} attack`);
  });

  test("a set trap that waits for its turn to fire is not seen waiting", () => {
    const vulture = trap("vulture", "normal", [
      { ...heal, type: "trigger", trigger: { on: "sent_to_graveyard" } },
    ]);
    const twice = spell("twice", "normal", [
      {
        id: "two",
        type: "ignition",
        targets: [{ zone: "board", side: "any", count: 2 }],
        actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 100 }],
      },
    ]);
    const all = [...cards, vulture, twice];
    const setups = ["vulture", "note"].map((def) => ({
      seats: {
        host: {
          hand: ["twice"],
          board: ["mine", "mine", "mine"],
          setZone: [faceDown("note"), faceDown("note"), faceDown("note")],
        },
        away: { setZone: [faceDown(def)] },
      },
    }));
    const start = duel(all, setups[0], auto);
    const [old] = start.state.seats.host.setZone;
    const asked = worldsAlikeTo("host", all, setups, auto).when(
      "host",
      `ACTIVATE_SPELL ${card(start, "host", "hand", "twice")} replace=${old}`,
    );
    expect(asked.first.state.prompts).toMatchObject([{ kind: "choose_cards", seat: "host" }]);
  });

  test("what pays a cost by itself is not chosen by a hidden face", () => {
    const altar = unit("altar", {
      attack: 2000,
      effects: [
        {
          id: "offer",
          type: "trigger",
          trigger: { on: "summoned", side: "opponent" },
          costs: [{ kind: "tribute", count: 1 }],
          actions: [{ kind: "heal", amount: 100 }],
        },
      ],
    });
    const all = [...cards, altar];
    const setups = ["weak", "strong"].map((def) => ({
      seats: {
        host: { hand: ["weak"] },
        away: { board: ["altar", faceDown(def, { position: "defense" as const }), "mine"] },
      },
    }));
    const paid = setups.map((setup) => {
      const start = duel(all, setup, auto);
      const then = start.when("host", `SUMMON ${card(start, "host", "hand", "weak")} attack`);
      return then.state.seats.away.board.map((id) => id !== null);
    });
    expect(paid[1]).toEqual(paid[0]);
  });
});
