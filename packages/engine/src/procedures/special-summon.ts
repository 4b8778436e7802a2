/** LT 6.7: a special summon needs a free slot, and its controller chooses the position. */
import { freshData } from "../card-data.ts";
import { freeSlots } from "../reading/table.ts";
import type { LunchTableTask, Play, State, WaitingSummon } from "../types.ts";
import type { Position } from "../vocabulary.ts";

type SummonTask = Extract<LunchTableTask, { readonly kind: "summon" }>;

/** Summons, after asking for the position where the effect does not say it. */
export function summonTask(play: Play, { summon, position, slot }: SummonTask): void {
  if (!canArrive(play.state, summon)) return;
  if (position !== null) return performSummon(play, summon, position, slot);
  if (summon.faceDown) return performSummon(play, summon, "defense", slot);
  // LT 9.7: the simple game does not ask.
  if (play.state.config.responses === "auto") {
    return performSummon(play, summon, "attack", slot);
  }
  play.ask({ kind: "choose_position", seat: summon.seat, summon });
}

/** Without a slot it takes the first free one (LT 3.3). */
function performSummon(
  play: Play,
  summon: WaitingSummon,
  position: Position,
  slot: number | null,
): void {
  const { card, seat, faceDown = false } = summon;
  const { turnNumber } = play.state.shared;
  const data = freshData(turnNumber, { position, summoned: faceDown ? null : "special" });
  const index = slot === null ? {} : { index: slot };
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
