import { attackTargets } from "../combat/legality.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** LT 10.4: any legal target, direct if the board is empty, or call it off. */
export const respondReplay: MoveOf<"RESPOND_REPLAY"> = {
  answers: ["replay"],
  *candidates({ state }, seat) {
    yield { type: "RESPOND_REPLAY" };
    for (const target of attackTargets(state, seat)) {
      yield target === null
        ? { type: "RESPOND_REPLAY", direct: "direct" }
        : { type: "RESPOND_REPLAY", target };
    }
  },
  validate({ state }, seat, { target, direct }) {
    const targets = attackTargets(state, seat);
    if (target !== undefined) {
      const isLegal = direct === undefined && targets.includes(target);
      return isLegal ? null : reject("attack/bad-target", { target });
    }
    return direct === undefined || targets.includes(null) ? null : reject("attack/not-direct");
  },
  execute(play, { target, direct }) {
    const { attack } = play.state.shared;
    if (attack === null) return;
    if (target === undefined && direct === undefined) {
      play.emit({ type: "ATTACK_ENDED", why: "called_off" });
      return;
    }
    const chosen = target ?? null;
    if (chosen === attack.target) return;
    play.emit({ type: "ATTACK_REDIRECTED", attack: { ...attack, target: chosen } });
  },
};
