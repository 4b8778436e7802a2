/** One job of the question: a deal with the cards of before and of after, or a match that was recorded. */
import type { GameTypes, MatchRecord } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { playGame } from "../sim/play-game.ts";
import type { SimRequest } from "../sim/request.ts";
import { divergence } from "./divergence.ts";
import { type ImpactRequest, type Job, type Outcome, pairsOf } from "./request.ts";

export function playBoth<G extends GameTypes>(
  [before, after]: readonly [HostableGame<G>, HostableGame<G>],
  request: ImpactRequest,
  job: Job,
): Outcome {
  if ("record" in job) {
    const record = job.record as unknown as MatchRecord<G>;
    return { results: null, divergence: divergence(before, after, record) };
  }
  const { record, ...was } = playGame(before, askedOf(request, 0, job.number, true), job.number);
  const is = playGame(after, askedOf(request, 1, job.number, false), job.number);
  return {
    results: [was, is],
    divergence: divergence(before, after, record as MatchRecord<G>),
  };
}

function askedOf(
  { game, seed, bot, games, decks }: ImpactRequest,
  set: 0 | 1,
  number: number,
  record: boolean,
): SimRequest {
  const pair = pairsOf(decks[set].length)[Math.floor(number / games)];
  const side = (place: 0 | 1): SimRequest["sides"][0] => {
    const deck = decks[set][pair?.[place] ?? -1];
    if (deck === undefined) throw new RangeError(`there is no game ${number}`);
    return { bot, deck };
  };
  return { game, seed, games, sides: [side(0), side(1)], swap: true, record };
}
