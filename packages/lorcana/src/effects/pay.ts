import type { CardId } from "@tcg/core";
import type { Cost, Filter } from "../cards.ts";
import { canPayAll, paying } from "../costs/index.ts";
import { keyOf } from "../costs/naming.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

type FilteredDiscard = Extract<Cost, { pay: "discard" }> & { readonly where: Filter };

/**
 * CR 7.1.2: [A] to [B]: without paying all of A, none of B. Whether a hand holds the card to discard
 * is its player's secret, so that part is asked for, and may be answered with nothing.
 */
export const pay: EffectRule<EffectOf<"pay">> = {
  run(r, { costs, effects, otherwise = [] }) {
    const { play, seat } = r;
    const card = r.resolution.self;
    const open = costs.filter((cost) => !isFilteredDiscard(cost));
    if (!canPayAll({ table: play, seat, card }, open)) return r.insteadOfDoing(otherwise);
    const at = costs.findIndex(isFilteredDiscard);
    let named: readonly CardId[] = [];
    if (at >= 0) {
      const { where, count } = costs[at] as FilteredDiscard;
      const pool: Pool = { from: "hand", where, seat, self: card };
      const chosen = r.cards("discard", seat, pool, { min: count, max: count });
      if (chosen === null) return;
      if (chosen.length < count) return r.insteadOfDoing(otherwise);
      named = chosen;
    }
    r.instead(effects);
    const answers = Object.fromEntries(named.map((id, n) => [keyOf(at, n), [id]]));
    play.next(...paying({ seat, card }, costs, answers));
  },
  isPossible: ({ play, seat, resolution }, { costs }) => {
    const open = costs.filter((cost) => !isFilteredDiscard(cost));
    return canPayAll({ table: play, seat, card: resolution.self }, open);
  },
};

function isFilteredDiscard(cost: Cost): cost is FilteredDiscard {
  return cost.pay === "discard" && cost.where !== undefined;
}
