/** What every step before play works with, and how it adds its entry to the match. */
import type { MatchStore } from "../../store.ts";
import type { BotTable } from "../bots/bots.ts";
import { stale } from "../errors.ts";
import type { Games } from "../matches/games.ts";
import type { AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import { type Commits, SERVICE } from "../playing/commits.ts";
import type { Time } from "../timing/time.ts";

export interface SeatingParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly bots: BotTable;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly time: Time;
  /** How long a match waits for players; infinite for ever. */
  readonly joinWithinMs: number;
  /** So many random bytes, as hexadecimal digits. */
  readonly randomHex: (bytes: number) => string;
}

interface Step {
  readonly commandId: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly events?: readonly AnyEvent[];
  /** Players who take a seat with it. */
  readonly players?: readonly string[];
}

/** Commits a step as an entry of the service; fails as stale if the match has moved on. */
export async function commitStep(
  { commits }: SeatingParts,
  next: LiveMatch,
  { commandId, body, events = [], players = [] }: Step,
): Promise<LiveMatch> {
  const entry = { seat: SERVICE, commandId, body, events, turnBefore: null, players };
  const appended = await commits.commit(next, entry);
  if (appended.ok) return appended.match;
  const version = appended.reason === "stale-version" ? appended.version : appended.known.version;
  throw stale(next.version - 1, version);
}
