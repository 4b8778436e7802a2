/** What seats have set for themselves. Read where a window is open, written by nobody but the seat. */
import { isCardId } from "@tcg/core";
import {
  type ResponseSettings,
  settingsAfter,
  settingsFault,
  usualSettings,
} from "../responses/settings.ts";
import type { MatchStore } from "../store.ts";
import type { Entry } from "./commits.ts";
import type { SettingsBySeat } from "./due.ts";
import { MatchError } from "./errors.ts";
import type { AnyEvent, LiveMatch } from "./live-match.ts";

const NONE: SettingsBySeat = {};

export class Settings {
  readonly #store: MatchStore;

  constructor(store: MatchStore) {
    this.#store = store;
  }

  async of(matchId: string, seat: string): Promise<ResponseSettings> {
    return (await this.#all(matchId))[seat] ?? usualSettings;
  }

  async change(match: LiveMatch, seat: string, settings: unknown): Promise<ResponseSettings> {
    const fault = settingsFault(settings, match.game().windows?.phases ?? []);
    if (fault !== null) throw new MatchError("bad-request", fault);
    const { mode, yieldUntil, stops } = settings as ResponseSettings;
    const changed = { mode, yieldUntil, stops };
    await this.#store.writeSettings(match.matchId, seat, JSON.stringify(changed));
    return changed;
  }

  /**
   * As they are once this entry stands: a yield whose time has come is over. That is written first: if
   * the entry is not taken after all, somebody is asked too early, and never passed over.
   */
  async after(next: LiveMatch, entry: Entry): Promise<SettingsBySeat> {
    const windows = next.hosted?.windows;
    if (windows === undefined || next.state === null) return NONE;
    const before = await this.in(next);
    const after: Record<string, ResponseSettings> = {};
    for (const [seat, settings] of Object.entries(before)) {
      after[seat] = settingsAfter(settings, {
        turnChanged: next.head.turn !== entry.turnBefore,
        isOwnTurn: windows.turnSeat(next.state) === seat,
        concernsSeat: entry.seat !== seat && concerns(next, seat, entry.events),
      });
      if (after[seat] !== settings) {
        await this.#store.writeSettings(next.matchId, seat, JSON.stringify(after[seat]));
      }
    }
    return after;
  }

  /** By seat; one that has set nothing is not there. Read only where they can matter. */
  async in(match: LiveMatch): Promise<SettingsBySeat> {
    const { hosted, state } = match;
    const isOpen = hosted?.windows !== undefined && state !== null && match.isPlayedByPeople;
    return isOpen ? this.#all(match.matchId) : NONE;
  }

  async #all(matchId: string): Promise<SettingsBySeat> {
    const stored = await this.#store.readSettings(matchId);
    return Object.fromEntries(
      Object.entries(stored).map(([seat, text]) => [seat, JSON.parse(text) as ResponseSettings]),
    );
  }
}

/** Whether events name a card that the seat has on the table. */
function concerns({ state }: LiveMatch, seat: string, events: readonly AnyEvent[]): boolean {
  const isOwn = (value: unknown): boolean => {
    if (isCardId(value)) return state?.cards.get(value)?.seat === seat;
    if (typeof value !== "object" || value === null) return false;
    return Object.values(value).some(isOwn);
  };
  return events.some(isOwn);
}
