/**
 * The cards of a game and the games that have any to show, for the loaders of pages. Loaders are in what
 * every page loads: how cards are printed is fetched when it is wanted.
 */
import type { CardsReply, GamesReply, PrintedCard } from "@ltcg/server/protocol";
import { notFound } from "@tanstack/react-router";
import { askStatic } from "../ask-static.ts";
import type { GalleryCard } from "./printers.ts";

export type LoadedCards = CardsReply & Pick<GamesReply, "games" | "bots">;

/** `wanted`: the game; left out, the first there is. */
export async function loadCards(wanted: string | undefined): Promise<LoadedCards> {
  const offer = await askStatic<GamesReply>("/api/games");
  if (!offer.ok) throw new Error(offer.error.message);
  const { printerOf } = await import("./printers.ts");
  const { bots } = offer.body;
  const games = offer.body.games.filter(({ game }) => printerOf(game) !== null);
  const game = wanted ?? games[0]?.game ?? "";
  if (printerOf(game) === null) throw notFound();
  const answer = await askStatic<CardsReply>(`/api/games/${encodeURIComponent(game)}/cards`);
  if (answer.ok) return { ...answer.body, games, bots };
  if (answer.status === 404) throw notFound();
  throw new Error(answer.error.message);
}

/** As they are printed; of a game that is not here none. */
export async function loadFaces(
  game: string,
  cards: readonly PrintedCard[],
): Promise<readonly GalleryCard[]> {
  const { printerOf } = await import("./printers.ts");
  return printerOf(game)?.(cards) ?? [];
}
