/** LT 6.7: a special summon needs a free slot, and its controller chooses the position. */
import type { Asking } from "@tcg/core";
import { freshData } from "../card-data.ts";
import { freeSlots } from "../reading/table.ts";
import type { LunchTable, Play, State, SummonTask, WaitingSummon } from "../types.ts";

/** Summons, after asking for the position where the effect does not say it. */
export function summonTask(asking: Asking<LunchTable, SummonTask>): void {
  const { play, task } = asking;
  const { summon } = task;
  if (!canArrive(play.state, summon)) return;
  const place = asking.answer("place");
  if (place !== undefined) return performSummon(play, summon, place);
  if (summon.faceDown) return performSummon(play, summon, { position: "defense" });
  // LT 9.7: the simple game does not ask.
  if (play.state.config.responses === "auto") {
    return performSummon(play, summon, { position: "attack" });
  }
  play.ask({ kind: "choose_position", seat: summon.seat, task, key: "place" });
}

/** Without a slot it takes the first free one (LT 3.3). */
function performSummon(
  play: Play,
  summon: WaitingSummon,
  { position, slot }: NonNullable<SummonTask["answers"]["place"]>,
): void {
  const { card, seat, faceDown = false } = summon;
  const { turnNumber } = play.state.shared;
  const data = freshData(turnNumber, { position, summoned: faceDown ? null : "special" });
  const index = slot === undefined ? {} : { index: slot };
  const to = { seat, zone: "board", ...index, faceDown, data } as const;
  // LT 13.6: it lay open or was shown before, and nobody loses sight of it on its way.
  const change = play.moved(card, to, { shown: true });
  const source = play.state.shared.chain.at(-1)?.source;
  play.emit({ type: "SPECIAL_SUMMONED", seat, ...(source && { source }), change });
}

/** The card is where it was, and there is room for it. */
function canArrive(state: State, { card, seat }: WaitingSummon): boolean {
  return state.cards.has(card) && freeSlots(state, seat, "board").length > 0;
}
