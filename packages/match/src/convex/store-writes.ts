/** What a store writes, each within the mutation that asks for it: all of it stands, or none. */
import type { Doc, Id } from "../component/_generated/dataModel.ts";
import type { MutationCtx } from "../component/_generated/server.ts";
import { type Appended, DOWNTIMES_KEPT_MS, type MatchStore, type NewEntry } from "../store.ts";
import { headFields } from "./head-fields.ts";
import { forgetDue, scheduleDue } from "./scheduling.ts";
import { cardSetOf, commandOf, dueOf, matchOf, settingsOf, snapshotOf } from "./store-reads.ts";

export type StoreWrites = Pick<
  MatchStore,
  | "append"
  | "claim"
  | "writeSettings"
  | "saveCardSet"
  | "beat"
  | "dropSnapshots"
  | "dropMatches"
  | "dropCardSets"
>;

export function storeWrites(ctx: MutationCtx): StoreWrites {
  const { db } = ctx;
  return {
    append: (entry) => append(ctx, entry),
    async claim(matchId, holder, nowMs, untilMs) {
      const due = await dueOf(db, matchId);
      if (due === null) return false;
      const { lease } = due;
      if (lease !== null && lease.holder !== holder && lease.untilMs > nowMs) return false;
      await db.patch(due._id, { lease: { holder, untilMs } });
      return true;
    },
    async writeSettings({ matchId, seat, settings, expectedVersion, expectedRevision, dueAtMs }) {
      const match = await matchOf(db, matchId);
      if (match?.version !== expectedVersion) return false;
      const set = await settingsOf(db, matchId);
      const revision = set?.revision ?? 0;
      if ((expectedRevision ?? revision) !== revision) return false;
      const others = (set?.bySeat ?? []).filter((each) => each.seat !== seat);
      const changed = { revision: revision + 1, bySeat: [...others, { seat, settings }] };
      if (set === null) await db.insert("matchSettings", { matchId, ...changed });
      else await db.patch(set._id, changed);
      const due = await dueOf(db, matchId);
      if (due !== null && due.dueAtMs !== dueAtMs) {
        const { version, isWaitedFor } = due;
        await scheduleDue(ctx, { matchId, version, dueAtMs, isWaitedFor, isBotDue: false });
      }
      return true;
    },
    saveCardSet: (hash, cards, broughtAtMs) => saveCardSet(ctx, { hash, cards, broughtAtMs }),
    async beat(nowMs, gapMs) {
      const last = await db.query("serving").first();
      if (last === null) {
        await db.insert("serving", { beatAtMs: nowMs });
        return;
      }
      if (nowMs - last.beatAtMs > gapMs) {
        for await (const { _id, toMs } of db.query("downtimes")) {
          if (toMs < nowMs - DOWNTIMES_KEPT_MS) await db.delete(_id);
        }
        await db.insert("downtimes", { fromMs: last.beatAtMs, toMs: nowMs });
      }
      if (nowMs > last.beatAtMs) await db.patch(last._id, { beatAtMs: nowMs });
    },
    async dropSnapshots(endedBeforeMs, limit) {
      let dropped = 0;
      for await (const { matchId } of endedBefore(ctx, endedBeforeMs)) {
        if (dropped >= limit) break;
        const snapshot = await snapshotOf(db, matchId);
        if (snapshot === null || snapshot.state === null) continue;
        await db.patch(snapshot._id, { state: null });
        dropped++;
      }
      return dropped;
    },
    async dropMatches(endedBeforeMs, limit) {
      const ended: Doc<"matches">[] = [];
      for await (const match of endedBefore(ctx, endedBeforeMs)) {
        if (ended.length >= limit) break;
        ended.push(match);
      }
      for (const { _id, matchId } of ended) {
        for (const id of await belongings(ctx, matchId)) await db.delete(id);
        await forgetDue(ctx, matchId);
        await db.delete(_id);
      }
      return ended.length;
    },
    async dropCardSets(broughtBeforeMs, limit) {
      const unused: Id<"cardSets">[] = [];
      for await (const { _id } of unusedCardSets(ctx, broughtBeforeMs)) {
        if (unused.length >= limit) break;
        unused.push(_id);
      }
      for (const id of unused) await db.delete(id);
      return unused.length;
    },
  };
}

async function saveCardSet(
  { db }: MutationCtx,
  { hash, cards, broughtAtMs }: { hash: string; cards: string; broughtAtMs: number | undefined },
): Promise<void> {
  const known = await cardSetOf(db, hash);
  if (known === null) {
    await db.insert("cardSets", { hash, cards, ...(broughtAtMs !== undefined && { broughtAtMs }) });
  } else if (known.broughtAtMs !== undefined) {
    const isLater = broughtAtMs === undefined || broughtAtMs > known.broughtAtMs;
    if (isLater) await db.patch(known._id, { broughtAtMs });
  }
}

/** Those that no match names, the longest brought first. */
async function* unusedCardSets(
  { db }: MutationCtx,
  broughtBeforeMs: number,
): AsyncGenerator<Doc<"cardSets">, void> {
  // A game's own have no time, and come before all that have one.
  const brought = db
    .query("cardSets")
    .withIndex("by_brought", (q) => q.gte("broughtAtMs", 0).lt("broughtAtMs", broughtBeforeMs));
  for await (const set of brought) {
    const match = await db
      .query("matches")
      .withIndex("by_cards", (q) => q.eq("broughtCards", set.hash))
      .first();
    if (match === null) yield set;
  }
}

