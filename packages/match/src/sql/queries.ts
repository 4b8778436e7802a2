/** Queries that are the same for both databases. */
import { sql } from "kysely";
import type { StoredStatus } from "../store.ts";
import { statement, type Writer } from "./statements.ts";
import type { Tables } from "./tables.ts";

export type Queries = ReturnType<typeof writeQueries>;

interface OfMatch {
  readonly matchId: string;
}
interface Page {
  readonly atMs: number;
  readonly matchId: string;
  readonly limit: number;
}
interface DuePage {
  readonly isWaitedFor: number;
  readonly nowMs: number;
  /** After this place. */
  readonly dueAtMs: number;
  readonly matchId: string;
  readonly limit: number;
}
interface Ended {
  readonly endedBeforeMs: number;
  readonly limit: number;
}

export function writeQueries(db: Writer) {
  const heads = db
    .selectFrom("matches as m")
    .select(["m.matchId", "m.version", "m.head", "m.atMs"])
    .orderBy("m.atMs", "desc")
    .orderBy("m.matchId", "desc");
  const after = (given: Page) =>
    sql<boolean>`(m."atMs", m."matchId") < (${given.atMs}, ${given.matchId})`;

  return {
    version: statement<OfMatch>()(({ matchId }) =>
      db.selectFrom("matches").select("version").where("matchId", "=", matchId),
    ),
    load: statement<OfMatch>()(({ matchId }) =>
      db
        .selectFrom("matches as m")
        .leftJoin("matchSnapshots as s", "s.matchId", "m.matchId")
        .select(["m.matchId", "m.version", "m.head", "m.setup", "s.snapshot", "m.atMs"])
        .where("m.matchId", "=", matchId),
    ),
    readAfter: statement<OfMatch & { readonly version: number; readonly limit: number }>()(
      ({ matchId, version, limit }) =>
        db
          .selectFrom("matchEvents")
          .select(["version", "seat", "commandId", "body", "events", "link", "atMs"])
          .where("matchId", "=", matchId)
          .where("version", ">", version)
          .orderBy("version")
          .limit(limit),
    ),
    findCommand: statement<OfMatch & { readonly seat: string; readonly commandId: string }>()(
      ({ matchId, seat, commandId }) =>
        db
          .selectFrom("matchEvents")
          .select(["version", "body"])
          .where("matchId", "=", matchId)
          .where("seat", "=", seat)
          .where("commandId", "=", commandId),
    ),
    readPrompts: statement<OfMatch>()(({ matchId }) =>
      db
        .selectFrom("matchPrompts")
        .select(["seat", "prompt", "deadlineMs"])
        .where("matchId", "=", matchId)
        .orderBy("seat"),
    ),
    listOfPlayer: statement<Page & { readonly player: string }>()((given) =>
      heads
        .innerJoin("matchPlayers as p", "p.matchId", "m.matchId")
        .where("p.player", "=", given.player)
        .where(after(given))
        .limit(given.limit),
    ),
    listPublic: statement<Page & { readonly status: StoredStatus }>()((given) =>
      heads
        .where("m.isPublic", "=", sql.lit(1))
        .where("m.status", "=", given.status)
        .where(after(given))
        .limit(given.limit),
    ),
    listDue: statement<DuePage>()((given) =>
      db
        .selectFrom("matches as m")
        .leftJoin("matchLeases as l", "l.matchId", "m.matchId")
        .select(["m.matchId", "m.version", "m.dueAtMs"])
        .where("m.isWaitedFor", "=", given.isWaitedFor)
        .where("m.dueAtMs", "<=", given.nowMs)
        .where(sql<boolean>`(m."dueAtMs", m."matchId") > (${given.dueAtMs}, ${given.matchId})`)
        .where((eb) => eb.or([eb("l.untilMs", "is", null), eb("l.untilMs", "<=", given.nowMs)]))
        .orderBy("m.dueAtMs")
        .orderBy("m.matchId")
        .limit(given.limit),
    ),
    claim: statement<
      OfMatch & { readonly holder: string; readonly nowMs: number; readonly untilMs: number }
    >()(({ matchId, holder, nowMs, untilMs }) =>
      db
        .insertInto("matchLeases")
        .columns(["matchId", "holder", "untilMs"])
        .expression((eb) =>
          eb
            .selectFrom("matches")
            .select(["matchId", asText(holder).as("holder"), asWhole(untilMs).as("untilMs")])
            .where("matchId", "=", matchId),
        )
        .onConflict((conflict) =>
          conflict
            .column("matchId")
            .doUpdateSet((eb) => ({
              holder: eb.ref("excluded.holder"),
              untilMs: eb.ref("excluded.untilMs"),
            }))
            .where((eb) =>
              eb.or([
                eb("matchLeases.untilMs", "<=", nowMs),
                eb("matchLeases.holder", "=", eb.ref("excluded.holder")),
              ]),
            ),
        )
        .returning("matchId"),
    ),
    readSettings: statement<OfMatch>()(({ matchId }) =>
      db
        .selectFrom("matches as m")
        .leftJoin("matchSettings as s", "s.matchId", "m.matchId")
        .select(["m.settingsRevision", "s.seat", "s.settings"])
        .where("m.matchId", "=", matchId),
    ),
    saveCardSet: statement<Tables["cardSets"]>()((given) =>
      db
        .insertInto("cardSets")
        .values({ hash: given.hash, cards: given.cards, broughtAtMs: given.broughtAtMs })
        .onConflict((conflict) =>
          conflict.column("hash").doUpdateSet({
            broughtAtMs: sql<number | null>`case
              when excluded."broughtAtMs" > "cardSets"."broughtAtMs" then excluded."broughtAtMs"
              when excluded."broughtAtMs" is not null then "cardSets"."broughtAtMs" end`,
          }),
        ),
    ),
    loadCardSet: statement<{ readonly hash: string }>()(({ hash }) =>
      db.selectFrom("cardSets").select("cards").where("hash", "=", hash),
    ),
    downtimes: statement<object>()(() =>
      db.selectFrom("downtimes").select(["fromMs", "toMs"]).orderBy("fromMs"),
    ),
    dropSnapshots: statement<Ended>()((given) =>
      db
        .deleteFrom("matchSnapshots")
        .where("matchId", "in", (eb) =>
          eb
            .selectFrom("matches as m")
            .innerJoin("matchSnapshots as s", "s.matchId", "m.matchId")
            .select("m.matchId")
            .where(hasEnded)
            .where("m.atMs", "<", given.endedBeforeMs)
            .orderBy("m.atMs")
            .limit(given.limit),
        )
        .returning("matchId"),
    ),
    dropCardSets: statement<{ readonly broughtBeforeMs: number; readonly limit: number }>()(
      (given) =>
        db
          .deleteFrom("cardSets")
          .where("hash", "in", (eb) =>
            eb
              .selectFrom("cardSets as c")
              .leftJoin("matches as m", "m.broughtCards", "c.hash")
              .select("c.hash")
              .where("c.broughtAtMs", "<", given.broughtBeforeMs)
              .where("m.matchId", "is", null)
              .limit(given.limit),
          )
          // Looked at again where somebody has just brought them.
          .where("broughtAtMs", "<", given.broughtBeforeMs)
          .returning("hash"),
    ),
  };
}

/** In the words of the index `matchesEnded`, so that the database can use it. */
export const hasEnded = sql<boolean>`m."status" in ('completed', 'aborted')`;

/** PostgreSQL does not infer the type of a value in a list of columns. */
export const asText = (value: string) => sql<string>`cast(${value} as text)`;
export const asWhole = (value: number) => sql<number>`cast(${value} as bigint)`;
