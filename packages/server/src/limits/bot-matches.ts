/**
 * How many matches bots may play among themselves at the same time, for one address and for everybody. Guests
 * are not enough to count: whoever sends no cookie is another one every time. Matches that an earlier server left
 * count for everybody; for no address, because addresses are not kept.
 */
import type { MatchMeta, MatchService, MatchStore } from "@lunchtable-tcg/match";
import { HttpError } from "../http/http-error.ts";
import { GUESTS_PER_ADDRESS, type Limits } from "./limits.ts";
import { isAmongBots, isRunning } from "./running-matches.ts";

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

/** No more are looked at than these; those of bots come first, as the others are due only when they are called off. */
const MAX_LOOKED_AT = 1000;

interface Begun {
  /** Empty where it is not known. */
  readonly address: string;
  /** Null while it is being created. */
  matchId: string | null;
}

interface Parts {
  readonly service: MatchService;
  readonly store: Pick<MatchStore, "listDue">;
  /** Those of one guest and of everybody. */
  readonly limits: Limits["running"];
}

export function createBotMatches({ service, store, limits }: Parts): BotMatches {
  const mostOfAddress = GUESTS_PER_ADDRESS * limits.botsOnly;
  const begun = new Set<Begun>();
  let takenOver: Promise<void> | null = null;

  /** Once, before the first is counted. What bots play is always due, so it is found without looking through all matches. */
  async function takeOver(): Promise<void> {
    if (limits.botsOnlyOfAll === Infinity) return;
    const first = { isWaitedFor: false, dueAtMs: Number.MIN_SAFE_INTEGER, matchId: "" };
    const left: Begun[] = [];
    // Not only what is due by now: what another server works on is claimed for a while.
    for (const { matchId } of await store.listDue(Number.MAX_SAFE_INTEGER, MAX_LOOKED_AT, first)) {
      if (left.length >= limits.botsOnlyOfAll) break;
      const meta = await metaOf(service, matchId);
      if (meta !== null && isRunning(meta) && isAmongBots(meta))
        left.push({ address: "", matchId });
    }
    for (const each of left) begun.add(each);
  }

  async function takeOverOnce(): Promise<void> {
    takenOver ??= takeOver();
    try {
      await takenOver;
    } catch (error) {
      takenOver = null;
      throw error;
    }
  }

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
      if (each.matchId === null) continue;
      const meta = await metaOf(service, each.matchId);
      if (meta === null || !isRunning(meta)) begun.delete(each);
    }
  }

  return {
    async begin({ address, knownAs }, create) {
      await takeOverOnce();
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

/** Null if it has been deleted, or cannot be read: then no bot plays it. */
async function metaOf(service: MatchService, matchId: string): Promise<MatchMeta | null> {
  try {
    return await service.getMatchMeta(matchId, "");
  } catch {
    return null;
  }
}
