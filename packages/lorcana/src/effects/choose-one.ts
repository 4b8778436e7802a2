import type { Effect } from "../cards.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

/** CR 7.1.2a: an impossible mode cannot be chosen; if none is possible, nothing happens. */
export const chooseOne: EffectRule<EffectOf<"choose-one">> = {
  run(r, { options }) {
    const open = [...options.keys()].filter((i) => isOpen(r, options[i] ?? []));
    if (open.length === 0) return r.did(0);
    const option = r.option("mode", r.seat, open, "mode");
    if (option !== null) r.instead(options[option] ?? []);
  },
  isPossible: (r, { options }) => options.some((effects) => isOpen(r, effects)),
};

/**
 * CR 1.2.3: a mode is done as far as it can be, so one part of it is enough; what the others need may
 * not be there before the first has been done.
 */
function isOpen(r: Resolving, effects: readonly Effect[]): boolean {
  return effects.some((each) => r.isPossible(each));
}
