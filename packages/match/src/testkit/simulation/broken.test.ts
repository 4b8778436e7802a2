/** Stores and services that break one promise each, and the check of the simulation that notices. */
import { expect, test } from "vitest";
import { simulatedGames as games } from "../../../test/simulated-games.ts";
import { memoryStore } from "../../memory/index.ts";
import { createMatchService } from "../../service/match-service.ts";
import type { MatchHead, MatchSetup } from "../../service/matches/head.ts";
import type { MatchService } from "../../service/service.ts";
import type { Appended, MatchStore, NewEntry } from "../../store.ts";
import type { CreateService } from "./host.ts";
import { simulate } from "./simulate.ts";
import type { Tried } from "./world.ts";

const MAX_SCHEDULES = 60;
/** Another check may be the first to notice: a receipt that is not the one that was kept. */
const MOST_FAILURES = 3;

/** Does it once in so many times, so that not all goes wrong at once. */
const ONE_IN = 12;

const store = (change: (kept: MatchStore) => Partial<MatchStore>): Tried => ({
  store: () => {
    const kept = memoryStore();
    return { ...kept, ...change(kept) };
  },
});

const service = (
  change: (made: MatchService, kept: MatchStore) => Partial<MatchService>,
): Tried => ({
  service: (options) => {
    const made = createMatchService(options);
    return { ...made, ...change(made, options.store) };
  },
});

/** A service that sees its store otherwise. */
const onStore = (change: (kept: MatchStore) => Partial<MatchStore>): Tried => {
  const create: CreateService = (options) =>
    createMatchService({ ...options, store: { ...options.store, ...change(options.store) } });
  return { service: create };
};

const losesAnAppend = store((kept) => {
  let appends = 0;
  return {
    append: async (entry): Promise<Appended> =>
      ++appends % ONE_IN === 0
        ? { ok: true, version: entry.expectedVersion + 1 }
        : kept.append(entry),
  };
});

const takesAnAppendTwice = store((kept) => {
  let appends = 0;
  return {
    async append(entry) {
      const answer = await kept.append(entry);
      if (!answer.ok || ++appends % ONE_IN > 0) return answer;
      const commandId = `${entry.commandId} again`;
      await kept.append({ ...entry, commandId, expectedVersion: answer.version });
      return answer;
    },
  };
});

const knowsNoCommand = store((kept) => ({
  findCommand: async () => null,
  async append(entry) {
    const answer = await kept.append(entry);
    if (answer.ok || answer.reason !== "command-known") return answer;
    return { ok: false, reason: "stale-version", version: answer.known.version };
  },
}));

/** Of the versions that there really are, from the sixth on each is one too high. */
const withAGap = (kept: MatchStore): Partial<MatchStore> => {
  const shown = (version: number): number => (version >= 6 ? version + 1 : version);
  const real = (version: number): number => (version >= 7 ? version - 1 : version);
  return {
    async load(matchId, known) {
      const match = await kept.load(matchId, known === undefined ? undefined : real(known));
      if (match === null || match === "unchanged") return match;
      return { ...match, version: shown(match.version) };
    },
    async append(entry) {
      const answer = await kept.append({ ...entry, expectedVersion: real(entry.expectedVersion) });
      return "version" in answer ? { ...answer, version: shown(answer.version) } : answer;
    },
    async readAfter(matchId, version, limit) {
      const entries = await kept.readAfter(matchId, real(version), limit);
      return entries.map((entry) => ({ ...entry, version: shown(entry.version) }));
    },
  };
};
const leavesAGap = store(withAGap);
const seesAGap = onStore(withAGap);

/** What everybody may know of a match names a card of each deck. */
const tellsOfDecks = store((kept) => ({
  async load(matchId, known) {
    const match = await kept.load(matchId, known);
    if (match === null || match === "unchanged") return match;
    const { decks } = JSON.parse(match.setup) as MatchSetup;
    const head = JSON.parse(match.head) as MatchHead;
    const playedFrom = Object.values(decks).map((cards) => ({ def: cards[0] }));
    return { ...match, head: JSON.stringify({ ...head, playedFrom }) };
  },
}));

