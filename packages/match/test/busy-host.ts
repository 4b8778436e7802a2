/**
 * A process that serves matches to those who ask over IPC, until somebody kills it.
 * `busy-host.ts DATABASE`: an SQLite file, or the address of a PostgreSQL database.
 */
import {
  createMatchService,
  MatchError,
  type MatchErrorCode,
  type MatchService,
  type MatchStore,
} from "../src/service/index.ts";
import { postgresStore, sqliteStore } from "../src/sql/index.ts";
import { skirmishGame } from "./games.ts";

/** What can be asked for, and how: the name of a method with what it takes. */
export type Asked = "createMatch" | "joinMatch" | "getPlayerView" | "getClocks" | "submitAction";

export type ToHost =
  | { readonly id: number; readonly method: Asked; readonly given: readonly unknown[] }
  /** Dies by itself as soon as so many more entries are stored, before it can say so to anybody. */
  | { readonly diesAfterAppends: number };

export type FromHost =
  /** It serves; it had not begun to by this time. */
  | { readonly servesSinceMs: number }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: MatchErrorCode | "failed" };

const [database = ""] = process.argv.slice(2);
const kept = database.startsWith("postgres:")
  ? await postgresStore({ connectionString: database })
  : sqliteStore({ path: database });
let appendsLeft = Number.POSITIVE_INFINITY;

const store: MatchStore = {
  ...kept,
  async append(entry) {
    const answer = await kept.append(entry);
    if (answer.ok && --appendsLeft <= 0) process.kill(process.pid, "SIGKILL");
    return answer;
  },
};
const service = createMatchService({ store, games: [skirmishGame.hosted] });

async function answer(method: Asked, given: readonly unknown[]): Promise<unknown> {
  const ask = service[method] as (...all: readonly unknown[]) => ReturnType<MatchService[Asked]>;
  return ask(...given);
}

const send = (message: FromHost): void => void process.send?.(message);

process.on("message", (message: ToHost) => {
  if ("diesAfterAppends" in message) {
    appendsLeft = message.diesAfterAppends;
    return;
  }
  const { id, method, given } = message;
  answer(method, given).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, code: error instanceof MatchError ? error.code : "failed" }),
  );
});
process.on("disconnect", () => process.exit());
const servesSinceMs = Date.now();
await service.serve();
send({ servesSinceMs });
