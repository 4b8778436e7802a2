/** Stores that break one promise each, and the case of the contract that notices. */
import { expect, test } from "vitest";
import { memoryStore } from "../memory/index.ts";
import type {
  Appended,
  Downtime,
  MatchStore,
  NewEntry,
  StoredMatch,
  StoredPrompt,
} from "../store.ts";
import { storeContract } from "./index.ts";

type Broken = (store: MatchStore) => Partial<MatchStore>;

const appending =
  (change: (entry: NewEntry) => NewEntry): Broken =>
  (store) => ({ append: (entry) => store.append(change(entry)) });

const answering =
  (change: (answer: Appended, entry: NewEntry) => Appended): Broken =>
  (store) => ({ append: async (entry) => change(await store.append(entry), entry) });

const loading =
  (change: (match: StoredMatch) => StoredMatch): Broken =>
  (store) => ({
    async load(matchId, knownVersion) {
      const loaded = await store.load(matchId, knownVersion);
      return loaded === null || loaded === "unchanged" ? loaded : change(loaded);
    },
  });

/** Tries again with the version there is. */
const expectsWhatIs: Broken = (store) => ({
  async append(entry) {
    const answer = await store.append(entry);
    if (answer.ok || answer.reason !== "stale-version") return answer;
    return store.append({ ...entry, expectedVersion: answer.version });
  },
});

const neverUnchanged: Broken = (store) => ({ load: (matchId) => store.load(matchId) });

const broken: readonly (readonly [string, string, Broken])[] = [
  ["ST1", "makes up a match", () => ({ load: async () => "unchanged" })],
  ["ST1", "makes up entries", () => ({ readAfter: async () => [{} as never] })],
  ["ST1", "knows every command", () => ({ findCommand: async () => ({ version: 1, body: "" }) })],
  ["ST2", "gives out an old head", loading((match) => ({ ...match, head: '{"head":1}' }))],
  ["ST2", "gives out an old state", loading((match) => ({ ...match, snapshot: null }))],
  ["ST2", "counts on its own", answering((answer) => ({ ...answer, version: 1 }) as Appended)],
  ["ST3", "takes whatever version is expected", expectsWhatIs],
  [
    "ST3",
    "tells another version than it has",
    answering((answer) => (answer.ok ? answer : ({ ...answer, version: 1 } as Appended))),
  ],
  ["ST3", "never says that a match is unchanged", neverUnchanged],
  ["ST4", "begins a match in its middle", expectsWhatIs],
  [
    "ST5",
    "takes a command twice",
    appending((entry) => ({ ...entry, commandId: crypto.randomUUID() })),
  ],
  [
    "ST5",
    "forgets what a command was",
    answering((answer) =>
      "known" in answer ? { ...answer, known: { ...answer.known, body: "" } } : answer,
    ),
  ],
  ["ST5", "finds no command", () => ({ findCommand: async () => null })],
  ["ST6", "takes seats for one", appending((entry) => ({ ...entry, seat: "host" }))],
  ["ST6", "takes matches for one", appending((entry) => ({ ...entry, matchId: "m1" }))],
  [
    "ST7",
    "reads from one too early",
    (store) => ({ readAfter: (id, version, limit) => store.readAfter(id, version - 1, limit) }),
  ],
  [
    "ST7",
    "reads all there is",
    (store) => ({ readAfter: (id, version) => store.readAfter(id, version, 99) }),
  ],
  ["ST8", "takes both of two", expectsWhatIs],
  ["ST9", "mixes matches up", appending((entry) => ({ ...entry, matchId: "m1" }))],
  ["ST10", "forgets the setup", appending((entry) => ({ setup: "{}", ...entry }))],
  ["ST10", "keeps the first setup", loading((match) => ({ ...match, setup: '{"secret":1}' }))],
  [
    "ST11",
    "lists the latest last",
    (store) => ({ list: async (query) => (await store.list(query)).toReversed() }),
  ],
  [
    "ST11",
    "lists all there are",
    (store) => ({ list: (query) => store.list({ ...query, limit: 99 }) }),
  ],
  [
    "ST12",
    "does not look at the clock",
    (store) => ({ listDue: (_now, limit) => store.listDue(9999, limit) }),
  ],
  [
    "ST12",
    "lists more than it is asked for",
    (store) => ({ listDue: (nowMs) => store.listDue(nowMs, 99) }),
  ],
  ["ST12", "says that all is due for ever", appending((entry) => ({ ...entry, dueAtMs: 1000 }))],
  [
    "ST14",
    "drops what comes in a crowd",
    answering((answer, { expectedVersion }) =>
      expectedVersion < 300 ? answer : { ok: false, reason: "stale-version", version: 300 },
    ),
  ],
  [
    "ST15",
    "lists a match for every seat",
    (store) => ({
      list: async (query) => {
        const listed = await store.list(query);
        return [...listed, ...listed];
      },
    }),
  ],
  [
    "ST16",
    "begins a match with an empty state",
    loading((match) => ({ ...match, snapshot: match.snapshot ?? "{}" })),
  ],
  ["ST18", "keeps an old state", keepsSnapshots],
  ["ST18", "forgets a state that stays", appending((entry) => ({ snapshot: null, ...entry }))],
  ["ST19", "forgets what seats are asked", appending((entry) => ({ prompts: [], ...entry }))],
  ["ST19", "adds to what seats are asked", addsPrompts],
  [
    "ST19",
    "mixes up what matches ask",
    (store) => ({ readPrompts: () => store.readPrompts("m1") }),
  ],
  ["ST20", "shows private matches", appending((entry) => ({ ...entry, isPublic: true }))],
  ["ST20", "hides public matches", appending((entry) => ({ ...entry, isPublic: false }))],
  ["ST20", "shows all as waiting", appending((entry) => ({ ...entry, status: "waiting" }))],
  [
    "ST21",
    "begins every page anew",
    (store) => ({ list: ({ after: _after, ...query }) => store.list(query) }),
  ],
  [
    "ST21",
    "forgets matches of the same time",
    (store) => ({
      list: ({ after, ...query }) =>
        store.list(after === undefined ? query : { ...query, after: { ...after, matchId: "" } }),
    }),
  ],
  [
    "ST22",
    "lets people wait",
    appending((entry) => ({ ...entry, isWaitedFor: !entry.isWaitedFor })),
  ],
  ["ST22", "takes everybody for a person", appending((entry) => ({ ...entry, isWaitedFor: true }))],
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
        if (entry.settings === undefined) return store.append(entry);
        const { revision } = await store.readSettings(entry.matchId);
        const settings = { ...entry.settings, expectedRevision: revision };
        return store.append({ ...entry, settings });
      },
    }),
  ],
  [
    "ST39",
    "forgets settings that end with an entry",
    appending(({ settings, ...rest }) =>
      settings === undefined ? rest : { ...rest, settings: { ...settings, changed: [] } },
    ),
  ],
  ["ST39", "ends settings whatever becomes of the entry", endsSettings],
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
  ["ST34", "tells of refused entries", tellsOfAll],
];

