/** The same match once more with the seats exchanged, with random numbers of this browser. */
import type { RematchReply } from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { openEntropy } from "../fairness/begin.ts";
import { keepStart, newSeat } from "../fairness/started.ts";

export async function rematch(matchId: string): Promise<Answer<RematchReply>> {
  const started = newSeat(matchId, Date.now());
  const answer = await callApi<RematchReply>(pathOf(matchId, "rematch"), started.wanted);
  if (!answer.ok) return answer;
  keepStart(localStorage, { ...started, matchId: answer.body.matchId });
  // If this fails, or a seat is still free, the page of the match opens them.
  await openEntropy(answer.body.matchId);
  return answer;
}
