/** Whether a recorded match ended as its recipe wants it. */
import { expect } from "vitest";
import {
  type Game,
  type GameTypes,
  type MatchRecord,
  type Outcome,
  replayRecord,
} from "../src/index.ts";
import type { Recipe } from "./recipes.ts";

export function expectEnding<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  { ending, isDraw }: Pick<Recipe<G>, "ending" | "isDraw">,
): void {
  const replayed = replayRecord(game, record);
  // How a match ends that cannot be played again nobody knows: that is no pass.
  if (!replayed.ok) throw new Error(`It cannot be played again: ${replayed.fault}`);
  expect(inWords(replayed.state.outcome)).toBe(`${ending}, ${isDraw ? "a draw" : "won"}`);
}

function inWords<G extends GameTypes>(outcome: Outcome<G>): string {
  if (outcome.status === "running") return "still running";
  return `${outcome.reason}, ${outcome.winners.length === 0 ? "a draw" : "won"}`;
}
