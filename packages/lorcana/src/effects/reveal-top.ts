import { type CardId, idsIn } from "@tcg/core";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";
import { playNamed } from "./play-free.ts";
import { inkByEffect } from "./put-into-inkwell.ts";

type RevealTop = EffectOf<"reveal-top">;

/** CR 7.1.10: everybody sees it, so what it is may decide what happens. */
export const revealTop: EffectRule<RevealTop> = {
  run(r, effect) {
    const { play, seat } = r;
    const [top] = idsIn(play.state, seat, "deck");
    if (top === undefined) return r.did(0);
    const isAsked = effect.may === true || effect.otherwise === "either";
    if (r.first("revealed")) {
      play.emit({ type: "CARDS_REVEALED", seat, change: play.learned([top], play.state.seating) });
      // Before a question: it comes back with the answer.
      if (isAsked) return r.again("revealed", 1);
    }
    if (matches(r.context, lookAt(play, top), r.like(effect.where))) {
      const isWanted = effect.may === true ? r.yes("may", seat) : true;
      if (isWanted === null) return;
      if (isWanted) return take(r, top, effect);
    }
    putBack(r, top, effect.otherwise);
  },
};

function take(r: Resolving, top: CardId, { to, as, exerted }: RevealTop): void {
  const { play, seat } = r;
  if (to === "inkwell") {
    inkByEffect(play, top, true);
    return;
  }
  if (to === "play") {
    playNamed(r, top, { as, exerted });
    return;
  }
  play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(top, { seat, zone: "hand" }) });
}

function putBack(r: Resolving, top: CardId, to: RevealTop["otherwise"]): void {
  const { play, seat } = r;
  const below = to === "either" ? r.amount("below", seat, 0, 1) : 0;
  if (below === null) return;
  r.did(0);
  if (to === "top" || (to === "either" && below === 0)) return;
  if (to === "hand") {
    play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(top, { seat, zone: "hand" }) });
    return;
  }
  if (to === "discard") {
    const change = play.moved(top, { seat, zone: "discard", index: 0 });
    play.emit({ type: "CARD_MILLED", seat, change });
    return;
  }
  const change = play.moved(top, { seat, zone: "deck" });
  play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
}
