/** Matches come to their end, with a receipt that proves it, and everybody hears of it. */
import type { Kept } from "../../../fairness/receipt.ts";
import { verifyReceipt } from "../../../fairness/verify-receipt.ts";
import type { MatchService } from "../../../service/service.ts";
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
  const verdict = verifyReceipt([log.hosted], receipt, keptBy(log, witness, player));
  const faults = verdict.ok ? [] : verdict.faults.map(({ message }) => `receipt: ${message}`);
  return [...faults, ...hearingFaults(log, witness)];
}

/** What they were shown: every version they were told of, and the promises as the log has them. */
function keptBy(log: Log, { events }: Witness, player: string): Kept {
  const { matchId, head, setup } = log;
  const { mode, rulesVersion, cardSet, commitment, isSeedChosen, seats } = head;
  const viewer = log.seatOf(player);
  const entropy = setup.entropies[viewer] ?? null;
  const taken = seats.filter(({ deckLock }) => deckLock !== null);
  return {
    viewer,
    mode,
    rulesVersion,
    cardSet,
    commitment,
    isSeedChosen,
    deckLocks: Object.fromEntries(taken.map(({ seat, deckLock }) => [seat, deckLock ?? ""])),
    entropyHashes: Object.fromEntries(taken.map(({ seat, entropyHash }) => [seat, entropyHash])),
    ...(entropy !== null && { entropy: { seat: viewer, entropy } }),
    updates: events.filter((seen) => seen.player === player && seen.matchId === matchId),
  };
}

function hearingFaults({ matchId, entries }: Log, { following }: Witness): string[] {
  return following.flatMap(({ matchId: of, player, versions, isOver }) => {
    const last = versions.at(-1);
    if (of !== matchId || isOver || last === undefined || last === entries.length) return [];
    return [`follower: ${player} heard of version ${last} last, and never of ${entries.length}`];
  });
}
