/** Takes a free seat with random numbers of this browser. The page of the match opens them when every seat is taken. */
import type { JoinReply } from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import { browserStorage } from "../site/browser-storage.ts";
import { newSeat } from "./new-start.ts";
import { keepStart, startOf } from "./started.ts";

export interface Invitation {
  readonly matchId: string;
  /** Null for a public table. */
  readonly code: string | null;
}

export function sitDown({ matchId, code }: Invitation, deck: string): Promise<Answer<JoinReply>> {
  const asked = { deck, ...(code !== null && { code }) };
  // Asked again after a lost answer, the server knows the seat by the same numbers.
  const started = startOf(browserStorage, matchId) ?? newSeat(matchId, Date.now());
  const isKept = keepStart(browserStorage, started);
  return callApi<JoinReply>(
    pathOf(matchId, "join"),
    isKept ? { ...asked, ...started.wanted } : asked,
  );
}
