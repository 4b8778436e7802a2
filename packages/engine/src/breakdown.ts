/** LT 11.3 to 11.5: breakdowns, all at the same time. */

import { sendToGraveyard } from "./procedures/leave.ts";
import { reveal } from "./procedures/show.ts";
import { snapshot } from "./reading/snapshots.ts";
import { allOnTable, onTable, seatsInOrder } from "./reading/table.ts";
import type { Play } from "./types.ts";
import { otherSeat, SEATS } from "./vocabulary.ts";

export function checkBreakdowns(play: Play): void {
  const { state } = play;
  const broken = allOnTable(state, ["board"])
    .filter((id) => (onTable(state, id)?.data.vice ?? 0) >= state.config.breakdownThreshold)
    .map((id) => ({
      was: snapshot(play, id, { revealed: true }),
      isToken: onTable(state, id)?.data.isToken === true,
    }));
  // Those that lie face-down are revealed before they are named.
  for (const seat of seatsInOrder(state)) {
    reveal(
      play,
      broken.flatMap(({ was }) => (was.controller === seat ? [was.card] : [])),
    );
  }
  for (const { was } of broken) play.emit({ type: "BREAKDOWN_TRIGGERED", was });
  for (const { was } of broken) sendToGraveyard(play, was.card, "breakdown", { was });
  for (const seat of SEATS) {
    // LT 2.6: a token gives no credit. The seat that did not control it gains.
    const credits = broken.filter(
      ({ was, isToken }) => !isToken && otherSeat(was.controller) === seat,
    ).length;
    if (credits === 0) continue;
    const breakdownsCaused = play.state.seats[seat].breakdownsCaused + credits;
    play.emit({ type: "BREAKDOWN_CREDITED", seat, breakdownsCaused });
  }
}
