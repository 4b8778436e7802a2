/**
 * What seats have set for themselves: read where a window is open, changed by the seat, and by an entry
 * that a yield has waited for. What is due follows in the same step, so that neither can stand without
 * the other, whichever process looks.
 */
import { isCardId } from "@tcg/core";
import {
  type ResponseSettings,
  settingsAfter,
  settingsFault,
  usualSettings,
} from "../../responses/settings.ts";
import type { MatchStore, SettingsOfEntry, StoredSettings } from "../../store.ts";
import { dueOf, passesIn, type SeatSettings, type SettingsBySeat } from "../due/due.ts";
import { MatchError, stale } from "../errors.ts";
import type { AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { Entry } from "./commits.ts";

const MAX_TRIES = 5;

export interface SettingsNow {
  /** Null where they cannot matter, and were not read. */
  readonly revision: number | null;
  /** A seat that has set nothing is not there. */
  readonly bySeat: SettingsBySeat;
}

const NONE: SettingsNow = { revision: null, bySeat: {} };

/** How settings stand once an entry is made. */
interface SettingsThen {
  readonly bySeat: SettingsBySeat;
  /** What the entry says of them. */
  readonly ofEntry?: SettingsOfEntry;
}

export class Settings {
  readonly #store: MatchStore;
  readonly #live: LiveMatches;

  constructor(store: MatchStore, live: LiveMatches) {
    this.#store = store;
    this.#live = live;
  }

  async of(matchId: string, seat: string): Promise<ResponseSettings> {
    const { bySeat } = readAll(await this.#store.readSettings(matchId));
    const { mode, yieldUntil, stops } = bySeat[seat] ?? usualSettings;
    return { mode, yieldUntil, stops };
  }

  /** Fails as stale where the match has moved on: then what is due is another thing. */
  async change(match: LiveMatch, seat: string, settings: unknown): Promise<ResponseSettings> {
    const fault = settingsFault(settings, match.game().windows?.phases ?? []);
    if (fault !== null) throw new MatchError("bad-request", fault);
    const { mode, yieldUntil, stops } = settings as ResponseSettings;
    const changed = { mode, yieldUntil, stops };
    const now = readAll(await this.#store.readSettings(match.matchId));
    if (await this.#write(match, now, seat, { ...now.bySeat[seat], ...changed })) return changed;
    throw stale(match.version, match.version);
  }

  /**
   * Somebody answers a window by hand before its release. If the host were to pass for the seat, it no
   * longer does: whichever of the two is written first stands, in any process. Should the answer be
   * lost, the seat is asked as if it had set nothing.
   */
  async answersByHand(match: LiveMatch, seat: string): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const now = await this.in(match);
      if (!passesIn(match, now.bySeat).some((pass) => pass.seat === seat)) return;
      const settings = { ...(now.bySeat[seat] ?? usualSettings), byHandAt: match.version };
      if (await this.#write(match, now, seat, settings)) return;
      // Something was set meanwhile; or the match has moved on, and the answer will be told so.
      if ((await this.#live.load(match.matchId)).version !== match.version) return;
    }
  }

  /** Whether the match and its settings stood where they were seen. */
  async #write(
    match: LiveMatch,
    { revision, bySeat }: SettingsNow,
    seat: string,
    settings: SeatSettings,
  ): Promise<boolean> {
    const { matchId, version } = match;
    const due = dueOf(match, { ...bySeat, [seat]: settings }, await this.#live.downtimes());
    return this.#store.writeSettings({
      matchId,
      seat,
      settings: JSON.stringify(settings),
      expectedVersion: version,
      expectedRevision: revision ?? 0,
      dueAtMs: due?.atMs ?? null,
    });
  }

  /** As they are once this entry stands: a yield whose time has come is over. */
  async after(next: LiveMatch, entry: Entry): Promise<SettingsThen> {
    const windows = next.hosted?.windows;
    const { state } = next;
    const { revision, bySeat } = await this.in(next);
    if (revision === null || windows === undefined || state === null) return { bySeat };
    const after: Record<string, SeatSettings> = {};
    for (const [seat, settings] of Object.entries(bySeat)) {
      after[seat] = settingsAfter(settings, {
        turnChanged: next.head.turn !== entry.turnBefore,
        isOwnTurn: windows.turnSeat(state) === seat,
        concernsSeat: entry.seat !== seat && concerns(next, seat, entry.events),
      });
    }
    const changed = Object.entries(after)
      .filter(([seat, settings]) => settings !== bySeat[seat])
      .map(([seat, settings]) => ({ seat, settings: JSON.stringify(settings) }));
    const expectedRevision = entry.settingsRevision ?? revision;
    return { bySeat: after, ofEntry: { expectedRevision, changed } };
  }

  /** Read only where they can matter. */
  async in(match: LiveMatch): Promise<SettingsNow> {
    const { hosted, state } = match;
    const isOpen = hosted?.windows !== undefined && state !== null && match.isPlayedByPeople;
    return isOpen ? readAll(await this.#store.readSettings(match.matchId)) : NONE;
  }
}

function readAll({ revision, bySeat }: StoredSettings): SettingsNow {
  const read = Object.entries(bySeat).map(([seat, text]) => [seat, JSON.parse(text)] as const);
  return { revision, bySeat: Object.fromEntries(read) as SettingsBySeat };
}

/** Whether events strike the seat or name a card of its, wherever that is. */
function concerns(
  { state, hosted }: LiveMatch,
  seat: string,
  events: readonly AnyEvent[],
): boolean {
  const isOwn = (value: unknown): boolean => {
    if (isCardId(value)) return state?.cards.get(value)?.seat === seat;
    if (typeof value !== "object" || value === null) return false;
    return Object.values(value).some(isOwn);
  };
  return events.some((event) => hosted?.windows?.strikes(event, seat) === true || isOwn(event));
}
