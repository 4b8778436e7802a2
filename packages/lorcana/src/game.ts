/** The rules for a set of cards, as a game of the kernel. */
import { defineGame, type Game } from "@tcg/core";
import { checks, checksWhen } from "./checks.ts";
import { commands } from "./commands.ts";
import type { DefinedCards } from "./complete-cards.ts";
import { evaluate, evaluateState } from "./evaluate.ts";
import { audiences, faces } from "./events.ts";
import { reducers } from "./evolve.ts";
import { moves } from "./moves/index.ts";
import { phases } from "./phases.ts";
import { promptSource } from "./prompt-source.ts";
import { PROMPT_KINDS } from "./prompts.ts";
import { readCards } from "./reading/read-cards.ts";
import { rejections } from "./rejections.ts";
import { setup } from "./setup.ts";
import { tasks } from "./tasks.ts";
import { triggerRules } from "./triggers/index.ts";
import type { Lorcana } from "./types.ts";
import { guessPrompt, restore, viewOf } from "./view.ts";
import { ENDINGS } from "./vocabulary.ts";
import { moves as moveTexts } from "./words/moves.ts";
import { questions } from "./words/questions.ts";
import { zones } from "./zones.ts";

/** Goes up with every change of behaviour. */
export const RULES_VERSION = 2;

export type LorcanaGame = Game<Lorcana>;

export function createGame(cards: DefinedCards): LorcanaGame {
  return defineGame<Lorcana>({
    id: "lorcana",
    rulesVersion: RULES_VERSION,
    cards,
    printed: readCards(cards),
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
    checksWhen,
    triggers: triggerRules,
    maxSteps: ({ config }) => config.maxStepsPerCommand,
    view: viewOf,
    evaluate,
    evaluateState,
    restore,
    guessPrompt,
    chance: {
      chosenOrders: ["DECK_ARRANGED"],
      // CR 3.1.2: the lot decides who chooses, unless somebody is named.
      drawnSeat: ({ shared, config }, { chooser }) =>
        chooser !== undefined && config.startingPlayer !== "random" ? null : shared.chooser,
    },
  });
}
