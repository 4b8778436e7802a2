/** The only API of this process. start.ts opens it before it listens. */
import { openServer, type Server } from "@ltcg/server";
import { loadExtraGames } from "./games.ts";

let opened: Server | undefined;

export async function openApi(): Promise<Server> {
  const { DATA_DIR: dataDir, DATABASE_URL, SESSION_SECRET, EXTRA_GAMES: extra = "" } = process.env;
  const games = await loadExtraGames(extra);
  opened ??= await openServer({
    games,
    ...(dataDir !== undefined && { dataDir }),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(SESSION_SECRET !== undefined && { secret: SESSION_SECRET }),
  });
  return opened;
}

export function api(): Server {
  if (opened === undefined) throw new Error("The API was called before it was opened.");
  return opened;
}
