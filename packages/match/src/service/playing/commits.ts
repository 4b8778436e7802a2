/**
 * The one place where a match changes: an entry is appended if the match still stands where the caller
 * saw it, and those who follow the match are told what happened.
 */
import { canonicalJson } from "@tcg/core";
import { deadlines } from "../../clocks/clocks.ts";
import { linkOf } from "../../fairness/proofs.ts";
import type { Appended, Downtime, MatchStore, StoredPrompt } from "../../store.ts";
import { type DueTimes, dueOf, type SettingsBySeat } from "../due/due.ts";
import { type AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import { isSnapshotDue, writeSnapshot } from "../matches/snapshot-text.ts";
import type { Followers } from "../viewing/followers.ts";
import { lastCameAfter } from "./last-came.ts";
import { atReleaseAtLatest, type Settings } from "./seat-settings.ts";

/** Entries of the service itself stand under this seat: nobody can sit there. */
export const SERVICE = "";

export interface Entry {
  /** The seat that gave the command, the referee, or `SERVICE`. */
  readonly seat: string;
  readonly commandId: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly events: readonly AnyEvent[];
  /** The turn before it; null before the start. */
  readonly turnBefore: number | null;
  /** Who takes a seat with it. */
  readonly players?: readonly string[];
  /** For what follows from settings: their revision. If they have changed since, the entry is refused as stale. */
  readonly settingsRevision?: number;
}

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly followers: Followers;
  readonly settings: Settings;
  /** When something has to be done in this match next, now or later; null for never. */
  readonly onDue: (matchId: string, due: DueTimes | null) => void;
  /** Whether every entry comes with the whole state: for services that keep nothing in memory. */
  readonly alwaysSnapshots: boolean;
}

/** `match`: as it was committed, with its link in the chain. */
export type Committed =
  | (Extract<Appended, { readonly ok: true }> & { readonly match: LiveMatch })
  | Exclude<Appended, { readonly ok: true } | { readonly reason: "stale-settings" }>;

/**
 * If somebody changes their settings while an entry is being made, it is made again by the new ones. The last
 * try does not insist on any revision, so that nobody can keep others from acting.
 */
const MAX_TRIES = 5;

/** What came of an entry, and when something would then be due by the settings of seats. */
interface Tried {
  readonly appended: Appended;
  readonly due: DueTimes | null;
  readonly bySeat: SettingsBySeat;
}

export class Commits {
  readonly #parts: Parts;
  /** The last append under way in each match. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `next`: the match as it stands with this entry, one version later. */
  async commit(next: LiveMatch, entry: Entry): Promise<Committed> {
    const { matchId } = next;
    const { alwaysSnapshots } = this.#parts;
    const committing = this.#commit(asCommitted(next, entry, alwaysSnapshots), entry);
    const settled = committing.catch(() => {});
    this.#underWay.set(matchId, settled);
    try {
      return await committing;
    } finally {
      if (this.#underWay.get(matchId) === settled) this.#underWay.delete(matchId);
    }
  }

  /** Resolves when the append under way in this match has succeeded or failed. */
  async settled(matchId: string): Promise<void> {
    await this.#underWay.get(matchId);
  }

  async #commit(linked: LiveMatch, entry: Entry): Promise<Committed> {
    const { live, followers, settings, onDue } = this.#parts;
    const { matchId, version } = linked;
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const { appended, due, bySeat } = await this.#append(linked, entry, tries < MAX_TRIES);
      if (!appended.ok && appended.reason === "stale-settings") {
        settings.forget(matchId);
        if (entry.settingsRevision === undefined) continue;
        // The settings that it followed from are gone.
        return { ok: false, reason: "stale-version", version: version - 1 };
      }
      if (!appended.ok) return appended;
      live.keep(linked);
      followers.tell(linked, entry.events, bySeat);
      onDue(matchId, due);
      return { ...appended, match: linked };
    }
    throw new Error("the store refuses an entry for settings that it did not insist on");
  }

  /** `insists`: whether the entry is refused if somebody's settings have changed in the meantime. */
  async #append(linked: LiveMatch, entry: Entry, insists: boolean): Promise<Tried> {
    const { store, live, settings } = this.#parts;
    const { matchId, version, head, setup, state, snapshotVersion } = linked;
    const downtimes = await live.downtimes();
    const { revision, bySeat } = await settings.lastSeen(linked);
    const expectedRevision = entry.settingsRevision ?? (insists ? revision : null);
    const due = dueOf(linked, bySeat, downtimes);
    const known = due?.atMs ?? null;
    const dueAtMs = insists ? known : atReleaseAtLatest(linked, known);
    const appended = await store.append({
      matchId,
      expectedVersion: version - 1,
      seat: entry.seat,
      commandId: entry.commandId,
      body: entry.body,
      events: canonicalJson(entry.events),
      link: head.link,
      head: JSON.stringify(head),
      status: head.status,
      isPublic: head.isPublic,
      ...(version === 1 && head.ownCards && { broughtCards: head.ownCards.hash }),
      // Decks and seeds change only before play.
      ...(entry.seat === SERVICE && { setup: canonicalJson(setup) }),
      ...(snapshotVersion === version && state && { snapshot: writeSnapshot({ version, state }) }),
      prompts: promptsOf(linked, downtimes),
      dueAtMs,
      isWaitedFor: linked.isPlayedByPeople && due?.work !== "call-off",
      ...(due?.work === "bot" && { isBotDue: true as const }),
      ...(entry.players && { players: entry.players }),
      ...(expectedRevision !== null && { expectedRevision }),
      atMs: head.updatedAtMs,
    });
    // Without knowing the settings one cannot say what is due, only when to look.
    const times = insists || dueAtMs === null ? due : { atMs: dueAtMs };
    return { appended, due: times, bySeat };
  }
}

/** With its link in the chain, what yields wait for, and a snapshot if it is time for one, or the last. */
function asCommitted(next: LiveMatch, entry: Entry, alwaysSnapshots: boolean): LiveMatch {
  const { matchId, version, head, setup, state, hosted } = next;
  const { seat, body } = entry;
  const lastCame = lastCameAfter(next, entry);
  const link = linkOf(head.link, { version, seat, body, atMs: head.updatedAtMs });
  const isDue =
    alwaysSnapshots || isSnapshotDue(version, next.snapshotVersion) || head.status === "completed";
  const snapshotVersion = state !== null && isDue ? version : next.snapshotVersion;
  return new LiveMatch({
    matchId,
    version,
    head: { ...head, link, ...(lastCame && { lastCame }) },
    setup,
    state,
    snapshotVersion,
    hosted,
  });
}

/** What each seat is asked, as it may know it. */
function promptsOf(match: LiveMatch, downtimes: readonly Downtime[]): readonly StoredPrompt[] {
  const { clocks } = match.head;
  const ends = clocks === null ? [] : deadlines(clocks, downtimes);
  return match.head.actors.flatMap((seat) => {
    const prompt = match.promptOf(seat);
    if (prompt === null) return [];
    const deadlineMs = ends.find((end) => end.seat === seat)?.atMs ?? null;
    return [{ seat, prompt: canonicalJson(prompt), deadlineMs }];
  });
}
