/**
 * `@ltcg/engine/words`: LunchTable in words, from where a viewer sits. No rules come with it, so that a
 * browser can tell a match that it is sent.
 */
import { type GameWords, gameWords } from "@tcg/core/hosting";
import type { LunchTable } from "../types.ts";
import type { Ending } from "../vocabulary.ts";
import { board } from "./board.ts";
import { events } from "./events.ts";
import { type LogMemory, memory } from "./memory.ts";
import { phases, zones } from "./vocabulary.ts";

export const lunchTableWords: GameWords = gameWords<LunchTable, Ending, LogMemory>({
  events,
  endings: {
    lp_zero: "no life points were left",
    deck_out: "the deck had no card left to draw",
    breakdown: ([loser], say) =>
      `too many of ${loser === undefined ? "the loser's" : say.whose(loser)} stereotypes broke down`,
    surrender: ([loser], say) => `${loser === undefined ? "the loser" : say.who(loser)} gave up`,
    timeout: "time ran out",
    loop: "the match went round in circles",
    turn_limit: "the turn limit was reached",
  },
  phases,
  seats: { host: "host", away: "away" },
  zones,
  board,
  memory,
  turn: "TURN_STARTED",
  // Announced when its tributes have been paid, and when another card has made room.
  causes: {
    NORMAL_SUMMONED: ["TRIBUTE_PAID"],
    MONSTER_SET: ["TRIBUTE_PAID"],
    SPELL_ACTIVATED: ["CARD_TO_GRAVEYARD"],
    SPELL_TRAP_SET: ["CARD_TO_GRAVEYARD"],
  },
});
