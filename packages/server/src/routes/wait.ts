/** GET /api/matches/:id/wait: the match as soon as the requester has to decide, or it is over. */
import type { MatchService, PlayerView } from "@lunchtable-tcg/match";
import { z } from "zod";
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { playerView } from "../http/shapes.ts";

/** Proxies cut off requests that take a minute. */
const MAX_SECONDS = 50;

const query = z.strictObject({
  seconds: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((seconds) => seconds <= MAX_SECONDS)
    .exactOptional()
    .describe(`how long to wait at most, a whole number up to ${MAX_SECONDS}; 25 if left out`),
});

export const wait = defineRoute({
  method: "get",
  path: "/api/matches/:id/wait",
  group: "Playing",
  about:
    "The match as soon as the requester has to decide or it is over; as it is then, if neither happens in time.",
  query,
  reply: playerView,
  refusals: [404, 429],
  async answer({ service, limiter, closing }, { c, who, query: { seconds = 25 } }) {
    limiter.checkStreams(who);
    const release = limiter.countStream(who);
    try {
      const signals = [closing, c.req.raw.signal, AbortSignal.timeout(seconds * 1000)];
      return await untilDecision(service, matchIdOf(c), who.identity, AbortSignal.any(signals));
    } finally {
      release();
    }
  },
});

async function untilDecision(
  service: MatchService,
  matchId: string,
  player: string,
  enough: AbortSignal,
): Promise<PlayerView> {
  const { promise, resolve } = Promise.withResolvers<PlayerView | null>();
  const stopWaiting = (): void => resolve(null);
  enough.addEventListener("abort", stopWaiting);
  // Followed before it is looked at: what happens in between is not missed.
  const unfollow = service.subscribe(matchId, (committed) => {
    const seen = committed.viewFor(player);
    if (isForMe(seen)) resolve(seen);
  });
  try {
    const now = await service.getPlayerView(matchId, player);
    if (isForMe(now) || enough.aborted) return now;
    return (await promise) ?? (await service.getPlayerView(matchId, player));
  } finally {
    unfollow();
    enough.removeEventListener("abort", stopWaiting);
  }
}

/** Whether there is something to do, or nothing to come. */
function isForMe({ view, seat, status, isPassing }: PlayerView): boolean {
  if (status !== "active" && status !== "waiting") return true;
  return view?.actors.includes(seat) === true && !isPassing;
}
