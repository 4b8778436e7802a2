/** Records what a page is shown of a match, version by version. */
import type { EventsReply, MaskedEvent, MetaReply } from "@ltcg/server/protocol";
import { callApi, pathOf } from "../call-api.ts";
import { keepPromises, keepUpdates, keptUpTo } from "./kept-record.ts";

/** Writes in progress, by match: a check waits for them. */
const writing = new Map<string, Promise<void>>();

/** One write after another. A failed write is left out; the check says how much it compared. */
function inOrder(matchId: string, write: () => Promise<void>): void {
  const before = writing.get(matchId) ?? Promise.resolve();
  writing.set(
    matchId,
    before.then(write).catch(() => {}),
  );
}

export const written = (matchId: string): Promise<void> =>
  writing.get(matchId) ?? Promise.resolve();

export const notePromises = (meta: MetaReply): void =>
  inOrder(meta.matchId, () => keepPromises(meta));

/**
 * A message of the stream, with what happened after version `began`. One that covers several versions does
 * not say which event is of which: they are asked for.
 */
export function noteEvents(
  matchId: string,
  { version, events }: { readonly version: number; readonly events: readonly MaskedEvent[] },
  began: number,
): void {
  inOrder(matchId, async () => {
    let since = await keptUpTo(matchId);
    const isNextAlone = version === since + 1 && began === since;
    if (isNextAlone) return keepUpdates(matchId, [{ version, events }]);
    while (since < version) {
      const answer = await callApi<EventsReply>(`${pathOf(matchId, "events")}?since=${since}`);
      if (!answer.ok || answer.body.updates.length === 0) return;
      await keepUpdates(matchId, answer.body.updates);
      since = answer.body.updates.at(-1)?.version ?? version;
    }
  });
}
