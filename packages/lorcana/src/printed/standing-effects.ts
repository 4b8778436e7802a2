/** What a static ability or an effect makes true. */
import type { Keyword, Permission, Restriction, Stat } from "../vocabulary.ts";
import type { Ability } from "./abilities.ts";
import type { Cost } from "./costs.ts";
import type { Amount, Filter } from "./selections.ts";

/** What applies to a card or a player for a while. */
export type StandingEffect =
  | { readonly fact: "stat"; readonly stat: Stat; readonly amount: Amount }
  /** `lost`: it has it no more, wherever it comes from. */
  | {
      readonly fact: "keyword";
      readonly keyword: Keyword;
      readonly value?: number;
      /** So often the value. */
      readonly each?: Amount;
      readonly lost?: true;
    }
  /** `by`, of being challenged: by challengers like these. `unless`: not while the card is so. */
  | {
      readonly fact: "restriction";
      readonly restriction: Restriction;
      readonly by?: Filter;
      readonly unless?: Filter;
    }
  /** `against`, of challenging ready ones: ones like these. `ability`: only the one of this name. */
  | {
      readonly fact: "permission";
      readonly permission: Permission;
      readonly against?: Filter;
      readonly ability?: string;
    }
  | { readonly fact: "ability"; readonly ability: Ability }
  /** Of a player: what cards cost it. Negative is less (CR 4.3.4.5). */
  | {
      readonly fact: "cost";
      readonly amount: Amount;
      readonly where?: Filter;
      /** Only of the first such card that the player plays in a turn. */
      readonly first?: true;
    }
  /** Of a player: a cost to be paid besides, for cards like these. */
  | { readonly fact: "extra-cost"; readonly cost: Cost; readonly where?: Filter }
  /** Of a player: how much more lore it needs (CR 1.9.1.1), more cards to ink (CR 8.5.5). */
  | { readonly fact: "lore-to-win"; readonly amount: number }
  | { readonly fact: "inkings"; readonly amount: number }
  /** Of a player: cards like these in its hand count as having the inkwell symbol (CR 6.2.8). */
  | { readonly fact: "inkable"; readonly where?: Filter }
  /** Of a player, or of the card itself in the hand: they cost no ink to play (CR 4.3.4.10). */
  | { readonly fact: "free-to-play"; readonly where?: Filter }
  /** Of the card itself in the hand (CR 1.2.2). */
  | { readonly fact: "not-to-be-played" }
  /** Of a location: what it costs to move here; `where`: for characters like these. */
  | { readonly fact: "move-cost"; readonly amount: number | "free"; readonly where?: Filter }
  /** Of a character: what it costs to move it. */
  | { readonly fact: "moving-cost"; readonly amount: number }
  /** Of a character: it counts as costing so much more to sing songs. */
  | { readonly fact: "singing-cost"; readonly amount: number }
  /** Of a character: a name it has besides for those that Shift onto it; or any. */
  | { readonly fact: "shift-name"; readonly name: string | { readonly any: true } }
  /** Of a card, as it enters play (CR 7.7.4). */
  | { readonly fact: "enters"; readonly exerted?: true; readonly damage?: number };
