/** Stores that break a promise about what is due, about claims or about what seats have set. */
import { test } from "vitest";
import { appending, type BrokenStore, expectNoticed } from "../../../test/broken-stores.ts";
import type { Appended, MatchStore, NewEntry } from "../../store.ts";

const broken: readonly BrokenStore[] = [
  [
    "ST12",
    "does not look at the clock",
    (store) => ({ listDue: (_now, ...page) => store.listDue(9999, ...page) }),
  ],
  [
    "ST12",
    "lists more than it is asked for",
    (store) => ({ listDue: (nowMs, _limit, after) => store.listDue(nowMs, 99, after) }),
  ],
  ["ST12", "says that all is due for ever", appending((entry) => ({ ...entry, dueAtMs: 1000 }))],
  [
    "ST22",
    "lets people wait",
    appending((entry) => ({ ...entry, isWaitedFor: !entry.isWaitedFor })),
  ],
  ["ST22", "takes everybody for a person", appending((entry) => ({ ...entry, isWaitedFor: true }))],
  [
    "ST50",
    "lists the first page for ever",
    (store) => ({ listDue: (nowMs, limit) => store.listDue(nowMs, limit) }),
  ],
  [
    "ST50",
    "goes on after all that is due at the same time",
    (store) => ({
      listDue: (nowMs, limit, after) =>
        store.listDue(nowMs, limit, after && { ...after, matchId: "~" }),
    }),
  ],
  [
    "ST50",
    "lists the last of a page again",
    (store) => ({
      listDue: (nowMs, limit, after) =>
        store.listDue(nowMs, limit, after && { ...after, matchId: after.matchId.slice(0, -1) }),
    }),
  ],
  [
    "ST50",
    "forgets on the next page who waits",
    (store) => ({
      listDue: (nowMs, limit, after) =>
        store.listDue(nowMs, limit, after && { ...after, isWaitedFor: true }),
    }),
  ],
  ["ST23", "gives a match to everybody", () => ({ claim: async () => true })],
  ["ST23", "gives a match to nobody", () => ({ claim: async () => false })],
  [
    "ST23",
    "does not know its holder again",
    (store) => ({
      claim: (matchId, _holder, nowMs, untilMs) =>
        store.claim(matchId, crypto.randomUUID(), nowMs, untilMs),
    }),
  ],
  [
    "ST23",
    "takes all matches for one",
    (store) => ({ claim: (_matchId, ...claim) => store.claim("m1", ...claim) }),
  ],
  [
    "ST24",
    "never ends a claim",
    (store) => ({
      claim: (matchId, holder, nowMs) => store.claim(matchId, holder, nowMs, 99_999),
    }),
  ],
  [
    "ST24",
    "shows what is claimed",
    (store) => ({
      claim: (matchId, holder, nowMs) => store.claim(matchId, holder, nowMs, nowMs),
    }),
  ],
  ["ST25", "keeps a claim beyond an entry", keepsClaims],
  ["ST25", "ends a claim whatever happens", endsClaims],
  [
    "ST26",
    "has one setting for all seats",
    (store) => ({
      writeSettings: (change) => store.writeSettings({ ...change, seat: "host" }),
    }),
  ],
  [
    "ST26",
    "has one setting for all matches",
    (store) => ({ readSettings: () => store.readSettings("m1") }),
  ],
  ["ST26", "counts settings as entries", countsSettings],
  [
    "ST37",
    "changes settings at any version",
    (store) => ({
      async writeSettings(change) {
        const stored = await store.load(change.matchId);
        if (stored === null || stored === "unchanged") return false;
        return store.writeSettings({ ...change, expectedVersion: stored.version });
      },
    }),
  ],
  [
    "ST37",
    "changes settings that are others by now",
    (store) => ({
      async writeSettings(change) {
        const { revision } = await store.readSettings(change.matchId);
        return store.writeSettings({ ...change, expectedRevision: revision });
      },
    }),
  ],
  [
    "ST37",
    "leaves what is due as it was",
    (store) => ({ writeSettings: (change) => store.writeSettings({ ...change, dueAtMs: null }) }),
  ],
  [
    "ST38",
    "takes entries by any settings",
    (store) => ({
      async append(entry) {
        const { expectedRevision: _, ...any } = entry;
        return store.append(any);
      },
    }),
  ],
  [
    "ST39",
    "takes no entry for granted that expects no revision",
    appending((entry) => ({ expectedRevision: 0, ...entry })),
  ],
  ["ST39", "counts an entry as a change of settings", revisesWithEntries],
  [
    "ST65",
    "takes no revision for the first",
    (store) => ({
      writeSettings: (change) =>
        store.writeSettings({ ...change, expectedRevision: change.expectedRevision ?? 0 }),
    }),
  ],
  [
    "ST65",
    "changes settings at any version where it may at any revision",
    (store) => ({
      async writeSettings(change) {
        const stored = await store.load(change.matchId);
        if (change.expectedRevision !== null || stored === null || stored === "unchanged") {
          return store.writeSettings(change);
        }
        return store.writeSettings({ ...change, expectedVersion: stored.version });
      },
    }),
  ],
  [
    "ST65",
    "does not count changes at any revision",
    (store) => {
      let uncounted = 0;
      return {
        async writeSettings(change) {
          const isWritten = await store.writeSettings(change);
          if (isWritten && change.expectedRevision === null) uncounted++;
          return isWritten;
        },
        async readSettings(matchId) {
          const { revision, bySeat } = await store.readSettings(matchId);
          return { revision: revision - uncounted, bySeat };
        },
      };
    },
  ],
];

