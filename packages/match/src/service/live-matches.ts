/** The matches in memory, those used last: a bounded cache that asks the store before it answers. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchStore } from "../store.ts";
import { MatchError } from "./errors.ts";
import { LiveMatch } from "./live-match.ts";

const MOST_KEPT = 1000;

export class LiveMatches {
  private readonly store: MatchStore;
  private readonly games: readonly AnyHostableGame[];
  private readonly kept = new Map<string, LiveMatch>();

  constructor(store: MatchStore, games: readonly AnyHostableGame[]) {
    this.store = store;
    this.games = games;
  }

  async load(matchId: string): Promise<LiveMatch> {
    const stored = await this.store.load(matchId, this.kept.get(matchId)?.version);
    if (stored === null) {
      throw new MatchError("no-such-match", "There is no match with this id.");
    }
    // Looked up again: while the store was asked, a newer version may have been kept.
    const kept = this.kept.get(matchId);
    if (stored !== "unchanged" && (kept === undefined || stored.version > kept.version)) {
      const revived = LiveMatch.revive(stored, this.games);
      this.keep(revived);
      return revived;
    }
    if (kept === undefined) return this.load(matchId);
    return kept;
  }

  /** What was just committed, or read. */
  keep(match: LiveMatch): void {
    const { matchId } = match;
    const newest = this.kept.get(matchId);
    if (newest !== undefined && newest.version > match.version) return;
    this.kept.delete(matchId);
    this.kept.set(matchId, match);
    if (this.kept.size <= MOST_KEPT) return;
    const [oldest] = this.kept.keys();
    this.kept.delete(oldest as string);
  }
}
