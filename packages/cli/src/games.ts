/**
 * The games that can be played here, by name: a new game is a line. They are loaded when they are
 * asked for. Two are the kernel's own small games, which are in the repository only.
 */

import { readCardSet } from "@ltcg/engine";
import { gameOfMatch, type PlayedMatch } from "@lunchtable-tcg/match/fairness";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { cardSetIn } from "./cards/card-set-file.ts";
import { hostSet } from "./cards/host-set.ts";
import { lorcanaSetIn } from "./cards/lorcana-set.ts";
import { unknown } from "./closest.ts";
import { messageOf, WrongCall } from "./errors.ts";

const games: Readonly<Record<string, () => Promise<AnyHostableGame>>> = {
  lunchtable: async () => anyGame((await import("@ltcg/cards")).lunchTable),
  lorcana: async () => anyGame((await import("@tcg/lorcana-engine/sample")).lorcana),
  skirmish: async () => anyGame((await import("@tcg/core/fixtures/skirmish")).hostedSkirmish),
  "blind-bid": async () => anyGame((await import("@tcg/core/fixtures/blind-bid")).hostedBlindBid),
};

/** Games that are played with any cards, of a file. */
const withCards: Readonly<Record<string, (file: string) => AnyHostableGame>> = {
  lunchtable: (file) => anyGame(hostSet(cardSetIn(file))),
  lorcana: (file) => anyGame(lorcanaSetIn(file)),
};

/** Games whose records may have cards with them. */
const withOwnCards: Readonly<Record<string, (set: unknown) => AnyHostableGame | null>> = {
  lunchtable(set) {
    const read = readCardSet(set);
    return read.ok ? anyGame(hostSet(read.set)) : null;
  },
};

/** The game of a record or receipt: with the cards of a file, with those it has with it, or with its own. */
export async function openGameOf(
  match: Partial<PlayedMatch> & Pick<PlayedMatch, "game">,
  cards?: string,
): Promise<AnyHostableGame> {
  const { game, rulesVersion, cardSet, ownCards, oldCards } = match;
  const read = Object.hasOwn(withOwnCards, game) ? withOwnCards[game] : undefined;
  const brought = cards === undefined && ownCards !== undefined ? read?.(ownCards) : undefined;
  if (brought === null) throw new WrongCall("the cards that it has with it cannot be played");
  const hosted = brought ?? (await openGame(game, cards));
  const isPlayed = rulesVersion !== undefined && cardSet !== undefined;
  if (cards !== undefined || oldCards === undefined || !isPlayed) return hosted;
  return gameOfMatch([hosted], { game, rulesVersion, cardSet, oldCards }) ?? hosted;
}

export const gameNames: readonly string[] = Object.keys(games);

export const takesCards = (name: string): boolean => Object.hasOwn(withCards, name);

/** `cards`: a file with a card set to play the game with. */
export async function openGame(name: string, cards?: string): Promise<AnyHostableGame> {
  const load = Object.hasOwn(games, name) ? games[name] : undefined;
  if (load === undefined) throw new WrongCall(unknown("game", name, gameNames));
  if (cards !== undefined) {
    const loadWith = takesCards(name) ? withCards[name] : undefined;
    if (loadWith !== undefined) return loadWith(cards);
    const takers = gameNames.filter(takesCards);
    throw new WrongCall(`${name} has its own cards: --cards is for ${takers.join(", ")}`);
  }
  try {
    return await load();
  } catch (error) {
    throw new WrongCall(`${name} cannot be loaded here: ${messageOf(error)}`);
  }
}
