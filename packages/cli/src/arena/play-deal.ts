/**
 * One deal, played twice: the same decks, shuffles and luck, with the bots at each other's seats. What
 * cards are worth is so taken out of the comparison. It depends on the request and its number alone.
 */
import { fromDecks } from "@tcg/bots";
import { createRandom, type GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { startMatch } from "../start-match.ts";
import { type Deal, dealOf } from "./deals.ts";
import type { ArenaRequest, DealResult } from "./request.ts";

export function playDeal<G extends GameTypes>(
  hosted: HostableGame<G>,
  request: ArenaRequest,
  number: number,
): DealResult {
  const deal = dealOf(request, number);
  const games = ([0, 1] as const).map((place) => playAt(hosted, request, deal, number, place));
  const [one, other] = games as [Game, Game];
  return {
    deal: number,
    scores: [one.score, other.score],
    turns: [one.turns, other.turns],
  };
}

interface Game {
  readonly score: number;
  readonly turns: number;
}

/** `place`: which seat the judged bot has. */
function playAt<G extends GameTypes>(
  hosted: HostableGame<G>,
  { seed, bots, decks }: ArenaRequest,
  deal: Deal,
  number: number,
  place: 0 | 1,
): Game {
  const { game, seats, maxCommands } = hosted;
  const seating = seats.slice(0, 2);
  const opening = startMatch(
    hosted,
    deal.seed,
    new Map(seating.map((seat, i) => [seat, deal.decks[i === 0 ? 0 : 1]] as const)),
  );
  const prior = fromDecks(
    game,
    decks.map(({ cards }) => cards),
  );
  const players = new Map(
    seating.map((seat, i) => {
      const bot = findBot(bots[i === place ? 0 : 1]);
      return [seat, { bot, random: createRandom(seed, `deal ${number}, ${seat}`) }] as const;
    }),
  );
  let { state } = opening;
  for (let given = 0; state.outcome.status === "running" && given < maxCommands; given++) {
    const [seat] = game.actors(state);
    const player = seat === undefined ? undefined : players.get(seat);
    if (seat === undefined || player === undefined) throw new Error("nobody may act");
    const legalMoves = game.legalMoves(state, seat);
    const known = game.insight(state, seat);
    const move = player.bot.choose({ game, ...known, legalMoves, random: player.random, prior });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(`${seat} ${move.id}: ${decision.rejection.message}`);
    state = decision.state;
  }
  const judged = seating[place];
  const winners = state.outcome.status === "ended" ? state.outcome.winners : [];
  const isDraw = winners.length !== 1;
  return {
    score: isDraw ? 0.5 : winners[0] === judged ? 1 : 0,
    turns: hosted.turnNumber(state),
  };
}
