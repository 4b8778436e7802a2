/** Bots that play each other: what an app does with the client class instead of its browsers. */
import { LTCGMatch } from "@lunchtable-tcg/match";
import { v } from "convex/values";
import { components } from "./_generated/api.js";
import { internalMutation } from "./_generated/server.js";

const match = new LTCGMatch(components.match);

/** A match of this game between two bots, that anybody may watch. */
export const begin = internalMutation({
  args: { game: v.string(), bot: v.string() },
  returns: v.string(),
  handler: async (ctx, { game, bot }): Promise<string> => {
    const offered = await match.listGames(ctx);
    const [first, second = first] = offered.find((each) => each.game === game)?.decks ?? [];
    const { matchId } = await match.createMatch(ctx, {
      game,
      player: "exhibition",
      bot,
      deck: [...(first?.cards ?? [])],
      opponents: [{ bot, deck: [...(second?.cards ?? [])] }],
      isPublic: true,
    });
    return matchId;
  },
});