function keepsSnapshots(store: MatchStore): Partial<MatchStore> {
  let kept: string | null = null;
  return appending((entry) => {
    kept = entry.snapshot ?? kept;
    return { ...entry, snapshot: kept };
  })(store);
}

function addsPrompts(store: MatchStore): Partial<MatchStore> {
  const asked = new Map<string, StoredPrompt>();
  return appending((entry) => {
    for (const prompt of entry.prompts ?? []) asked.set(prompt.seat, prompt);
    return { ...entry, prompts: [...asked.values()] };
  })(store);
}

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

/** As two writes do. */
function endsSettings(store: MatchStore): Partial<MatchStore> {
  return {
    async append({ settings, ...entry }) {
      const { matchId, dueAtMs, expectedVersion } = entry;
      for (const [i, each] of (settings?.changed ?? []).entries()) {
        const expectedRevision = (settings?.expectedRevision ?? 0) + i;
        const change = { matchId, ...each, expectedRevision, dueAtMs };
        await store.writeSettings({ ...change, expectedVersion: Math.max(1, expectedVersion) });
      }
      return store.append(entry);
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

test.each(broken)("[%s] notices a store that %s", async (number, _what, change) => {
  const found = storeContract.find(({ title }) => title.startsWith(`[${number}] `));
  const sound = memoryStore();
  const open = async (store: MatchStore) => ({ store, dispose: async () => {} });
  const broken = { ...sound, ...change(sound) };
  const harness = { open: () => open(broken), patienceMs: 20 };
  await expect(found?.run(harness)).rejects.toThrow();
  await found?.run({ open: () => open(memoryStore()) });
});

test("a store is cleared away after a case, also after one that it fails", async () => {
  const [first] = storeContract;
  let disposed = 0;
  const harnessOf = (store: MatchStore) => ({
    open: async () => ({ store, dispose: async () => void disposed++ }),
  });
  await first?.run(harnessOf(memoryStore()));
  expect(disposed).toBe(1);
  const broken: MatchStore = { ...memoryStore(), load: async () => "unchanged" };
  await expect(first?.run(harnessOf(broken))).rejects.toThrow();
  expect(disposed).toBe(2);
});
