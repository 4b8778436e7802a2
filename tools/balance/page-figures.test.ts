import { expect, test } from "vitest";
import { request, result, twoDecks } from "./fixture.ts";
import { measuredGame } from "./games.ts";
import { pageFigures, pageFiguresText } from "./page-figures.ts";
import type { CardsSeen } from "./request.ts";
import { summarise } from "./summary.ts";

const [deck] = twoDecks;
const card = deck.cards[0] ?? "";
const nothing: CardsSeen = { drawn: [], played: [], acted: [] };
const drawn = { ...nothing, drawn: [card] };
const played = { ...drawn, played: [card] };
/** Both decks hold the card: what it did in one adds to what it did in the other. */
const shared = { ...request, decks: [deck, { name: "same again", cards: deck.cards }] };
const results = [
  result(0, { winner: 0, cards: [played, drawn] }),
  result(1, { winner: 0, cards: [drawn, nothing] }),
  result(2, { winner: null, cards: [nothing, played] }),
];
const { describeCard } = measuredGame("lunchtable").hosted;
const figures = pageFigures(shared, summarise(shared, results), describeCard, {
  date: "2026-01-02",
  commit: "abc",
});

test("a card has the sum of what it did in every deck that holds it", () => {
  expect(figures.cards[card]).toMatchObject({
    drawn: { percent: 66.7, of: 6 },
    played: { percent: 50, of: 4 },
    wonDrawn: { percent: 66.7, of: 3 },
    wonPlayed: { percent: 100, of: 1 },
    wonAlways: { percent: 50, of: 4 },
  });
  expect(Object.keys(figures.cards)).toEqual([...new Set(deck.cards)]);
});

test("a deck has its wins against the others, and both say what they were", () => {
  expect(figures.decks["same again"]?.wins).toMatchObject({ percent: 0, of: 2 });
  expect(figures.decks["same again"]?.digest).toBe(figures.decks[deck.name]?.digest);
  expect(figures).toMatchObject({ date: "2026-01-02", commit: "abc", bot: "random", games: 3 });
});

test("the file has a line for each share, and reads as what it was", () => {
  const text = pageFiguresText(figures);
  expect(JSON.parse(text)).toEqual(figures);
  expect(text).toMatch(
    /^ {6}"drawn": \{ "percent": 66\.7, "from": [\d.]+, "to": [\d.]+, "of": 6 \},$/m,
  );
});
