/** Walks through what is due in the store, page by page, so that nothing in front hides what comes after. */
import type { DueMatch, DuePlace, MatchStore } from "../../store.ts";

const PAGE = 100;
/** How many matches are looked at between two rounds: a long list is not read through every second. */
const MAX_LOOKED_AT = 1000;

interface Parts {
  readonly store: MatchStore;
  /** What has been due until then. */
  readonly untilMs: () => number;
  /** Whether it lists the matches that people wait for, or those in which only bots play. */
  readonly isWaitedFor: boolean;
}

export class DueList {
  readonly #parts: Parts;
  /** Before the first of its matches. */
  readonly #start: DuePlace;
  #after: DuePlace;
  #page: DueMatch[] = [];
  #left = 0;
  /** Matches set aside, with their versions: as the last walk through the list saw them, and this one. */
  #setAside: ReadonlyMap<string, number> = new Map();
  #stillAside = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { isWaitedFor } = parts;
    this.#start = { isWaitedFor, dueAtMs: Number.MIN_SAFE_INTEGER, matchId: "" };
    this.#after = this.#start;
  }

  /** A new round: goes on where the last one stopped, or from the start if that came to the end. */
  goOn(): void {
    this.#left = MAX_LOOKED_AT;
  }

  /** Whether this round may find more. */
  get hasMore(): boolean {
    return this.#left > 0;
  }

  /** Null if there is nothing more in this round. */
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
