/**
 * Every restriction, protection and keyword makes a difference. Each has a table, and something that is
 * done there: it ends otherwise, or can be done no more, if the word stands about the cards and the seat.
 * A new word does not compile without a row here, and its row fails until a rule reads the word.
 */
import { idsIn } from "@tcg/core";
import type { Setup } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { defsIn, duel, duelGame, placed, unit } from "../../fixtures/duel.ts";
import type { Action } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import { type Keyword, type Protection, type Restriction, SEATS } from "../../src/vocabulary.ts";
import { attack, board, cast, does, life, passAll, type Table, withEffect } from "./acts.ts";

interface Row {
  /** The rule that reads the word. */
  readonly rule: string;
  readonly phase?: "main" | "combat";
  readonly seats: Setup<LunchTable>["seats"];
  readonly play?: (at: Table) => Table;
}

const onBoards: Setup<LunchTable>["seats"] = {
  host: { board: ["nerd"] },
  away: { board: ["jock"] },
};

const restrictions: { readonly [R in Restriction]: Row } = {
  attack: { rule: "LT 10.1", phase: "combat", seats: onBoards },
  battle_phase: { rule: "LT 5.4", seats: onBoards },
  draw_phase: {
    rule: "LT 5.1",
    seats: onBoards,
    play: (at) => passAll(at.when("host", "END_TURN")),
  },
  effects: { rule: "LT 1.1", seats: { host: { board: ["worker"] } } },
};

const protections: { readonly [P in Protection]: Row } = {
  battle: {
    rule: "LT 8.10",
    phase: "combat",
    seats: onBoards,
    play: (at) => passAll(attack(at, "host", "nerd", board(at, "away", "jock"))),
  },
  effect: {
    rule: "LT 8.10",
    seats: { ...onBoards, host: { hand: ["smash"] } },
    play: (at) => passAll(cast(at, "host", "smash")),
  },
  targeting: { rule: "LT 8.10", seats: { ...onBoards, host: { hand: ["aim"] } } },
};

const keywords: { readonly [K in Keyword]: Row } = {
  pierce: {
    rule: "LT 10.6",
    phase: "combat",
    seats: {
      host: { board: ["nerd"] },
      away: { board: [placed("mouse", { position: "defense" })] },
    },
    play: (at) => passAll(attack(at, "host", "nerd", board(at, "away", "mouse"))),
  },
};

const everyone = { kind: "all", zone: "board", side: "any" } as const;
const theirs = { kind: "all", zone: "board", side: "opponent" } as const;

/** What everybody sees in the end: what can be done, what lies where, the life points. */
function lookAfter({ phase = "main", seats = {}, play = (at) => at }: Row, said: Action): unknown {
  const cards = [
    unit("nerd"),
    unit("jock"),
    unit("mouse", { defense: 100 }),
    withEffect("worker", { type: "ignition", actions: [{ kind: "heal", amount: 1 }] }),
    withEffect("speaker", { type: "continuous", actions: [said] }, { attack: 0 }),
    does("smash", [{ kind: "destroy", what: theirs }]),
    does("aim", [{ kind: "destroy", what: { kind: "target" } }], {
      targets: [{ zone: "board", side: "opponent", count: 1 }],
    }),
  ];
  const host = { ...seats.host, board: [...(seats.host?.board ?? []), placed("speaker")] };
  const at = play(duel(cards, { phase, seats: { ...seats, host } }));
  const game = duelGame(cards);
  return SEATS.map((seat) => ({
    moves: game.legalMoves(at.state, seat).map(({ id }) => id),
    board: defsIn(at, seat, "board"),
    hand: idsIn(at.state, seat, "hand").length,
    life: life(at)[seat],
  }));
}

const nothing: Action = { kind: "boost_attack", amount: 0, what: everyone };
const matters = (row: Row, said: Action): boolean =>
  JSON.stringify(lookAfter(row, said)) !== JSON.stringify(lookAfter(row, nothing));

const restricts = (restriction: Restriction): Action => ({
  kind: "apply_restriction",
  restriction,
  who: "both",
});
const protects = (protection: Protection): Action => ({
  kind: "grant_protection",
  protection,
  what: everyone,
});
const gives = (keyword: Keyword): Action => ({ kind: "grant_keyword", keyword, what: everyone });

const rows = [
  ...Object.entries(restrictions).map(([word, row]) => ({
    word,
    row,
    said: restricts(word as Restriction),
  })),
  ...Object.entries(protections).map(([word, row]) => ({
    word,
    row,
    said: protects(word as Protection),
  })),
  ...Object.entries(keywords).map(([word, row]) => ({ word, row, said: gives(word as Keyword) })),
];

test.each(rows)("[LT 8.8] $word is read by $row.rule", ({ row, said }) => {
  expect(matters(row, said)).toBe(true);
});

test("a word that no rule reads makes no difference at any of these tables", () => {
  const idle = [restricts("idle" as never), protects("idle" as never), gives("idle" as never)];
  for (const { row } of rows) for (const said of idle) expect(matters(row, said)).toBe(false);
});