const answersForNothing = service((made) => {
  let actions = 0;
  return {
    submitAction: async (action) =>
      ++actions % ONE_IN === 0
        ? { ok: true, version: action.expectedVersion + 1, events: [] }
        : made.submitAction(action),
  };
});

/** Now and then a seat that has acted does something else as well, which nobody asked for. */
const actsOnceMore = service((made) => {
  let actions = 0;
  return {
    async submitAction(action) {
      const answer = await made.submitAction(action);
      if (!answer.ok || ++actions % ONE_IN > 0) return answer;
      const { legalMoves } = await made.getPlayerView(action.matchId, action.player);
      const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
      if (move === undefined) return answer;
      const { version: expectedVersion } = answer;
      const again = { ...action, move, expectedVersion, commandId: `${action.commandId}-again` };
      await made.submitAction(again).catch(() => {});
      return answer;
    },
  };
});

/** Describes one more card than there is in sight: the last of another seat's deck. */
const describesAHiddenCard = service((made, kept) => {
  let looks = 0;
  return {
    async getPlayerView(matchId, player) {
      const seen = await made.getPlayerView(matchId, player);
      const stored = await kept.load(matchId);
      if (++looks % ONE_IN > 0 || stored === null || stored === "unchanged") return seen;
      const { decks } = JSON.parse(stored.setup) as MatchSetup;
      const [other] = Object.keys(decks).filter((seat) => seat !== seen.seat);
      const def = decks[other ?? ""]?.at(-1) ?? "";
      return { ...seen, cards: { ...seen.cards, [def]: { name: "?" } } };
    },
  };
});

/** Whoever follows a match is told what the first of them may know. */
const tellsAllTheSame = service((made) => {
  let first: string | null = null;
  return {
    subscribe: (matchId, listener) =>
      made.subscribe(matchId, (committed) =>
        listener({
          ...committed,
          viewFor: (player) => {
            first ??= player;
            return committed.viewFor(first);
          },
          positionFor: (player) => committed.positionFor(first ?? player),
        }),
      ),
  };
});

/** Whoever follows a match is never told what is printed on a card that comes later. */
const leavesOutNewCards = service((made) => ({
  subscribe: (matchId, listener) =>
    made.subscribe(matchId, (committed) => listener({ ...committed, describe: () => ({}) })),
}));

const namesThePlayers = service((made, kept) => ({
  async getMatchMeta(matchId, player) {
    const meta = await made.getMatchMeta(matchId, player);
    const stored = await kept.load(matchId);
    if (stored === null || stored === "unchanged") return meta;
    const { seats } = JSON.parse(stored.head) as MatchHead;
    return { ...meta, stopped: JSON.stringify(seats.map(({ holder }) => holder)) };
  },
}));

/** Whoever has acted is charged a second time. */
const chargingTwice = (kept: MatchStore): Partial<MatchStore> => {
  const before = new Map<string, number>();
  const charged = (entry: NewEntry): string => {
    const head = JSON.parse(entry.head) as MatchHead;
    const left = head.clocks?.leftMs[entry.seat];
    if (head.clocks === null || left === undefined) return entry.head;
    const key = `${entry.matchId} ${entry.seat}`;
    const used = Math.max(0, (before.get(key) ?? head.clocks.control.bankMs) - left);
    before.set(key, left);
    const leftMs = { ...head.clocks.leftMs, [entry.seat]: left - used };
    return JSON.stringify({ ...head, clocks: { ...head.clocks, leftMs } });
  };
  return { append: (entry) => kept.append({ ...entry, head: charged(entry) }) };
};
const runsTwice = onStore(chargingTwice);
const keepsLessTime = store(chargingTwice);

