/** Performs what is due in a match: its start, its end, a bot's move, a pass, a timeout. */

import { type BotMoves, chooseMove } from "../bots/bot-moves.ts";
import { MatchError } from "../errors.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import { hostCommandId, REFEREE, type Submit } from "../playing/actions.ts";
import type { Arrivals } from "../playing/arrivals.ts";
import type { Commits } from "../playing/commits.ts";
import { isMissed, resumeClocks, TIMEOUT_WITHIN_MS } from "../playing/resume-clocks.ts";
import type { Settings, SettingsNow } from "../playing/seat-settings.ts";
import { NOBODY_JOINED, NOT_OPENED } from "../seating/calling-off.ts";
import type { Seating } from "../seating/seating.ts";
import { sleepUntil, type Time } from "../timing/time.ts";
import { GIVEN_UP } from "../timing/until-closed.ts";
import { type Due, dueOf, wakeMsOf } from "./due.ts";
import type { Lease } from "./lease.ts";

interface Parts extends BotMoves {
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly arrivals: Arrivals;
  readonly settings: Settings;
  readonly seating: Seating;
  readonly submit: Submit;
  readonly lease: Lease;
  readonly time: Time;
  /** Notes a downtime that has just ended, if there was one. */
  readonly catchUp: () => Promise<void>;
  readonly servesSinceMs: () => number;
  /** Whether bots think here; elsewhere their moves stay due. */
  readonly thinks: boolean;
}

/** Performs what is due now, if anything is; returns what is due after that. */
export type RunDue = (matchId: string) => Promise<Due | null>;

export function createDueRunner(parts: Parts): RunDue {
  const { live, commits, arrivals, settings, seating, submit, lease, time } = parts;
  const { catchUp, servesSinceMs, untilClosed } = parts;

  async function dueBy(match: LiveMatch, { bySeat }: SettingsNow): Promise<Due | null> {
    return dueOf(match, bySeat, await live.downtimes());
  }

  /** Submits a command for a seat or the referee. What is due is legal, so a refusal is a bug of ours. */
  async function submitFor(
    match: LiveMatch,
    seat: string,
    by: string,
    move: string,
    why: Pick<Parameters<Submit>[2], "settingsRevision" | "timeoutOf" | "arrivedMs"> = {},
  ): Promise<void> {
    const { version: expectedVersion } = match;
    const commandId = hostCommandId(by, expectedVersion);
    const action = { expectedVersion, commandId, move, isByHost: true as const, ...why };
    const acted = await submit(match, seat, action);
    if (!acted.ok) throw new Error(`the rules refuse what was due (${acted.rejection.code})`);
  }

  /**
   * What came in time counts although it is not written yet, unless that takes so long that the timeout is
   * missed. Then the match is looked at again.
   */
  async function waitFor(inTime: Promise<unknown>, endMs: number): Promise<boolean> {
    const missed = sleepUntil(time, endMs + TIMEOUT_WITHIN_MS + 1);
    return (await untilClosed.wait(Promise.race([inTime, missed]))) !== GIVEN_UP;
  }

  /** Whether it was done. If not, this process has nothing more to do in the match. */
  async function perform(
    match: LiveMatch,
    due: Due,
    nowMs: number,
    { revision }: SettingsNow,
  ): Promise<boolean> {
    switch (due.work) {
      case "start":
        await seating.startOrAbort(match);
        return true;
      case "abort":
        await seating.abort(match, "abort", NOT_OPENED);
        return true;
      case "call-off":
        await seating.abort(match, "abort", NOBODY_JOINED);
        return true;
      case "bot": {
        if (!parts.thinks) return true;
        const move = await lease.during(match.matchId, () => chooseMove(parts, match, due));
        if (move === null) {
          await lease.release(match.matchId);
          return false;
        }
        await submitFor(match, due.seat, "bot", move);
        return true;
      }
      case "pass":
        await submitFor(match, due.seat, "auto", due.move, {
          // It takes effect exactly then, however long it took to get here.
          arrivedMs: due.atMs,
          ...(revision !== null && { settingsRevision: revision }),
        });
        return true;
      case "timeout": {
        if (isMissed(due.atMs, { nowMs, servesSinceMs: servesSinceMs() })) {
          await resumeClocks(commits, match, time.now());
          return true;
        }
        const inTime = arrivals.until(match.matchId, due.atMs);
        if (inTime !== null) return waitFor(inTime, due.atMs);
        const { game, timeout } = match.game();
        const move = game.notation(timeout(due.seat));
        await submitFor(match, REFEREE, "timeout", move, { timeoutOf: due.seat });
        return true;
      }
    }
  }

  return async (matchId) => {
    try {
      const match = await live.load(matchId);
      await catchUp();
      // Read before the downtimes: if the machine sleeps while they are read, nobody may be timed out for that.
      const nowMs = time.now();
      const set = await settings.in(match);
      const due = await dueBy(match, set);
      if (due === null || wakeMsOf(due) > nowMs) return due;
      if (!(await perform(match, due, nowMs, set))) return null;
    } catch (error) {
      if (!(error instanceof MatchError)) throw error;
      // The match has been deleted in the meantime.
      if (error.code === "no-such-match" || error.code === "closed") return null;
      // Somebody else was faster, or the game refused to start the match and it was called off: look again.
      if (error.code !== "stale-version" && error.code !== "cannot-start") throw error;
    }
    const match = await live.load(matchId);
    return dueBy(match, await settings.in(match));
  };
}
