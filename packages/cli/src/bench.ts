/** `lunchtable bench`: how fast a game is played here, in one thread. */
import { type BotName, bots } from "@tcg/bots";
import { createRandom, type GameTypes, Simulation } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { findDeck } from "./decks.ts";
import { playGame } from "./sim/play-game.ts";
import type { SimRequest } from "./sim/request.ts";
import { startMatch } from "./start-match.ts";

export interface Rate {
  readonly way: string;
  readonly games: number;
  readonly commands: number;
  readonly seconds: number;
}

/** Each way of playing for about so many seconds, after a warm-up of a fifth of that. */
export function bench<G extends GameTypes>(table: HostableGame<G>, seconds: number): Rate[] {
  const ways: Readonly<Record<string, (number: number) => number>> = {
    "random commands, in place": (number) => playInPlace(table, number),
    "random bots, from views": (number) => playBots(table, "random", number),
    "greedy bots, from views": (number) => playBots(table, "greedy", number),
  };
  return Object.entries(ways).map(([way, play]) => {
    timed(play, seconds / 5);
    return { way, ...timed(play, seconds) };
  });
}

function timed(play: (number: number) => number, seconds: number): Omit<Rate, "way"> {
  const begun = performance.now();
  let games = 0;
  let commands = 0;
  let elapsed = 0;
  do {
    commands += play(games);
    games++;
    elapsed = (performance.now() - begun) / 1000;
  } while (elapsed < seconds);
  return { games, commands, seconds: elapsed };
}

function playInPlace<G extends GameTypes>(table: HostableGame<G>, number: number): number {
  const { game, seats, maxCommands } = table;
  const decks = new Map(seats.map((seat, place) => [seat, findDeck(table, undefined, place)]));
  const { options } = startMatch(table, number, decks);
  const match = Simulation.start(game, options);
  const random = createRandom(number, "bench");
  let commands = 0;
  while (match.state.outcome.status === "running" && commands < maxCommands) {
    const seat = random.pick(match.actors);
    const legal = match.legal(seat).filter((command) => !game.isAnytime(command));
    match.play(seat, random.pick(legal));
    commands++;
  }
  return commands;
}

function playBots<G extends GameTypes>(
  table: HostableGame<G>,
  bot: BotName,
  number: number,
): number {
  const side = (place: number) => ({
    bot: bots[bot].name,
    deck: findDeck(table, undefined, place),
  });
  const request: SimRequest = {
    game: table.game.id,
    seed: 1,
    games: 1,
    sides: [side(0), side(1)],
    swap: true,
    record: false,
  };
  return playGame(table, request, number).commands;
}

export function rateLines(rates: readonly Rate[]): string[] {
  const width = Math.max(...rates.map(({ way }) => way.length));
  return rates.map(({ way, games, commands, seconds }) => {
    const perSecond = (count: number): string => (count / seconds).toFixed(1).padStart(10);
    return `  ${way.padEnd(width)} ${perSecond(games)} games a second ${perSecond(commands)} commands a second`;
  });
}
