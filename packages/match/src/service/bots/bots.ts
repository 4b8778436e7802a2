/** Who may sit at a seat besides people: they know what a seat may know and name one of the legal moves. */
import type { Game, GameTypes, Insight, LegalMove, Stream } from "@tcg/core";

/** All a bot is given: what its seat may know (`game.insight`), and no more. */
export interface BotSituation<G extends GameTypes> extends Insight<G> {
  readonly game: Game<G>;
  readonly legalMoves: readonly LegalMove<G>[];
  readonly random: Stream;
  /** A person sits at the table as well, and waits for this move. */
  readonly isWaitedFor: boolean;
}

export interface Bot {
  /** A promise leaves the others their turn; how long it takes is nobody else's concern. */
  choose<G extends GameTypes>(situation: BotSituation<G>): LegalMove<G> | Promise<LegalMove<G>>;
}

export type BotTable = Readonly<Record<string, Bot>>;
