/** How much: "for each item you have in play", "equal to the damage on chosen character". */
import type { Amount, Filter } from "../cards.ts";
import { STATS, type Stat } from "../vocabulary.ts";
import { noun } from "./filters.ts";
import { mapped, type Part, wordsFor } from "./part.ts";
import { parts } from "./registry.ts";
import { phrases, slot, table } from "./table.ts";

const SYMBOLS: Readonly<Record<Stat, string>> = { strength: "{S}", willpower: "{W}", lore: "{L}" };

export const stat: Part<Stat> = wordsFor(STATS.map((name) => [name, SYMBOLS[name]] as const));

/** Cards of your own in the discard or such a place, where the words say so elsewhere. */
export function withSide(part: Part<Filter>, side: "yours" | "opposing"): Part<Filter> {
  return mapped(
    part,
    (where) => (where.side === undefined ? { ...where, side } : null),
    ({ side: known, ...where }) => (known === side ? where : null),
  );
}

export const yourCard = withSide(noun("card", "one"), "yours");
export const yourCards = withSide(noun("card", "many"), "yours");

const amount = phrases<Amount>();

/** What one of them is. */
export const each: Part<Amount> = table<Amount>(
  [
    amount("{where:one}(| in play)", { count: slot("where") }),
    amount("of your {where:yourMany}(| in play)", { count: slot("where") }),
    amount("{where:yourCard} in your discard", { count: slot("where"), zone: "discard" }),
    amount("card in your hand", { cardsIn: "hand", of: "you" }),
    amount("card in (your opponent's hand|your opponents' hands|opponents' hands)", {
      cardsIn: "hand",
      of: "opponent",
    }),
    amount("card in your inkwell", { cardsIn: "inkwell", of: "you" }),
    amount("1 damage on {of:target}", { stat: "damage", of: slot("of") }),
    amount("1 damage on {where:many}", {
      stat: "damage",
      of: { pick: "all", where: slot("where") },
    }),
    amount("{deedEach}", slot("deedEach")),
    amount("character (you |)moved( this way|)", { result: "arrived" }),
    amount("1 damage removed this way", { result: "removed" }),
    amount("1 lore lost this way", { result: "lost" }),
    amount("(card|item|character) banished this way", { result: "banished" }),
    amount("card discarded( this way|)", { result: "discarded" }),
    amount("card under {of:target}", { stat: "under", of: slot("of") }),
  ],
  parts,
);

/** After "equal to". */
export const equal: Part<Amount> = table<Amount>(
  [
    amount("the number of {where:many}(| in play)", { count: slot("where") }),
    amount("the number of your {where:yourMany}(| in play)", { count: slot("where") }),
    amount("the number of {where:yourCards} in your discard", {
      count: slot("where"),
      zone: "discard",
    }),
    amount("the number of cards in your hand", { cardsIn: "hand", of: "you" }),
    amount("the number of cards in your opponent's hand", { cardsIn: "hand", of: "opponent" }),
    amount("the number of cards in your inkwell", { cardsIn: "inkwell", of: "you" }),
    amount("the number of cards under {of:target}", { stat: "under", of: slot("of") }),
    amount("the damage on {of:target}", { stat: "damage", of: slot("of") }),
    amount("the cost of {of:target}(| in play)", { stat: "cost", of: slot("of") }),
    amount("{of:whose} {stat}", { stat: slot("stat"), of: slot("of") }),
    amount("{of:whose} cost", { stat: "cost", of: slot("of") }),
    amount("the {stat} of {of:target}", { stat: slot("stat"), of: slot("of") }),
    amount("the lore lost( this way|)", { result: "lost" }),
    amount("the (total |)damage on {where:many}", {
      stat: "damage",
      of: { pick: "all", where: slot("where") },
    }),
    amount("the (damage|amount of damage) removed this way", { result: "removed" }),
  ],
  parts,
);
