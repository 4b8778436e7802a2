/**
 * The one place where a match changes: an entry is appended if the match still stands where the caller
 * saw it, and those who follow the match are told what happened.
 */
import { canonicalJson } from "@tcg/core";
import { linkOf } from "../fairness/proofs.ts";
import type { Appended, MatchStore, StoredPrompt } from "../store.ts";
import { type Due, dueOf } from "./due.ts";
import type { Followers } from "./followers.ts";
import { type AnyEvent, LiveMatch } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";
import type { Settings } from "./settings-of-seats.ts";
import { writeSnapshot } from "./snapshot-text.ts";

/** Entries of the service itself stand under this seat: nobody can sit there. */
export const SERVICE = "";

export interface Entry {
  /** Who gave the command, the referee, or `SERVICE`. */
  readonly seat: string;
  readonly commandId: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly events: readonly AnyEvent[];
  /** Who takes a seat with it. */
  readonly players?: readonly string[];
}

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly followers: Followers;
  readonly settings: Settings;
  /** Something has to be done in this match, now or later. */
  readonly onDue: (matchId: string, due: Due) => void;
}

export class Commits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `next`: the match as it stands with this entry, one version on. */
  async commit(next: LiveMatch, entry: Entry): Promise<Appended> {
    const { store, live, followers, settings, onDue } = this.#parts;
    const linked = withLink(next, entry);
    const { matchId, version, head, setup, state } = linked;
    const downtimes = await live.downtimes();
    const turnBefore = live.kept(matchId)?.head.turn ?? null;
    const due = dueOf(linked, await settings.after(linked, entry, turnBefore), downtimes);
    const appended = await store.append({
      matchId,
      expectedVersion: version - 1,
      seat: entry.seat,
      commandId: entry.commandId,
      body: entry.body,
      events: canonicalJson(entry.events),
      link: head.link,
      head: canonicalJson(head),
      status: head.status,
      isPublic: head.isPublic,
      // Decks and seeds change only before play.
      ...(entry.seat === SERVICE && { setup: canonicalJson(setup) }),
      snapshot: state === null ? null : writeSnapshot(state),
      prompts: promptsOf(linked),
      dueAtMs: due?.atMs ?? null,
      isWaitedFor: linked.isPlayedByPeople,
      ...(entry.players && { players: entry.players }),
      atMs: head.updatedAtMs,
    });
    if (!appended.ok) return appended;
    live.keep(linked);
    followers.tell(linked, entry.events);
    if (due !== null) onDue(matchId, due);
    return appended;
  }
}

function withLink(next: LiveMatch, { seat, body }: Entry): LiveMatch {
  const { matchId, version, head, setup, state, hosted } = next;
  const link = linkOf(head.link, { version, seat, body, atMs: head.updatedAtMs });
  return new LiveMatch({ matchId, version, head: { ...head, link }, setup, state, hosted });
}

/** What each seat is asked, as it may know it. */
function promptsOf(match: LiveMatch): readonly StoredPrompt[] {
  return match.head.actors.flatMap((seat) => {
    const prompt = match.promptOf(seat);
    if (prompt === null) return [];
    return [{ seat, prompt: canonicalJson(prompt), deadlineMs: null }];
  });
}
