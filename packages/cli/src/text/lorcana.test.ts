import { expect, test } from "vitest";
import { findDeck } from "../decks.ts";
import { openGame } from "../games.ts";
import { startMatch } from "../start-match.ts";
import { MatchLog } from "./match-log.ts";
import { printedLines } from "./printed.ts";
import { viewLines } from "./view.ts";

const lorcana = await openGame("lorcana");

test("a card is printed with its text and what its keywords come to", () => {
  const text = printedLines(lorcana, "sergeant-barrow").join("\n");
  expect(text).toContain("Sergeant Barrow - Wall of the Watch");
  expect(text).toContain("Watch Shift 4");
  expect(text).toContain("Resist +1 (Damage dealt to this character is reduced by 1.)");
});

test("a match is told from its opening on, with what stands about a card", () => {
  const { game, seats } = lorcana;
  const decks = new Map(seats.map((seat, i) => [seat, findDeck(lorcana, undefined, i)]));
  const { state, events } = startMatch(lorcana, 7, decks);
  const view = game.mask(state, "host");
  const log = new MatchLog(lorcana, false);
  const told = log.hear(view, game.maskEvents(state, events, "host"));
  const lines = [...told, ...viewLines(lorcana, view, log.say(view))];
  expect(lines).toContain("The opponent decides who goes first");
  expect(lines).toContain("Before the first turn, set-up.");
  expect(lines).toContain("You (host): lore 0 of 20, ink ready 0 of 0.");
});
