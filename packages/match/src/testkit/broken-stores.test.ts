/** Stores that break one promise each, and the case of the contract that notices. */
import { expect, test } from "vitest";
import { memoryStore } from "../memory/index.ts";
import type { Appended, MatchStore, NewEntry, StoredMatch } from "../store.ts";
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
    (store) => ({
      listOfPlayer: async (...given) => (await store.listOfPlayer(...given)).toReversed(),
    }),
  ],
  [
    "ST11",
    "lists all there are",
    (store) => ({ listOfPlayer: (player) => store.listOfPlayer(player, 99) }),
  ],
  [
    "ST12",
    "lists from the beginning",
    (store) => ({ listBotDue: (_after, limit) => store.listBotDue("", limit) }),
  ],
  [
    "ST12",
    "lists more than it is asked for",
    (store) => ({ listBotDue: (after) => store.listBotDue(after, 99) }),
  ],
  ["ST12", "says that bots are due for ever", appending((entry) => ({ ...entry, botDue: true }))],
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
      listOfPlayer: async (...given) => {
        const listed = await store.listOfPlayer(...given);
        return [...listed, ...listed];
      },
    }),
  ],
  [
    "ST16",
    "begins a match with an empty state",
    loading((match) => ({ ...match, snapshot: match.snapshot ?? "{}" })),
  ],
];

test.each(broken)("[%s] notices a store that %s", async (number, _what, change) => {
  const found = storeContract.find(({ title }) => title.startsWith(`[${number}] `));
  const sound = memoryStore();
  const open = async (store: MatchStore) => ({ store, dispose: async () => {} });
  await expect(found?.run({ open: () => open({ ...sound, ...change(sound) }) })).rejects.toThrow();
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
