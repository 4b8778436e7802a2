/** The one API of this process, made when it is first asked for: start.ts does, before it listens. */
import { createServer, type Server } from "@ltcg/server";

let made: Server | undefined;

export function api(): Server {
  const { DATA_DIR: dataDir } = process.env;
  made ??= createServer(dataDir === undefined ? {} : { dataDir });
  return made;
}
