/** LT 13.2: what a prompt for cards offers, worked out from the state: nothing hidden is stored. */
import { idsIn } from "@tcg/core";
import { choiceAt } from "../actions/choice-at.ts";
import type { Choice } from "../actions/resolving.ts";
import { openTargets } from "../chain/activate.ts";
import { costChoice } from "../chain/pay.ts";
import type { Prompt, Table } from "../types.ts";
import { askedAtOnce } from "./at-once.ts";

const NOTHING: Choice = { options: [], min: 0, max: 0, harmful: false };

export function choiceOf(
  table: Table,
  prompt: Extract<Prompt, { readonly kind: "choose_cards" }> | null,
): Choice {
  const { state } = table;
  if (prompt === null) return NOTHING;
  const { ask, seat } = prompt;
  switch (ask.for) {
    case "target": {
      const options = openTargets(table, ask.activation, ask.requirement);
      return { options, min: 1, max: 1, harmful: false };
    }
    case "cost":
      return costChoice(table, ask.activation);
    case "action":
      return choiceAt(table, ask.action, ask.step);
    case "hand_limit": {
      const options = idsIn(state, seat, "hand");
      const count = askedAtOnce(options.length, ask.count);
      return { options, min: count, max: count, harmful: false };
    }
  }
}
