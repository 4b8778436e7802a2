/** A game to which nobody's commands and options are writable, as its states are not. */

import { deepFreeze } from "../deep-freeze.ts";
import { defineGame, type Game } from "../define-game.ts";
import { type AnyMove, moveOf } from "../moves-of.ts";
import type { MoveTable } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { Table } from "../table/table.ts";
import type { GameTexts, MoveTexts, Text } from "../texts.ts";
import type { GameTypes } from "../types.ts";

/** The same rules: a rule that writes to what it was given throws. */
export function withFrozenInputs<G extends GameTypes>(game: Game<G>): Game<G> {
  const rules = rulesOf(game);
  const moves = Object.keys(rules.moves).map((type) => [type, frozen(moveOf(rules, type))]);
  const { setup } = rules;
  return defineGame<G>({
    ...rules,
    moves: Object.fromEntries(moves) as MoveTable<G>,
    ...(rules.texts && { texts: frozenTexts(rules.texts) }),
    setup: {
      ...setup,
      prepare: (options) => setup.prepare(deepFreeze(options)),
      begin: (play, options) => setup.begin(play, deepFreeze(options)),
    },
  });
}

function frozen<G extends GameTypes>(move: AnyMove<G>): AnyMove<G> {
  const { normalise } = move;
  return {
    ...move,
    validate: (table, actor, command) => move.validate(table, actor, deepFreeze(command)),
    execute: (play, command, actor) => move.execute(play, deepFreeze(command), actor),
    ...(normalise && {
      normalise: (table, actor, command) => normalise(table, actor, deepFreeze(command)),
    }),
  };
}

type Texts<G extends GameTypes> = Readonly<Record<string, Text<G, G["command"]>>>;

function frozenTexts<G extends GameTypes>(texts: GameTexts<G>): GameTexts<G> {
  if (texts.moves === undefined) return texts;
  const moves = Object.entries(texts.moves as Texts<G>).map(([type, text]) => [
    type,
    typeof text === "string"
      ? text
      : (table: Table<G>, command: G["command"]) => text(table, deepFreeze(command)),
  ]);
  return { ...texts, moves: Object.fromEntries(moves) as MoveTexts<G> };
}
