import { random } from "@tcg/bots";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import type { HostableGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { findDeck } from "../decks.ts";
import { openingLine } from "../play/play.ts";
import { playSession } from "../play/session.ts";
import { replay } from "../replay.ts";

type Hosted = typeof hostedSkirmish extends HostableGame<infer G> ? HostableGame<G> : never;

const called = new Map([
  ["red", "Crimson"],
  ["blue", "Azure"],
]);

/** Skirmish at a table where the seats `red` and `blue` are called Crimson and Azure. */
const hosted: Hosted = {
  ...hostedSkirmish,
  words: { ...hostedSkirmish.words, seat: (seat) => called.get(seat) ?? null },
};
const decks = new Map(hosted.seats.map((seat, i) => [seat, findDeck(hosted, undefined, i)]));

test("seats are called by the game's words for them, never by their ids", async () => {
  let played = "";
  const options = { seed: 7, decks, seat: "red", bot: random, auto: random } as const;
  const { record } = await playSession(
    hosted,
    { ...options, everyDecision: true, notation: false },
    {
      write: (part) => {
        played += part;
      },
      readLine: async () => null,
    },
  );
  const replayed: string[] = [];
  for (const viewer of ["red", "spectator", "referee"]) {
    const asked = { viewer, commands: true, views: true } as const;
    replay(hosted, record, asked, (line) => replayed.push(line));
  }
  const told = [openingLine(hosted, 7, decks, "red", random), played, ...replayed].join("\n");
  // A notation names a seat by its id, as it has to be typed.
  const words = told.replaceAll(/ \| .*/g, "");
  expect(words.match(/.*\b(red|blue)\b.*/)).toBeNull();
  const expected = [
    "you are Crimson",
    "Crimson decides: ",
    /You (win|lose) \(Crimson\)/,
    "as Crimson sees it",
    "as a spectator sees it",
    "as the referee sees it",
    "To act: Azure.",
    /\d+\. Azure: /,
    /Won by (Crimson|Azure)\./,
  ];
  expect(expected.filter((said) => words.match(said) === null)).toEqual([]);
});
