/** The store for tests and for trying things out. */
import type {
  Appended,
  KnownCommand,
  MatchStore,
  NewEntry,
  StoredEntry,
  StoredMatch,
} from "../store.ts";

interface Log {
  readonly players: Set<string>;
  readonly entries: StoredEntry[];
  readonly commands: Map<string, KnownCommand>;
}

interface Held extends Log {
  readonly match: StoredMatch;
  readonly botDue: boolean;
  readonly atMs: number;
}

const newMatch = (): Log => ({ players: new Set(), entries: [], commands: new Map() });

export function memoryStore(): MatchStore {
  const matches = new Map<string, Held>();
  const keyOf = (seat: string, commandId: string): string => JSON.stringify([seat, commandId]);

  function append(entry: NewEntry): Appended {
    const { matchId, expectedVersion, seat, commandId, body, events, head, atMs } = entry;
    const held = matches.get(matchId);
    const known = held?.commands.get(keyOf(seat, commandId));
    if (known !== undefined) return { ok: false, reason: "command-known", known };
    const standing = held?.match.version ?? 0;
    if (standing !== expectedVersion) {
      return { ok: false, reason: "stale-version", version: standing };
    }
    const version = expectedVersion + 1;
    const setup = entry.setup ?? held?.match.setup ?? "{}";
    const match = { matchId, version, head, setup, snapshot: entry.snapshot };
    const { players, entries, commands } = held ?? newMatch();
    for (const player of entry.players ?? []) players.add(player);
    entries.push({ version, seat, commandId, body, events, atMs });
    commands.set(keyOf(seat, commandId), { version, body });
    matches.set(matchId, { match, botDue: entry.botDue, atMs, players, entries, commands });
    return { ok: true, version };
  }

  return {
    async load(matchId, knownVersion) {
      const match = matches.get(matchId)?.match;
      if (match === undefined) return null;
      return match.version === knownVersion ? "unchanged" : match;
    },
    append: async (entry) => append(entry),
    async readAfter(matchId, version, limit) {
      // Entry n stands at place n - 1.
      return matches.get(matchId)?.entries.slice(version, version + limit) ?? [];
    },
    async findCommand(matchId, seat, commandId) {
      return matches.get(matchId)?.commands.get(keyOf(seat, commandId)) ?? null;
    },
    async listOfPlayer(player, limit) {
      return [...matches.values()]
        .filter(({ players }) => players.has(player))
        .sort((a, b) => b.atMs - a.atMs)
        .slice(0, limit)
        .map(({ match: { matchId, version, head } }) => ({ matchId, version, head }));
    },
    async listBotDue(afterMatchId, limit) {
      return [...matches.values()]
        .filter(({ botDue, match }) => botDue && match.matchId > afterMatchId)
        .map(({ match }) => match.matchId)
        .sort()
        .slice(0, limit);
    },
    async close() {},
  };
}
