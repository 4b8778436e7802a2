/** LT 8.5: paying a cost with the cards chosen for it. */
import type { CardId } from "@tcg/core";
import type { Cost } from "../cards/card.ts";
import type { Play, Source } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { changeClout } from "./clout.ts";
import { banishCard, payTribute } from "./leave.ts";
import { discardTogether, leaveTogether } from "./leave-together.ts";
import { loseLife } from "./life.ts";
import { addVice, removeVice } from "./vice.ts";

export function payCost(
  play: Play,
  { seat, source }: { readonly seat: Seat; readonly source: Source },
  cost: Cost,
  cards: readonly CardId[],
): void {
  const amount = "amount" in cost ? cost.amount : cost.count;
  if (amount === 0) return;
  play.emit({ type: "COST_PAID", seat, source, cost: cost.kind, amount });
  const cause = { why: "cost", source } as const;
  switch (cost.kind) {
    case "pay_lp":
      return loseLife(play, seat, cost.amount, cause);
    case "pay_clout":
      return changeClout(play, seat, -cost.amount, cause);
    case "discard":
      return discardTogether(play, cards, cause);
    case "tribute":
      return leaveTogether(play, cards, (_play, id, was) =>
        payTribute(play, seat, id, cause, was ?? undefined),
      );
    case "banish":
      return leaveTogether(play, cards, banishCard(cause));
    case "remove_vice":
      for (const id of cards) removeVice(play, id, cost.count, cause);
      return;
    case "add_vice":
      for (const id of cards) addVice(play, id, cost.count, cause);
  }
}
