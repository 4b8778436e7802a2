/** One piece of work that is due in a match. */
import { REFEREE, type Submit } from "./actions.ts";
import { type BotMoves, chooseMove } from "./bot-moves.ts";
import { type Due, dueOf } from "./due.ts";
import { MatchError } from "./errors.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";
import type { Seating } from "./seating.ts";
import type { Settings } from "./settings-of-seats.ts";
import type { Time } from "./time.ts";

interface Parts extends BotMoves {
  readonly live: LiveMatches;
  readonly settings: Settings;
  readonly seating: Seating;
  readonly submit: Submit;
  readonly time: Time;
}

/** Does what is due now, if anything is; gives what is due after that. */
export function createDoing(parts: Parts): (matchId: string) => Promise<Due | null> {
  const { live, settings, seating, submit, time } = parts;

  async function dueIn(match: LiveMatch): Promise<Due | null> {
    return dueOf(match, await settings.all(match.matchId), await live.downtimes());
  }

  /** Whether it was done; if not, there is nothing more to do here. */
  async function doIt(match: LiveMatch, due: Due): Promise<boolean> {
    const { version: expectedVersion } = match;
    switch (due.work) {
      case "start":
        await seating.start(match);
        return true;
      case "abort":
        await seating.abort(
          match,
          "abort",
          "Somebody did not open the random numbers that their seat had committed to.",
        );
        return true;
      case "bot": {
        const move = await chooseMove(parts, match, due);
        if (move === null) return false;
        const commandId = `bot:${expectedVersion}`;
        await submit(match, due.seat, { expectedVersion, commandId, move });
        return true;
      }
      case "pass": {
        const commandId = `auto:${expectedVersion}`;
        await submit(match, due.seat, { expectedVersion, commandId, move: due.move });
        return true;
      }
      case "timeout": {
        const { game, timeout } = match.game();
        const move = game.notation(timeout(due.seat));
        const commandId = `timeout:${expectedVersion}`;
        await submit(match, REFEREE, { expectedVersion, commandId, move });
        return true;
      }
    }
  }

  return async (matchId) => {
    const match = await live.load(matchId);
    const due = await dueIn(match);
    if (due === null || due.atMs > time.now()) return due;
    try {
      if (!(await doIt(match, due))) return null;
    } catch (error) {
      // Somebody else was faster: look again.
      if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
    }
    return dueIn(await live.load(matchId));
  };
}
