/** Stores that lose, mix up or miscount entries, and lists that leave out or repeat matches. */
import { test } from "vitest";
import {
  answering,
  appending,
  type Broken,
  type BrokenStore,
  expectNoticed,
  loading,
} from "../../../test/broken-stores.ts";
import type { Appended, MatchStore, StoredPrompt } from "../../store.ts";

/** Tries again with the version there is. */
const expectsWhatIs: Broken = (store) => ({
  async append(entry) {
    const answer = await store.append(entry);
    if (answer.ok || answer.reason !== "stale-version") return answer;
    return store.append({ ...entry, expectedVersion: answer.version });
  },
});

const neverUnchanged: Broken = (store) => ({ load: (matchId) => store.load(matchId) });

const broken: readonly BrokenStore[] = [
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

test.each(broken)("[%s] notices a store that %s", (number, _what, change) =>
  expectNoticed(number, change),
);
