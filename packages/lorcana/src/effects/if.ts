import { holds } from "../reading/conditions.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.7.6: "instead" within one's own text is this too, with `otherwise`. */
export const ifEffect: EffectRule<EffectOf<"if">> = {
  run(r, effect) {
    const { choose, condition, effects, otherwise = [] } = effect;
    if (choose !== undefined) {
      if (r.targets("choose", choose) === null) return;
      const { choose: _, ...asked } = effect;
      return r.instead([asked]);
    }
    const meant = holds(r.context, condition) ? effects : otherwise;
    r.did(meant.length);
    r.instead(meant);
  },
};
