/**
 * `npm start`: builds the pages when their sources have changed, then serves pages, API and live
 * streams from one process on the embedded database.
 *
 *   PORT            the port to listen on, 3000 by default; 0 takes any free one
 *   DATA_DIR        where matches are kept, ./data by default
 *   DATABASE_URL    postgres://… to keep them there instead; several servers can share it
 *   SESSION_SECRET  64 hexadecimal digits, the same for servers that share a database; by default from DATA_DIR
 *   EXTRA_GAMES     small games of the kernel to offer as well: skirmish,blind-bid
 */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listen } from "@ltcg/server";
import { buildIfChanged } from "./build-if-changed.ts";
import { staticFiles } from "./static-files.ts";

const home = import.meta.dirname;
const LOOPBACK = "127.0.0.1";
/** A stream that stays open must not keep the process alive: what was accepted is stored already. */
const MAX_GOODBYE_MS = 3000;

type Built = typeof import("./src/server.ts");

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const dataDir = resolve(process.env.DATA_DIR ?? join(home, "../../data"));
  process.env.DATA_DIR = dataDir;
  // Otherwise React runs its development checks, and shows visitors where an error occurred.
  process.env.NODE_ENV ??= "production";
  await buildIfChanged(home);
  const address = pathToFileURL(join(home, "dist/server/server.js")).href;
  const { openApi, default: pages } = (await import(address)) as Built;
  const api = await openApi();
  const server = await listen(api, {
    port,
    hostname: LOOPBACK,
    middleware: [staticFiles(home)],
    fetch: (request) => pages.fetch(request),
  });
  await api.ready;
  console.log(`LunchTable is open: ${server.url}/`);
  const isShared = process.env.DATABASE_URL !== undefined;
  console.log(`Matches are kept in ${isShared ? "PostgreSQL" : dataDir}. Ctrl+C closes.`);

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), MAX_GOODBYE_MS).unref();
    void api
      .close()
      .then(() => server.close())
      .finally(() => process.exit(0));
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  closeWithNpm(close);
}

/** npm sends a signal to the shell between us and exits; the shell does not pass it on. */
function closeWithNpm(close: () => void): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) close();
  }, 500).unref();
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT must be a number from 0 to 65535, not ${text}.`);
  process.exit(2);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "That port is taken. Use another: PORT=3001 npm start";
  return code?.startsWith("database-") ? error.message : (error.stack ?? error.message);
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
