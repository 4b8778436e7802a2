/**
 * What this browser recorded of matches while they were played: the promises that were made and the events it
 * was shown. The first record stands, so a server that says something else later is found out. It is kept in
 * IndexedDB, one value for each version; a browser without it keeps nothing.
 */

import type { MaskedEvent, MetaReply } from "@ltcg/server/protocol";
import type { Kept } from "@lunchtable-tcg/match/fairness";
import { type Promises, withPromises } from "./promises.ts";

interface Update {
  readonly matchId: string;
  readonly version: number;
  readonly events: readonly MaskedEvent[];
}

const DATABASE = "lunchtable";
const PROMISES = "promises";
const UPDATES = "updates";
const MAX_MATCHES = 30;
const MAX_MS = 30 * 86_400_000;

export async function keepPromises(meta: MetaReply): Promise<void> {
  const { matchId } = meta;
  const before = await ask<Promises | undefined>(PROMISES, "readonly", (all) => all.get(matchId));
  // Somebody who watched before taking a seat was shown other events.
  if (before !== undefined && before.viewer !== meta.seat) await forgetUpdates(matchId);
  const now = withPromises(before, meta, Date.now());
  await ask(PROMISES, "readwrite", (all) => all.put(now));
  if (before === undefined) await forgetOld();
}

/** The last version that is kept; 0 if none is. */
export async function keptUpTo(matchId: string): Promise<number> {
  const last = await ask<IDBCursor | null>(UPDATES, "readonly", (all) =>
    all.openKeyCursor(ofMatch(matchId), "prev"),
  );
  return last === null ? 0 : ((last.key as [string, number])[1] ?? 0);
}

export async function keepUpdates(
  matchId: string,
  updates: readonly Omit<Update, "matchId">[],
): Promise<void> {
  for (const { version, events } of updates) {
    const update: Update = { matchId, version, events };
    await ask(UPDATES, "readwrite", (all) => all.add(update)).catch(unlessKept);
  }
}

/** What was written first stays. */
function unlessKept(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "ConstraintError")) throw error;
}

export async function readKept(matchId: string): Promise<Kept | null> {
  const promises = await ask<Promises | undefined>(PROMISES, "readonly", (all) => all.get(matchId));
  if (promises === undefined) return null;
  const updates = await ask<Update[]>(UPDATES, "readonly", (all) => all.getAll(ofMatch(matchId)));
  const { matchId: _matchId, atMs: _atMs, ...promised } = promises;
  return {
    ...promised,
    updates: updates.map(({ version, events }) => ({ version, events })),
  };
}

const ofMatch = (matchId: string): IDBKeyRange =>
  IDBKeyRange.bound([matchId, 0], [matchId, Number.MAX_SAFE_INTEGER]);

const forgetUpdates = (matchId: string): Promise<unknown> =>
  ask(UPDATES, "readwrite", (all) => all.delete(ofMatch(matchId)));

/** Forgets matches that are too old, and all but the newest MAX_MATCHES. */
async function forgetOld(): Promise<void> {
  const all = await ask<Promises[]>(PROMISES, "readonly", (kept) => kept.getAll());
  const old = all
    .toSorted((a, b) => b.atMs - a.atMs)
    .filter(({ atMs }, place) => place >= MAX_MATCHES || Date.now() - atMs > MAX_MS);
  for (const { matchId } of old) {
    await ask(PROMISES, "readwrite", (kept) => kept.delete(matchId));
    await forgetUpdates(matchId);
  }
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PROMISES, { keyPath: "matchId" });
      opening.result.createObjectStore(UPDATES, { keyPath: ["matchId", "version"] });
    };
    opening.onsuccess = () => {
      // Another page wants to change or delete the database, and cannot while this one holds it.
      opening.result.onversionchange = () => {
        opening.result.close();
        opened = null;
      };
      done(opening.result);
    };
    opening.onerror = () => fail(opening.error ?? new Error("no database"));
  });
  return opened;
}

/** One request of one transaction; done when it is written. */
async function ask<T>(
  store: string,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode);
  const asked = request(transaction.objectStore(store));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(asked.result as T);
    transaction.onabort = () => fail(transaction.error ?? new Error("not written"));
  });
}
