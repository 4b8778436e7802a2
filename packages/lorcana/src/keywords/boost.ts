/** Boost N (October 2025, 10.4): once a turn, pay N: the top card of your deck goes face-down under it. */
import type { ActivatedAbility } from "../cards.ts";

export function boost(ink: number): ActivatedAbility {
  return {
    kind: "activated",
    name: "Boost",
    costs: [{ pay: "ink", amount: ink }],
    oncePerTurn: true,
    effects: [{ do: "put-under", target: { pick: "self" } }],
  };
}
