/**
 * `npm start`: builds the pages when their sources have changed, then serves pages, API and live
 * streams from one process on the embedded database. docs/hosting.md lists the variables it reads, and
 *
 *   EXTRA_GAMES     small games of the kernel to offer as well: skirmish,blind-bid
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listen, SettingsError, startFault } from "@ltcg/server";
import { appSettings } from "./app-settings.ts";
import { buildIfChanged } from "./build-if-changed.ts";
import { staticFiles } from "./static-files.ts";

const home = import.meta.dirname;
/** A stream that stays open must not keep the process alive: what was accepted is stored already. */
const MAX_GOODBYE_MS = 3000;

type Built = typeof import("./src/server.ts");

async function start(): Promise<void> {
  const settings = appSettings(process.env);
  const { port, hostname, dataDir, trustProxy } = settings;
  // Otherwise React runs its development checks, and shows visitors where an error occurred.
  process.env.NODE_ENV ??= "production";
  await buildIfChanged(home);
  const address = pathToFileURL(join(home, "dist/server/server.js")).href;
  const { openApi, default: pages } = (await import(address)) as Built;
  const api = await openApi(settings);
  const server = await listen(api, {
    port,
    hostname,
    trustProxy,
    middleware: [staticFiles(home)],
    fetch: (request) => pages.fetch(request),
  });
  await api.ready;
  console.log(`LunchTable is open: ${server.url}/`);
  const isShared = settings.databaseUrl !== undefined;
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

function explain(error: unknown): string {
  const fault = startFault(error);
  if (fault !== null) return fault;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(error instanceof SettingsError ? 2 : 1);
}
