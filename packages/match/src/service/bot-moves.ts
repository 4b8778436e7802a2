/** One move of a bot, if one has to act. */
import { createRandom, deepFreeze, type GameTypes, type LegalMove } from "@tcg/core";
import type { Submit } from "./actions.ts";
import type { BotTable } from "./bots.ts";
import { MatchError } from "./errors.ts";
import type { LiveMatches } from "./live-matches.ts";
import { GIVEN_UP, type UntilClosed } from "./until-closed.ts";

export function createPlayBot(parts: {
  readonly bots: BotTable;
  readonly live: LiveMatches;
  readonly submit: Submit;
  readonly untilClosed: UntilClosed;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}): (matchId: string) => Promise<boolean> {
  const { bots, live, submit, untilClosed, onProblem } = parts;
  /** Whether a bot has acted, so that there may be more to do. */
  return async (matchId) => {
    const match = await live.load(matchId);
    const due = match.botToAct();
    if (due === null || match.entry === null || match.state === null) return false;
    const { game } = match.entry;
    // Frozen, as it shares parts with the match: a bot that writes to it fails, and nobody else does.
    const legal = deepFreeze(game.legalMoves(match.state, due.seat));
    const random = createRandom(match.setup.botSeed, `${due.seat} at ${match.version}`);
    const patient = legal.filter(({ command }) => !game.isAnytime(command));
    const anyMove = (): LegalMove<GameTypes> => random.pick(patient.length > 0 ? patient : legal);
    let chosen: LegalMove<GameTypes>;
    try {
      const bot = bots[due.bot];
      if (bot === undefined) throw new Error(`the bot ${due.bot} is not here`);
      const known = deepFreeze(game.insight(match.state, due.seat));
      const isWaitedFor = match.isPlayedByPeople;
      const wanted = await untilClosed.wait(
        bot.choose({ game, ...known, legalMoves: legal, random, isWaitedFor }),
      );
      if (wanted === GIVEN_UP) return false;
      const listed = legal.find(({ id }) => id === wanted.id);
      if (listed === undefined)
        throw new Error(`${due.bot} chose ${wanted.id}, which is not legal`);
      chosen = listed;
    } catch (problem) {
      // A bot that fails still has an opponent who waits.
      onProblem(problem, matchId);
      chosen = anyMove();
    }
    try {
      await submit(match, due.seat, {
        expectedVersion: match.version,
        commandId: `bot:${match.version}`,
        move: chosen.id,
      });
    } catch (error) {
      // Somebody else was faster: look again.
      if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
    }
    return true;
  };
}
