/** LunchTable and Lorcana with chance taken out. */

import type { LunchTable } from "@ltcg/engine";
import { createRandom, defineGame, type Game, type GameTypes, idsIn, type Play } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import type { Lorcana } from "@tcg/lorcana-engine";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { everySeatBegins } from "../../packages/core/src/testkit/checks/every-seat-begins.ts";
import { shufflesShuffle } from "../../packages/core/src/testkit/checks/shuffles-shuffle.ts";
import { fuzzLorcana } from "../fuzz/lorcana.ts";
import { fuzzLunchtable } from "../fuzz/lunchtable.ts";
import { matchesOf } from "./matches.ts";

type Draws<G extends GameTypes> = Pick<Play<G>, "random" | "shuffled">;

/** The game whose opening draws in another way. */
function drawing<G extends GameTypes>(
  game: Game<G>,
  otherwise: (play: Play<G>) => Partial<Draws<G>>,
): Game<G> {
  const { setup } = rulesOf(game);
  return defineGame<G>({
    ...rulesOf(game),
    setup: {
      ...setup,
      begin: (play, options) => setup.begin(Object.assign(play, otherwise(play)), options),
    },
  });
}

/** Numbers are drawn, and something else is taken for what they say. */
function ignoring<G extends GameTypes>(
  streams: RegExp,
  instead: (draw: Parameters<Play<G>["random"]>[1]) => unknown,
): (play: Play<G>) => Partial<Draws<G>> {
  return (play) => {
    const draws = play.random.bind(play);
    return {
      random: <T>(stream: string, draw: Parameters<typeof draws<T>>[1]): T => {
        const drawn = draws(stream, draw);
        return streams.test(stream) ? (instead(draw) as T) : drawn;
      },
    };
  };
}

const sameDecks = <G extends GameTypes>(game: Game<G>): Game<G> =>
  drawing(
    game,
    ignoring<G>(/^deck/, (draw) => draw(createRandom(1))),
  );

const hostFirst = <G extends GameTypes>(game: Game<G>): Game<G> =>
  drawing(
    game,
    ignoring<G>(/^(first seat|chooser)$/, () => "host"),
  );

/** A deck into which cards of an opening hand went is announced as shuffled, and is not. */
function keepsAlteredDecks(game: Game<Lorcana>): Game<Lorcana> {
  const { tasks } = rulesOf(game);
  const shuffle = tasks["setup/shuffle"];
  return defineGame<Lorcana>({
    ...rulesOf(game),
    tasks: {
      ...tasks,
      "setup/shuffle": {
        ...shuffle,
        run(play, task) {
          const asItIs: Draws<Lorcana>["shuffled"] = (seat, zone) =>
            play.reordered(seat, zone, idsIn(play.state, seat, zone));
          shuffle.run(Object.assign(play, { shuffled: asItIs }), task);
        },
      },
    },
  });
}

const lunchtable = (broken: (game: Game<LunchTable>) => Game<LunchTable>): Run =>
  matchesOf(fuzzLunchtable, broken);
const lorcana = (broken: (game: Game<Lorcana>) => Game<Lorcana>): Run =>
  matchesOf(fuzzLorcana, broken);

export const lunchtableChances: readonly SeededBug[] = [
  ["decks are shuffled the same each time", lunchtable(sameDecks), shufflesShuffle],
  ["host begins unless away is named", lunchtable(hostFirst), everySeatBegins],
];

export const lorcanaChances: readonly SeededBug[] = [
  ["decks are shuffled the same each time", lorcana(sameDecks), shufflesShuffle],
  ["altered hands are not shuffled in", lorcana(keepsAlteredDecks), shufflesShuffle],
  ["it is always host who chooses who begins", lorcana(hostFirst), everySeatBegins],
];
