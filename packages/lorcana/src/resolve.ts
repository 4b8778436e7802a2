/** An action or ability resolves: sentence after sentence, then what waited for it (CR 7.1). */

import { cardOf } from "@tcg/core";
import type { Effect } from "./cards.ts";
import { enter } from "./playing/play.ts";
import type { Play, Resolution } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function startResolution(
  play: Play,
  resolution: Resolution,
  effects: readonly Effect[],
): void {
  play.emit({ type: "RESOLUTION_STARTED", resolution, effects });
  play.next(...effects.map((effect) => ({ kind: "effect", effect, picks: {} }) as const), {
    kind: "resolution/end",
  });
}

/** CR 4.3.4.7: an action that has resolved goes to the discard. CR 7.1.6: then come the cards it played. */
export function endResolution(play: Play): void {
  const resolution = play.state.shared.resolutions.at(-1);
  play.emit({ type: "RESOLUTION_ENDED" });
  if (resolution === undefined) return;
  const { kind, seat, self, plays } = resolution;
  if (kind === "action" && play.state.cards[self]?.zone === "limbo") {
    const change = play.moved(self, { seat, zone: "discard", index: 0 });
    play.emit({ type: "ACTION_DISCARDED", seat, change });
  }
  const entering = plays
    .filter((id) => play.state.cards[id]?.zone === "limbo")
    .map((id) => enter(id, cardOf(play.state, id).seat as Seat, { by: "free" }));
  play.next(...entering);
}
