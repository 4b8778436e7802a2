/** The log of a match as the store gives it out, and the states it folds to. */
import type { EventOf, GameTypes, MaskedEvent, State, View } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchHead, MatchSetup } from "../../../service/matches/head.ts";
import { seenDefinitions } from "../../../service/viewing/seen-cards.ts";
import type { MatchStore, StoredEntry, StoredMatch } from "../../../store.ts";

export type AnyState = State<GameTypes>;
type AnyEvent = EventOf<GameTypes>;

const MAX_ENTRIES = 10_000;

export class Log {
  readonly matchId: string;
  readonly hosted: AnyHostableGame;
  readonly stored: StoredMatch;
  readonly head: MatchHead;
  readonly setup: MatchSetup;
  readonly entries: readonly StoredEntry[];
  #states: readonly (AnyState | null)[] | null = null;
  readonly #masks = new Map<string, View<GameTypes> | null>();
  readonly #known = new Map<string, Set<string>[]>();
  readonly #events: readonly (readonly AnyEvent[])[];

  constructor(hosted: AnyHostableGame, stored: StoredMatch, entries: readonly StoredEntry[]) {
    this.matchId = stored.matchId;
    this.hosted = hosted;
    this.stored = stored;
    this.head = JSON.parse(stored.head) as MatchHead;
    this.setup = JSON.parse(stored.setup) as MatchSetup;
    this.entries = entries;
    this.#events = entries.map(({ events }) => JSON.parse(events) as AnyEvent[]);
  }

  /** By place: after so many entries. Throws where the log cannot be folded. */
  get states(): readonly (AnyState | null)[] {
    this.#states ??= this.#fold();
    return this.#states;
  }

  #fold(): readonly (AnyState | null)[] {
    const states: (AnyState | null)[] = [null];
    for (const [place, events] of this.#events.entries()) {
      const before = states[place] ?? null;
      states.push(events.length > 0 ? this.hosted.game.evolve(before, events) : before);
    }
    return states;
  }

  /** From where this player looks, once everybody sits. */
  seatOf(player: string): string {
    const held = this.head.seats.find(
      ({ holder }) => holder !== null && "player" in holder && holder.player === player,
    );
    return held?.seat ?? "spectator";
  }

  /** What a seat may see after so many entries. */
  maskAt(version: number, seat: string): View<GameTypes> | null {
    const key = `${version} ${seat}`;
    const known = this.#masks.get(key);
    if (known !== undefined) return known;
    const state = this.states[version] ?? null;
    const mask = state === null ? null : this.hosted.game.mask(state, seat);
    this.#masks.set(key, mask);
    return mask;
  }

  maskedEventsAt(version: number, seat: string): readonly MaskedEvent[] {
    const state = this.states[version] ?? null;
    return state === null
      ? []
      : this.hosted.game.maskEvents(state, this.#events[version - 1] ?? [], seat);
  }

  /** The definitions that a seat may know of by this version. */
  knownAt(version: number, seat: string): ReadonlySet<string> {
    const made = this.#known.get(seat) ?? this.#learn(seat);
    this.#known.set(seat, made);
    return made[Math.min(version, made.length - 1)] as Set<string>;
  }

  #learn(seat: string): Set<string>[] {
    const known = [new Set<string>(this.setup.decks[seat] ?? [])];
    for (const place of this.entries.keys()) {
      const before = known[place] as Set<string>;
      const state = this.states[place + 1] ?? null;
      if (state === null) known.push(before);
      else {
        const view = this.maskAt(place + 1, seat);
        const seen = seenDefinitions([view, this.maskedEventsAt(place + 1, seat)]);
        known.push(
          [...seen].every((def) => before.has(def)) ? before : new Set([...before, ...seen]),
        );
      }
    }
    return known;
  }
}

export async function logOf(
  store: MatchStore,
  hosted: AnyHostableGame,
  matchId: string,
): Promise<Log | null> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") return null;
  return new Log(hosted, stored, await store.readAfter(matchId, 0, MAX_ENTRIES));
}
