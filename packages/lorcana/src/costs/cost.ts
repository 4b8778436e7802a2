/** What one kind of cost needs, and how it is paid. */
import type { CardId } from "@tcg/core";
import type { Cost, CostKind } from "../cards.ts";
import type { AskingTask, Play, Spared, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export type CostTask = Extract<AskingTask, { kind: "cost" }>;
export type { Spared };

/** Who pays, and for which card. */
export interface Paying {
  readonly table: Table;
  readonly seat: Seat;
  readonly card: CardId;
  readonly spared?: Spared;
}

interface Payment {
  readonly play: Play;
  readonly seat: Seat;
  readonly card: CardId;
  /** The cards it takes: they have been named (naming.ts). */
  readonly named: readonly CardId[];
  /** What they are now, where that is another id. */
  readonly became: (cards: readonly CardId[]) => void;
}

export interface CostRule<C extends Cost> {
  /** Each cost by itself: needs.ts makes sure that no card pays for two. */
  canPay(paying: Paying, cost: C): boolean;
  /** In full (CR 4.3.4.6). What is banished is banished together, after everything else: index.ts. */
  pay?(payment: Payment, cost: C): void;
}

export type CostTable = {
  readonly [K in CostKind]: CostRule<Extract<Cost, { readonly pay: K }>>;
};
