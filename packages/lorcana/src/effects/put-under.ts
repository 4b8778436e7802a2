import { cardOf } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import { freshData } from "../reading/table.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** The top card of its player's deck goes face-down under it; nobody may look (October 2025, 5.1.8). */
export const putUnder: EffectRule<EffectOf<"put-under">> = {
  run(r, { target }) {
    const { play } = r;
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    let put = 0;
    for (const id of cards) {
      const { seat } = cardOf(play.state, id);
      const top = play.state.seats[seat].deck[0];
      if (top == null) continue;
      const data = { ...freshData, beneath: id };
      const change = play.moved(top, { seat, zone: "under", index: 0, faceDown: true, data });
      play.emit({ type: "CARD_PUT_UNDER", top: snapshot(play, id), change });
      put++;
    }
    r.did(put, r.needed(target));
  },
};
