/**
 * The schema as steps, for ever: a database of any age is brought up to date by those it lacks. A
 * step that was released is never changed.
 */
import { type Compilable, sql } from "kysely";
import type { Writer } from "./statements.ts";

export interface Migrations {
  /** Step n brings a database from version n - 1 to n. */
  readonly steps: readonly (readonly string[])[];
}

/** What columns are called here. */
interface Types {
  readonly whole: "integer" | "bigint";
  /** Ids are compared byte by byte, whatever language a server speaks. */
  readonly id: string;
  /** What follows the columns of a table. */
  readonly ending: string;
}

export function sqliteMigrations(db: Writer): Migrations {
  const types: Types = { whole: "integer", id: "text", ending: "strict" };
  return {
    steps: [
      [sqliteStep1],
      [...sqliteStep2(db, types)],
      step3(db, types),
      step4(db),
      step5(db, types),
    ],
  };
}

/** PostgreSQL came with the second step. */
export function postgresMigrations(db: Writer): Migrations {
  const types: Types = { whole: "bigint", id: 'text collate "C"', ending: "" };
  return { steps: [[], postgresStep2(db, types), step3(db, types), step4(db), step5(db, types)] };
}

/** In memory, for as long as this process has the file. */
export const sqliteLeases = (db: Writer): string =>
  leases(db, { whole: "integer", id: "text", ending: "strict" }).temporary().compile().sql;

const sqliteStep1 = `
  CREATE TABLE matches (
    matchId TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    setup TEXT NOT NULL,
    botDue INTEGER NOT NULL,
    atMs INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matchesBotDue ON matches (matchId) WHERE botDue = 1;

  CREATE TABLE matchSnapshots (
    matchId TEXT PRIMARY KEY,
    snapshot TEXT NOT NULL
  ) STRICT;

  CREATE TABLE matchEvents (
    matchId TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat TEXT NOT NULL,
    commandId TEXT NOT NULL,
    body TEXT NOT NULL,
    events TEXT NOT NULL,
    atMs INTEGER NOT NULL,
    PRIMARY KEY (matchId, version),
    UNIQUE (matchId, seat, commandId)
  ) STRICT;

  CREATE TABLE matchPlayers (
    player TEXT NOT NULL,
    matchId TEXT NOT NULL,
    PRIMARY KEY (player, matchId)
  ) STRICT, WITHOUT ROWID;`;

/** Before this step only the head knew the status and who sat where, and only bots' moves were due. */
function* sqliteStep2(db: Writer, types: Types): Generator<string> {
  yield "ALTER TABLE matchEvents ADD COLUMN link TEXT NOT NULL DEFAULT ''";
  yield "DROP INDEX matchesBotDue";
  yield "ALTER TABLE matches RENAME TO matchesBefore";
  yield text(matches(db, types));
  yield `
    INSERT INTO matches
      (matchId, version, status, isPublic, head, setup, dueAtMs, isWaitedFor, atMs)
    SELECT
      matchId, version,
      CASE json_extract(head, '$.status')
        WHEN 'ended' THEN 'completed' WHEN 'running' THEN 'active' ELSE 'waiting' END,
      0, head, setup,
      CASE botDue WHEN 1 THEN atMs END,
      EXISTS (SELECT 1 FROM json_each(head, '$.seats') AS seats
        WHERE json_extract(seats.value, '$.holder.player') IS NOT NULL),
      atMs
    FROM matchesBefore`;
  yield "DROP TABLE matchesBefore";
  for (const part of [...indexes(db), ...tablesOfStep2(db, types)]) yield text(part);
}

