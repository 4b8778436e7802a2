/** Tells those who follow matches here of what other processes commit. */
import type { MatchStore } from "../store.ts";
import type { Commits } from "./commits.ts";
import type { Followers } from "./followers.ts";
import type { AnyEvent } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly followers: Followers;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

/** Gives the function that ends it. */
export function hearNews({ store, live, commits, followers, onProblem }: Parts): () => void {
  async function look(matchId: string, version: number): Promise<void> {
    // What is committed here is told by whoever commits it.
    await commits.settled(matchId);
    if (!followers.lacks(matchId, version)) return;
    const match = await live.load(matchId);
    const [last] = await store.readAfter(matchId, match.version - 1, 1);
    if (last !== undefined) followers.tell(match, JSON.parse(last.events) as AnyEvent[]);
  }
  const hear = (matchId: string, version: number): void => {
    if (!followers.lacks(matchId, version)) return;
    look(matchId, version).catch((problem: unknown) => onProblem(problem, matchId));
  };
  return store.subscribe(hear, () => {
    for (const matchId of followers.followed()) hear(matchId, Number.POSITIVE_INFINITY);
  });
}
