/**
 * `@tcg/lorcana-engine/words`: Lorcana in words, from where a viewer sits. No rules come with it, so that
 * a browser can tell a match that it is sent.
 */
import { type GameWords, gameWords } from "@tcg/core/hosting";
import type { Lorcana } from "../types.ts";
import type { ENDINGS } from "../vocabulary.ts";
import { board } from "./board.ts";
import { events } from "./events.ts";
import { type LogMemory, memory } from "./memory.ts";

export { activeEffectText, changeText, restrictionText } from "./active-effects.ts";

export const lorcanaWords: GameWords = gameWords<Lorcana, (typeof ENDINGS)[number], LogMemory>({
  events,
  endings: {
    lore: "enough lore was gathered",
    "deck-out": "a deck had no card left to draw",
    concede: ([loser], say) => `${loser === undefined ? "the loser" : say.who(loser)} conceded`,
    timeout: "time ran out",
    loop: "the match went round in circles",
    "turn-limit": "the turn limit was reached",
  },
  phases: {
    setup: "set-up",
    beginning: "beginning phase",
    main: "main phase",
    end: "end of the turn",
  },
  seats: { host: "host", away: "away", third: "third", fourth: "fourth" },
  zones: {
    deck: "deck",
    hand: "hand",
    play: "play",
    under: "cards under others",
    inkwell: "inkwell",
    discard: "discard",
    limbo: "being played",
  },
  board,
  memory,
  turn: "TURN_STARTED",
  // Announced when they are complete.
  causes: {
    HAND_ALTERED: ["CARD_TO_DECK", "CARD_DRAWN"],
    CARD_QUESTED: ["CARD_EXERTED", "LORE_CHANGED"],
    CHALLENGE_DECLARED: ["CARD_EXERTED"],
    CARD_REACHED_LOCATION: ["INK_SPENT"],
  },
});
