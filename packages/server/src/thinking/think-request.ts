/** What a thread is asked: data that threads can exchange. It answers with the id of a move. */
import type { GameTypes, Insight, LegalMove } from "@tcg/core";

export interface ThinkRequest extends Insight<GameTypes> {
  /** By the names under which this server has them: games and bots themselves are functions. */
  readonly game: string;
  readonly bot: string;
  /** The card set as text, where somebody brought one. */
  readonly ownCards?: string;
  readonly legalMoves: readonly LegalMove<GameTypes>[];
  /** Seeds the bot's random choices. */
  readonly seed: string;
}
