/** One game of a simulation. It depends on the request and its number alone, not on the thread. */
import { fromDecks } from "@tcg/bots";
import { createRandom, drawSeed, type EventOf, type GameTypes, recordMatch } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { startMatch } from "../start-match.ts";
import { type CardsUsed, type GameResult, type SimRequest, UNFINISHED } from "./request.ts";

export function playGame<G extends GameTypes>(
  hosted: HostableGame<G>,
  request: SimRequest,
  number: number,
): GameResult {
  const { game, seats, maxCommands } = hosted;
  const { seed, sides, swap } = request;
  const shift = swap ? number % 2 : 0;
  const sideOf = (seat: G["seat"]): 0 | 1 => ((seats.indexOf(seat) + shift) % 2 === 0 ? 0 : 1);
  const decks = new Map(seats.map((seat) => [seat, sides[sideOf(seat)].deck] as const));
  const opening = startMatch(hosted, drawSeed(createRandom(seed, `game ${number}`)), decks);
  const prior = fromDecks(game, [...new Set([...decks.values()].map(({ cards }) => cards))]);
  const players = new Map(
    seats.map((seat) => {
      const bot = findBot(sides[sideOf(seat)].bot);
      return [seat, { bot, random: createRandom(seed, `game ${number}, ${seat}`) }] as const;
    }),
  );

  const used = [new Used(), new Used()] as const;
  const { cardUse } = hosted;
  const look = (events: readonly EventOf<G>[]): void => {
    for (const event of events) {
      const use = cardUse?.(event) ?? null;
      if (use !== null) used[sideOf(use.seat)][use.how].add(use.def);
    }
  };

  const commands: [G["seat"], G["command"]][] = [];
  look(opening.events);
  let { state } = opening;
  while (state.outcome.status === "running" && commands.length < maxCommands) {
    const [seat] = game.actors(state);
    const player = seat === undefined ? undefined : players.get(seat);
    if (seat === undefined || player === undefined) break;
    const known = game.insight(state, seat);
    const legalMoves = game.legalMoves(state, seat);
    const move = player.bot.choose({ game, ...known, legalMoves, random: player.random, prior });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(`${seat} ${move.id}: ${decision.rejection.message}`);
    commands.push([seat, move.command]);
    state = decision.state;
    look(decision.events);
  }

  const { outcome } = state;
  const first = hosted.firstSeat(opening.state);
  return {
    number,
    winners: outcome.status === "ended" ? outcome.winners.map(sideOf) : [],
    first: first === null ? null : sideOf(first),
    turns: hosted.turnNumber(state),
    commands: commands.length,
    ending: outcome.status === "ended" ? outcome.reason : UNFINISHED,
    cards: cardUse === undefined ? null : [used[0].all(), used[1].all()],
    ...(request.record && { record: recordMatch(game, opening.options, commands, state) }),
  };
}

class Used {
  readonly drawn = new Set<string>();
  readonly played = new Set<string>();

  all(): CardsUsed {
    return { drawn: [...this.drawn], played: [...this.played] };
  }
}
