import { expect, test } from "vitest";
import { request, result, twoDecks } from "./fixture.ts";
import { reportText } from "./report.ts";
import type { CardsSeen } from "./request.ts";
import { summarise } from "./summary.ts";
import { verdictOn } from "./verdict.ts";

const nothing: CardsSeen = { drawn: [], played: [], acted: [] };
const three = { ...request, decks: ["a", "b", "c"].map((name) => ({ name, cards: [] })) };

test("wins count for both decks of a pair, draws for neither, mirrors for no deck", () => {
  const summary = summarise(three, [
    result(0, { pair: [0, 1], winner: 0 }),
    result(1, { pair: [0, 1], winner: 1 }),
    result(2, { pair: [0, 1], winner: 1 }),
    result(3, { pair: [0, 1], winner: null, ending: "turn_limit" }),
    result(4, { pair: [0, 2], winner: 1 }),
    result(5, { pair: [2, 2], winner: 0 }),
    result(6, { pair: [1, 2], winner: null, ending: "unfinished" }),
  ]);
  expect(summary.matrix[0]?.[1]).toMatchObject({ count: 1, of: 3 });
  expect(summary.matrix[1]?.[0]).toMatchObject({ count: 2, of: 3 });
  expect(summary.matrix[2]?.[2]).toBeNull();
  expect(summary.field).toMatchObject([
    { count: 1, of: 4 },
    { count: 2, of: 3 },
    { count: 1, of: 1 },
  ]);
  expect(summary).toMatchObject({ games: 7, draws: 1, unfinished: 1 });
});

test("who goes first is counted apart from whose deck it is, in mirrors too", () => {
  const summary = summarise(three, [
    result(0, { winner: 0, first: 0 }),
    result(1, { winner: 1, first: 1 }),
    result(2, { winner: 1, first: 0 }),
    result(3, { winner: null, first: 0, ending: "loop" }),
    result(4, { pair: [1, 1], winner: 1, first: 1 }),
  ]);
  expect(summary.first).toMatchObject({ count: 3, of: 4 });
});

test("endings are shares of all games, the most frequent first", () => {
  const { endings } = summarise(three, [
    result(0, { ending: "breakdown" }),
    result(1, {}),
    result(2, {}),
    result(3, {}),
  ]);
  expect(endings.map(({ reason, share }) => [reason, share.share])).toEqual([
    ["lp_zero", 0.75],
    ["breakdown", 0.25],
  ]);
});

test("every pair has its own turns, endings and first seat", () => {
  const summary = summarise(three, [
    result(0, { pair: [0, 1], winner: 0, first: 0, turns: 4, ending: "breakdown" }),
    result(1, { pair: [0, 1], winner: 0, first: 1, turns: 6 }),
    result(2, { pair: [1, 2], winner: 1, first: 1, turns: 20 }),
    result(3, { pair: [1, 2], winner: null, first: 1, turns: 30, ending: "deck_out" }),
  ]);
  expect(summary.pairs).toMatchObject([
    { decks: ["a", "b"], first: { count: 1, of: 2 }, turns: { mean: 5 } },
    { decks: ["b", "c"], first: { count: 1, of: 1 }, turns: { mean: 25 } },
  ]);
  const page = reportText(three, summary, [], false);
  expect(page).toMatch(/a +b +50\.0 % +5\.0 +50\.0 % +50\.0 % +0\.0 %/);
  expect(page).toMatch(/b +c +100\.0 % +25\.0 +50\.0 % +0\.0 % +50\.0 %/);
});

test("a card's figures are those of its own side", () => {
  const card = twoDecks[0].cards[0] ?? "";
  const drawn = { ...nothing, drawn: [card] };
  const played = { drawn: [card], played: [card], acted: [card] };
  const rows = summarise(request, [
    result(0, { winner: 0, cards: [played, nothing] }),
    result(1, { winner: 1, cards: [drawn, nothing] }),
    result(2, { winner: null, cards: [played, nothing] }),
    result(3, { winner: 0, cards: [nothing, played] }),
  ]).cards;
  expect(rows.filter((row) => row.card === card)).toMatchObject([
    {
      copies: 2,
      drawn: { count: 3, of: 4 },
      played: { count: 2, of: 3 },
      acted: { count: 2, of: 2 },
      wonDrawn: { count: 1, of: 2 },
      wonPlayed: { count: 1, of: 1 },
    },
  ]);
  expect(summarise({ ...request, cards: false }, []).cards).toEqual([]);
});

/** So many of 100 decided games are won by the first deck, and by who goes first. */
function measured(deckWins: number, firstWins: number, breakdowns: number) {
  return summarise(
    request,
    Array.from({ length: 100 }, (_, i) => {
      const winner = i < deckWins ? 0 : 1;
      const first = i < firstWins ? winner : winner === 0 ? 1 : 0;
      return result(i, { winner, first, ending: i < breakdowns ? "breakdown" : "lp_zero" });
    }),
  );
}

test.each([
  ["all at their bounds", [58, 45, 10], []],
  ["a deck too strong, the other too weak", [59, 50, 10], ["two of each 0", "two of each 1"]],
  ["a first seat too strong", [50, 56, 10], ["who goes first"]],
  ["a first seat too weak", [50, 44, 10], ["who goes first"]],
  ["too few breakdowns", [50, 50, 9], ["at least 10.0 % end by breakdown: 9.0 %"]],
  ["no breakdown at all", [50, 50, 0], ["at least 10.0 % end by breakdown: 0.0 %"]],
] as const)("the verdict on %s", (_what, [deck, first, breakdowns], missed) => {
  const summary = measured(deck, first, breakdowns);
  const targets = verdictOn(summary);
  const found = targets.filter(({ isMet }) => !isMet).map(({ text }) => text);
  expect(found).toHaveLength(missed.length);
  for (const [i, start] of missed.entries()) expect(found[i]).toContain(start);
  const page = reportText(request, summary, targets, true);
  expect(page.match(/MISSED/g) ?? []).toHaveLength(missed.length);
});

test("of pairs that are too uneven each is named, and of others the widest is told", () => {
  const between = (pair: readonly [number, number], wins: number) =>
    Array.from({ length: 100 }, (_, i) => result(i, { pair, winner: i < wins ? 0 : 1 }));
  const told = (wins: number) =>
    verdictOn(
      summarise(three, [...between([0, 1], wins), ...between([1, 2], 65), ...between([2, 0], 50)]),
    ).flatMap(({ text, isMet }) => (text.startsWith("no pair") ? [[text, isMet]] : []));
  const wanted = "no pair is more uneven than 65.0 % to 35.0 %";
  expect(told(65)).toEqual([[`${wanted}: the widest: 65.0 %`, true]]);
  expect(told(34)).toEqual([[`${wanted}: b against a: 66.0 %`, false]]);
});
