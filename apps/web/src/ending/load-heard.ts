/** What a report card is made of: all that the viewer heard of a match, and what everybody may know of it. */
import type { EventsReply, MetaReply } from "@ltcg/server/protocol";
import type { MaskedEvent } from "@tcg/core";
import { callApi, pathOf } from "../call-api.ts";

export interface Heard {
  readonly meta: MetaReply;
  readonly events: readonly MaskedEvent[];
}

/** The reason if it cannot be loaded. */
export async function loadHeard(matchId: string): Promise<Heard | string> {
  const meta = await callApi<MetaReply>(pathOf(matchId, "meta"));
  if (!meta.ok) return meta.error.message;
  const events: MaskedEvent[] = [];
  for (let since = 0; ; ) {
    const answer = await callApi<EventsReply>(`${pathOf(matchId, "events")}?since=${since}`);
    if (!answer.ok) return answer.error.message;
    const { updates, version } = answer.body;
    events.push(...updates.flatMap((update) => update.events));
    const last = updates.at(-1)?.version;
    if (last === undefined || last >= version || last <= since) return { meta: meta.body, events };
    since = last;
  }
}
