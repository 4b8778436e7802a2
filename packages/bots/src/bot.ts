/** What a bot is. */
import type { Game, GameTypes, Insight, LegalMove, Prior, Stream } from "@tcg/core";

/** All a bot is given: what its own seat may know (`game.insight`), and no more. */
export interface Situation<G extends GameTypes> extends Insight<G> {
  readonly game: Game<G>;
  /** What that seat may do now, complete: at least one. */
  readonly legalMoves: readonly LegalMove<G>[];
  /** The bot's only source of chance: the same stream and situation give the same move. */
  readonly random: Stream;
  /** What hidden cards might be; left out, any card that could be there. */
  readonly prior?: Prior<G>;
}

export interface Bot {
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly about: string;
  /** One of the legal moves. Throws a RangeError if there are none. */
  choose<G extends GameTypes>(situation: Situation<G>): LegalMove<G>;
}

/** The moves of a player who means to play on: nobody concedes while there is something else. */
export function earnestMoves<G extends GameTypes>({
  game,
  legalMoves,
}: Pick<Situation<G>, "game" | "legalMoves">): readonly LegalMove<G>[] {
  if (legalMoves.length === 0) throw new RangeError("a bot needs a legal move to choose from");
  const earnest = legalMoves.filter(({ command }) => !game.isAnytime(command));
  return earnest.length > 0 ? earnest : legalMoves;
}
