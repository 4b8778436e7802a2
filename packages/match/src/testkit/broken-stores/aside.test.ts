/** Stores that break a promise about cards, downtimes, what is dropped, or who is told of new versions. */
import { test } from "vitest";
import { appending, type BrokenStore, expectNoticed } from "../../../test/broken-stores.ts";
import type { Downtime, MatchStore } from "../../store.ts";

const broken: readonly BrokenStore[] = [
  ["ST27", "knows no card set", () => ({ loadCardSet: async () => null })],
  [
    "ST27",
    "keeps the last card set of a hash",
    (store) => {
      const sets = new Map<string, string>();
      return {
        saveCardSet: async (hash, cards) => void sets.set(hash, cards),
        loadCardSet: async (hash) => sets.get(hash) ?? store.loadCardSet(hash),
      };
    },
  ],
  ["ST28", "notes no downtime", () => ({ beat: async () => {} })],
  [
    "ST28",
    "takes every pause for a downtime",
    (store) => ({ beat: (nowMs, gapMs) => store.beat(nowMs, gapMs - 1) }),
  ],
  [
    "ST28",
    "takes a short night for none",
    (store) => ({ beat: (nowMs, gapMs) => store.beat(nowMs, gapMs + 1) }),
  ],
  ["ST29", "believes every clock", beatsAnyhow],
  ["ST31", "keeps all states", () => ({ dropSnapshots: async () => 0 })],
  [
    "ST31",
    "drops more states than it may",
    (store) => ({ dropSnapshots: (beforeMs) => store.dropSnapshots(beforeMs, 99) }),
  ],
  [
    "ST31",
    "drops states too early",
    (store) => ({ dropSnapshots: (beforeMs, limit) => store.dropSnapshots(beforeMs + 1, limit) }),
  ],
  [
    "ST31",
    "drops states of matches that go on",
    appending((entry) => ({ ...entry, status: "completed" })),
  ],
  [
    "ST31",
    "drops whole matches for states",
    (store) => ({ dropSnapshots: (...given) => store.dropMatches(...given) }),
  ],
  ["ST32", "keeps all matches", () => ({ dropMatches: async () => 0 })],
  [
    "ST32",
    "drops states for whole matches",
    (store) => ({ dropMatches: (...given) => store.dropSnapshots(...given) }),
  ],
  ["ST32", "drops matches that go on", appending((entry) => ({ ...entry, status: "completed" }))],
  [
    "ST32",
    "keeps what is about a dropped match",
    () => ({ readSettings: async () => ({ revision: 0, bySeat: { a: "" } }) }),
  ],
  ["ST66", "keeps all cards", () => ({ dropCardSets: async () => 0 })],
  [
    "ST66",
    "drops more cards than it may",
    (store) => ({ dropCardSets: (beforeMs) => store.dropCardSets(beforeMs, 99) }),
  ],
  [
    "ST66",
    "drops cards too early",
    (store) => ({ dropCardSets: (beforeMs, limit) => store.dropCardSets(beforeMs + 1, limit) }),
  ],
  [
    "ST66",
    "drops cards that matches name",
    appending(({ broughtCards: _cards, ...entry }) => entry),
  ],
  [
    "ST66",
    "takes a game's own cards for brought ones",
    (store) => ({
      saveCardSet: (hash, cards, atMs = 1000) => store.saveCardSet(hash, cards, atMs),
    }),
  ],
  [
    "ST66",
    "keeps all cards for ever",
    (store) => ({ saveCardSet: (hash, cards) => store.saveCardSet(hash, cards) }),
  ],
  [
    "ST66",
    "keeps cards by the first time they were brought",
    (store) => {
      const known = new Set<string>();
      return {
        async saveCardSet(hash, cards, atMs) {
          if (atMs === undefined || !known.has(hash)) await store.saveCardSet(hash, cards, atMs);
          known.add(hash);
        },
      };
    },
  ],
  ["ST33", "tells nobody", () => ({ subscribe: () => () => {} })],
  [
    "ST33",
    "tells for ever",
    (store) => ({
      subscribe: (listener) => {
        store.subscribe(listener);
        return () => {};
      },
    }),
  ],
  [
    "ST33",
    "tells the version before",
    (store) => ({
      subscribe: (listener) =>
        store.subscribe((matchId, version) => listener(matchId, version - 1)),
    }),
  ],
  ["ST60", "does not say where matches stand", () => ({ versionsOf: async () => [] })],
  [
    "ST60",
    "says where matches stood",
    (store) => ({
      versionsOf: async (matchIds) =>
        (await store.versionsOf(matchIds)).map((each) => ({ ...each, version: 1 })),
    }),
  ],
  ["ST34", "tells of refused entries", tellsOfAll],
];

function beatsAnyhow(store: MatchStore): Partial<MatchStore> {
  let last: number | null = null;
  const times: Downtime[] = [];
  return {
    async beat(nowMs, gapMs) {
      if (last !== null && nowMs - last > gapMs) times.push({ fromMs: last, toMs: nowMs });
      last = nowMs;
      await store.beat(nowMs, gapMs);
    },
    downtimes: async () => times,
  };
}

function tellsOfAll(store: MatchStore): Partial<MatchStore> {
  const listeners = new Set<(matchId: string, version: number) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {};
    },
    async append(entry) {
      for (const listener of listeners) listener(entry.matchId, entry.expectedVersion + 1);
      return store.append(entry);
    },
  };
}

test.each(broken)("[%s] notices a store that %s", (number, _what, change) =>
  expectNoticed(number, change),
);
