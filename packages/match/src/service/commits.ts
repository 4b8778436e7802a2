/**
 * The one place where a match changes: an entry is appended if the match still stands where the caller
 * saw it, and those who follow the match are told what happened.
 */
import { canonicalJson } from "@tcg/core";
import type { Appended, MatchStore, StoredStatus } from "../store.ts";
import type { Followers } from "./followers.ts";
import type { AnyEvent, LiveMatch, MatchHead } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";
import { snapshotText } from "./snapshot-text.ts";

/** Entries of the service itself stand under this seat: nobody can sit there. */
export const SERVICE = "";

export interface Entry {
  /** Who gave the command, or `SERVICE`. */
  readonly seat: string;
  readonly commandId: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly events: readonly AnyEvent[];
  /** Who takes a seat with it. */
  readonly players?: readonly string[];
}

const storedStatus: Readonly<Record<MatchHead["status"], StoredStatus>> = {
  open: "waiting",
  running: "active",
  ended: "completed",
};

export class Commits {
  private readonly store: MatchStore;
  private readonly live: LiveMatches;
  private readonly followers: Followers;
  private readonly wakeBots: (matchId: string) => void;

  constructor(parts: {
    readonly store: MatchStore;
    readonly live: LiveMatches;
    readonly followers: Followers;
    /** A bot has to act in this match. */
    readonly wakeBots: (matchId: string) => void;
  }) {
    this.store = parts.store;
    this.live = parts.live;
    this.followers = parts.followers;
    this.wakeBots = parts.wakeBots;
  }

  /** `next`: the match as it stands with this entry, one version on. */
  async commit(next: LiveMatch, entry: Entry): Promise<Appended> {
    const { matchId, version, head, setup, state } = next;
    const botDue = next.botToAct() !== null;
    const appended = await this.store.append({
      matchId,
      expectedVersion: version - 1,
      seat: entry.seat,
      commandId: entry.commandId,
      body: entry.body,
      events: canonicalJson(entry.events),
      link: "",
      head: canonicalJson(head),
      status: storedStatus[head.status],
      isPublic: false,
      // Decks and seeds change only before play.
      ...(entry.seat === SERVICE && { setup: canonicalJson(setup) }),
      snapshot: state === null ? null : snapshotText(state),
      dueAtMs: botDue ? head.updatedAtMs : null,
      isWaitedFor: next.isPlayedByPeople,
      ...(entry.players && { players: entry.players }),
      atMs: head.updatedAtMs,
    });
    if (!appended.ok) return appended;
    this.live.keep(next);
    this.followers.tell(next, entry.events);
    if (botDue) this.wakeBots(matchId);
    return appended;
  }
}
