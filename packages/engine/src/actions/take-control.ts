import type { CardId } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { applyModifier, controlsOn } from "../procedures/modifiers.ts";
import { freeSlots, onTable } from "../reading/table.ts";
import type { Duration } from "../vocabulary.ts";
import { type ActionRule, onBoard, type Resolving, selected } from "./resolving.ts";

/** LT 8.16: no zone change; it needs a free slot, else nothing happens. */
export const takeControl: ActionRule<CompleteActionOf<"take_control">> = {
  harms: true,
  run(r, { what, duration }) {
    for (const id of onBoard(r, selected(r, what))) take(r, id, duration);
  },
};

function take({ play, seat, link }: Resolving, card: CardId, duration: Duration): void {
  const placed = onTable(play.state, card);
  if (placed === null || placed.seat === seat) return;
  if (freeSlots(play.state, seat, "board").length === 0) return;
  const before = controlsOn(play.state, card);
  const from = before[0]?.fact.from ?? placed.seat;
  const { source } = link;
  const change = play.handedOver(card, seat);
  play.emit({ type: "CONTROL_CHANGED", seat, taken: true, source, change });
  // For good and from nobody who had it for a while only: there is nothing to give back.
  if (duration === "permanent" && before.length === 0) return;
  applyModifier(play, seat, source, { card }, { kind: "control", from }, duration);
}
