/** How many matches a guest may have that are not over. */
import type { MatchMeta, MatchService } from "@lunchtable-tcg/match";
import { HttpError } from "../http/http-error.ts";
import type { Limits } from "./limits.ts";

/**
 * So many of the guest's matches are looked at, the latest first. One in which bots play changes all the time
 * and is among them; others that are not were left by the guest long ago.
 */
const LOOKED_AT = 100;

/** Refuses one more match if the guest has too many. */
export async function checkRunning(
  service: MatchService,
  limits: Limits["running"],
  player: string,
  isBotsOnly: boolean,
): Promise<void> {
  const most = isBotsOnly ? limits.botsOnly : limits.all;
  if (most === Infinity) return;
  const own = await service.listMatches({ of: "mine", player, limit: LOOKED_AT });
  const counted = own.filter(isRunning).filter((match) => !isBotsOnly || isAmongBots(match));
  if (counted.length < most) return;
  const message = isBotsOnly
    ? `At most ${most} of your matches may be played by bots alone at the same time. Wait for one to end.`
    : `You may have at most ${most} matches that are not over. Finish or abandon one first.`;
  throw new HttpError(429, "too-many-matches", message, { limit: "running matches" });
}

const isRunning = ({ status }: MatchMeta): boolean => status === "active" || status === "waiting";

const isAmongBots = ({ seats }: MatchMeta): boolean => seats.every(({ by }) => by === "bot");
