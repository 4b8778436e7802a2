import { opponentsOf } from "../reading/table.ts";
import type { Seat } from "../vocabulary.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.1.3: decided now; declining skips this sentence and no other. */
export const may: EffectRule<EffectOf<"may">> = {
  run(r, { effects, otherwise = [], who }) {
    const decider = who === "opponent" ? (opponentsOf(r.play.state, r.seat)[0] as Seat) : r.seat;
    const answer = r.yes("may", decider);
    if (answer !== null) r.instead(answer ? effects : otherwise);
  },
};
