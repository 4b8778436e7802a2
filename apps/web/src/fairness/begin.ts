/**
 * Starts a match with random numbers of this browser: sends the request, again with the same request id if
 * the connection breaks, and then opens the numbers. A page that is reloaded meanwhile continues from there.
 */
import type { CreatedMatch, EntropyReply } from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf, unreachable } from "../call-api.ts";
import { browserStorage, isKept, tabStorage } from "../site/browser-storage.ts";
import { allStarts, keepStart, type Started, startOf } from "./started.ts";

const MAX_ATTEMPTS = 6;
/** As long as the server waits for the numbers; an older match has been called off. */
const UNFINISHED_FOR_MS = 60_000;
/** Kept for this tab: another tab must not continue the same start. */
const UNFINISHED = "lunchtable/unfinished";

/** Where a match can be begun this is loaded early: a server that is away when somebody begins may be back soon after. */
export const prepare = () => import("./new-start.ts");

/** `path`: where the match is asked for, if it goes on from another. */
export async function begin(wanted: object, path?: string): Promise<Answer<CreatedMatch>> {
  const made = await prepare().catch(() => null);
  if (made === null) return unreachable;
  const started = made.newStart(wanted, Date.now(), path);
  if (!keepStart(browserStorage, started)) return create(wanted, path);
  isKept(tabStorage, UNFINISHED, started.requestId);
  return goOn(started);
}

/** The start that this tab had not finished when its page was left; null if there is none. */
export function unfinished(): Started | null {
  const id = tabStorage.getItem(UNFINISHED);
  const started = allStarts(browserStorage).find(({ requestId }) => requestId === id) ?? null;
  const isRecent = started !== null && Date.now() - started.atMs < UNFINISHED_FOR_MS;
  if (!isRecent) finish();
  return isRecent ? started : null;
}

export async function goOn(started: Started): Promise<Answer<CreatedMatch>> {
  const answer = await create(started.wanted, started.path);
  if (answer.ok) {
    const { matchId } = answer.body;
    keepStart(browserStorage, { ...started, matchId });
    // If this fails, the page of the match tries again. Where a seat is free, it waits until that is taken.
    if (!hasFreeSeat(started.wanted)) await openEntropy(matchId);
  } else finish();
  return answer;
}

const hasFreeSeat = (wanted: object): boolean => "opponent" in wanted && wanted.opponent === null;

/** The match page is open, or the start has failed. Not earlier: a page may be left while it waits. */
export function finish(): void {
  tabStorage.removeItem(UNFINISHED);
}

/** Opens the random numbers that this browser brought to a match, if it brought any. */
export async function openEntropy(matchId: string): Promise<void> {
  const started = startOf(browserStorage, matchId);
  if (started === null) return;
  await callApi<EntropyReply>(pathOf(matchId, "entropy"), { entropy: started.entropy });
}

async function create(wanted: object, path = "/api/matches"): Promise<Answer<CreatedMatch>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await callApi<CreatedMatch>(path, wanted);
    const isDown = !answer.ok && (answer.status === 0 || answer.status >= 502);
    // Without a request id a second request would be a second match.
    if (!isDown || !("requestId" in wanted) || attempt === MAX_ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 4000)));
  }
}
