/** The rules of LunchTable for a set of cards, as a game of the kernel. */
import { defineGame, type Game } from "@tcg/core";
import type { DefinedCards } from "./cards/complete-cards.ts";
import { pinnedCards } from "./cards/pinned-cards.ts";
import { PrintedCards } from "./cards/printed.ts";
import { checks } from "./checks.ts";
import { commands } from "./commands.ts";
import { evaluate, evaluateState } from "./evaluate.ts";
import { audiences, faces } from "./events.ts";
import { reducers } from "./evolve.ts";
import { moves } from "./moves/index.ts";
import { PROMPT_KINDS } from "./pending.ts";
import { phases } from "./phases.ts";
import { promptSource } from "./prompt-source.ts";
import { rejections } from "./rejections.ts";
import { setup } from "./start/setup.ts";
import { tasks } from "./tasks.ts";
import { triggerRules } from "./triggers/index.ts";
import type { LunchTable } from "./types.ts";
import { guessPrompt, restore, viewOf } from "./view.ts";
import { ENDINGS } from "./vocabulary.ts";
import { moves as moveTexts } from "./words/moves.ts";
import { questions } from "./words/questions.ts";
import { zones } from "./zones.ts";

/** Goes up with every change of behaviour. */
export const RULES_VERSION = 2;

export type LunchTableGame = Game<LunchTable>;

export function createGame(cards: DefinedCards): LunchTableGame {
  return defineGame<LunchTable>({
    id: "lunchtable",
    rulesVersion: RULES_VERSION,
    cards,
    pinned: pinnedCards(cards),
    printed: new PrintedCards(cards),
    zones,
    commands,
    moves,
    reducers,
    audiences,
    faces,
    phases,
    tasks,
    rejections,
    prompts: PROMPT_KINDS,
    promptSource,
    texts: { moves: moveTexts, questions },
    endings: ENDINGS,
    setup: setup(cards),
    turn: ({ shared }) => [shared.turnSeat],
    checks,
    triggers: triggerRules,
    maxSteps: ({ config }) => config.maxStepsPerCommand,
    view: viewOf,
    evaluate,
    evaluateState,
    restore,
    guessPrompt,
    chance: {
      chosenOrders: ["DECK_ARRANGED"],
      drawnSeat: ({ shared }, { firstSeat }) => (firstSeat ? null : shared.firstSeat),
    },
    // Only stereotypes lie face-down on the board, only spells and traps in the set zone.
    couldBe({ zone }, def) {
      const card = cards[def];
      if (card === undefined || (card.type === "stereotype" && card.token)) return false;
      if (zone === "board") return card.type === "stereotype";
      if (zone !== "setZone") return true;
      return card.type === "trap" || (card.type === "spell" && card.spellType !== "field");
    },
  });
}
