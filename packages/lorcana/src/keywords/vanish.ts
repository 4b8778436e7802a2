/** CR 10.12 Vanish: banished when an opponent has chosen it for an action's effect. */
import type { TriggeredAbility } from "../cards.ts";

export const vanish: TriggeredAbility = {
  kind: "triggered",
  name: "Vanish",
  when: { on: "chosen", card: "this", side: "opposing", byAction: true },
  effects: [{ do: "banish", target: { pick: "self" } }],
};
