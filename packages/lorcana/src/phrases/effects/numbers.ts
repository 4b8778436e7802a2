/** Cards drawn and discarded, lore and damage. */
import { slot, times } from "../table.ts";
import { amount, effect, target, who } from "./say.ts";

export const numbers = [
  effect("{who:player}draw[s] {amount:cards}", { do: "draw", amount, who }),
  effect("{who:player}draw[s] {amount:cards} for each {each}", {
    do: "draw",
    amount: times("amount", "each"),
    who,
  }),
  effect("{who:player}draw[s] cards equal to {amount:equal}", { do: "draw", amount, who }),
  effect("{who:player}choose[s] and discard[s] {amount:cards}", {
    do: "discard",
    amount,
    who,
  }),
  effect("{who:player}choose[s] and discard[s] a card{as:discardedOne}", {
    do: "discard",
    amount: 1,
    who,
    as: slot("as"),
  }),
  effect("discard your hand", { do: "discard", amount: { cardsIn: "hand", of: "you" } }),
  effect("{who:opposingPlayer}discard[s] (their hand|all cards in their hand)", {
    do: "discard",
    amount: { cardsIn: "hand", of: "opponent" },
    who: slot("who"),
  }),
  effect("{who:player}discard[s] {amount:cards}", { do: "discard", amount, who }),
  effect("{who:player}discard[s] {amount:cards} at random", {
    do: "discard",
    amount,
    who,
    random: true,
  }),
  effect("{who:player}put[s] the {amount:topCards} of {your} deck into {your} discard", {
    do: "mill",
    amount,
    who,
  }),
  effect("{who:player}gain[s] {amount:count} lore", { do: "gain-lore", amount, who }),
  effect("{who:player}gain[s] {amount:count} lore for each {each}", {
    do: "gain-lore",
    amount: times("amount", "each"),
    who,
  }),
  effect("{who:player}gain[s] lore equal to {amount:equal}", {
    do: "gain-lore",
    amount,
    who,
  }),
  effect("{who:player}gain[s] that much lore", {
    do: "gain-lore",
    amount: { happened: "amount" },
    who,
  }),
  effect("{who:player}draw[s] that many cards", {
    do: "draw",
    amount: { happened: "amount" },
    who,
  }),
  effect("{who:player}lose[s] {amount:count} lore", { do: "lose-lore", amount, who }),
  effect("{who:player}lose[s] lore equal to {amount:equal}", { do: "lose-lore", amount, who }),
  effect("{who:player}lose[s] {amount:count} lore for each {each}", {
    do: "lose-lore",
    amount: times("amount", "each"),
    who,
  }),
  effect("draw until you have {amount:count} cards in your hand", {
    do: "draw",
    amount: { missing: { cardsIn: "hand", of: "you" }, to: slot("amount") },
  }),
  effect("draw cards until you have {amount:count} cards in your hand", {
    do: "draw",
    amount: { missing: { cardsIn: "hand", of: "you" }, to: slot("amount") },
  }),
  effect("draw cards until you have the same number", {
    do: "draw",
    amount: {
      missing: { cardsIn: "hand", of: "you" },
      to: { cardsIn: "hand", of: "opponent" },
    },
  }),
  effect("(each opponent |they )discard[s] until they have {amount:count} cards in their hand", {
    do: "discard",
    amount: { missing: slot("amount"), to: { cardsIn: "hand", of: "opponent" } },
    who: "each-opponent",
  }),
  effect("deal {amount:count} damage to {target:eachOne}", { do: "deal-damage", amount, target }),
  effect("deal {target} {amount:count} damage", { do: "deal-damage", amount, target }),
  effect("deal {amount:count} damage to {target:eachOne} for each {each}", {
    do: "deal-damage",
    amount: times("amount", "each"),
    target,
  }),
  effect("deal (the same amount of|that much) damage to {target:eachOne}", {
    do: "deal-damage",
    amount: { happened: "amount" },
    target,
  }),
  effect("deal damage equal to {amount:equal} to {target:eachOne}", {
    do: "deal-damage",
    amount,
    target,
  }),
  effect("deal damage to {target:eachOne} equal to {amount:equal}", {
    do: "deal-damage",
    amount,
    target,
  }),
  effect("put {amount:damageCounters} on {target:eachOne}", { do: "put-damage", amount, target }),
  effect("put that many damage counters on {target:eachOne}", {
    do: "put-damage",
    amount: { happened: "amount" },
    target,
  }),
  effect("remove up to {amount:count} damage from {target:eachOne}", {
    do: "remove-damage",
    amount,
    upTo: true,
    target,
  }),
  effect("remove all damage from {target}{as:lastChosen}", {
    do: "remove-damage",
    amount: { stat: "damage", of: { pick: "those", as: slot("as") } },
    target,
  }),
  effect("remove {amount:count} damage(| each) from {target:eachOne}", {
    do: "remove-damage",
    amount,
    target,
  }),
  effect(
    "move up to {amount:count} damage(| counters| counter) from {from:target} to {to:target}",
    {
      do: "move-damage",
      amount,
      upTo: true,
      from: slot("from"),
      to: slot("to"),
    },
  ),
  effect("move all damage( counters|) from {from:target}{as:lastChosen} to {to:target}", {
    do: "move-damage",
    amount: { stat: "damage", of: { pick: "those", as: slot("as") } },
    from: slot("from"),
    to: slot("to"),
  }),
  effect("move {amount:count} damage(| counters| counter) from {from:target} to {to:target}", {
    do: "move-damage",
    amount,
    from: slot("from"),
    to: slot("to"),
  }),
];
