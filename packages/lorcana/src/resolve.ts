/** An action or ability resolves: sentence after sentence, then what waited for it (CR 7.1). */

import type { Effect } from "./cards.ts";
import { announceAction, resolveAction } from "./playing/action.ts";
import { enter } from "./playing/play.ts";
import { definition } from "./reading/printed.ts";
import type { Play, Postponed, Resolution } from "./types.ts";

export function startResolution(
  play: Play,
  resolution: Resolution,
  effects: readonly Effect[],
): void {
  play.emit({ type: "RESOLUTION_STARTED", resolution, effects });
  play.next(...effects.map((effect) => ({ kind: "effect", effect, answers: {} }) as const), {
    kind: "resolution/end",
  });
}

/** CR 4.3.4.7: an action that has resolved goes to the discard. CR 7.1.6: then come the cards it played. */
export function endResolution(play: Play): void {
  const resolution = play.state.shared.resolutions.at(-1);
  play.emit({ type: "RESOLUTION_ENDED" });
  if (resolution === undefined) return;
  const { kind, seat, self, plays } = resolution;
  if (kind === "action" && play.state.cards.get(self)?.zone === "limbo") {
    const change = play.moved(self, { seat, zone: "discard", index: 0 });
    play.emit({ type: "ACTION_DISCARDED", seat, change });
  }
  play.next(...plays.map((postponed) => ({ kind: "play/postponed", postponed }) as const));
}

/**
 * CR 1.9.2b: what played it has been checked. An action has its effects even if the text that played
 * it has put it elsewhere by now.
 */
export function playPostponed(play: Play, { card, isPlayed }: Postponed): void {
  const how = { by: "free" } as const;
  const isWaiting = play.state.cards.get(card.card)?.zone === "limbo";
  if (isWaiting && !isPlayed) return play.next(enter(card.card, card.seat, how));
  if (definition(play, card.def).type !== "action") return;
  if (!isPlayed) announceAction(play, card, how);
  play.next(resolveAction(play, card));
}
