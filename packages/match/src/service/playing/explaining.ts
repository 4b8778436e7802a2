/** Why commands are legal or not, as the rules say it to the seat that asks. Nothing is played. */
import type { Explanation, GameTypes } from "@tcg/core";
import { MatchError, notStarted } from "../errors.ts";
import type { LiveMatch } from "../matches/live-match.ts";
import type { Explained } from "../requests.ts";

/** Enough for every command that a table suggests, and a bound for the rest. */
const MAX_COMMANDS = 500;

export function explainIn(match: LiveMatch, seat: string, commands: readonly unknown[]): Explained {
  if (commands.length > MAX_COMMANDS) {
    throw new MatchError("bad-request", `At most ${MAX_COMMANDS} commands are explained at once.`);
  }
  const { game } = match.game();
  const { state, version } = match;
  if (state === null) throw notStarted();
  const explain = (given: unknown): Explanation<GameTypes> => {
    if (typeof given !== "string") return game.explain(state, seat, given);
    const parsed = game.parse(given);
    if (!parsed.ok) return { legal: false, rejection: parsed.rejection };
    return game.explain(state, seat, parsed.command);
  };
  return { version, explanations: commands.map(explain) };
}
