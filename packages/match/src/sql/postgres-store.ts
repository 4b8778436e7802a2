/** Matches in PostgreSQL, shared by any number of processes. */
import { type Pool, DatabaseError as Refusal } from "pg";
import { Listeners } from "../listeners.ts";
import type { Appended, MatchStore, NewEntry } from "../store.ts";
import { Groups } from "./groups.ts";
import { InOrder } from "./in-order.ts";
import { openPool, type PostgresOptions, poolConfig } from "./open-postgres.ts";
import { type Action, groupValues, isAction, writeAppendGroup } from "./postgres-group.ts";
import { PostgresNews } from "./postgres-news.ts";
import { type AppendValues, postgresWrites } from "./postgres-writes.ts";
import { writeQueries } from "./queries.ts";
import { postgresWriter, type Statement, valuesOf } from "./statements.ts";
import { storeOf } from "./store-of.ts";

export async function postgresStore(options: PostgresOptions): Promise<MatchStore> {
  const db = postgresWriter();
  const pool = await openPool(options, db);
  const run = runner(pool);
  const queries = writeQueries(db);
  const writes = postgresWrites(db);
  const appendGroup = writeAppendGroup(db);
  const listeners = new Listeners();
  // Entries for one match would wait for each other in the server, each with a connection.
  const byMatch = new InOrder();
  const underWay = new Set<Promise<unknown>>();
  const news = new PostgresNews(poolConfig(options), listeners, (channel, payload) =>
    pool.query({ name: "announce", text: "SELECT pg_notify($1, $2)", values: [channel, payload] }),
  );
  let isClosed = false;
  try {
    await news.listen();
  } catch (error) {
    await pool.end();
    throw error;
  }

  /** The new version, or null if the entry is refused. */
  async function appendAlone(entry: NewEntry): Promise<number | null> {
    const [appended] = await run(writes.appendOf(entry), appendValues(entry));
    return appended?.version ?? null;
  }

  const actions = new Groups<Action, number | null>(async (group) => {
    const [first] = group;
    if (first !== undefined && group.length === 1) return [await appendAlone(first)];
    try {
      const rows = await run(appendGroup, groupValues(group));
      const versions = new Map(rows.map(({ matchId, version }) => [matchId, version]));
      return group.map(({ matchId }) => versions.get(matchId) ?? null);
    } catch (error) {
      // The server has refused the statement, and nothing of it was written: one that cannot be written, or a
      // group of another process that waits for this one, fails nobody else.
      if (!isRefused(error)) throw error;
      return group.map(appendAlone);
    }
  });

  async function append(entry: NewEntry): Promise<Appended> {
    const { matchId, seat, commandId } = entry;
    const taken = isAction(entry) ? await actions.add(entry) : await appendAlone(entry);
    if (taken !== null) {
      listeners.tell(matchId, taken);
      news.announce(matchId, taken);
      return { ok: true, version: taken };
    }
    const [reason] = await run(writes.refusal, { matchId, seat, commandId });
    const { standing, version, body } = reason ?? { standing: null, version: null, body: null };
    if (version !== null && body !== null) {
      return { ok: false, reason: "command-known", known: { version, body } };
    }
    return standing === entry.expectedVersion && entry.expectedRevision !== undefined
      ? { ok: false, reason: "stale-settings" }
      : { ok: false, reason: "stale-version", version: standing ?? 0 };
  }

  /** Closing the store waits for what has begun. */
  function whileOpen<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (isClosed) return Promise.reject(new Error("The store is closed."));
    const answer = work();
    underWay.add(answer);
    const done = (): void => void underWay.delete(answer);
    answer.then(done, done);
    return answer;
  }

  const ask = <Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row[]> =>
    whileOpen(() => run(statement, given));

  return {
    ...storeOf({ read: ask, write: ask, note: ask }, queries, listeners),
    versionsOf: (matchIds) => ask(writes.versionsOf, { matchIds }),
    append: (entry) => whileOpen(() => byMatch.run(entry.matchId, () => append(entry))),
    writeSettings: (change) =>
      whileOpen(() =>
        byMatch.run(
          change.matchId,
          async () => (await run(writes.writeSettings, change)).length > 0,
        ),
      ),
    async beat(nowMs, gapMs) {
      await ask(writes.beat, { nowMs, gapMs });
    },
    async dropMatches(endedBeforeMs, limit) {
      return (await ask(writes.dropMatches, { endedBeforeMs, limit })).length;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(underWay);
      await news.close();
      await pool.end();
    },
  };
}

function appendValues(entry: NewEntry): AppendValues {
  const { matchId, expectedVersion, seat, commandId, body, events, link, head, status } = entry;
  const { setup = "{}", dueAtMs, atMs, players = [], prompts = [] } = entry;
  return {
    matchId,
    expectedVersion,
    seat,
    commandId,
    body,
    events,
    link,
    head,
    status,
    isPublic: Number(entry.isPublic),
    broughtCards: entry.broughtCards ?? null,
    setup,
    snapshot: entry.snapshot ?? "",
    dueAtMs,
    isWaitedFor: Number(entry.isWaitedFor),
    atMs,
    promptSeats: prompts.map(({ seat: asked }) => asked),
    prompts: prompts.map(({ prompt }) => prompt),
    deadlines: prompts.map(({ deadlineMs }) => deadlineMs),
    players,
    // Statements for entries without one do not use it.
    expectedRevision: entry.expectedRevision ?? 0,
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof Refusal && error.severity === "ERROR";

/** A connection prepares each statement once, under its name, and then sends its values alone. */
function runner(pool: Pool) {
  const names = new Map<string, string>();
  return async <Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row[]> => {
    const name = names.get(statement.sql) ?? `match ${names.size + 1}`;
    names.set(statement.sql, name);
    const values = valuesOf(statement, given);
    const { rows } = await pool.query({ name, text: statement.sql, values });
    return rows as Row[];
  };
}