/** What it passes by settings stands a little later than an answer by hand would. */
const passesLater = onStore((kept) => ({
  append(entry) {
    if (!entry.commandId.startsWith("auto ")) return kept.append(entry);
    const head = JSON.parse(entry.head) as MatchHead;
    const atMs = entry.atMs + 5;
    return kept.append({ ...entry, atMs, head: JSON.stringify({ ...head, updatedAtMs: atMs }) });
  },
}));
/** Now and then an entry stands a minute before it was made. */
const goesBackInTime = onStore((kept) => ({
  append(entry) {
    if (entry.expectedVersion % ONE_IN > 0) return kept.append(entry);
    return kept.append({ ...entry, atMs: entry.atMs - 60_000 });
  },
}));
const countsDowntimes = onStore(() => ({ downtimes: async () => [] }));
const notesNoDowntime = store(() => ({ beat: async () => {} }));
const notesLongStopsOnly = onStore((kept) => ({
  beat: (nowMs, gapMs) => kept.beat(nowMs, Math.max(gapMs, 15_000)),
}));
const takesNothingUp = onStore(() => ({ listDue: async () => [] }));
/** Neither told nor able to look. */
const hearsNothing = onStore(() => ({
  subscribe: () => () => {},
  versionsOf: () => Promise.resolve([]),
}));
const keepsAnOldState = onStore((kept) => {
  const first = new Map<string, string>();
  return {
    append: (entry) => {
      const { matchId, snapshot } = entry;
      if (typeof snapshot === "string" && !first.has(matchId)) first.set(matchId, snapshot);
      return kept.append({ ...entry, snapshot: first.get(matchId) ?? null });
    },
  };
});
const breaksTheChain = onStore((kept) => ({
  append: (entry) => kept.append({ ...entry, link: entry.link.replace(/^./, "0") }),
}));

test.each<readonly [string, string, Tried]>([
  ["a store that loses an append it has answered for", "kept", losesAnAppend],
  ["a store that takes an append twice", "once", takesAnAppendTwice],
  ["a store that knows no command again", "person", knowsNoCommand],
  ["a store that leaves a version out", "no gaps", leavesAGap],
  ["a store that names cards of decks", "leak", tellsOfDecks],
  ["a store that keeps less time than there is", "clocks", keepsLessTime],
  ["a store that notes no downtime", "clocks", notesNoDowntime],
  ["a service that answers for actions that it loses", "acknowledged", answersForNothing],
  ["a service that acts once more than it is asked to", "once", actsOnceMore],
  ["a service that leaves a version out", "acknowledged", seesAGap],
  ["a service that notes only stops of a quarter of a minute", "clocks", notesLongStopsOnly],
  ["a service that describes a hidden card", "leak", describesAHiddenCard],
  ["a service that tells everybody the same", "views", tellsAllTheSame],
  ["a service that names the players", "leak", namesThePlayers],
  ["a service that leaves out what is printed on new cards", "follower", leavesOutNewCards],
  ["a service whose clocks run twice", "clocks", runsTwice],
  ["a service whose passes by settings stand later", "times", passesLater],
  ["a service whose entries go back in time", "times", goesBackInTime],
  ["a service whose clocks run while nobody serves", "clocks", countsDowntimes],
  ["a service that takes up nothing that others left", "goes on", takesNothingUp],
  ["a service that hears of no other", "follower", hearsNothing],
  ["a service that keeps an old state", "fold", keepsAnOldState],
  ["a service that breaks the chain of hashes", "receipt", breaksTheChain],
])("%s is noticed: %s", async (_, promise, tried) => {
  // One schedule after the other, until the check that is meant has noticed.
  const isMeant = (fault: string): boolean => fault.startsWith(`${promise}: `);
  const faults: string[] = [];
  for (let from = 0, failed = 0; from < MAX_SCHEDULES && failed < MOST_FAILURES; from++) {
    const { failures } = await simulate({ games, seed: 1, from, schedules: 1, tried });
    failed += failures.length;
    faults.push(...failures.flatMap((failure) => failure.faults));
    if (faults.some(isMeant)) return;
  }
  expect(faults).toContainEqual(expect.stringMatching(`^${promise}: `));
});
