/**
 * How many matches bots may play among themselves at the same time, for one address and for everybody. Guests
 * are not enough to count: whoever sends no cookie is another one every time.
 */
import type { MatchService } from "@lunchtable-tcg/match";
import { HttpError } from "../http/http-error.ts";
import { GUESTS_PER_ADDRESS, type Limits } from "./limits.ts";

export interface BotMatches {
  /** Creates one more, or refuses it if there are too many. */
  begin<Created extends { readonly matchId: string }>(
    of: Origin,
    create: () => Promise<Created>,
  ): Promise<Created>;
}

interface Origin {
  /** Empty where there is none. */
  readonly address: string;
  /** The match of the same request, if it was sent before: it is no further one. */
  readonly knownAs: string | null;
}

interface Begun {
  readonly address: string;
  /** Null while it is being created. */
  matchId: string | null;
}

/** `limits` are those of one guest and of everybody. */
export function createBotMatches(service: MatchService, limits: Limits["running"]): BotMatches {
  const mostOfAddress = GUESTS_PER_ADDRESS * limits.botsOnly;
  const begun = new Set<Begun>();

  const isAnyTooMany = (address: string): string | null => {
    if (begun.size >= limits.botsOnlyOfAll) return "Bots play too many matches at the moment.";
    const own = [...begun].filter((each) => address !== "" && each.address === address);
    return own.length < mostOfAddress
      ? null
      : `At most ${mostOfAddress} matches from your address may be played by bots alone at the same time.`;
  };

  /** Those that are over are looked for only when there seem to be too many. */
  async function forgetEnded(): Promise<void> {
    for (const each of begun) {
      if (each.matchId !== null && !(await isRunning(service, each.matchId))) begun.delete(each);
    }
  }

  return {
    async begin({ address, knownAs }, create) {
      if ([...begun].some(({ matchId }) => matchId !== null && matchId === knownAs))
        return create();
      if (isAnyTooMany(address) !== null) await forgetEnded();
      const why = isAnyTooMany(address);
      if (why !== null) {
        const message = `${why} Wait for one to end.`;
        throw new HttpError(429, "too-many-matches", message, { limit: "matches of bots" });
      }
      const own: Begun = { address, matchId: null };
      begun.add(own);
      try {
        const created = await create();
        own.matchId = created.matchId;
        return created;
      } catch (error) {
        begun.delete(own);
        throw error;
      }
    },
  };
}

async function isRunning(service: MatchService, matchId: string): Promise<boolean> {
  try {
    const { status } = await service.getMatchMeta(matchId, "");
    return status === "active" || status === "waiting";
  } catch {
    // It has been deleted, or cannot be read: then no bot plays it.
    return false;
  }
}
