/** What bots think with, of this checkout and of one from before, whose views had all of it. */
import type { Game, GameTypes, Insight, State } from "@tcg/core";

/** There `imagine` takes the view, so what stands in for an insight is the view as well. */
export function insightOf<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: G["seat"],
): Insight<G> {
  const { insight } = game as Partial<Game<G>>;
  if (insight !== undefined) return insight(state, seat);
  const view = game.mask(state, seat);
  return { ...view, view, work: { tasks: [], queue: [], prompts: [] } };
}
