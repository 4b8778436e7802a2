/** By which rules and cards a match is played again: those here, or the cards that its record or receipt has with it. */
import type { AnyHostableGame } from "@tcg/core/hosting";

/** What a record or a receipt says of how it was played. */
export interface PlayedMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  /** Cards that somebody brought. */
  readonly ownCards?: unknown;
  /** The game's own, if they were printed anew since. */
  readonly oldCards?: string;
}

/** The game with exactly these rules and cards; null if it is not here and the match does not have the cards with it. */
export function gameOfMatch(
  games: readonly AnyHostableGame[],
  match: PlayedMatch,
): AnyHostableGame | null {
  const { ownCards, oldCards } = match;
  const family = games.filter(
    ({ game }) => game.id === match.game && game.rulesVersion === match.rulesVersion,
  );
  const withItsCards = function* (): Generator<AnyHostableGame | null> {
    if (ownCards !== undefined) for (const hosted of family) yield readOwn(hosted, ownCards);
    yield* family;
    if (oldCards !== undefined) for (const hosted of family) yield readOld(hosted, oldCards);
  };
  for (const hosted of withItsCards()) if (hosted?.game.cardSet === match.cardSet) return hosted;
  return null;
}

function readOwn(family: AnyHostableGame, cards: unknown): AnyHostableGame | null {
  const read = family.readCards?.(cards);
  return read?.ok ? read.hosted : null;
}

/** What a stranger wrote may be anything; a game reads only what it has saved itself. */
function readOld(family: AnyHostableGame, saved: string): AnyHostableGame | null {
  try {
    return family.withCards?.(saved) ?? null;
  } catch {
    return null;
  }
}
