import type { Filter } from "../cards.ts";
import { discardTogether } from "../procedures/discard.ts";
import type { CostRule } from "./cost.ts";

interface Discard {
  readonly pay: "discard";
  readonly count: number;
  readonly where?: Filter;
}

export const discard: CostRule<Discard> = {
  canPay: () => true,
  pay: ({ play, seat, named, became }) => became(discardTogether(play, seat, named)),
};
