/**
 * Begins a match with random numbers of this browser: asks for it, again with the same request id if the
 * wire breaks, and opens the numbers. Somebody who reloads the page on the way goes on from there.
 */
import type { CreatedMatch, EntropyReply } from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { allStarts, keepStart, newStart, type Started, startOf } from "./started.ts";

const MAX_ATTEMPTS = 6;
/** As long as the server waits for the numbers; what is older has been called off. */
const UNFINISHED_FOR_MS = 60_000;
/** In this tab: another one must not go on with it as well. */
const UNFINISHED = "lunchtable/unfinished";

export async function begin(wanted: object): Promise<Answer<CreatedMatch>> {
  const started = newStart(wanted, Date.now());
  if (!keepStart(localStorage, started)) return create(wanted);
  sessionStorage.setItem(UNFINISHED, started.requestId);
  return goOn(started);
}

/** What this tab had begun when its page was left; null if there is nothing of the kind. */
export function unfinished(): Started | null {
  const id = sessionStorage.getItem(UNFINISHED);
  const started = allStarts(localStorage).find(({ requestId }) => requestId === id) ?? null;
  const isRecent = started !== null && Date.now() - started.atMs < UNFINISHED_FOR_MS;
  if (!isRecent) finish();
  return isRecent ? started : null;
}

export async function goOn(started: Started): Promise<Answer<CreatedMatch>> {
  const answer = await create(started.wanted);
  if (answer.ok) {
    const { matchId } = answer.body;
    keepStart(localStorage, { ...started, matchId });
    // Where this fails the page of the match tries again.
    await openEntropy(matchId);
  } else finish();
  return answer;
}

/** The table is there, or there will be none. Not before: a page may be left while it waits for an answer. */
export function finish(): void {
  sessionStorage.removeItem(UNFINISHED);
}

/** Opens what this browser brought to a match, if it brought something and it is time. */
export async function openEntropy(matchId: string): Promise<void> {
  const started = startOf(localStorage, matchId);
  if (started === null) return;
  await callApi<EntropyReply>(pathOf(matchId, "entropy"), { entropy: started.entropy });
}

async function create(wanted: object): Promise<Answer<CreatedMatch>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await callApi<CreatedMatch>("/api/matches", wanted);
    const isDown = !answer.ok && (answer.status === 0 || answer.status >= 502);
    // Without a request id a second request would be a second match.
    if (!isDown || !("requestId" in wanted) || attempt === MAX_ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 4000)));
  }
}
