/** A file as the first schema left it, made by its own statements, with matches of every kind in it. */
import { DatabaseSync } from "node:sqlite";

const ddl = `
  CREATE TABLE matches (
    matchId TEXT PRIMARY KEY, version INTEGER NOT NULL, head TEXT NOT NULL, setup TEXT NOT NULL,
    botDue INTEGER NOT NULL, atMs INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matchesBotDue ON matches (matchId) WHERE botDue = 1;
  CREATE TABLE matchSnapshots (matchId TEXT PRIMARY KEY, snapshot TEXT NOT NULL) STRICT;
  CREATE TABLE matchEvents (
    matchId TEXT NOT NULL, version INTEGER NOT NULL, seat TEXT NOT NULL, commandId TEXT NOT NULL,
    body TEXT NOT NULL, events TEXT NOT NULL, atMs INTEGER NOT NULL,
    PRIMARY KEY (matchId, version), UNIQUE (matchId, seat, commandId)
  ) STRICT;
  CREATE TABLE matchPlayers (
    player TEXT NOT NULL, matchId TEXT NOT NULL, PRIMARY KEY (player, matchId)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;`;

export interface OldMatch {
  readonly matchId: string;
  readonly status: "open" | "running" | "ended";
  readonly holders: readonly ({ readonly player: string } | { readonly bot: string } | null)[];
  readonly botDue: boolean;
  readonly atMs: number;
}

export const headOf = ({ status, holders }: OldMatch): string =>
  JSON.stringify({ seats: holders.map((holder, i) => ({ holder, seat: `seat ${i}` })), status });

export function createFileOfSchema1(path: string, matches: readonly OldMatch[]): void {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(ddl);
  const match = database.prepare("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)");
  const event = database.prepare("INSERT INTO matchEvents VALUES (?, ?, ?, ?, ?, ?, ?)");
  const snapshot = database.prepare("INSERT INTO matchSnapshots VALUES (?, ?)");
  const player = database.prepare("INSERT INTO matchPlayers VALUES (?, ?)");
  for (const old of matches) {
    const { matchId, botDue, atMs } = old;
    match.run(matchId, 2, headOf(old), '{"secret":1}', botDue ? 1 : 0, atMs);
    event.run(matchId, 1, "", "create", "{}", "[]", atMs - 1);
    event.run(matchId, 2, "seat 0", "move", '{"move":"x"}', "[1]", atMs);
    if (old.status !== "open") snapshot.run(matchId, '{"state":2}');
    player.run("ada", matchId);
  }
  database.close();
}
