import { canPayAll, costTasks } from "../costs/index.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.1.2: [A] to [B]: without paying all of A, none of B. */
export const pay: EffectRule<EffectOf<"pay">> = {
  run(r, { costs, effects }) {
    const { book, play, seat } = r;
    const card = r.resolution.self;
    if (!canPayAll({ book, state: play.state, seat, card }, costs)) return;
    r.instead(effects);
    play.next(...costTasks({ seat, card }, costs));
  },
  isPossible: ({ book, play, seat, resolution }, { costs }) =>
    canPayAll({ book, state: play.state, seat, card: resolution.self }, costs),
};
