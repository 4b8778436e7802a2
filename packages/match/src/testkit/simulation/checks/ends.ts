/** Matches come to their end, with a receipt that proves it, and everybody hears of it. */
import { verifyReceipt } from "../../../fairness/verify-receipt.ts";
import type { MatchService } from "../../../service/match-service.ts";
import type { Witness } from "../witness.ts";
import type { Log } from "./log-of.ts";

export async function checkEnd(
  log: Log,
  witness: Witness,
  service: MatchService,
): Promise<string[]> {
  const { head, matchId } = log;
  if (head.status !== "completed" && head.status !== "aborted") {
    return [
      `goes on: the match stays ${head.status}, ${head.actors.join(", ") || "nobody"} to act`,
    ];
  }
  const receipt = await service.getReceipt(matchId);
  // As one who followed the match verifies it; what the others were told is compared on its own.
  const player = witness.following.find((each) => each.matchId === matchId)?.player ?? "";
  const updates = witness.events.filter(
    (seen) => seen.player === player && seen.matchId === matchId && seen.events.length > 0,
  );
  const verdict = verifyReceipt([log.hosted], receipt, { viewer: log.seatOf(player), updates });
  const faults = verdict.ok ? [] : verdict.faults.map(({ message }) => `receipt: ${message}`);
  return [...faults, ...hearingFaults(log, witness)];
}

function hearingFaults({ matchId, entries }: Log, { following }: Witness): string[] {
  return following.flatMap(({ matchId: of, player, versions, isOver }) => {
    const last = versions.at(-1);
    if (of !== matchId || isOver || last === undefined || last === entries.length) return [];
    return [`follower: ${player} heard of version ${last} last, and never of ${entries.length}`];
  });
}
