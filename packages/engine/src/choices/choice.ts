/** LT 13.2: what a prompt for cards offers, worked out from the state: nothing hidden is stored. */
import { type CardId, idsIn } from "@tcg/core";
import { openTargets } from "../chain/activate.ts";
import { costChoice } from "../chain/pay.ts";
import type { Prompt, Table } from "../types.ts";
import { askedAtOnce } from "./at-once.ts";
import { poolCards } from "./pool.ts";

/** What a seat may choose. */
export interface Choice {
  readonly options: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** Whether these may be chosen together; without it any may. */
  readonly fits?: (cards: readonly CardId[]) => boolean;
}

const NOTHING: Choice = { options: [], min: 0, max: 0 };

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
      return { options, min: 1, max: 1 };
    }
    case "cost":
      return costChoice(table, ask.activation);
    case "action":
      return { options: poolCards(table, seat, ask.pool), min: ask.min, max: ask.max };
    case "hand_limit": {
      const options = idsIn(state, seat, "hand");
      const count = askedAtOnce(options.length, ask.count);
      return { options, min: count, max: count };
    }
  }
}
