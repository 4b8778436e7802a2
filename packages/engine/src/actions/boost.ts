import type { ActionOf } from "../cards.ts";
import { isFaceUp } from "../table.ts";
import { modifyCards } from "./modify.ts";
import { type ActionRule, onBoard, type Resolving, selected, signedAmountOf } from "./resolving.ts";

type Boost = ActionOf<"boost_attack"> | ActionOf<"boost_defense">;

/** LT 8.9: the amount is counted once, now. */
export const boostAttack: ActionRule<ActionOf<"boost_attack">> = {
  run: (r, action) => boost(r, action, "attack"),
};

export const boostDefense: ActionRule<ActionOf<"boost_defense">> = {
  run: (r, action) => boost(r, action, "defense"),
};

/** A face-down stereotype has no attack and defense to change (LT 8.15). */
function boost(r: Resolving, action: Boost, kind: "attack" | "defense"): void {
  const { what, operation = "add", duration } = action;
  const amount = signedAmountOf(r, action.amount ?? 0);
  if (operation === "add" && amount === 0) return;
  const cards = onBoard(r, selected(r, what)).filter((id) => isFaceUp(r.play.state, id));
  modifyCards(r, cards, { kind, operation, amount }, duration);
}
