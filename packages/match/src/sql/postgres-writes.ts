/**
 * What is written to PostgreSQL: each one statement, which is a transaction of its own and takes one
 * trip to the server. Parts of a statement see the tables as they were before it; so no two parts
 * touch the same row.
 */
import { type QueryCreator, sql } from "kysely";
import {
  DOWNTIMES_KEPT_MS,
  type NewEntry,
  type NewSettings,
  type StoredStatus,
  type StoredVersion,
} from "../store.ts";
import { asText, asWhole, hasEnded } from "./queries.ts";
import { type Statement, statement, type Writer } from "./statements.ts";
import type { Tables } from "./tables.ts";

export interface AppendValues {
  readonly matchId: string;
  readonly expectedVersion: number;
  readonly seat: string;
  readonly commandId: string;
  readonly body: string;
  readonly events: string;
  readonly link: string;
  readonly head: string;
  readonly status: StoredStatus;
  readonly isPublic: number;
  readonly broughtCards: string | null;
  readonly setup: string;
  readonly snapshot: string;
  readonly dueAtMs: number | null;
  readonly isWaitedFor: number;
  readonly atMs: number;
  readonly promptSeats: readonly string[];
  readonly prompts: readonly string[];
  readonly deadlines: readonly (number | null)[];
  readonly players: readonly string[];
  readonly expectedRevision: number;
}

/** Gives the new version, or nothing if the entry is refused. */
type Append = Statement<AppendValues, { readonly version: number }>;

export interface PostgresWrites {
  /** The statement for entries that bring what this one brings. */
  appendOf(entry: NewEntry): Append;
  /** Why an entry was refused: where the match stands, and what the command has made before. */
  readonly refusal: Statement<
    Pick<AppendValues, "matchId" | "seat" | "commandId">,
    {
      readonly standing: number | null;
      readonly version: number | null;
      readonly body: string | null;
    }
  >;
  /** A read, but only PostgreSQL takes a list as one value. */
  readonly versionsOf: Statement<{ readonly matchIds: readonly string[] }, StoredVersion>;
  /** Gives no row if the match or its settings have moved on. */
  readonly writeSettings: Statement<NewSettings, { readonly matchId: string }>;
  readonly beat: Statement<{ readonly nowMs: number; readonly gapMs: number }, unknown>;
  readonly dropMatches: Statement<
    { readonly endedBeforeMs: number; readonly limit: number },
    { readonly matchId: string }
  >;
}

export function postgresWrites(db: Writer): PostgresWrites {
  const appends = allShapes.map((shape) => writeAppend(db, shape));
  return {
    appendOf: (entry) => appends[numberOf(shapeOf(entry))] as Append,
    refusal: writeRefusal(db),
    versionsOf: statement<{ readonly matchIds: readonly string[] }>()(({ matchIds }) =>
      db
        .selectFrom("matches")
        .select(["matchId", "version"])
        .where(sql<boolean>`"matchId" = any(${matchIds}::text[])`),
    ),
    writeSettings: writeSettings(db),
    beat: writeBeat(db),
    dropMatches: writeDropMatches(db),
  };
}

/** What an entry brings with it. Each shape has a statement that does just that. */
interface Shape {
  readonly isFirst: boolean;
  readonly hasSetup: boolean;
  readonly hasSnapshot: boolean;
  /** Whether an earlier snapshot is taken away. */
  readonly dropsSnapshot: boolean;
  readonly hasPrompts: boolean;
  readonly hasPlayers: boolean;
  readonly hasRevision: boolean;
}

const shapeOf = (entry: NewEntry): Shape => ({
  isFirst: entry.expectedVersion === 0,
  hasSetup: entry.setup !== undefined,
  hasSnapshot: typeof entry.snapshot === "string",
  dropsSnapshot: entry.snapshot === null,
  hasPrompts: entry.prompts !== undefined,
  hasPlayers: (entry.players ?? []).length > 0,
  hasRevision: entry.expectedRevision !== undefined,
});

const allShapes: readonly Shape[] = Array.from({ length: 128 }, (_, number) => ({
  isFirst: (number & 1) > 0,
  hasSetup: (number & 2) > 0,
  hasSnapshot: (number & 4) > 0,
  hasPrompts: (number & 8) > 0,
  hasPlayers: (number & 16) > 0,
  hasRevision: (number & 32) > 0,
  dropsSnapshot: (number & 64) > 0,
}));

const numberOf = (shape: Shape): number =>
  (shape.isFirst ? 1 : 0) +
  (shape.hasSetup ? 2 : 0) +
  (shape.hasSnapshot ? 4 : 0) +
  (shape.hasPrompts ? 8 : 0) +
  (shape.hasPlayers ? 16 : 0) +
  (shape.hasRevision ? 32 : 0) +
  (shape.dropsSnapshot ? 64 : 0);

