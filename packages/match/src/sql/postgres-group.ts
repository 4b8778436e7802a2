/**
 * Actions in different matches, appended by one statement: what each costs the server and this process is
 * much less than by a statement of its own. It does to each match what `postgres-writes.ts` does to one.
 */
import { sql } from "kysely";
import type { NewEntry, StoredPrompt } from "../store.ts";
import { type Statement, statement, type Writer } from "./statements.ts";

/** JSON, two lists: the columns are named as the fields are. */
interface GroupValues {
  readonly entries: string;
  readonly prompts: string;
}

/** Gives the matches whose entry was taken, with their new version. */
type AppendGroup = Statement<GroupValues, { readonly matchId: string; readonly version: number }>;

/** An entry that can stand in a group: one that moves a match on and says what is asked now. */
export type Action = NewEntry & { readonly prompts: readonly StoredPrompt[] };

export const isAction = (entry: NewEntry): entry is Action =>
  entry.expectedVersion > 0 &&
  entry.prompts !== undefined &&
  entry.setup === undefined &&
  entry.snapshot !== null &&
  (entry.players ?? []).length === 0;

/** Everybody takes matches in the same order, so that two groups seldom wait for each other. */
export function groupValues(actions: readonly Action[]): GroupValues {
  const inOrder = actions.toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
  return {
    entries: JSON.stringify(
      inOrder.map((entry) => ({
        ...entry,
        prompts: undefined,
        players: undefined,
        isPublic: Number(entry.isPublic),
        isWaitedFor: Number(entry.isWaitedFor),
      })),
    ),
    prompts: JSON.stringify(
      inOrder.flatMap(({ matchId, prompts }) => prompts.map((prompt) => ({ matchId, ...prompt }))),
    ),
  };
}

export const writeAppendGroup = (db: Writer): AppendGroup =>
  statement<GroupValues>()((given) => ({
    compile: () =>
      sql<{ matchId: string; version: number }>`
        WITH "given" AS (
          SELECT * FROM json_to_recordset(${given.entries}::json) AS "entry" (
            "matchId" text COLLATE "C", "expectedVersion" bigint, "expectedRevision" bigint,
            "seat" text, "commandId" text, "body" text, "events" text, "link" text,
            "head" text, "status" text, "isPublic" bigint, "snapshot" text,
            "dueAtMs" bigint, "isWaitedFor" bigint, "atMs" bigint)
        ), "now" AS (
          SELECT * FROM json_to_recordset(${given.prompts}::json) AS "prompt" (
            "matchId" text COLLATE "C", "seat" text, "prompt" text, "deadlineMs" bigint)
        ), "stands" AS (
          UPDATE "matches" AS "m" SET "version" = "m"."version" + 1, "status" = "g"."status",
            "isPublic" = "g"."isPublic", "head" = "g"."head", "dueAtMs" = "g"."dueAtMs",
            "isWaitedFor" = "g"."isWaitedFor", "atMs" = "g"."atMs"
          FROM "given" AS "g"
          WHERE "m"."matchId" = "g"."matchId" AND "m"."version" = "g"."expectedVersion"
            AND "m"."settingsRevision" = coalesce("g"."expectedRevision", "m"."settingsRevision")
            AND NOT EXISTS (
              SELECT FROM "matchEvents" AS "known" WHERE "known"."matchId" = "g"."matchId"
                AND "known"."seat" = "g"."seat" AND "known"."commandId" = "g"."commandId")
          RETURNING "m"."matchId", "m"."version"
        ), "logged" AS (
          INSERT INTO "matchEvents"
            ("matchId", "version", "seat", "commandId", "body", "events", "link", "atMs")
          SELECT "matchId", "s"."version", "g"."seat", "g"."commandId", "g"."body", "g"."events",
            "g"."link", "g"."atMs"
          FROM "stands" AS "s" JOIN "given" AS "g" USING ("matchId")
        ), "kept" AS (
          INSERT INTO "matchSnapshots" ("matchId", "snapshot")
          SELECT "matchId", "g"."snapshot" FROM "stands" JOIN "given" AS "g" USING ("matchId")
          WHERE "g"."snapshot" IS NOT NULL
          ON CONFLICT ("matchId") DO UPDATE SET "snapshot" = excluded."snapshot"
        ), "answered" AS (
          DELETE FROM "matchPrompts" AS "p" USING "stands" AS "s"
          WHERE "p"."matchId" = "s"."matchId" AND NOT EXISTS (
            SELECT FROM "now" WHERE "now"."matchId" = "p"."matchId" AND "now"."seat" = "p"."seat")
        ), "asked" AS (
          INSERT INTO "matchPrompts" ("matchId", "seat", "prompt", "deadlineMs")
          SELECT "matchId", "now"."seat", "now"."prompt", "now"."deadlineMs"
          FROM "stands" JOIN "now" USING ("matchId")
          ON CONFLICT ("matchId", "seat")
          DO UPDATE SET "prompt" = excluded."prompt", "deadlineMs" = excluded."deadlineMs"
        ), "released" AS (
          DELETE FROM "matchLeases" AS "l" USING "stands" AS "s" WHERE "l"."matchId" = "s"."matchId"
        )
        SELECT "matchId", "version" FROM "stands"`.compile(db),
  }));
