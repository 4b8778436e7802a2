/** What is paid for an ability or a card: one file for each kind (costs/). */
import type { CardId } from "@tcg/core";
import type { Filter } from "./selections.ts";

export type Cost =
  | { readonly pay: "exert" }
  | { readonly pay: "ink"; readonly amount: number }
  | { readonly pay: "banish-this" }
  | { readonly pay: "damage-this"; readonly amount: number }
  /** `as`, here and below: what pays can be named again by the effects that are paid for. */
  | {
      readonly pay: "discard";
      readonly count: number;
      readonly where?: Filter;
      readonly as?: string;
    }
  | { readonly pay: "banish"; readonly where: Filter; readonly as?: string }
  | { readonly pay: "exert-another"; readonly where: Filter; readonly as?: string }
  | { readonly pay: "return-another"; readonly where: Filter; readonly as?: string }
  /** Not for cards: these sing (CR 6.3.3.3); or, with a need, whoever is named (CR 10.10). */
  | { readonly pay: "singers"; readonly need: number | null; readonly singers: readonly CardId[] };

export type CostKind = Cost["pay"];
