/**
 * Games of an embedding server, by the module that exports them: a game consists of functions, which cannot be sent to a
 * thread, but a thread can load the module, too.
 */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { hostedGames } from "./games.ts";

export interface GameModule {
  /** What `import()` takes: an address such as `import.meta.resolve("./my-game.js")`, or the name of a package. */
  readonly module: string;
  /** The name of the export; `default` unless given. */
  readonly export?: string;
  /** The game itself. Whoever calls `createServer` has to give it; `openServer` and `serve` load it. */
  readonly hosted?: AnyHostableGame;
}

/** A game alone is played on the event loop: its bots think there, and its records are played there. */
export type GameEntry = AnyHostableGame | GameModule;

/** A game that threads have, too. */
export interface LoadedModule extends GameModule {
  readonly hosted: AnyHostableGame;
}

const isModule = (entry: GameEntry): entry is GameModule => "module" in entry;

const isLoaded = (entry: GameModule): entry is LoadedModule => entry.hosted !== undefined;

/** The games of the options, and which of them threads can load. */
export function gamesOf(entries: readonly GameEntry[]): {
  readonly games: readonly AnyHostableGame[];
  readonly modules: readonly LoadedModule[];
} {
  const modules = entries.filter(isModule);
  const missing = modules.find((entry) => !isLoaded(entry));
  if (missing !== undefined) {
    throw new TypeError(
      `createServer() cannot wait for ${missing.module}: give the game as \`hosted\`, too, or call openServer() or serve().`,
    );
  }
  const games = entries.map((entry) => (isModule(entry) ? (entry as LoadedModule).hosted : entry));
  return { games, modules: modules.filter(isLoaded) };
}

/** Loads what is not there yet. */
export function loadEntries(entries: readonly GameEntry[]): Promise<readonly GameEntry[]> {
  return Promise.all(
    entries.map(async (entry) =>
      isModule(entry) && !isLoaded(entry) ? { ...entry, hosted: await loadGame(entry) } : entry,
    ),
  );
}

async function loadGame({
  module,
  export: name = "default",
}: GameModule): Promise<AnyHostableGame> {
  const loaded = (await import(module)) as Readonly<Record<string, unknown>>;
  const found = loaded[name];
  if (isHostable(found)) return found;
  throw new TypeError(
    `${module} exports no game as ${name}: a game is a HostableGame of @tcg/core/hosting.`,
  );
}

const isHostable = (value: unknown): value is AnyHostableGame =>
  typeof value === "object" &&
  value !== null &&
  "game" in value &&
  "seats" in value &&
  "checkDeck" in value;

/** What a thread is told when it starts. */
export interface ThreadGames {
  readonly modules: readonly Pick<GameModule, "module" | "export">[];
}

export const threadGames = (modules: readonly GameModule[]): ThreadGames => ({
  modules: modules.map(({ module, export: name }) =>
    name === undefined ? { module } : { module, export: name },
  ),
});

/** On a thread: the games that are always here, and those it was told of. */
export async function gamesOnThread(
  told: Partial<ThreadGames> | null,
): Promise<readonly AnyHostableGame[]> {
  return [...hostedGames, ...(await Promise.all((told?.modules ?? []).map(loadGame)))];
}
