/** The same match once more with the seats exchanged, with random numbers of this browser. */
import type { RematchReply } from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { openEntropy } from "../fairness/begin.ts";
import { newSeat } from "../fairness/new-start.ts";
import { keepStart, type Started } from "../fairness/started.ts";
import { browserStorage } from "../site/browser-storage.ts";

export async function rematch(matchId: string): Promise<Answer<RematchReply>> {
  const started: Started = { ...newSeat(matchId, Date.now()), matchId: null };
  // Numbers that cannot be kept could not be opened later, and the match would be called off.
  const areKept = keepStart(browserStorage, started);
  const wanted = areKept ? started.wanted : {};
  const answer = await callApi<RematchReply>(pathOf(matchId, "rematch"), wanted);
  if (!answer.ok) return answer;
  keepStart(browserStorage, { ...started, matchId: answer.body.matchId });
  // If this fails, or a seat is still free, the page of the match opens them.
  await openEntropy(answer.body.matchId);
  return answer;
}
