import type { EffectOf, EffectRule } from "./effect.ts";
import { isPossible } from "./index.ts";

/** CR 7.1: an impossible mode cannot be chosen; if none is possible, nothing happens. */
export const chooseOne: EffectRule<EffectOf<"choose-one">> = {
  run(r, { options }) {
    const open = [...options.keys()].filter((i) =>
      options[i]?.every((each) => isPossible(r, each)),
    );
    if (open.length === 0) return;
    const option = r.option("mode", r.seat, open, "mode");
    if (option !== null) r.instead(options[option] ?? []);
  },
  isPossible: (r, { options }) =>
    options.some((effects) => effects.every((each) => isPossible(r, each))),
};
