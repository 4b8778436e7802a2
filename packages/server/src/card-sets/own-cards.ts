/** Which games are played with cards that somebody brought, and with which: threads need to be told. */
import { canonicalJson, type GameTypes } from "@tcg/core";
import type { AnyHostableGame, ReadCards } from "@tcg/core/hosting";

const sets = new WeakMap<object, string>();

/** The same game; it remembers the cards that it reads. */
export function rememberingCards(hosted: AnyHostableGame): AnyHostableGame {
  const { readCards } = hosted;
  if (readCards === undefined) return hosted;
  return {
    ...hosted,
    readCards(given, isThorough): ReadCards<GameTypes> {
      const read = readCards(given, isThorough);
      if (read.ok) sets.set(read.hosted.game, canonicalJson(given));
      return read;
    },
  };
}

/** The card set of a game as text; undefined if it is played with its own cards. */
export const cardsBroughtTo = (game: object): string | undefined => sets.get(game);
