import { type CardId, idsIn } from "@tcg/core";
import { discardCard, discardTogether } from "../procedures/discard.ts";
import { EFFECT_STREAM } from "../procedures/shuffle.ts";
import { isSeatRestricted } from "../reading/restrictions.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

type Discard = EffectOf<"discard">;

/** CR 8.3.4: the player chooses. One card at a time, gone before the next is asked for. */
export const discard: EffectRule<Discard> = {
  run(r, effect) {
    const { play } = r;
    const seats = r.seats("who", effect.who);
    if (seats === null) return;
    const amount = r.count(effect.amount);
    const [seat, ...others] = seats;
    if (seat === undefined || amount === 0) return r.did(0);
    if (others.length > 0) {
      return r.instead(seats.map((each) => ({ ...effect, amount, who: { seat: each } })));
    }
    // CR 1.2.2
    if (isSeatRestricted(play, seat, "discard")) return r.did(0);
    const hand = idsIn(play.state, seat, "hand");
    if (effect.random) {
      const order = play.random(EFFECT_STREAM, (random) => random.shuffle(hand));
      const discarded = order.slice(0, amount);
      bind(r, effect, discardTogether(play, seat, discarded));
      r.note("discarded", discarded.length);
      return r.did(discarded.length, amount);
    }
    const pool: Pool = { from: "hand", where: {}, seat, self: r.resolution.self };
    const chosen = r.cards("card", seat, pool, { min: 1, max: 1 });
    if (chosen === null) return;
    bind(
      r,
      effect,
      chosen.map((id) => discardCard(play, seat, id)),
    );
    r.note("discarded", chosen.length);
    r.did(chosen.length);
    if (amount > 1 && chosen.length > 0) {
      r.instead([{ ...effect, amount: amount - 1, who: { seat } }]);
    }
  },
  isPossible: (r, { who }) =>
    r.someSeat(
      who,
      (seat) =>
        idsIn(r.play.state, seat, "hand").length > 0 && !isSeatRestricted(r.play, seat, "discard"),
    ),
};

/** One after the other, and all of them under one name. */
function bind({ play, resolution }: Resolving, { as }: Discard, cards: readonly CardId[]): void {
  if (as === undefined || cards.length === 0) return;
  const before = resolution.refs[as] ?? [];
  play.emit({ type: "REFERENCE_BOUND", as, cards: [...before, ...cards] });
}
