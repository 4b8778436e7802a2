/** The matches used last, in memory: a bounded cache that asks the store before it answers. */

import { openFrom } from "../../playing-on/origin.ts";
import type { Downtime, MatchStore, StoredMatch } from "../../store.ts";
import { noSuchMatch } from "./access.ts";
import { entriesOf } from "./entries-of.ts";
import type { Games } from "./games.ts";
import { JOIN_WITHIN_MS, type MatchSetup, readHead } from "./head.ts";
import { type AnyEvent, type AnyState, LiveMatch } from "./live-match.ts";
import { readSnapshot, type Snapshot } from "./snapshot-text.ts";

const MAX_KEPT = 1000;

export class LiveMatches {
  readonly #store: MatchStore;
  readonly #games: Games;
  readonly #kept = new Map<string, LiveMatch>();
  readonly #joinWithinMs: number;
  #downtimes: Promise<readonly Downtime[]> | null = null;

  /** `joinWithinMs`: how long matches wait for players that do not say so themselves. */
  constructor(store: MatchStore, games: Games, joinWithinMs = JOIN_WITHIN_MS) {
    this.#store = store;
    this.#games = games;
    this.#joinWithinMs = joinWithinMs;
  }

  async load(matchId: string): Promise<LiveMatch> {
    const stored = await this.#store.load(matchId, this.#kept.get(matchId)?.version);
    if (stored === null) {
      throw noSuchMatch();
    }
    // Looked up again: a newer version may have been kept while the store was asked.
    const kept = this.#kept.get(matchId);
    if (stored !== "unchanged" && (kept === undefined || stored.version > kept.version)) {
      const revived = await this.#revive(stored);
      this.keep(revived);
      return revived;
    }
    if (kept === undefined) return this.load(matchId);
    return kept;
  }

  /** As it was used last; the store may have a newer version. */
  kept(matchId: string): LiveMatch | undefined {
    return this.#kept.get(matchId);
  }

  /** Keeps what was just committed or read. */
  keep(match: LiveMatch): void {
    const { matchId } = match;
    const newest = this.#kept.get(matchId);
    if (newest !== undefined && newest.version > match.version) return;
    this.#kept.delete(matchId);
    this.#kept.set(matchId, match);
    if (this.#kept.size <= MAX_KEPT) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest as string);
  }

  /** The next to ask reads them again: there may be one more. */
  forgetDowntimes(): void {
    this.#downtimes = null;
  }

  /** When no process served matches. Read once, and again when this process has noted one. */
  downtimes(): Promise<readonly Downtime[]> {
    if (this.#downtimes !== null) return this.#downtimes;
    const reading = this.#store.downtimes();
    this.#downtimes = reading;
    reading.catch(() => {
      if (this.#downtimes === reading) this.#downtimes = null;
    });
    return reading;
  }

  /** As it stood at a version; null before its start, and if its rules are not installed. */
  async stateAt(match: LiveMatch, version: number): Promise<AnyState | null> {
    return this.#fold(match, null, version);
  }

  async #revive(stored: StoredMatch): Promise<LiveMatch> {
    const { matchId, version, snapshot } = stored;
    const setup = JSON.parse(stored.setup) as MatchSetup;
    const head = {
      ...readHead(stored.head, this.#joinWithinMs),
      isSeedChosen: setup.isSeedChosen ?? false,
    };
    const hosted = await this.#games.find(head);
    const read = snapshot === null ? null : readSnapshot(snapshot, version);
    const snapshotVersion = read?.isCurrent ? read.version : null;
    const hasBegun = head.startedAtMs !== null;
    const state = hasBegun ? await this.#fold({ hosted, matchId, setup }, read, version) : null;
    return new LiveMatch({ matchId, version, head, setup, state, snapshotVersion, hosted });
  }

  /**
   * The state at a version: the snapshot, if there is one, and the events of the log since. Null if the
   * rules are needed for that and are not installed.
   */
  async #fold(
    { hosted, matchId, setup }: Pick<LiveMatch, "hosted" | "matchId" | "setup">,
    snapshot: Snapshot | null,
    version: number,
  ): Promise<AnyState | null> {
    let state = snapshot?.state ?? null;
    // It began with the position of another match, and has no events of how that came about.
    if (state === null && setup.from !== undefined && setup.seed !== null) {
      const opened = hosted && openFrom(hosted.game, setup.from, setup.seed);
      if (!opened?.ok) return null;
      state = opened.state;
    }
    const after = snapshot?.version ?? 0;
    for await (const entry of entriesOf(this.#store, matchId, { after, last: version })) {
      const events = JSON.parse(entry.events) as AnyEvent[];
      if (events.length === 0) continue;
      if (hosted === null) return null;
      state = hosted.game.evolve(state, events);
    }
    return state;
  }
}