/** With `stands`: the match as this entry leaves it; no row if the entry is refused. */
type Standing = QueryCreator<Tables & { stands: { matchId: string; version: number } }>;

function writeAppend(db: Writer, shape: Shape): Append {
  return statement<AppendValues>()((given) => {
    let query = shape.isFirst ? created(db, given) : advanced(db, given, shape);
    query = query.with("logged", (cte) => logged(cte, given));
    if (shape.hasSnapshot) query = query.with("kept", (cte) => keptState(cte, given));
    else if (shape.dropsSnapshot && !shape.isFirst) {
      query = query.with("dropped", (cte) => dropOf(cte, "matchSnapshots"));
    }
    if (shape.hasPrompts) {
      query = query.with("answered", (cte) =>
        dropOf(cte, "matchPrompts").where(
          sql<boolean>`"seat" <> all(${given.promptSeats}::text[])`,
        ),
      );
      query = query.with("asked", (cte) => askedNow(cte, given));
    }
    if (shape.hasPlayers) query = query.with("seated", (cte) => seated(cte, given));
    if (!shape.isFirst) query = query.with("released", (cte) => dropOf(cte, "matchLeases"));
    return query.selectFrom("stands").select("version");
  });
}

/** Of two that create a match at once, the second waits for the first and then does nothing. */
function created(db: Writer, given: AppendValues): Standing {
  return db.with("stands", (cte) =>
    cte
      .insertInto("matches")
      .values({
        matchId: given.matchId,
        version: sql.lit(1),
        status: given.status,
        isPublic: given.isPublic,
        head: given.head,
        setup: given.setup,
        dueAtMs: given.dueAtMs,
        isWaitedFor: given.isWaitedFor,
        atMs: given.atMs,
        broughtCards: given.broughtCards,
        settingsRevision: sql.lit(0),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["matchId", "version"]),
  );
}

/**
 * Of two that expect the same version at once, the second waits for the first's row, looks at its
 * version again and then changes nothing. What that one has brought is asked for afterwards: this
 * statement does not see it.
 */
function advanced(db: Writer, given: AppendValues, shape: Shape): Standing {
  const { hasSetup, hasRevision } = shape;
  return db
    .with("known", (cte) =>
      cte
        .selectFrom("matchEvents")
        .select("version")
        .where("matchId", "=", given.matchId)
        .where("seat", "=", given.seat)
        .where("commandId", "=", given.commandId),
    )
    .with("stands", (cte) =>
      cte
        .updateTable("matches")
        .set({
          version: sql<number>`"version" + 1`,
          status: given.status,
          isPublic: given.isPublic,
          head: given.head,
          ...(hasSetup && { setup: given.setup }),
          dueAtMs: given.dueAtMs,
          isWaitedFor: given.isWaitedFor,
          atMs: given.atMs,
        })
        .where("matchId", "=", given.matchId)
        .where("version", "=", given.expectedVersion)
        .$if(hasRevision, (query) => query.where("settingsRevision", "=", given.expectedRevision))
        .where((eb) => eb.not(eb.exists(eb.selectFrom("known").select("version"))))
        .returning(["matchId", "version"]),
    );
}

const logged = (cte: Standing, given: AppendValues) =>
  cte
    .insertInto("matchEvents")
    .columns(["matchId", "version", "seat", "commandId", "body", "events", "link", "atMs"])
    .expression((eb) =>
      eb
        .selectFrom("stands")
        .select([
          "matchId",
          "version",
          asText(given.seat).as("seat"),
          asText(given.commandId).as("commandId"),
          asText(given.body).as("body"),
          asText(given.events).as("events"),
          asText(given.link).as("link"),
          asWhole(given.atMs).as("atMs"),
        ]),
    );

const keptState = (cte: Standing, given: AppendValues) =>
  cte
    .insertInto("matchSnapshots")
    .columns(["matchId", "snapshot"])
    .expression((eb) =>
      eb.selectFrom("stands").select(["matchId", asText(given.snapshot).as("snapshot")]),
    )
    .onConflict((conflict) =>
      conflict.column("matchId").doUpdateSet((eb) => ({ snapshot: eb.ref("excluded.snapshot") })),
    );

const askedNow = (cte: Standing, { promptSeats, prompts, deadlines }: AppendValues) =>
  cte
    .insertInto("matchPrompts")
    .columns(["matchId", "seat", "prompt", "deadlineMs"])
    .expression(
      sql`select "stands"."matchId", "now".* from "stands",
        unnest(${promptSeats}::text[], ${prompts}::text[], ${deadlines}::bigint[]) as "now"`,
    )
    .onConflict((conflict) =>
      conflict.columns(["matchId", "seat"]).doUpdateSet((eb) => ({
        prompt: eb.ref("excluded.prompt"),
        deadlineMs: eb.ref("excluded.deadlineMs"),
      })),
    );

const seated = (cte: Standing, { players }: AppendValues) =>
  cte
    .insertInto("matchPlayers")
    .columns(["player", "matchId"])
    .expression(
      sql`select distinct "now".*, "stands"."matchId"
        from "stands", unnest(${players}::text[]) as "now"`,
    )
    .onConflict((conflict) => conflict.doNothing());

/** As with entries, whoever comes second looks at the row of the match again. */
const writeSettings = (db: Writer): PostgresWrites["writeSettings"] =>
  statement<NewSettings>()((given) =>
    db
      .with("stands", (cte) =>
        cte
          .updateTable("matches")
          .set({ settingsRevision: sql<number>`"settingsRevision" + 1`, dueAtMs: given.dueAtMs })
          .where("matchId", "=", given.matchId)
          .where("version", "=", given.expectedVersion)
          .where(
            sql<boolean>`"settingsRevision" = coalesce(${given.expectedRevision}, "settingsRevision")`,
          )
          .returning("matchId"),
      )
      .insertInto("matchSettings")
      .columns(["matchId", "seat", "settings"])
      .expression((eb) =>
        eb
          .selectFrom("stands")
          .select([
            "stands.matchId",
            asText(given.seat).as("seat"),
            asText(given.settings).as("settings"),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["matchId", "seat"])
          .doUpdateSet((eb) => ({ settings: eb.ref("excluded.settings") })),
      )
      .returning("matchId"),
  );

const dropOf = (cte: Standing, table: "matchSnapshots" | "matchPrompts" | "matchLeases") =>
  cte
    .deleteFrom(table)
    .where("matchId", "in", (eb) => eb.selectFrom("stands").select("stands.matchId"));

const writeRefusal = (db: Writer): PostgresWrites["refusal"] =>
  statement<Pick<AppendValues, "matchId" | "seat" | "commandId">>()((given) =>
    db
      .selectFrom("matches as m")
      .leftJoin("matchEvents as known", (join) =>
        join
          .onRef("known.matchId", "=", "m.matchId")
          .on("known.seat", "=", given.seat)
          .on("known.commandId", "=", given.commandId),
      )
      .select(["m.version as standing", "known.version", "known.body"])
      .where("m.matchId", "=", given.matchId),
  );

/** The row is locked while it is read, so that of two processes only one notes a downtime. */
const writeBeat = (db: Writer): PostgresWrites["beat"] =>
  statement<{ readonly nowMs: number; readonly gapMs: number }>()(({ nowMs, gapMs }) =>
    db
      .with("before", (cte) => cte.selectFrom("serviceBeat").select("atMs").forUpdate())
      .with("noted", (cte) =>
        cte
          .insertInto("downtimes")
          .columns(["fromMs", "toMs"])
          .expression((eb) =>
            eb
              .selectFrom("before")
              .select(["atMs", asWhole(nowMs).as("toMs")])
              .where("atMs", "<", sql<number>`${asWhole(nowMs)} - ${asWhole(gapMs)}`),
          )
          .onConflict((conflict) => conflict.doNothing()),
      )
      .with("forgotten", (cte) =>
        cte
          .deleteFrom("downtimes")
          .where("toMs", "<", sql<number>`${asWhole(nowMs)} - ${sql.lit(DOWNTIMES_KEPT_MS)}`),
      )
      .insertInto("serviceBeat")
      // It looks before it writes: a row that this statement has changed is not there to be locked.
      .values({
        id: sql.lit(1),
        atMs: sql<number>`greatest(${asWhole(nowMs)}, (select max("atMs") from "before"))`,
      })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          atMs: sql<number>`greatest("serviceBeat"."atMs", excluded."atMs")`,
        }),
      ),
  );

const writeDropMatches = (db: Writer): PostgresWrites["dropMatches"] =>
  statement<{ readonly endedBeforeMs: number; readonly limit: number }>()((given) => {
    const ended = db.with("ended", (cte) =>
      cte
        .selectFrom("matches as m")
        .select("m.matchId")
        .where(hasEnded)
        .where("m.atMs", "<", given.endedBeforeMs)
        .orderBy("m.atMs")
        .limit(given.limit)
        .forUpdate()
        .skipLocked(),
    );
    type Ended = QueryCreator<Tables & { ended: { matchId: string } }>;
    const dropFrom = (cte: Ended, table: keyof Tables & `match${string}`) =>
      cte
        .deleteFrom(table)
        .where("matchId", "in", (eb) => eb.selectFrom("ended").select("ended.matchId"));
    let query: Ended = ended;
    for (const table of [
      "matchEvents",
      "matchSnapshots",
      "matchPrompts",
      "matchPlayers",
      "matchSettings",
      "matchLeases",
    ] as const) {
      query = query.with(`${table}Dropped`, (cte) => dropFrom(cte, table));
    }
    return dropFrom(query, "matches").returning("matchId");
  });
