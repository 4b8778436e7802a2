/**
 * What seats have set for themselves: read where a window is open, and changed by the seat. What is due
 * follows in the same step, so that neither can stand without the other, whichever process looks.
 */
import { type Changes, oneMoreChange, tooManyChanges } from "../../responses/change-limit.ts";
import {
  inForce,
  type ResponseSettings,
  sameSettings,
  settingsFault,
  usualSettings,
} from "../../responses/settings.ts";
import type { MatchStore, StoredSettings } from "../../store.ts";
import { dueOf, passesIn, type SeatSettings, type SettingsBySeat } from "../due/due.ts";
import { MatchError, stale } from "../errors.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { Time } from "../timing/time.ts";
import { KeptSettings } from "./kept-settings.ts";

/** The last try does not insist on any revision: nobody can keep a seat from changing its settings. */
const MAX_TRIES = 5;

/** Settings as they are stored. */
export interface StoredSeatSettings extends SeatSettings {
  /** The version of the match when they were set. */
  readonly setAt?: number;
  readonly changes?: Changes;
}

export interface SettingsNow {
  /** Null where they cannot matter, and were not read. */
  readonly revision: number | null;
  /** As they count now: a yield that is over is not there, nor is a seat that has set nothing. */
  readonly bySeat: SettingsBySeat;
}

/** As they are stored. */
export interface SettingsRead {
  readonly revision: number;
  readonly bySeat: Readonly<Record<string, StoredSeatSettings>>;
}

const NONE: SettingsNow = { revision: null, bySeat: {} };

export class Settings {
  readonly #store: MatchStore;
  readonly #live: LiveMatches;
  readonly #time: Time;
  readonly #kept = new KeptSettings();

  constructor(store: MatchStore, live: LiveMatches, time: Time) {
    this.#store = store;
    this.#live = live;
    this.#time = time;
  }

  async of(match: LiveMatch, seat: string): Promise<ResponseSettings> {
    return asCounting(match, await this.#read(match.matchId), seat);
  }

  /** Fails as stale if the match has moved on: then something else is due. */
  async change(match: LiveMatch, seat: string, wanted: unknown): Promise<ResponseSettings> {
    const fault = settingsFault(wanted, match.game().windows?.phases ?? []);
    if (fault !== null) throw new MatchError("bad-request", fault);
    const { mode, yieldUntil, stops } = wanted as ResponseSettings;
    const settings = { mode, yieldUntil, stops };
    const changed = (read: SettingsRead): StoredSeatSettings | null => {
      if (sameSettings(asCounting(match, read, seat), settings)) return null;
      const before = read.bySeat[seat];
      const changes = oneMoreChange(before?.changes, match.version, this.#time.now());
      if ("waitMs" in changes) {
        throw new MatchError("too-many-changes", tooManyChanges(changes.waitMs));
      }
      return { ...before, ...settings, setAt: match.version, changes };
    };
    if (await this.#write(match, seat, changed)) return settings;
    throw stale(match.version, match.version);
  }

  /**
   * Somebody answers a window by hand before its release. If the host were to pass for the seat, it no
   * longer does: whichever of the two is written first stands, in any process. Should the answer be
   * lost, the seat is asked as if it had set nothing.
   */
  async answersByHand(match: LiveMatch, seat: string): Promise<void> {
    const isPassing = (read: SettingsRead): boolean =>
      passesIn(match, allCounting(match, read)).some((pass) => pass.seat === seat);
    // If it fails, the match has moved on, and the answer will be refused for that.
    await this.#write(match, seat, (read) =>
      isPassing(read) ? { ...(read.bySeat[seat] ?? usualSettings), byHandAt: match.version } : null,
    );
  }

  /**
   * Writes what a seat has then, given what everybody has set; null for no change. Returns whether the
   * match still stands where it was seen.
   */
  async #write(
    match: LiveMatch,
    seat: string,
    changed: (read: SettingsRead) => StoredSeatSettings | null,
  ): Promise<boolean> {
    const { matchId, version } = match;
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const read = await this.#read(matchId);
      const settings = changed(read);
      if (settings === null) return true;
      const bySeat = { ...read.bySeat, [seat]: settings };
      const insists = tries < MAX_TRIES;
      const isWritten = await this.#store.writeSettings({
        matchId,
        seat,
        settings: JSON.stringify(settings),
        expectedVersion: version,
        expectedRevision: insists ? read.revision : null,
        dueAtMs: await this.#dueAtMs(match, allCounting(match, { ...read, bySeat }), insists),
      });
      if (isWritten) {
        if (insists) this.#kept.keep(matchId, { revision: read.revision + 1, bySeat });
        else this.forget(matchId);
        return true;
      }
      if ((await this.#live.load(matchId)).version !== version) return false;
    }
    return false;
  }

  async #dueAtMs(
    match: LiveMatch,
    bySeat: SettingsBySeat,
    insists: boolean,
  ): Promise<number | null> {
    const atMs = dueOf(match, bySeat, await this.#live.downtimes())?.atMs ?? null;
    return insists ? atMs : atReleaseAtLatest(match, atMs);
  }

  /** As the store has them; read only where they can matter. */
  async in(match: LiveMatch): Promise<SettingsNow> {
    if (!canMatter(match)) return NONE;
    return nowIn(match, await this.#read(match.matchId));
  }

  /** As this process saw them last: another may have changed them. An append by them tells. */
  async lastSeen(match: LiveMatch): Promise<SettingsNow> {
    if (!canMatter(match)) return NONE;
    const kept = this.#kept.get(match.matchId);
    return nowIn(match, kept ?? (await this.#read(match.matchId)));
  }

  /** They have changed: whoever needs them next reads them again. */
  forget(matchId: string): void {
    this.#kept.delete(matchId);
  }

  async #read(matchId: string): Promise<SettingsRead> {
    const read = readAll(await this.#store.readSettings(matchId));
    this.#kept.keep(matchId, read);
    return read;
  }
}

/** If the latest settings are not known, the match is looked at when a window may be passed. */
export function atReleaseAtLatest({ head }: LiveMatch, dueAtMs: number | null): number | null {
  const { releaseMs } = head;
  if (releaseMs === null || dueAtMs === null) return releaseMs ?? dueAtMs;
  return Math.min(releaseMs, dueAtMs);
}

const canMatter = (match: LiveMatch): boolean =>
  match.hosted?.windows !== undefined && match.state !== null && match.isPlayedByPeople;

const nowIn = (match: LiveMatch, read: SettingsRead): SettingsNow => ({
  revision: read.revision,
  bySeat: allCounting(match, read),
});

function allCounting({ head }: LiveMatch, { bySeat }: SettingsRead): SettingsBySeat {
  const all: Record<string, SeatSettings> = {};
  for (const [seat, settings] of Object.entries(bySeat)) {
    all[seat] = inForce(settings, head.lastCame?.[seat] ?? {});
  }
  return all;
}

function asCounting(match: LiveMatch, read: SettingsRead, seat: string): ResponseSettings {
  const { mode, yieldUntil, stops } = allCounting(match, read)[seat] ?? usualSettings;
  return { mode, yieldUntil, stops };
}

function readAll({ revision, bySeat }: StoredSettings): SettingsRead {
  const read = Object.entries(bySeat).map(([seat, text]) => [seat, JSON.parse(text)] as const);
  return { revision, bySeat: Object.fromEntries(read) as SettingsRead["bySeat"] };
}