/** Claims again what was claimed, after each entry. */
function keepsClaims(store: MatchStore): Partial<MatchStore> {
  const claims = new Map<string, Parameters<MatchStore["claim"]>>();
  return {
    async claim(...given) {
      const isClaimed = await store.claim(...given);
      if (isClaimed) claims.set(given[0], given);
      return isClaimed;
    },
    async append(entry) {
      const answer = await store.append(entry);
      const claim = claims.get(entry.matchId);
      if (claim !== undefined) await store.claim(...claim);
      return answer;
    },
  };
}

function endsClaims(store: MatchStore): Partial<MatchStore> {
  let holder = "";
  return {
    claim(matchId, given, ...times) {
      holder = given;
      return store.claim(matchId, given, ...times);
    },
    async append(entry) {
      const answer = await store.append(entry);
      await store.claim(entry.matchId, holder, 0, 0);
      return answer;
    },
  };
}

function revisesWithEntries(store: MatchStore): Partial<MatchStore> {
  return {
    async append(entry) {
      const answer = await store.append(entry);
      const { matchId, dueAtMs } = entry;
      const [[seat, settings] = []] = Object.entries((await store.readSettings(matchId)).bySeat);
      if (!answer.ok || seat === undefined || settings === undefined) return answer;
      const at = { expectedVersion: answer.version, expectedRevision: null };
      await store.writeSettings({ matchId, seat, settings, dueAtMs, ...at });
      return answer;
    },
  };
}

function countsSettings(store: MatchStore): Partial<MatchStore> {
  const last = new Map<string, NewEntry>();
  const append = (entry: NewEntry): Promise<Appended> => {
    last.set(entry.matchId, entry);
    return store.append(entry);
  };
  return {
    append,
    async writeSettings(change) {
      const answer = await store.writeSettings(change);
      const before = last.get(change.matchId);
      if (before === undefined) return answer;
      const { settings: commandId } = change;
      await append({ ...before, expectedVersion: before.expectedVersion + 1, commandId });
      return answer;
    },
  };
}

test.each(broken)("[%s] notices a store that %s", (number, _what, change) =>
  expectNoticed(number, change),
);
