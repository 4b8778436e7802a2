import { idsIn } from "@tcg/core";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { EffectOf, EffectRule } from "./effect.ts";
import { playNamed } from "./play-free.ts";
import { inkByEffect } from "./put-into-inkwell.ts";

/** CR 7.1.10: everybody sees it, so what it is may decide what happens. */
export const revealTop: EffectRule<EffectOf<"reveal-top">> = {
  run(r, { where, to, otherwise, as }) {
    const { play, seat } = r;
    const [top] = idsIn(play.state, seat, "deck");
    if (top === undefined) return r.did(0);
    play.emit({ type: "CARDS_REVEALED", seat, change: play.learned([top], play.state.seating) });
    if (matches(r.context, lookAt(play, top), where)) {
      if (to === "inkwell") return inkByEffect(play, top, true);
      if (to === "play") return playNamed(r, top, as);
      play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(top, { seat, zone: "hand" }) });
      return;
    }
    r.did(0);
    if (otherwise === "top") return;
    if (otherwise === "discard") {
      const change = play.moved(top, { seat, zone: "discard", index: 0 });
      play.emit({ type: "CARD_MILLED", seat, change });
      return;
    }
    const change = play.moved(top, { seat, zone: "deck" });
    play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
  },
};
