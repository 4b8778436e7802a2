/** A match pins game, rules version and card set; the game it goes on with must have all three. */
import type { AnyHostableGame } from "@tcg/core/hosting";

export function findGame(
  games: readonly AnyHostableGame[],
  pinned: { readonly game: string; readonly rulesVersion: number; readonly cardSet: string },
): AnyHostableGame | null {
  return (
    games.find(
      ({ game }) =>
        game.id === pinned.game &&
        game.rulesVersion === pinned.rulesVersion &&
        game.cardSet === pinned.cardSet,
    ) ?? null
  );
}
