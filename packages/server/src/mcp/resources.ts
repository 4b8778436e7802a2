/** Rulebooks and cards, to be read by whoever wants to know more than a tool tells. */
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import type { CardsReply, GamesReply, PrintedCard, RulesReply } from "../protocol.ts";
import type { Ask } from "./ask.ts";
import { askJson } from "./tool.ts";

const get = <Reply>(ask: Ask, path: string): Promise<Reply> =>
  askJson<Reply>(ask, { method: "GET", path });

const gamesIn = async (ask: Ask): Promise<GamesReply["games"]> =>
  (await get<GamesReply>(ask, "/api/games")).games;

export function addResources(server: McpServer, ask: Ask): void {
  server.registerResource(
    "rules",
    new ResourceTemplate("lunchtable://rules/{game}", {
      list: async () => ({
        resources: (await gamesIn(ask))
          .filter(({ hasRules }) => hasRules)
          .map(({ game, title }) => ({
            uri: `lunchtable://rules/${game}`,
            name: `The rules of ${title}`,
            mimeType: "text/markdown",
          })),
      }),
    }),
    { title: "Rulebooks", description: "The rulebook of a game, every rule with its number." },
    async (uri, { game }) => {
      const { markdown } = await get<RulesReply>(ask, `/api/games/${encode(game)}/rules`);
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: markdown }] };
    },
  );
  server.registerResource(
    "cards",
    new ResourceTemplate("lunchtable://cards/{game}", {
      list: async () => ({
        resources: (await gamesIn(ask)).map(({ game, title }) => ({
          uri: `lunchtable://cards/${game}`,
          name: `The cards of ${title}`,
          mimeType: "text/plain",
        })),
      }),
    }),
    { title: "Cards", description: "Every card of a game with its text." },
    async (uri, { game }) => {
      const { cards } = await get<CardsReply>(ask, `/api/games/${encode(game)}/cards`);
      const text = cards.map(cardText).join("\n\n");
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] };
    },
  );
}

/** A variable of an address may be a list there; here it is one name. */
const encode = (game: string | string[] | undefined): string => encodeURIComponent(String(game));

function cardText({ id, name, printed }: PrintedCard): string {
  const lines = printed.flat();
  return [`${id}: ${lines[0] ?? name}`, ...lines.slice(1)].join("\n");
}
