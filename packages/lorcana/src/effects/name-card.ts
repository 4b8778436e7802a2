import { idsIn } from "@tcg/core";
import { namesOf } from "../reading/printed.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** Names a card, then reveals the top one: if it has that name it goes to the hand. */
export const nameCard: EffectRule<EffectOf<"name-card">> = {
  run(r, { otherwise }) {
    const { play, seat } = r;
    const { names } = play.printed;
    const option = r.option("name", seat, [...names.keys()], "name");
    if (option === null) return;
    const name = names[option] ?? "";
    play.emit({ type: "CARD_NAMED", seat, name });
    const [top] = idsIn(play.state, seat, "deck");
    if (top === undefined) return r.did(0);
    play.emit({ type: "CARDS_REVEALED", seat, change: play.learned([top], play.state.seating) });
    if (!namesOf(play, top).includes(name)) {
      r.did(0);
      if (otherwise === undefined) return;
      const change = play.moved(top, { seat, zone: "deck" });
      return play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
    }
    play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(top, { seat, zone: "hand" }) });
  },
};
