import { z } from "zod";
import type { GamesReply } from "../../protocol.ts";
import { askJson, defineTool } from "../tool.ts";

export const listGames = defineTool({
  name: "list_games",
  title: "Games and decks",
  about: "Lists the games that can be played here, their decks, and the bots to play against.",
  input: z.strictObject({}),
  isReading: true,
  async run(ask) {
    const { games, bots, levels } = await askJson<GamesReply>(ask, {
      method: "GET",
      path: "/api/games",
    });
    const told = games.map(({ game, title, about, seats, decks }) => [
      `${game}: ${title}, ${about}. Seats: ${seats.join(", ")}. Decks:`,
      ...decks.map(({ name, title: called, about: plan }) => `- ${name}: ${plan ?? called}`),
    ]);
    const opponents = `Opponents: ${[...Object.keys(levels), ...bots].join(", ")}.`;
    return [...told.map((lines) => lines.join("\n")), opponents].join("\n\n");
  },
});
