/** CR 10.11 Support: on questing, it may add its strength to another chosen character's, this turn. */
import type { TriggeredAbility } from "../cards.ts";

export const support: TriggeredAbility = {
  kind: "triggered",
  name: "Support",
  when: { on: "quests", card: "this" },
  effects: [
    {
      do: "may",
      effects: [
        {
          do: "modify",
          stat: "strength",
          amount: { stat: "strength", of: { pick: "it" } },
          target: { pick: "chosen", where: { type: "character", other: true } },
          duration: "turn",
        },
      ],
    },
  ],
};
