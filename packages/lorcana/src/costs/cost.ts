/** What one kind of cost needs, and how it is paid. */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { Cost, CostKind } from "../cards.ts";
import type { Book } from "../reading/book.ts";
import type { AskingTask, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export type CostTask = Extract<AskingTask, { kind: "cost" }>;

/** Who pays, and for which card. */
export interface Paying {
  readonly book: Book;
  readonly state: State;
  readonly seat: Seat;
  readonly card: CardId;
}

export interface CostRule<C extends Cost> {
  canPay(paying: Paying, cost: C): boolean;
  /** Asks or pays; a cost is paid in full (CR 4.3.4.6). */
  pay(asking: Asking<CostTask>, cost: C): void;
}

export type CostTable = {
  readonly [K in CostKind]: CostRule<Extract<Cost, { readonly pay: K }>>;
};
