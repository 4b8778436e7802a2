/** The only API of this process. start.ts opens it before it listens. */
import { createLog, openServer, type Server, type Settings } from "@ltcg/server";
import { loadExtraGames } from "./games.ts";

let opened: Server | undefined;

export async function openApi(settings: Settings): Promise<Server> {
  const {
    dataDir,
    logLevel,
    port: _port,
    hostname: _hostname,
    trustProxy: _proxy,
    ...others
  } = settings;
  const games = await loadExtraGames(process.env.EXTRA_GAMES ?? "");
  const log = createLog(logLevel);
  opened ??= await openServer({ ...others, dataDir, games, log, countsProcess: true });
  return opened;
}

export function api(): Server {
  if (opened === undefined) throw new Error("The API was called before it was opened.");
  return opened;
}
