/**
 * Tells those who follow matches here of what other processes commit. The store tells of new versions,
 * but not of all: a process can be killed after it has written an entry and before it has said so. So
 * those that are followed are compared with the store every few seconds.
 */
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import type { AnyEvent } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { Commits } from "../playing/commits.ts";
import type { Settings } from "../playing/seat-settings.ts";
import type { Time } from "../timing/time.ts";
import type { Followers } from "./followers.ts";

/** While the store fails, those who follow matches are tried again this often. */
const TRY_AGAIN_MS = 1000;
/** How long a version that nobody announced can go unnoticed. */
const COMPARE_EVERY_MS = 3000;
/** How many followed matches are compared in one call to the store. */
const MAX_COMPARED = 500;

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly followers: Followers;
  readonly settings: Settings;
  readonly time: Time;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

export interface News {
  /** Somebody follows a match now: from here on versions are compared. */
  followed(): void;
  stop(): void;
}

export function hearNews(parts: Parts): News {
  const { store, live, commits, followers, settings, time, onProblem } = parts;
  /** Matches that could not be read. */
  const unread = new Set<string>();
  let callOff: (() => void) | null = null;
  let callOffComparing: (() => void) | null = null;
  let isClosed = false;

  async function look(matchId: string, version: number): Promise<void> {
    // What is committed here is told by whoever commits it.
    await commits.settled(matchId);
    if (!followers.lacks(matchId, version)) return;
    const match = await live.load(matchId);
    const [last] = await store.readAfter(matchId, match.version - 1, 1);
    if (last === undefined) return;
    followers.tell(match, JSON.parse(last.events) as AnyEvent[], (await settings.in(match)).bySeat);
  }

  const hear = (matchId: string, version: number): void => {
    if (isClosed || !followers.lacks(matchId, version)) return;
    look(matchId, version).catch((problem: unknown) => {
      // The match has been deleted in the meantime: there is nothing left to tell.
      if (problem instanceof MatchError && problem.code === "no-such-match") return;
      onProblem(problem, matchId);
      tryAgain(matchId);
    });
  };
  const hearOf = (matchIds: Iterable<string>): void => {
    for (const matchId of matchIds) hear(matchId, Number.POSITIVE_INFINITY);
  };

  /** A version is announced once only, and it may be the last. */
  function tryAgain(matchId: string): void {
    if (isClosed) return;
    unread.add(matchId);
    callOff ??= time.at(time.now() + TRY_AGAIN_MS, () => {
      callOff = null;
      const again = [...unread];
      unread.clear();
      hearOf(again);
    });
  }

  async function compare(): Promise<void> {
    const matchIds = followers.followed();
    for (let at = 0; at < matchIds.length && !isClosed; at += MAX_COMPARED) {
      const standing = await store.versionsOf(matchIds.slice(at, at + MAX_COMPARED));
      for (const { matchId, version } of standing) hear(matchId, version);
    }
  }

  /** Repeats for as long as somebody follows a match. */
  function followed(): void {
    if (isClosed || callOffComparing !== null || followers.followed().length === 0) return;
    callOffComparing = time.at(time.now() + COMPARE_EVERY_MS, () => {
      void compare()
        .catch((problem: unknown) => onProblem(problem, ""))
        .then(() => {
          callOffComparing = null;
          followed();
        });
    });
  }

  const unsubscribe = store.subscribe(hear, () => hearOf(followers.followed()));
  return {
    followed,
    stop() {
      isClosed = true;
      callOff?.();
      callOffComparing?.();
      unsubscribe();
    },
  };
}
