/** A match as a player is sent it: what their seat may see, and whether the service passes for them. */
import { passesIn, type SettingsBySeat } from "../due/due.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { PlayerView } from "../requests.ts";

export function playerViewOf(
  match: LiveMatch,
  player: string,
  settings: SettingsBySeat,
): PlayerView {
  const seen = match.viewFor(player);
  const isPassing = passesIn(match, settings).some(({ seat }) => seat === seen.seat);
  return isPassing ? { ...seen, isPassing } : seen;
}
