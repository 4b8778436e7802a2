/** How many matches a guest may have that are not over, those of the guest's agents included. */
import type { MatchMeta, MatchService } from "@lunchtable-tcg/match";
import { HttpError } from "../http/http-error.ts";
import type { Identities } from "../identities/identities.ts";
import type { Requester } from "../identities/requester.ts";
import type { Limits } from "./limits.ts";

/** The latest are looked at first, and no more than these: whoever has more left the others long ago. */
const MAX_PAGES = 10;

interface Parts {
  readonly service: MatchService;
  readonly identities: Identities;
  readonly running: Limits["running"];
}

interface Wanted {
  readonly who: Requester;
  readonly isBotsOnly: boolean;
  /** The match of the same request, if it was sent before: it is no further one. */
  readonly knownAs: string | null;
}

/** Refuses one more match if the guest has too many. */
export async function checkRunning(
  { service, identities, running }: Parts,
  { who, isBotsOnly, knownAs }: Wanted,
): Promise<void> {
  const most = isBotsOnly ? running.botsOnly : running.all;
  if (most === Infinity) return;
  let count = 0;
  for (const player of await identities.playersOfAccount(who)) {
    for await (const own of pagesOf(service, player)) {
      if (own.some(({ matchId }) => matchId === knownAs)) return;
      count += own.filter(isRunning).filter((match) => !isBotsOnly || isAmongBots(match)).length;
      if (count >= most) break;
    }
  }
  if (count < most) return;
  const message = isBotsOnly
    ? `At most ${most} of your matches may be played by bots alone at the same time. Wait for one to end.`
    : `You may have at most ${most} matches that are not over. Finish or abandon one first.`;
  throw new HttpError(429, "too-many-matches", message, { limit: "running matches" });
}

async function* pagesOf(
  service: MatchService,
  player: string,
): AsyncGenerator<readonly MatchMeta[]> {
  let after: MatchMeta | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const own = await service.listMatches({ of: "mine", player, ...(after && { after }) });
    after = own.at(-1);
    if (after === undefined) return;
    yield own;
  }
}

export const isRunning = ({ status }: MatchMeta): boolean =>
  status === "active" || status === "waiting";

export const isAmongBots = ({ seats }: MatchMeta): boolean => seats.every(({ by }) => by === "bot");