/** Snapshot, events, prompts, in this order; then what lists and the scheduler need. */
async function append(ctx: MutationCtx, entry: NewEntry): Promise<Appended> {
  const { db } = ctx;
  const { matchId, expectedVersion, seat, commandId, body, events, link, atMs } = entry;
  const known = await commandOf(db, matchId, seat, commandId);
  if (known !== null) {
    const { version } = known;
    return { ok: false, reason: "command-known", known: { version, body: known.body } };
  }
  const match = await matchOf(db, matchId);
  const standing = match?.version ?? 0;
  if (standing !== expectedVersion) {
    return { ok: false, reason: "stale-version", version: standing };
  }
  if (entry.expectedRevision !== undefined) {
    const revision = (await settingsOf(db, matchId))?.revision ?? 0;
    if (revision !== entry.expectedRevision) return { ok: false, reason: "stale-settings" };
  }
  const version = expectedVersion + 1;
  await saveSnapshot(ctx, version, entry);
  await db.insert("matchEvents", { matchId, version, seat, commandId, body, events, link, atMs });
  if (entry.prompts !== undefined) await replacePrompts(ctx, matchId, entry.prompts);
  await saveHead(ctx, match, version, entry);
  const { dueAtMs, isWaitedFor, isBotDue = false } = entry;
  await scheduleDue(ctx, { matchId, version, dueAtMs, isWaitedFor, isBotDue });
  return { ok: true, version };
}

async function saveSnapshot(
  { db }: MutationCtx,
  version: number,
  { matchId, setup, snapshot }: NewEntry,
): Promise<void> {
  if (version > 1 && setup === undefined && snapshot === undefined) return;
  const before = await snapshotOf(db, matchId);
  const changed = {
    version,
    setup: setup ?? before?.setup ?? "{}",
    state: snapshot === undefined ? (before?.state ?? null) : snapshot,
  };
  if (before === null) await db.insert("matchSnapshots", { matchId, ...changed });
  else await db.patch(before._id, changed);
}

async function replacePrompts(
  { db }: MutationCtx,
  matchId: string,
  prompts: NonNullable<NewEntry["prompts"]>,
): Promise<void> {
  const before = await db
    .query("matchPrompts")
    .withIndex("by_match", (q) => q.eq("matchId", matchId))
    .collect();
  for (const { _id } of before) await db.delete(_id);
  for (const { seat, prompt, deadlineMs } of prompts) {
    await db.insert("matchPrompts", { matchId, seat, prompt, deadlineMs });
  }
}

async function saveHead(
  { db }: MutationCtx,
  before: Doc<"matches"> | null,
  version: number,
  { matchId, head, status, isPublic, players: seated = [], atMs, broughtCards }: NewEntry,
): Promise<void> {
  const players = [...new Set([...(before?.players ?? []), ...seated])];
  const changed = {
    version,
    head,
    status,
    isPublic,
    players,
    updatedAt: atMs,
    ...headFields(head),
  };
  const cards = broughtCards !== undefined && { broughtCards };
  if (before === null) await db.insert("matches", { matchId, ...changed, ...cards });
  else await db.patch(before._id, changed);
  for (const player of players) {
    const row = await db
      .query("matchPlayers")
      .withIndex("by_match", (q) => q.eq("matchId", matchId).eq("player", player))
      .unique();
    if (row === null) await db.insert("matchPlayers", { player, matchId, updatedAt: atMs });
    else await db.patch(row._id, { updatedAt: atMs });
  }
}

/** The longest ended first. */
async function* endedBefore({ db }: MutationCtx, ms: number): AsyncGenerator<Doc<"matches">, void> {
  const [completed, aborted] = (["completed", "aborted"] as const).map((status) =>
    db
      .query("matches")
      .withIndex("by_status", (q) => q.eq("status", status).lt("updatedAt", ms))
      [Symbol.asyncIterator](),
  ) as [AsyncIterator<Doc<"matches">>, AsyncIterator<Doc<"matches">>];
  let [a, b] = [await completed.next(), await aborted.next()];
  while (a.done !== true || b.done !== true) {
    const isFirst = b.done === true || (a.done !== true && a.value.updatedAt <= b.value.updatedAt);
    if (isFirst) {
      yield a.value as Doc<"matches">;
      a = await completed.next();
    } else {
      yield b.value as Doc<"matches">;
      b = await aborted.next();
    }
  }
}

type Belonging = "matchSnapshots" | "matchPrompts" | "matchPlayers" | "matchSettings";

async function belongings(
  { db }: MutationCtx,
  matchId: string,
): Promise<Id<Belonging | "matchEvents" | "heldAnswers">[]> {
  const tables = ["matchSnapshots", "matchPrompts", "matchPlayers", "matchSettings"] as const;
  const rows = await Promise.all([
    ...[...tables, "heldAnswers" as const].map((table) =>
      db
        .query(table)
        .withIndex("by_match", (q) => q.eq("matchId", matchId))
        .collect(),
    ),
    db
      .query("matchEvents")
      .withIndex("by_match_and_version", (q) => q.eq("matchId", matchId))
      .collect(),
  ]);
  return rows.flat().map(({ _id }) => _id);
}
