/** Bots take seats as people do: they know what their seat may know, and choose one of its legal moves. */
import type { Game, GameTypes, Insight, LegalMove, Stream } from "@tcg/core";

/** All a bot is given: what its seat may know (`game.insight`), and no more. */
export interface BotSituation<G extends GameTypes> extends Insight<G> {
  readonly game: Game<G>;
  readonly legalMoves: readonly LegalMove<G>[];
  readonly random: Stream;
  /** A person plays in the match as well, and waits for this move. */
  readonly isWaitedFor: boolean;
}

export interface Bot {
  /** A bot that thinks for long returns a promise, so that other matches go on meanwhile. */
  choose<G extends GameTypes>(situation: BotSituation<G>): LegalMove<G> | Promise<LegalMove<G>>;
}

export type BotTable = Readonly<Record<string, Bot>>;
