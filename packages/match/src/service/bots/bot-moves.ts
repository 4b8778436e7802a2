/** Chooses the move of a bot that has to act. */
import { createRandom, deepFreeze, type GameTypes, type LegalMove } from "@tcg/core";
import type { LiveMatch } from "../matches/live-match.ts";
import { MatchProblem } from "../problems/problem.ts";
import { GIVEN_UP, type UntilClosed } from "../timing/until-closed.ts";
import type { BotTable } from "./bots.ts";

export interface BotMoves {
  readonly bots: BotTable;
  readonly untilClosed: UntilClosed;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

/** Returns the id of the move; null if the service is closed before the bot has decided. */
export async function chooseMove(
  { bots, untilClosed, onProblem }: BotMoves,
  match: LiveMatch,
  { seat, bot: name }: { readonly seat: string; readonly bot: string },
): Promise<string | null> {
  const { game } = match.game();
  const where = { matchId: match.matchId, version: match.version, bot: name };
  if (match.state === null) return null;
  // Frozen, as it shares parts with the match: a bot that writes to it fails, and nobody else is affected.
  const legalMoves = deepFreeze(game.legalMoves(match.state, seat));
  const random = createRandom(match.setup.botSeed, `${seat} at ${match.version}`);
  const patient = legalMoves.filter(({ command }) => !game.isAnytime(command));
  const [only, ...others] = patient;
  if (only !== undefined && others.length === 0) return only.id;
  const anyMove = (): LegalMove<GameTypes> =>
    random.pick(patient.length > 0 ? patient : legalMoves);
  try {
    const bot = bots[name];
    if (bot === undefined) throw new MatchProblem("bot-missing", null, where);
    const known = deepFreeze(game.insight(match.state, seat));
    const isWaitedFor = match.isPlayedByPeople;
    const wanted = await untilClosed.wait(
      bot.choose({ game, ...known, legalMoves, random, isWaitedFor }),
    );
    if (wanted === GIVEN_UP) return null;
    const listed = legalMoves.find(({ id }) => id === wanted.id);
    if (listed === undefined) throw new MatchProblem("bot-illegal", null, where);
    return listed.id;
  } catch (problem) {
    // If a bot fails, its opponent is still waiting: make any move.
    onProblem(problem, match.matchId);
    return anyMove().id;
  }
}
