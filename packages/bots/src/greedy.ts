/**
 * One step ahead. The bot imagines a world that fits what it knows, tries every move there (trial.ts), and
 * takes the one after which its view looks best by the game's own `evaluate`. (A second world,
 * measured over 100 matches of LunchTable against the first, won 51 of them and cost twice the time.)
 */
import type { GameTypes, LegalMove } from "@tcg/core";
import { type Bot, earnestMoves, type Situation } from "./bot.ts";
import { anyCard } from "./priors.ts";
import { byPatience, type Trial, trialOf } from "./trial.ts";

/** Beyond this many moves some are drawn at random. */
const MOVES = 40;

export const greedy: Bot = {
  name: "greedy",
  about: "looks one step ahead in an imagined world and takes what looks best afterwards",
  choose(situation) {
    const [best] = bestFirst(situation);
    return best.move;
  },
};

export type Ranked<G extends GameTypes> = Pick<Trial<G>, "move" | "passesOn">;

/** The moves in the order in which they look best one step ahead: at least one. */
export function bestFirst<G extends GameTypes>(
  situation: Situation<G>,
): readonly [Ranked<G>, ...Ranked<G>[]] {
  const { game, view, random, prior = anyCard(game) } = situation;
  const [first, ...others] = unlike(random.shuffle(earnestMoves(situation))).slice(0, MOVES) as [
    LegalMove<G>,
    ...LegalMove<G>[],
  ];
  if (others.length === 0) return [{ move: first, passesOn: false }];
  const world = game.imagine(situation, random, prior);
  const trials = [first, ...others].map((move) => trialOf(situation, world, move));
  return byPatience(trials, game.evaluate(view)) as [Trial<G>, ...Trial<G>[]];
}

/** One of each group of moves that read alike, such as one card to several free slots. */
function unlike<G extends GameTypes>(moves: readonly LegalMove<G>[]): LegalMove<G>[] {
  return [...new Map(moves.map((move) => [move.text, move])).values()];
}
