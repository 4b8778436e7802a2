/** What a legal move says: enough to tell it from any other that does something else. */
import { type CardId, createRandom, type LegalMove } from "@tcg/core";
import { started } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, defined, duel, duelGame, faceDown, spell, unit } from "../../fixtures/duel.ts";
import { generatedCards } from "../../fuzz/generated-cards.ts";
import { generatedDecks } from "../../fuzz/generated-decks.ts";
import type { CardDefinition } from "../cards/card.ts";
import { createGame } from "../game.ts";
import type { LunchTable, State } from "../types.ts";

type Setup = Parameters<typeof duel>[1];

function texts(cards: readonly CardDefinition[], setup: Setup): string[] {
  return duelGame(cards)
    .legalMoves(duel(cards, setup).state, "host")
    .map(({ text }) => text);
}

const ofType = (all: readonly string[], verb: string): string[] =>
  all.filter((text) => text.startsWith(verb));

describe("effects", () => {
  const draw = { kind: "draw", count: 1 } as const;
  const cook = unit("cook", {
    effects: [
      { id: "a", type: "ignition", actions: [draw] },
      { id: "b", type: "ignition", actions: [{ kind: "heal", amount: 600 }, draw] },
    ],
  });

  test("[LT 8.1] two of one card are told apart by what they do", () => {
    expect(ofType(texts([cook], { seats: { host: { board: ["cook"] } } }), "Use")).toEqual([
      "Use cook: draw 1 card",
      "Use cook: gain 600 life, then draw 1 card",
    ]);
  });

  test("[LT 8.1] and by their number if they do the same for different costs", () => {
    const twice = unit("twice", {
      effects: [
        { id: "a", type: "ignition", actions: [draw] },
        {
          id: "b",
          type: "ignition",
          costs: [{ kind: "pay_lp", amount: 1 }],
          actions: [draw],
        },
      ],
    });
    expect(ofType(texts([twice], { seats: { host: { board: ["twice"] } } }), "Use")).toEqual([
      "Use twice: draw 1 card (effect 1)",
      "Use twice: draw 1 card (effect 2)",
    ]);
  });

  test("[LT 9.5] a response says so, too, and so do triggers that wait", () => {
    const quick = unit("quick", {
      effects: [
        { id: "a", type: "quick", actions: [draw] },
        { id: "b", type: "quick", actions: [{ kind: "heal", amount: 1 }] },
        { id: "c", type: "on_summon", actions: [{ kind: "heal", amount: 2 }] },
        { id: "d", type: "on_summon", actions: [{ kind: "heal", amount: 3 }] },
      ],
    });
    const start = duel([quick], {
      seats: { host: { hand: ["quick"] }, away: { board: ["quick"] } },
    });
    const order = start.when("host", `SUMMON ${card(start, "host", "hand", "quick")} attack`);
    const game = duelGame([quick]);
    const said = (at: typeof order, seat: "host" | "away"): string[] =>
      game.legalMoves(at.state, seat).map(({ text }) => text);
    expect(said(order, "host").slice(0, 2)).toEqual([
      "First, quick (your board, slot 1): gain 2 life",
      "First, quick (your board, slot 1): gain 3 life",
    ]);
    const answer = order.when("host", "ORDER_TRIGGERS 0");
    expect(said(answer, "away").slice(0, 3)).toEqual([
      "Pass",
      "Use quick (your board, slot 1): draw 1 card",
      "Use quick (your board, slot 1): gain 1 life",
    ]);
  });
});

