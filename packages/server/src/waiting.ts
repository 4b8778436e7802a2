/** Waits for a player's decision. */
import type { MatchService, PlayerView } from "@lunchtable-tcg/match";

/** The match as soon as the player has to decide or it is over, or when it is enough. */
export async function untilDecision(
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
    if (isForPlayer(seen)) resolve(seen);
  });
  try {
    const now = await service.getPlayerView(matchId, player);
    if (isForPlayer(now) || enough.aborted) return now;
    return (await promise) ?? (await service.getPlayerView(matchId, player));
  } finally {
    unfollow();
    enough.removeEventListener("abort", stopWaiting);
  }
}

/** Whether there is something to do, or nothing to come. */
export function isForPlayer({ view, seat, status, isPassing }: PlayerView): boolean {
  if (status !== "active" && status !== "waiting") return true;
  return view?.actors.includes(seat) === true && !isPassing;
}
