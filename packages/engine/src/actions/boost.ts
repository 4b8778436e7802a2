/** What boost_attack and boost_defense have in common. */
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { isFaceUp } from "../reading/table.ts";
import { modifyCards } from "./modify.ts";
import { onBoard, type Resolving, selected, signedAmountOf } from "./resolving.ts";

/**
 * LT 8.9: the amount is counted once, now. A face-down stereotype has no attack and defense to
 * change (LT 8.15).
 */
export function boost(
  r: Resolving,
  action: CompleteActionOf<"boost_attack"> | CompleteActionOf<"boost_defense">,
  kind: "attack" | "defense",
): void {
  const { what, operation, duration } = action;
  const amount = signedAmountOf(r, action.amount);
  if (operation === "add" && amount === 0) return;
  const cards = onBoard(r, selected(r, what)).filter((id) => isFaceUp(r.play.state, id));
  modifyCards(r, cards, { kind, operation, amount }, duration);
}
