/** Those who follow matches, to be told of every version that is committed here. */
import { deepFreeze } from "@tcg/core";
import type { SettingsBySeat } from "../due/due.ts";
import type { AnyEvent, LiveMatch } from "../matches/live-match.ts";
import { withoutData } from "../problems/problem.ts";
import type { Committed } from "../requests.ts";
import { playerPositionOf, playerViewOf } from "./player-view.ts";

type Listener = (committed: Committed) => void;

export class Followers {
  private readonly onProblem: (problem: unknown, matchId: string) => void;
  private readonly listeners = new Map<string, Set<Listener>>();
  /** The version of each match that was told last. */
  private readonly told = new Map<string, number>();

  constructor(onProblem: (problem: unknown, matchId: string) => void) {
    this.onProblem = onProblem;
  }

  /** Gives the function that ends it. */
  follow(matchId: string, listener: Listener): () => void {
    const own = this.listeners.get(matchId) ?? new Set();
    this.listeners.set(matchId, own);
    own.add(listener);
    return () => {
      own.delete(listener);
      if (own.size > 0) return;
      this.listeners.delete(matchId);
      this.told.delete(matchId);
    };
  }

  /** Whether somebody follows the match and has not been told of this version. */
  lacks(matchId: string, version: number): boolean {
    return this.listeners.has(matchId) && version > (this.told.get(matchId) ?? 0);
  }

  followed(): readonly string[] {
    return [...this.listeners.keys()];
  }

  /** Each version once, and none before one that was told. */
  tell(match: LiveMatch, events: readonly AnyEvent[], settings: SettingsBySeat): void {
    const listeners = this.listeners.get(match.matchId);
    if (listeners === undefined) return;
    if (match.version <= (this.told.get(match.matchId) ?? 0)) return;
    this.told.set(match.matchId, match.version);
    const committed = committedTo(match, events, settings);
    for (const listener of listeners) {
      // What one of them throws is neither the others' failure nor that of whoever acted.
      try {
        listener(committed);
      } catch (problem) {
        this.onProblem(problem, match.matchId);
      }
    }
  }

  clear(): void {
    this.listeners.clear();
    this.told.clear();
  }
}

/** What is handed out shares parts with the match, which nobody outside may write to: all but positions are frozen. */
function committedTo(
  match: LiveMatch,
  events: readonly AnyEvent[],
  settings: SettingsBySeat,
): Committed {
  const { matchId, version } = match;
  /** Whatever fails inside, its error carries nothing of the match. */
  const safely = <T>(ask: () => T): T => {
    try {
      return ask();
    } catch (error) {
      throw withoutData("request-failed", error, { matchId, version });
    }
  };
  return {
    version,
    viewFor: (player) => safely(() => deepFreeze(playerViewOf(match, player, settings))),
    positionFor: (player) => safely(() => playerPositionOf(match, player, settings)),
    eventsFor: (player) => safely(() => deepFreeze(match.maskEvents(events, player))),
    // The definitions are frozen, and the record of them is the caller's own.
    describe: (sent) => safely(() => match.describe(sent)),
  };
}