describe("cards that are called alike", () => {
  const poke = spell("poke", "normal", [
    {
      id: "p",
      type: "ignition",
      targets: [{ zone: "table", side: "any", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]);

  test("[LT 3.3] are told apart by their slots, and by whose they are where that differs", () => {
    const nerd = unit("nerd");
    const setup = {
      seats: {
        host: { hand: ["poke"], board: ["nerd", null, "nerd"] },
        away: { board: [unit("bully").id], setZone: [faceDown("poke")] },
      },
    } as const;
    const all = texts([nerd, unit("bully"), poke], setup);
    expect(ofType(all, "Turn")).toEqual([
      "Turn nerd (slot 1) to defense position",
      "Turn nerd (slot 3) to defense position",
    ]);
    expect([...new Set(ofType(all, "Activate"))]).toEqual([
      "Activate poke on nerd (slot 1)",
      "Activate poke on nerd (slot 3)",
      "Activate poke on bully",
      "Activate poke on the face-down card",
    ]);
    const both = texts([nerd, poke], {
      seats: { host: { hand: ["poke"], board: ["nerd"] }, away: { board: ["nerd"] } },
    });
    expect([...new Set(ofType(both, "Activate"))]).toEqual([
      "Activate poke on nerd (your board, slot 1)",
      "Activate poke on nerd (the opponent's board, slot 1)",
    ]);
  });

  test("[LT 13.2] a card of the other that lies face-down is called by its back alone", () => {
    const spy = unit("spy");
    const setup = {
      phase: "combat",
      seats: {
        host: { board: ["spy"] },
        away: { board: [faceDown("spy", { position: "defense" }), faceDown("spy")] },
      },
    } as const;
    expect(ofType(texts([spy], setup), "Attack")).toEqual([
      "Attack the face-down card (slot 1) with spy",
      "Attack the face-down card (slot 2) with spy",
    ]);
  });
});

test("[LT 5.7] going on says where to", () => {
  const going = (phase: "draw" | "standby" | "main" | "combat" | "main2"): string[] =>
    ofType(texts([], { phase }), "Go to");
  expect(going("draw")).toEqual(["Go to the standby phase"]);
  expect(going("standby")).toEqual(["Go to the main phase"]);
  expect(going("main")).toEqual(["Go to combat", "Go to combat"]);
  expect(going("combat")).toEqual(["Go to main phase 2"]);
  expect(going("main2")).toEqual(["Go to the breakdown check"]);
});

test("[LT 5.4] on turn 1 going on to combat says that it leads to no attack", () => {
  const start = duel([], { phase: "main", shared: { turnNumber: 1 } });
  start.when("host", "ENTER_COMBAT").refused("phase/no-combat-on-turn-1");
  const going = duelGame([])
    .legalMoves(start.state, "host")
    .find(({ command }) => command.type === "ADVANCE_PHASE");
  expect(going?.text).toBe("Go to combat, in which nobody can attack on turn 1");
  expect(start.when("host", "ADVANCE_PHASE").state.phase).toBe("combat");
});

/** What a move comes to: its slots left out, and cards that nobody could tell apart made one. */
function meaning(state: State, { command }: LegalMove<LunchTable>): string {
  const { slot: _, ...fields } = command as { readonly slot?: number };
  // From the main phase both go to combat.
  if (command.type === "ENTER_COMBAT") return JSON.stringify({ type: "ADVANCE_PHASE" });
  return JSON.stringify(fields, (_key, value: unknown) => {
    const placed = typeof value === "string" ? state.cards.get(value as CardId) : undefined;
    return placed === undefined || placed.data !== null ? value : `${placed.def} in ${placed.zone}`;
  });
}

test("over random play with generated cards, moves that read alike come to the same", () => {
  // Generated names are not all different.
  const generated = Object.values(generatedCards(createRandom(11, "cards"), 60));
  const cards = defined(generated.map((of) => ({ ...of, name: of.id })));
  const game = createGame(cards);
  const random = createRandom(5, "play");
  for (let match = 0; match < 6; match++) {
    const { host, away } = generatedDecks(random, cards);
    let { state } = started(game, { hostDeck: host, awayDeck: away, seed: match });
    for (let step = 0; step < 250 && state.outcome.status === "running"; step++) {
      const [seat = "host"] = game.actors(state);
      const legal = game.legalMoves(state, seat);
      for (const [text, alike] of Map.groupBy(legal, (move) => move.text)) {
        const different = new Set(alike.map((move) => meaning(state, move)));
        expect([text, ...different]).toHaveLength(2);
        expect(text).not.toMatch(/undefined|null|\[object| {2}|: $/);
      }
      const moves = legal.filter(({ command }) => command.type !== "SURRENDER");
      const decision = game.decide(state, seat, random.pick(moves).command);
      if (!decision.ok) throw new Error(decision.rejection.code);
      ({ state } = decision);
    }
  }
});
