/** How much: "for each item you have in play", "equal to the damage on chosen character". */
import type { Amount, Filter, Range } from "../cards.ts";
import { STATS, type Stat } from "../vocabulary.ts";
import { noun } from "./filters.ts";
import { mapped, mark, onlySpoken, type Part, readAs, wordsFor } from "./part.ts";
import { parts } from "./registry.ts";
import { phrases, slot, spokenOnly, table, unusual } from "./table.ts";

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

export const theirCard = withSide(noun("card", "one"), "opposing");
export const theirCards = withSide(noun("card", "many"), "opposing");

export const statOrCost: Part<Stat | "cost"> = wordsFor<Stat | "cost">([
  ...STATS.map((name) => [name, SYMBOLS[name]] as const),
  ["cost", "cost"],
]);

/** "1 damage dealt": what has happened so often, by the trigger. */
export const happenedEach: Part<undefined> = {
  read: readAs(mark("1 damage dealt", "1 damage removed", "1 lore gained")),
  speak: (_, context) => ({
    text: `1 ${HAPPENED[context.trigger?.on ?? ""] ?? "damage dealt"}`,
    context,
  }),
};

const HAPPENED: Readonly<Record<string, string>> = {
  "lore-gained": "lore gained",
  "damage-removed": "damage removed",
};

const amount = phrases<Amount>();
const rare = unusual<Amount>();
/** The same words would be read as cards that are still there. */
const saidOnly = spokenOnly<Amount>();

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
    amount("card (|that was )under {of:target}", { stat: "under", of: slot("of") }),
    amount("card under your {where:yourMany}", {
      stat: "under",
      of: { pick: "all", where: slot("where") },
    }),
    rare("{where:theirCard} in (opponents' discards|your opponent's discard)", {
      count: slot("where"),
      zone: "discard",
    }),
    rare("{where:oneCard} in any discard", { count: slot("where"), zone: "discard" }),
    saidOnly("{where:one} in play", { count: slot("where"), zone: "play" }),
    rare("card in (your opponent's inkwell|opponents' inkwells)", {
      cardsIn: "inkwell",
      of: "opponent",
    }),
    rare("1 {stat} of {of:target}", { stat: slot("stat"), of: slot("of") }),
    rare("1 {inkSymbol} in the cost of {of:target}", { stat: "cost", of: slot("of") }),
    rare("1 lore you have", { loreOf: "you" }),
    rare("1 lore (your opponent has|an opponent has)", { loreOf: "opponent" }),
    saidOnly("one that {missing:number} is short of {to:number}", {
      missing: slot("missing"),
      to: slot("to"),
    }),
    saidOnly("time (a|an) {by:one} {deeds:deedWords}", { deeds: slot("deeds"), by: slot("by") }),
    ...(
      [
        ["moved", "1 damage moved"],
        ["dealt", "1 damage dealt"],
        ["drawn", "card drawn"],
        ["returned", "card returned"],
        ["gained", "1 lore gained"],
      ] as const
    ).map(([result, words]) => rare(`${words} this way`, { result })),
    saidOnly("{happenedEach}", { happened: "amount" }),
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
    amount("the (|total )number of cards under your {where:yourMany}", {
      stat: "under",
      of: { pick: "all", where: slot("where") },
    }),
    amount("the damage on {of:target}", { stat: "damage", of: slot("of") }),
    amount("{of:whose} {stat}", { stat: slot("stat"), of: slot("of") }),
    amount("{of:whose} cost", { stat: "cost", of: slot("of") }),
    amount("the cost of {of:target}(| in play)", { stat: "cost", of: slot("of") }),
    amount("the {stat} of {of:target}", { stat: slot("stat"), of: slot("of") }),
    amount("the lore lost( this way|)", { result: "lost" }),
    amount("the (total |)damage on {where:many}", {
      stat: "damage",
      of: { pick: "all", where: slot("where") },
    }),
    amount("the (damage|amount of damage) removed this way", { result: "removed" }),
    rare("the number of {where:theirCards} in (opponents' discards|your opponent's discard)", {
      count: slot("where"),
      zone: "discard",
    }),
    rare("the number of {where:manyCards} in all discards", {
      count: slot("where"),
      zone: "discard",
    }),
    saidOnly("the number of {where:many} in play", { count: slot("where"), zone: "play" }),
    rare("the number of cards in (your opponent's inkwell|opponents' inkwells)", {
      cardsIn: "inkwell",
      of: "opponent",
    }),
    amount("your lore", { loreOf: "you" }),
    amount("(your opponent's lore|an opponent's lore)", { loreOf: "opponent" }),
    saidOnly("what {missing:number} is short of {to:number}", {
      missing: slot("missing"),
      to: slot("to"),
    }),
    saidOnly("the number of times (a|an) {by:one} {deeds:deedWords}", {
      deeds: slot("deeds"),
      by: slot("by"),
    }),
    ...(
      [
        ["moved", "the damage moved"],
        ["dealt", "the damage dealt"],
        ["drawn", "the number of cards drawn"],
        ["discarded", "the number of cards discarded"],
        ["banished", "the number of cards banished"],
        ["returned", "the number of cards returned"],
        ["gained", "the lore gained"],
        ["arrived", "the number of characters moved"],
      ] as const
    ).map(([result, words]) => rare(`${words} this way`, { result })),
    saidOnly("that much", { happened: "amount" }),
  ],
  parts,
);

/** A number by itself, plain or counted: "3", "2 times the number of cards in your hand". */
export const number: Part<Amount> = onlySpoken((value, context) => {
  if (typeof value === "number") return { text: `${value}`, context };
  const { times: n = 1, ...one } = value;
  const said = equal.speak(one as Amount, context);
  return said && { ...said, text: n === 1 ? said.text : `${n} times ${said.text}` };
}, 0);

/** "3 or more", "exactly 2", "1 to 4" */
export const within: Part<Range> = onlySpoken(({ min, max }, context) => {
  if (min === undefined) return { text: `${max} or less`, context };
  if (max === undefined) return { text: `${min} or more`, context };
  return { text: min === max ? `exactly ${min}` : `${min} to ${max}`, context };
}, 0);
