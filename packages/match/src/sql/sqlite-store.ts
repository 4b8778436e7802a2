/** Matches in one SQLite file, which belongs to this process alone. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { Listeners } from "../listeners.ts";
import type { MatchStore } from "../store.ts";
import { explainSqlite } from "./errors.ts";
import { GroupCommit } from "./group-commit.ts";
import { openDatabase } from "./open-database.ts";
import { writeQueries } from "./queries.ts";
import { type Run, sqliteWrites } from "./sqlite-writes.ts";
import { type Statement, sqliteWriter, valuesOf } from "./statements.ts";
import { storeOf } from "./store-of.ts";

export interface SqliteOptions {
  /** The file; its folder exists. */
  readonly path: string;
}

export function sqliteStore({ path }: SqliteOptions): MatchStore {
  const db = sqliteWriter();
  const { database, toDisk, close } = openDatabase(path, db);
  const run = runner(database);
  const queries = writeQueries(db);
  const writes = sqliteWrites(db, queries, run);
  const listeners = new Listeners();
  const commits = new GroupCommit(database, toDisk);
  let isClosed = false;

  async function whileOpen<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
    if (isClosed) throw new Error("The store is closed.");
    try {
      return await work();
    } catch (error) {
      throw explainSqlite(error, path);
    }
  }
  const commit = <Answer>(work: () => Answer): Promise<Answer> =>
    whileOpen(() => commits.write(work));
  const read = <Answer>(work: () => Answer): Promise<Answer> => whileOpen(() => commits.read(work));

  return {
    ...storeOf(
      {
        read: (statement, given) => read(() => run.rows(statement, given)),
        write: (statement, given) => commit(() => run.rows(statement, given)),
        note: (statement, given) => read(() => run.rows(statement, given)),
      },
      queries,
      listeners,
    ),
    // The database is in this process, so asking once for each match costs no round trip.
    versionsOf: (matchIds) =>
      read(() =>
        [...new Set(matchIds)].flatMap((matchId) =>
          run.rows(queries.version, { matchId }).map(({ version }) => ({ matchId, version })),
        ),
      ),
    async append(entry) {
      const appended = await commit(() => writes.append(entry));
      if (appended.ok) listeners.tell(entry.matchId, appended.version);
      return appended;
    },
    writeSettings: (change) => commit(() => writes.writeSettings(change)),
    beat: (nowMs, gapMs) => commit(() => writes.beat(nowMs, gapMs)),
    dropMatches: (endedBeforeMs, limit) => commit(() => writes.dropMatches(endedBeforeMs, limit)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await commits.finish();
      close();
    },
  };
}

/** Each statement is prepared once, since it runs with every action. */
function runner(database: DatabaseSync): Run {
  const known = new Map<Statement<never, unknown>, StatementSync>();
  const prepared = <Given>(statement: Statement<Given, unknown>): StatementSync => {
    const before = known.get(statement);
    if (before !== undefined) return before;
    const now = database.prepare(statement.sql);
    known.set(statement, now);
    return now;
  };
  const values = valuesOf as <Given>(
    statement: Statement<Given, unknown>,
    given: Given,
  ) => SQLInputValue[];
  return {
    rows: <Given, Row>(statement: Statement<Given, Row>, given: Given) =>
      prepared(statement).all(...values(statement, given)) as Row[],
    changes: (statement, given) =>
      Number(prepared(statement).run(...values(statement, given)).changes),
  };
}
