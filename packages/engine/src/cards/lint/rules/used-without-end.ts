import type { EffectRule } from "../finding.ts";
import { isActivation } from "../world.ts";

/**
 * An effect that a seat uses again and again for nothing: only the links of a turn end it (LT 1.4), and
 * the other seat is asked for a response each time.
 */
export const usedWithoutEnd: EffectRule = {
  severity: "warning",
  find({ world: { config }, card, effect }) {
    const { type, costs = [], oncePerTurn, hardOncePerTurn, condition, actions } = effect;
    const isUsed = (type === "ignition" || type === "quick") && !isActivation(card, effect);
    const isBound = oncePerTurn || hardOncePerTurn || costs.length > 0 || condition !== undefined;
    // Its card may leave, or be turned so that it cannot be used.
    const isAboutItself = actions.some((a) => "what" in a && a.what?.kind === "self");
    if (!isUsed || isBound || isAboutItself) return [];
    const most = config.maxLinksPerTurn;
    const message = `costs nothing and has no limit: only the ${most} links of a turn end it`;
    return [{ at: "actions", message }];
  },
};
