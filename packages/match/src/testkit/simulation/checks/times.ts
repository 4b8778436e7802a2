/**
 * An action stands at the time it arrived, an answer to a window at its release if that is later, and a
 * pass by settings exactly then: the times of a log do not tell how long the service worked.
 */
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchHead } from "../../../service/matches/head.ts";
import { REFEREE } from "../../../service/playing/actions.ts";
import { LATE_AFTER_MS } from "../../../service/playing/entry-times.ts";
import type { NewEntry } from "../../../store.ts";
import type { World } from "../world.ts";
import type { Log } from "./log-of.ts";

export function checkTimes(log: Log, world: World): string[] {
  const faults: string[] = [];
  let before: MatchHead | null = null;
  for (const { entry, version } of world.witness.appended) {
    if (entry.matchId !== log.matchId) continue;
    if (before !== null) faults.push(...entryFaults(log, world, entry, version, before));
    before = JSON.parse(entry.head) as MatchHead;
  }
  return faults;
}

function entryFaults(
  { hosted }: Log,
  world: World,
  entry: NewEntry,
  version: number,
  before: MatchHead,
): string[] {
  const { atMs, seat } = entry;
  if (atMs < before.updatedAtMs)
    return [`times: version ${version} stands before the one before it`];
  const fromMs = countsFromMs(hosted, entry, before);
  if (atMs < fromMs) return [`times: version ${version} stands before its release`];
  if (seat === "" || seat === REFEREE || isOfUnknownTime(entry)) return [];
  const acted = actedAtMs(hosted, world, entry, before);
  const fits = acted.some((ms) => atMs === ms || atMs > ms + LATE_AFTER_MS);
  if (fits) return [];
  return [`times: version ${version} stands at ${atMs}, and counts from ${acted.join(" or ")}`];
}

/** When the seat may have acted, as far as the log may tell: a request can arrive twice. */
export function actedAtMs(
  hosted: AnyHostableGame,
  { hosts }: World,
  entry: NewEntry,
  before: MatchHead,
): readonly number[] {
  const { matchId, commandId } = entry;
  const fromMs = countsFromMs(hosted, entry, before);
  if (commandId.startsWith("auto ")) return [fromMs];
  if (isOfUnknownTime(entry)) return [entry.atMs];
  const ofClient = commandId.startsWith("abandon ") ? null : commandId;
  return hosts
    .flatMap(({ arrived }) => arrived)
    .filter(({ action }) => action.matchId === matchId && action.commandId === ofClient)
    .map((arrival) => Math.max(arrival.atMs, fromMs));
}

/** Nobody sees when a bot has decided. */
const isOfUnknownTime = ({ commandId }: NewEntry): boolean => commandId.startsWith("bot ");

/** Before this time the action cannot stand. */
function countsFromMs(
  { game }: AnyHostableGame,
  { body }: NewEntry,
  { updatedAtMs, releaseMs }: MatchHead,
): number {
  const { move = "" } = JSON.parse(body) as { readonly move?: string };
  const parsed = game.parse(move);
  const isAnswer = parsed.ok && !game.isAnytime(parsed.command);
  return isAnswer ? Math.max(updatedAtMs, releaseMs ?? 0) : updatedAtMs;
}
