/** The store for tests and for trying things out. */
import { Listeners } from "../listeners.ts";
import {
  type Appended,
  DOWNTIMES_KEPT_MS,
  type Downtime,
  type DueMatch,
  type DuePlace,
  type KnownCommand,
  type MatchQuery,
  type MatchStore,
  type NewEntry,
  type StoredEntry,
  type StoredHead,
  type StoredMatch,
  type StoredPrompt,
  type StoredSettings,
} from "../store.ts";

interface Log {
  readonly broughtCards: string | undefined;
  readonly players: Set<string>;
  readonly entries: StoredEntry[];
  readonly commands: Map<string, KnownCommand>;
}

interface CardSet {
  readonly cards: string;
  /** Null for a game's own. */
  readonly broughtAtMs: number | null;
}

interface Held extends Log {
  readonly match: StoredMatch;
  readonly prompts: readonly StoredPrompt[];
  readonly last: NewEntry;
}

interface Lease {
  readonly holder: string;
  readonly untilMs: number;
}

const NOTHING_SET: StoredSettings = { revision: 0, bySeat: {} };

const newMatch = ({ broughtCards }: NewEntry): Log => ({
  broughtCards,
  players: new Set(),
  entries: [],
  commands: new Map(),
});

export function memoryStore(): MatchStore {
  const matches = new Map<string, Held>();
  const leases = new Map<string, Lease>();
  const settings = new Map<string, StoredSettings>();
  const cardSets = new Map<string, CardSet>();
  const listeners = new Listeners();
  let downtimes: Downtime[] = [];
  let beatAtMs: number | null = null;

  const settingsOf = (matchId: string): StoredSettings => settings.get(matchId) ?? NOTHING_SET;

  function append(entry: NewEntry): Appended {
    const { matchId, expectedVersion, seat, commandId, body, events, link, head, atMs } = entry;
    const held = matches.get(matchId);
    const known = held?.commands.get(keyOf(seat, commandId));
    if (known !== undefined) return { ok: false, reason: "command-known", known };
    const standing = held?.match.version ?? 0;
    if (standing !== expectedVersion) {
      return { ok: false, reason: "stale-version", version: standing };
    }
    const { revision } = settingsOf(matchId);
    if ((entry.expectedRevision ?? revision) !== revision) {
      return { ok: false, reason: "stale-settings" };
    }
    const version = expectedVersion + 1;
    const setup = entry.setup ?? held?.match.setup ?? "{}";
    const { snapshot = held?.match.snapshot ?? null } = entry;
    const match = { matchId, version, head, setup, snapshot, atMs };
    const prompts = entry.prompts ?? held?.prompts ?? [];
    const { broughtCards, players, entries, commands } = held ?? newMatch(entry);
    for (const player of entry.players ?? []) players.add(player);
    entries.push({ version, seat, commandId, body, events, link, atMs });
    commands.set(keyOf(seat, commandId), { version, body });
    const log = { broughtCards, players, entries, commands };
    matches.set(matchId, { match, prompts, last: entry, ...log });
    leases.delete(matchId);
    listeners.tell(matchId, version);
    return { ok: true, version };
  }

  /** The longest ended first. */
  const endedBefore = (ms: number): Held[] =>
    [...matches.values()]
      .filter(({ last: { status } }) => status === "completed" || status === "aborted")
      .filter(({ last }) => last.atMs < ms)
      .sort((a, b) => a.last.atMs - b.last.atMs);

  return {
    async load(matchId, knownVersion) {
      const match = matches.get(matchId)?.match;
      if (match === undefined) return null;
      return match.version === knownVersion ? "unchanged" : match;
    },
    versionsOf: async (matchIds) =>
      [...new Set(matchIds)].flatMap((matchId) => {
        const version = matches.get(matchId)?.match.version;
        return version === undefined ? [] : [{ matchId, version }];
      }),
    append: async (entry) => append(entry),
    async readAfter(matchId, version, limit) {
      // Entry n stands at place n - 1.
      return matches.get(matchId)?.entries.slice(version, version + limit) ?? [];
    },
    async findCommand(matchId, seat, commandId) {
      return matches.get(matchId)?.commands.get(keyOf(seat, commandId)) ?? null;
    },
    async readPrompts(matchId) {
      return [...(matches.get(matchId)?.prompts ?? [])].sort((a, b) => (a.seat < b.seat ? -1 : 1));
    },
    list: async (query) => listed([...matches.values()], query),
    async listDue(nowMs, limit, after) {
      return [...matches.values()]
        .map(dueMatch)
        .filter((due): due is DueMatch => due !== null && due.dueAtMs <= nowMs)
        .filter(({ matchId }) => (leases.get(matchId)?.untilMs ?? nowMs) <= nowMs)
        .filter((due) => after === undefined || compareDue(after, due) < 0)
        .sort(compareDue)
        .slice(0, limit);
    },
    async claim(matchId, holder, nowMs, untilMs) {
      if (!matches.has(matchId)) return false;
      const lease = leases.get(matchId);
      if (lease !== undefined && lease.holder !== holder && lease.untilMs > nowMs) return false;
      leases.set(matchId, { holder, untilMs });
      return true;
    },
    readSettings: async (matchId) => settingsOf(matchId),
    async writeSettings(change) {
      const { matchId, seat, expectedVersion, expectedRevision, dueAtMs } = change;
      const held = matches.get(matchId);
      if (held?.match.version !== expectedVersion) return false;
      const { revision, bySeat } = settingsOf(matchId);
      if ((expectedRevision ?? revision) !== revision) return false;
      const changed = { ...bySeat, [seat]: change.settings };
      settings.set(matchId, { revision: revision + 1, bySeat: changed });
      matches.set(matchId, { ...held, last: { ...held.last, dueAtMs } });
      return true;
    },
    async saveCardSet(hash, cards, broughtAtMs) {
      const before = cardSets.get(hash);
      const isOwn = broughtAtMs === undefined || before?.broughtAtMs === null;
      const latest = Math.max(broughtAtMs ?? 0, before?.broughtAtMs ?? 0);
      cardSets.set(hash, { cards: before?.cards ?? cards, broughtAtMs: isOwn ? null : latest });
    },
    loadCardSet: async (hash) => cardSets.get(hash)?.cards ?? null,
    async beat(nowMs, gapMs) {
      if (beatAtMs !== null && nowMs - beatAtMs > gapMs) {
        downtimes = downtimes.filter(({ toMs }) => toMs >= nowMs - DOWNTIMES_KEPT_MS);
        downtimes.push({ fromMs: beatAtMs, toMs: nowMs });
      }
      beatAtMs = Math.max(nowMs, beatAtMs ?? nowMs);
    },
    downtimes: async () => [...downtimes],
    async dropSnapshots(endedBeforeMs, limit) {
      const kept = endedBefore(endedBeforeMs).filter(({ match }) => match.snapshot !== null);
      for (const held of kept.slice(0, limit)) {
        const { match } = held;
        matches.set(match.matchId, { ...held, match: { ...match, snapshot: null } });
      }
      return Math.min(kept.length, limit);
    },
    async dropMatches(endedBeforeMs, limit) {
      const ended = endedBefore(endedBeforeMs).slice(0, limit);
      for (const { match } of ended) {
        for (const held of [matches, leases, settings]) held.delete(match.matchId);
      }
      return ended.length;
    },
    async dropCardSets(broughtBeforeMs, limit) {
      const named = new Set([...matches.values()].map(({ broughtCards }) => broughtCards));
      const unused = [...cardSets].filter(
        ([hash, { broughtAtMs }]) =>
          broughtAtMs !== null && broughtAtMs < broughtBeforeMs && !named.has(hash),
      );
      for (const [hash] of unused.slice(0, limit)) cardSets.delete(hash);
      return Math.min(unused.length, limit);
    },
    subscribe: (listener, missed) => listeners.add(listener, missed),
    async close() {},
  };
}

