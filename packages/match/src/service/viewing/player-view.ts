/** A match as a player is sent it: what their seat may see, and whether the service passes for them. */
import { passesIn, type SettingsBySeat } from "../due/due.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { PlayerView, Position } from "../requests.ts";

export const playerViewOf = (
  match: LiveMatch,
  player: string,
  settings: SettingsBySeat,
): PlayerView => passing(match, match.viewFor(player), settings);

/** The same without the definitions of cards. */
export const playerPositionOf = (
  match: LiveMatch,
  player: string,
  settings: SettingsBySeat,
): Position => passing(match, match.positionFor(player), settings);

function passing<P extends Position>(match: LiveMatch, seen: P, settings: SettingsBySeat): P {
  const isPassing = passesIn(match, settings).some(({ seat }) => seat === seen.seat);
  return isPassing ? { ...seen, isPassing } : seen;
}
