/** What is paid: "exert this item", "discard a song card". */
import type { Cost, Filter } from "../cards.ts";
import { some } from "./grammar.ts";
import { nounOf } from "./nouns.ts";
import { type Speaking, thisCard, without } from "./speaking.ts";

export function costText(cost: Cost, say: Speaking): string {
  switch (cost.pay) {
    case "exert":
      return `exert ${thisCard(say)}`;
    case "ink":
      return `pay ${cost.amount} ink`;
    case "banish-this":
      return `banish ${thisCard(say)}`;
    case "damage-this":
      return `put ${some(cost.amount, "damage counter")} on ${thisCard(say)}`;
    case "discard": {
      const { one, many } = nounOf(cost.where ?? {}, "hidden", say);
      return `discard ${some(cost.count, one, many)}`;
    }
    case "banish":
      return `banish ${cost.where.other ? another(cost.where, say) : oneOf(cost.where, say)}`;
    case "exert-another":
      return `exert ${another(cost.where, say)}`;
    case "return-another":
      return `return ${another(cost.where, say)} to your hand`;
    case "singers":
      return "exert a character to sing";
  }
}

function another(where: Filter, say: Speaking): string {
  return `another ${nounOf({ ...without(where, "other"), side: "yours" }, "play", say).one}`;
}

function oneOf(where: Filter, say: Speaking): string {
  return `one of ${nounOf({ ...where, side: "yours" }, "play", say).many}`;
}

export function costsText(costs: readonly Cost[], say: Speaking): string {
  return costs.map((cost) => costText(cost, say)).join(", ");
}