const keyOf = (seat: string, commandId: string): string => JSON.stringify([seat, commandId]);

function listed(matches: readonly Held[], query: MatchQuery): StoredHead[] {
  const { after, limit } = query;
  return matches
    .filter(({ players, last }) =>
      "player" in query
        ? players.has(query.player)
        : last.isPublic && last.status === query.publicStatus,
    )
    .map(({ match: { matchId, version, head, atMs } }) => ({ matchId, version, head, atMs }))
    .filter((head) => after === undefined || compare(after, head) < 0)
    .sort(compare)
    .slice(0, limit);
}

function dueMatch({ match: { matchId, version }, last }: Held): DueMatch | null {
  const { dueAtMs, isWaitedFor } = last;
  return dueAtMs === null ? null : { matchId, version, dueAtMs, isWaitedFor };
}

/** What people wait for first, then the longest due. */
const compareDue = (a: DuePlace, b: DuePlace): number =>
  Number(b.isWaitedFor) - Number(a.isWaitedFor) ||
  a.dueAtMs - b.dueAtMs ||
  (a.matchId < b.matchId ? -1 : a.matchId > b.matchId ? 1 : 0);

type Place = Pick<StoredHead, "matchId" | "atMs">;

/** The latest first. */
const compare = (a: Place, b: Place): number =>
  b.atMs - a.atMs || (a.matchId < b.matchId ? 1 : a.matchId > b.matchId ? -1 : 0);
