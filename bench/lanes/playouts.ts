/**
 * What a bot that searches does most: from what its seat sees it imagines a world, plays on in it at
 * random with the moves listed, and looks how it stands then.
 */
import type { Game, GameTypes, Insight, State } from "@tcg/core";
import { timed } from "../clock.ts";
import { insightOf } from "./insight.ts";
import type { Lane, Recorded } from "./lane.ts";
import { hashOf } from "./plain.ts";
import { drawn, freshStates } from "./playing.ts";
import type { Subject } from "./subject.ts";

/** Of the states of a match, one in so many is thought about. */
const EVERY = 20;
/** Commands of a playout. */
const COMMANDS = 20;

export function playouts<G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
): Lane {
  const { core, bots, game } = subject;
  const prior = bots.anyCard(game);
  const score = scorerOf(game);
  /** Each is thought about once. */
  const insights = (): Insight<G>[] =>
    matches.flatMap((commands, match) =>
      freshStates(subject, match, commands)
        .map((state, i) => ({ state, actor: commands[i]?.[0] as G["seat"] }))
        .filter((_, i) => i % EVERY === 0)
        .map(({ state, actor }) => insightOf(game, state, actor)),
    );
  return (passes) => {
    const passesOfInsights = Array.from({ length: passes }, insights);
    let scores: number[] = [];
    const used = timed(() => {
      for (const each of passesOfInsights) {
        const random = core.createRandom(1, "playouts");
        scores = each.map((insight) => {
          const world = core.Simulation.from(game, game.imagine(insight, random, prior));
          for (let played = 0; played < COMMANDS; played++) {
            if (world.state.outcome.status !== "running") break;
            const actor = random.pick(world.actors);
            world.play(actor, drawn(subject, random, [...world.eachLegal(actor)]));
          }
          return score(world.state, insight.view.viewer as G["seat"]);
        });
      }
      return passes * scores.length;
    });
    return { parts: { playout: used }, result: hashOf(scores) };
  };
}

/** Without a view where a checkout can do that. */
function scorerOf<G extends GameTypes>(
  game: Game<G>,
): (state: State<G>, seat: G["seat"]) => number {
  // A checkout from before cannot.
  const { evaluateState } = game as Partial<Game<G>>;
  return evaluateState ?? ((state, seat) => game.evaluate(game.mask(state, seat)));
}
