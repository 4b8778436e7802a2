/** What a thread is asked, and what it answers: data that threads can exchange. */
import type { GameTypes, Insight, LegalMove } from "@tcg/core";

export interface ThinkRequest extends Insight<GameTypes> {
  /** By the names under which this server has them: games and bots themselves are functions. */
  readonly game: string;
  readonly bot: string;
  readonly legalMoves: readonly LegalMove<GameTypes>[];
  /** Seeds the bot's random choices. */
  readonly seed: string;
}

/** The id of a move, or why there is none. */
export type Thought = { readonly move: string } | { readonly fault: string };
