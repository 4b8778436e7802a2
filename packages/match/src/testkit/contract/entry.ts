/** Entries without any game, and how answers are compared. */
import { deepStrictEqual } from "node:assert/strict";
import type { MatchStore, NewEntry, NewSettings } from "../../store.ts";

/** An entry that makes version `version` of match m1. */
export function entry(version: number, changes: Partial<NewEntry> = {}): NewEntry {
  return {
    matchId: "m1",
    expectedVersion: version - 1,
    seat: "host",
    commandId: `command ${version}`,
    body: `{"body":${version}}`,
    events: `[{"type":"HAPPENED","number":${version}}]`,
    link: `link ${version}`,
    head: `{"head":${version}}`,
    status: "active",
    isPublic: false,
    ...(version === 1 && { setup: '{"secret":1}', players: ["ada"] }),
    snapshot: `{"state":${version}}`,
    dueAtMs: null,
    isWaitedFor: false,
    atMs: 1000 + version,
    ...changes,
  };
}

export async function fill(store: MatchStore, versions: number): Promise<void> {
  for (let version = 1; version <= versions; version++) {
    deepStrictEqual(await store.append(entry(version)), { ok: true, version });
  }
}

export const asStored = (version: number): object => {
  const { seat, commandId, body, events, link, atMs } = entry(version);
  return { version, seat, commandId, body, events, link, atMs };
};

/** Compared as plain values: rows of a database may have no prototype. */
export function same(actual: unknown, expected: unknown): void {
  deepStrictEqual(JSON.parse(JSON.stringify(actual)), JSON.parse(JSON.stringify(expected)));
}

/** The ids of what was listed. */
export const idsOf = (listed: readonly { readonly matchId: string }[]): string[] =>
  listed.map(({ matchId }) => matchId);

/** Of the host of match m1 at its first version, for the first time. */
export const setting = (changes: Partial<NewSettings> = {}): NewSettings => ({
  matchId: "m1",
  seat: "host",
  settings: "{}",
  expectedVersion: 1,
  expectedRevision: 0,
  dueAtMs: null,
  ...changes,
});
