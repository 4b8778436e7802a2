import type { GameTypes } from "@tcg/core";
import { expect, test } from "vitest";
import { findDeck } from "../decks.ts";
import { openGame } from "../games.ts";
import { startMatch } from "../start-match.ts";
import type { Table } from "../table.ts";
import { eventLines } from "./events.ts";
import { NameBook } from "./names.ts";
import { viewLines } from "./view.ts";

const table = await openGame("lorcana");

test("a card is printed with its text and what its keywords come to", () => {
  const lines = table.use(({ words }) => words.printed?.("sergeant-barrow") ?? []);
  const text = lines.join("\n");
  expect(text).toContain("Sergeant Barrow - Wall of the Watch");
  expect(text).toContain("Watch Shift 4");
  expect(text).toContain("damage dealt to it is 1 less");
});

test("events are told by name, and the end with its reason", () => {
  const names = { def: (def: string | null | undefined) => `<${def}>`, card: () => "a card" };
  const lines = table.use(({ words }) =>
    [
      { type: "CARD_DRAWN", seat: "away", why: "turn", change: {} },
      { type: "CARD_QUESTED", seat: "host", card: { card: "c1", def: "pell", seat: "host" } },
      { type: "GAME_ENDED", winners: ["host"], reason: "lore" },
      { type: "PROMPT_OPENED" },
    ].map((event) => words.event?.(event, names)),
  );
  expect(lines).toEqual([
    "away draws a card",
    "<pell> quests",
    "host wins: enough lore was gathered",
    null,
  ]);
});

test("a match is told from its opening on, with what stands about a card", () => {
  const lines = table.use(<G extends GameTypes>(lorcana: Table<G>) => {
    const { game, seats } = lorcana;
    const decks = new Map(seats.map((seat, i) => [seat, findDeck(lorcana, undefined, i)]));
    const { state, events } = startMatch(lorcana, 7, decks);
    const viewer = seats[0] as G["seat"];
    const view = game.mask(state, viewer);
    const names = new NameBook(lorcana, false).see(view);
    return [
      ...eventLines(lorcana, game.maskEvents(state, events, viewer), names),
      ...viewLines(lorcana, view, names),
    ];
  });
  expect(lines).toContain("away decides who goes first");
  expect(lines).toContain("Before the first turn.");
  expect(lines).toContain("You (host): 0 of 20 lore, 0 of 0 ink ready.");
});
