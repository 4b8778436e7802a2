/** What can be played here. */
import type { Infer } from "convex/values";
import { bundledBots, bundledGames } from "../component/games.ts";
import type { offeredGame } from "./validators.ts";

export const offeredGames = (): Infer<typeof offeredGame>[] =>
  bundledGames.map(({ game, title, about, seats, decks }) => ({
    game: game.id,
    title,
    about,
    seats: [...seats],
    bots: Object.keys(bundledBots),
    decks: Object.entries(decks).map(([name, deck]) => ({
      name,
      title: deck.title,
      cards: [...deck.cards],
    })),
  }));
