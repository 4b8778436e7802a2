import type { CardId, Moved, MoveOptions } from "@tcg/core";
import type { Filter } from "../cards.ts";
import { canPayAll, paying } from "../costs/index.ts";
import { costsOf } from "../playing/cost.ts";
import { isForbidden, isTypeForbidden } from "../playing/legality.ts";
import { announce, enter } from "../playing/play.ts";
import { applyEffect } from "../procedures/effects.ts";
import { snapshot } from "../reading/look.ts";
import type { Pool } from "../types.ts";
import { CARD_TYPES } from "../vocabulary.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

/** CR 7.1.6: the card waits until this has resolved; in the 2.0 rules it is played at once. */
export const playFree: EffectRule<EffectOf<"play-free">> = {
  run(r, { from, where: wanted, as, exerted }) {
    const { self } = r.resolution;
    const where = allowed(r, r.like(wanted));
    const own = { ...where, side: "yours" } as const;
    const pool: Pool =
      from === "hand"
        ? { from, where, seat: r.seat, self }
        : { from, where: own, seat: r.seat, self, byEffect: true };
    const chosen = r.cards("card", r.seat, pool, { min: 1, max: 1 });
    if (chosen === null) return;
    const card = chosen[0];
    if (card === undefined) r.did(0);
    else playNamed(r, card, { as, exerted });
  },
};

/** CR 1.2.2, 1.2.3: nothing that is forbidden is chosen as long as there is something else. */
export function allowed({ play, seat }: Resolving, where: Filter): Filter {
  const type = CARD_TYPES.filter((each) => !isTypeForbidden(play, seat, each));
  return type.length === CARD_TYPES.length ? where : { type, any: [where] };
}

interface Played {
  /** What follows in the text names it, while it waits and once it is in play. */
  readonly as?: string | undefined;
  /** CR 7.7.4: so it enters play. */
  readonly exerted?: true | undefined;
}

/** `options`: what is told of its way. Null: it cannot be played. */
export function playNamed(
  r: Resolving,
  card: CardId,
  { as, exerted }: Played,
  options: MoveOptions = {},
): Moved | null {
  const change = playWithoutInk(r, card, options);
  if (change === null) {
    r.did(0);
    return null;
  }
  const played = change.as;
  if (exerted) {
    const { seat, source } = r.resolution;
    const fact = { fact: "enters", exerted } as const;
    applyEffect(r.play, {
      on: { card: played },
      fact,
      duration: "play",
      seat,
      source,
      next: false,
    });
  }
  if (as !== undefined) r.play.emit({ type: "REFERENCE_BOUND", as, cards: [played] });
  return change;
}

/** CR 4.3.4.10: other costs than ink are still due; CR 1.2.2: what is forbidden stays so. */
function playWithoutInk(r: Resolving, card: CardId, options: MoveOptions): Moved | null {
  const { play, seat } = r;
  const how = { by: "free" } as const;
  if (isForbidden(play, seat, card)) return null;
  const costs = costsOf(play, seat, card, how);
  if (!canPayAll({ table: play, seat, card }, costs)) return null;
  const change = announce(play, seat, card, how, options);
  const id = change.as;
  const price = paying({ seat, card: id }, costs);
  if (play.state.config.nestedPlay === "during") {
    play.next(...price, enter(id, seat, how));
    return change;
  }
  play.next(...price);
  const postponed = { card: snapshot(play, id), isPlayed: false };
  play.emit({ type: "PLAY_POSTPONED", play: postponed });
  return change;
}
