/** Reads what is due from the store page by page, so that matches at the front cannot hide those behind them. */
import type { DueMatch, DuePlace, MatchStore } from "../../store.ts";

const PAGE = 100;
/** The most matches looked at in one round: a long list is not read in full every second. */
const MAX_LOOKED_AT = 1000;

interface Parts {
  readonly store: MatchStore;
  /** Lists what has been due since before this time. */
  readonly untilMs: () => number;
  /** Whether to list matches that people are waiting for, or those played by bots alone. */
  readonly isWaitedFor: boolean;
}

export class DueList {
  readonly #parts: Parts;
  /** The place before its first match. */
  readonly #start: DuePlace;
  #after: DuePlace;
  #page: DueMatch[] = [];
  #left = 0;
  /** Matches set aside, with their versions: those seen in the last pass through the list, and in this one. */
  #setAside: ReadonlyMap<string, number> = new Map();
  #stillAside = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { isWaitedFor } = parts;
    this.#start = { isWaitedFor, dueAtMs: Number.MIN_SAFE_INTEGER, matchId: "" };
    this.#after = this.#start;
  }

  /** Starts a new round: where the last one stopped, or at the beginning if that one reached the end. */
  goOn(): void {
    this.#left = MAX_LOOKED_AT;
  }

  /** Whether there may be more to find in this round. */
  get hasMore(): boolean {
    return this.#left > 0;
  }

  /** The next match, or null when this round has no more. */
  async next(): Promise<DueMatch | null> {
    while (this.#left > 0) {
      if (this.#page.length === 0) this.#page = await this.#read();
      const due = this.#page.shift();
      if (due === undefined) this.#end();
      else {
        this.#after = due;
        this.#left--;
        if (this.#setAside.get(due.matchId) !== due.version) return due;
        this.setAside(due);
      }
    }
    return null;
  }

  /** Nothing can be done for this match at this version. It is forgotten once it is no longer listed. */
  setAside({ matchId, version }: DueMatch): void {
    this.#stillAside.set(matchId, version);
  }

  #end(): void {
    this.#after = this.#start;
    this.#left = 0;
    this.#setAside = this.#stillAside;
    this.#stillAside = new Map();
  }

  async #read(): Promise<DueMatch[]> {
    const { store, untilMs, isWaitedFor } = this.#parts;
    const page = await store.listDue(untilMs(), PAGE, this.#after);
    return page.filter((due) => due.isWaitedFor === isWaitedFor);
  }
}