function postgresStep2(db: Writer, types: Types): string[] {
  const { whole } = types;
  return [
    matches(db, types),
    table(db, "matchSnapshots", types)
      .addColumn("matchId", sql.raw(types.id), (column) => column.primaryKey())
      .addColumn("snapshot", "text", (column) => column.notNull()),
    table(db, "matchEvents", types)
      .addColumn("matchId", sql.raw(types.id), (column) => column.notNull())
      .addColumn("version", whole, (column) => column.notNull())
      .addColumn("seat", "text", (column) => column.notNull())
      .addColumn("commandId", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("events", "text", (column) => column.notNull())
      .addColumn("link", "text", (column) => column.notNull())
      .addColumn("atMs", whole, (column) => column.notNull())
      .addPrimaryKeyConstraint("matchEventsByVersion", ["matchId", "version"])
      .addUniqueConstraint("matchEventsByCommand", ["matchId", "seat", "commandId"]),
    table(db, "matchPlayers", types)
      .addColumn("player", "text", (column) => column.notNull())
      .addColumn("matchId", sql.raw(types.id), (column) => column.notNull())
      .addPrimaryKeyConstraint("matchPlayersByPlayer", ["player", "matchId"]),
    leases(db, types).modifyFront(sql`unlogged`),
    ...indexes(db),
    ...tablesOfStep2(db, types),
  ].map(text);
}

/** Before this step nobody could tell whether settings had changed while an entry was made. */
const step3 = (db: Writer, { whole }: Types): string[] => [
  text(
    db.schema
      .alterTable("matches")
      .addColumn("settingsRevision", whole, (column) => column.notNull().defaultTo(sql.lit(0))),
  ),
];

/**
 * Before this step only the first page of what is due could be listed, and a match waited for ever. Those that
 * wait are looked at after a day, the time that the service gives to a match which does not say.
 */
const step4 = (db: Writer): string[] => [
  `UPDATE "matches" SET "dueAtMs" = "atMs" + 86400000, "isWaitedFor" = 0
    WHERE "status" = 'waiting' AND "dueAtMs" IS NULL`,
  text(db.schema.dropIndex("matchesDue")),
  text(
    db.schema
      .createIndex("matchesDue")
      .on("matches")
      .columns(["isWaitedFor", "dueAtMs", "matchId"])
      .where(sql`"dueAtMs"`, "is not", null),
  ),
];

/**
 * Before this step nobody could tell which cards somebody had brought, nor when, nor to which match without reading
 * its head. What was brought before is kept for ever, as a game's own cards are.
 */
const step5 = (db: Writer, { whole }: Types): string[] =>
  [
    db.schema.alterTable("cardSets").addColumn("broughtAtMs", whole),
    db.schema.alterTable("matches").addColumn("broughtCards", "text"),
    db.schema.createIndex("cardSetsBrought").on("cardSets").column("broughtAtMs"),
    db.schema
      .createIndex("matchesOfCards")
      .on("matches")
      .column("broughtCards")
      .where(sql`"broughtCards"`, "is not", null),
  ].map(text);

const table = (db: Writer, name: string, { ending }: Types) =>
  db.schema.createTable(name).modifyEnd(sql.raw(ending));

const matches = (db: Writer, types: Types) =>
  table(db, "matches", types)
    .addColumn("matchId", sql.raw(types.id), (column) => column.primaryKey().notNull())
    .addColumn("version", types.whole, (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("isPublic", types.whole, (column) => column.notNull())
    .addColumn("head", "text", (column) => column.notNull())
    .addColumn("setup", "text", (column) => column.notNull())
    .addColumn("dueAtMs", types.whole)
    .addColumn("isWaitedFor", types.whole, (column) => column.notNull())
    .addColumn("atMs", types.whole, (column) => column.notNull());

const leases = (db: Writer, types: Types) =>
  table(db, "matchLeases", types)
    .addColumn("matchId", sql.raw(types.id), (column) => column.primaryKey().notNull())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("untilMs", types.whole, (column) => column.notNull());

const indexes = (db: Writer): Compilable[] => [
  // The lobby, and what can be watched.
  db.schema
    .createIndex("matchesPublic")
    .on("matches")
    .columns(["status", "atMs", "matchId"])
    .where(sql`"isPublic"`, "=", sql.lit(1)),
  // What has to be done without being asked, people's first.
  db.schema
    .createIndex("matchesDue")
    .on("matches")
    .columns(["isWaitedFor", "dueAtMs"])
    .where(sql`"dueAtMs"`, "is not", null),
  // What may be dropped, the oldest first.
  db.schema
    .createIndex("matchesEnded")
    .on("matches")
    .column("atMs")
    .where(sql<boolean>`"status" in ('completed', 'aborted')`),
];

function tablesOfStep2(db: Writer, types: Types): Compilable[] {
  const { whole } = types;
  return [
    table(db, "matchPrompts", types)
      .addColumn("matchId", sql.raw(types.id), (column) => column.notNull())
      .addColumn("seat", sql.raw(types.id), (column) => column.notNull())
      .addColumn("prompt", "text", (column) => column.notNull())
      .addColumn("deadlineMs", whole)
      .addPrimaryKeyConstraint("matchPromptsBySeat", ["matchId", "seat"]),
    table(db, "matchSettings", types)
      .addColumn("matchId", sql.raw(types.id), (column) => column.notNull())
      .addColumn("seat", "text", (column) => column.notNull())
      .addColumn("settings", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("matchSettingsBySeat", ["matchId", "seat"]),
    table(db, "cardSets", types)
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("cards", "text", (column) => column.notNull()),
    table(db, "serviceBeat", types)
      .addColumn("id", whole, (column) => column.primaryKey().notNull())
      .addColumn("atMs", whole, (column) => column.notNull()),
    table(db, "downtimes", types)
      .addColumn("fromMs", whole, (column) => column.primaryKey().notNull())
      .addColumn("toMs", whole, (column) => column.notNull()),
  ];
}

const text = (part: Compilable): string => part.compile().sql;
