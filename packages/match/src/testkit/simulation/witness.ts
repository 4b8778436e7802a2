/** Everything that anybody was told during a schedule, to be compared with the log at its end. */
import type { MaskedEvent } from "@tcg/core";
import type { Committed, PlayerView, Seated, SubmitAction } from "../../service/requests.ts";
import type { Appended, NewEntry } from "../../store.ts";

/** What a person was promised: this action is version so-and-so. */
export interface Acknowledged {
  readonly action: SubmitAction;
  readonly version: number;
  readonly events: readonly MaskedEvent[];
}

export interface SeenView {
  readonly player: string;
  readonly view: PlayerView;
}

/** Masked events of a version, as somebody was told them. */
export interface SeenEvents {
  readonly player: string;
  readonly matchId: string;
  readonly version: number;
  readonly events: readonly MaskedEvent[];
}

/** Anything that was sent, and the last version there was then. */
export interface Sent {
  readonly player: string;
  readonly matchId: string;
  readonly version: number;
  readonly text: string;
}

/** What one follower was told, in order. */
export interface Following {
  readonly player: string;
  readonly matchId: string;
  readonly versions: number[];
  isOver: boolean;
}

export class Witness {
  /** What the store said it had taken. */
  readonly appended: { readonly entry: NewEntry; readonly version: number }[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly seated: { readonly player: string; readonly seated: Seated }[] = [];
  readonly views: SeenView[] = [];
  readonly events: SeenEvents[] = [];
  readonly sent: Sent[] = [];
  readonly following: Following[] = [];
  /** What was wrong as soon as it happened. */
  readonly faults: string[] = [];
  readonly #versions = new Map<string, number>();
  readonly #open = new Set<string>();
  readonly #texts = new WeakMap<object, string>();

  storeAnswered(entry: NewEntry, answer: Appended): void {
    if (!answer.ok) return;
    this.appended.push({ entry, version: answer.version });
    this.#versions.set(entry.matchId, answer.version);
    if (entry.status === "waiting" || entry.status === "active") this.#open.add(entry.matchId);
    else this.#open.delete(entry.matchId);
  }

  /** Whether every match that was begun is over. */
  get allOver(): boolean {
    return this.#open.size === 0;
  }

  sends(player: string, matchId: string, value: unknown): void {
    const version = this.#versions.get(matchId) ?? 0;
    this.sent.push({ player, matchId, version, text: this.#textOf(value) });
  }

  sees(player: string, view: PlayerView): void {
    this.views.push({ player, view });
    this.sends(player, view.matchId, view);
  }

  tells(following: Following, committed: Committed): void {
    const { player, matchId, versions } = following;
    const { version } = committed;
    if (version <= (versions.at(-1) ?? 0)) {
      this.faults.push(`follower: ${player} is told ${version} after ${versions.at(-1)}`);
    }
    versions.push(version);
    const seen = committed.viewFor(player);
    this.sees(player, seen);
    this.#streams(following, committed, seen);
    const events = committed.eventsFor(player);
    this.events.push({ player, matchId, version, events });
    this.sends(player, matchId, [events, committed.describe(events)]);
  }

  /** As a stream does: the position, and the definitions of what is in it. None may be lacking. */
  #streams(following: Following, committed: Committed, seen: PlayerView): void {
    const { player, matchId } = following;
    const position = committed.positionFor(player);
    const cards = committed.describe(position.view);
    this.sends(player, matchId, [position, cards]);
    for (const def in seen.cards) {
      if (def in cards) continue;
      this.faults.push(`follower: ${player} lacks the definition of ${def}`);
    }
  }

  #textOf(value: unknown): string {
    if (typeof value !== "object" || value === null) return String(value);
    const text = this.#texts.get(value) ?? JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }
}
