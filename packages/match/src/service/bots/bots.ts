/** Bots take seats as people do: they know what their seat may know, and choose one of its legal moves. */
import type { Game, GameTypes, Insight, LegalMove, Stream } from "@tcg/core";

/** All a bot is given: what its seat may know (`game.insight`), and no more. */
export interface BotSituation<G extends GameTypes> extends Insight<G> {
  readonly game: Game<G>;
  readonly legalMoves: readonly LegalMove<G>[];
  readonly random: Stream;
  /** Whether a person plays in this match too, and is waiting for the move. */
  readonly isWaitedFor: boolean;
}

export interface Bot {
  /** A bot that takes long to think returns a promise, so that other matches can go on. */
  choose<G extends GameTypes>(situation: BotSituation<G>): LegalMove<G> | Promise<LegalMove<G>>;
}

export type BotTable = Readonly<Record<string, Bot>>;
