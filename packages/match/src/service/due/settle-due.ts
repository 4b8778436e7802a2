/** Takes over due work that no other process does: the next match as soon as a place is free. */
import type { DueMatch, MatchStore } from "../../store.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { Time } from "../timing/time.ts";
import { dueOf } from "./due.ts";
import { DueList } from "./due-list.ts";
import type { DueWork } from "./due-work.ts";
import type { Lease } from "./lease.ts";
import type { Places } from "./places.ts";

/** The process that made something due does it at once. After this long, another may take it over. */
const GRACE_MS = 3000;
/** The most matches in one round that turn out to have nothing to do: each has to be loaded to find out. */
const MAX_FOUND_OUT = 200;

interface Parts {
  readonly store: MatchStore;
  /** Loads a match; aborts it if its rules were never released. */
  readonly load: (matchId: string) => Promise<LiveMatch>;
  readonly lease: Lease;
  readonly dueWork: DueWork;
  readonly places: Places;
  readonly time: Time;
  /** Resolves after everything else that is waiting has had its turn. */
  readonly soon: () => Promise<void>;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

/** Nothing is due in it at this version, whatever its seats have set and however its clocks run. */
const isIdle = (match: LiveMatch): boolean =>
  match.status !== "active" && dueOf(match, {}, []) === null;

export class SettleDue {
  readonly #parts: Parts;
  readonly #people: DueList;
  readonly #bots: DueList;
  /**
   * Matches taken over that wait for a later time than the store says, such as the deadline of a clock
   * that a downtime stopped: they are not taken over for the same reason twice.
   */
  readonly #waiting = new Map<string, string>();
  /** How many more such matches may be loaded in this round. */
  #findsOut = 0;
  /** Places are filled by one call at a time; the others wait for it. */
  #filled: Promise<unknown> = Promise.resolve();
  #isFilling = false;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { store, time, places } = parts;
    const untilMs = (): number => time.now() - GRACE_MS;
    this.#people = new DueList({ store, untilMs, isWaitedFor: true });
    this.#bots = new DueList({ store, untilMs, isWaitedFor: false });
    places.onFree(() => this.#fillOn());
  }

  /** Starts a new round. Returns how many matches were taken over at once; more follow as places become free. */
  settle(): Promise<number> {
    const settled = this.#filled.then(() => {
      for (const matchId of this.#waiting.keys()) {
        if (!this.#parts.dueWork.has(matchId)) this.#waiting.delete(matchId);
      }
      this.#findsOut = MAX_FOUND_OUT;
      this.#people.goOn();
      this.#bots.goOn();
      return this.#fill();
    });
    this.#filled = settled.catch(() => {});
    return settled;
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#parts.places.close();
    await this.#filled;
  }

  /** A place has become free. */
  #fillOn(): void {
    // A call that is filling places goes on until none is free.
    if (this.#isFilling) return;
    const filled = this.#filled.then(() => this.#fill());
    this.#filled = filled.catch((problem: unknown) => this.#parts.onProblem(problem, ""));
  }

  async #fill(): Promise<number> {
    let taken = 0;
    this.#isFilling = true;
    try {
      for (let list = this.#nextList(); list !== null; list = this.#nextList()) {
        const due = await list.next();
        if (due !== null && (await this.#take(list, due))) taken++;
      }
    } finally {
      this.#isFilling = false;
    }
    return taken;
  }

  /** Where to look next: people first. Null if no place is free, or nothing is left to find. */
  #nextList(): DueList | null {
    const { places } = this.#parts;
    if (this.#closed || this.#findsOut === 0) return null;
    if (this.#people.hasMore && places.isFreeFor(true)) return this.#people;
    return this.#bots.hasMore && places.isFreeFor(false) ? this.#bots : null;
  }

  /** Whether it was taken over. */
  async #take(list: DueList, due: DueMatch): Promise<boolean> {
    const { load, lease, dueWork, places, soon } = this.#parts;
    const { matchId, version, dueAtMs, isWaitedFor } = due;
    if (dueWork.isAt(matchId, dueAtMs)) return false;
    const what = `${version} ${dueAtMs}`;
    if (this.#waiting.get(matchId) === what) return false;
    await soon();
    // A match that cannot even be read is taken over all the same: the work fails, and that is reported.
    const match = await load(matchId).catch(() => null);
    if (match !== null && isIdle(match)) {
      this.#findsOut--;
      list.setAside(due);
      return false;
    }
    if (this.#closed || !(await lease.take(matchId))) return false;
    if (this.#closed) {
      await lease.release(matchId);
      return false;
    }
    this.#waiting.set(matchId, what);
    places.take(matchId, isWaitedFor);
    dueWork.wake(matchId);
    return true;
  }
}
