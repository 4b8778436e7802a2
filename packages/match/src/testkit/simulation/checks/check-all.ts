import type { MatchService } from "../../../service/service.ts";
import type { Downtime } from "../../../store.ts";
import type { World } from "../world.ts";
import { checkClocks, checkDowntimes } from "./clocks.ts";
import { checkEnd } from "./ends.ts";
import { checkAnswers, checkAsked, checkKept } from "./entries.ts";
import { type Log, logOf } from "./log-of.ts";
import { checkSecrets } from "./secrets.ts";
import { checkTimes } from "./times.ts";

/** Every promise that was not kept, in a sentence. */
export async function checkAll(world: World, service: MatchService): Promise<string[]> {
  const { store, witness, game } = world;
  const downtimes = await store.downtimes();
  const faults = checkDowntimes(world, downtimes);
  const ids = new Set(witness.appended.map(({ entry }) => entry.matchId));
  for (const matchId of ids) {
    const log = await logOf(store, game.hosted, matchId);
    if (log === null) {
      faults.push("kept: a match that was created is not there");
      continue;
    }
    const lost = checkKept(log, witness);
    // What follows is read from the log: with a wrong one all of it would be wrong.
    faults.push(...(lost.length > 0 ? lost : await checkPlayed(log, world, service, downtimes)));
  }
  return faults;
}

async function checkPlayed(
  log: Log,
  world: World,
  service: MatchService,
  downtimes: readonly Downtime[],
): Promise<string[]> {
  const { witness } = world;
  try {
    const faults = checkAnswers(log, witness);
    if (faults.length > 0) return faults;
    return [
      ...checkAsked(log, world),
      ...checkSecrets(log, witness),
      ...checkTimes(log, world),
      ...checkClocks(log, world, downtimes),
      ...(await checkEnd(log, witness, service)),
    ];
  } catch (error) {
    return [`fold: ${messageOf(error)}`];
  }
}

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
