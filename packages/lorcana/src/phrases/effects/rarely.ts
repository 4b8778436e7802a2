/** What no card of the game has said so far, in words that are like its own. */
import { optional, slot, times } from "../table.ts";
import { amount, rare, saidOnly, target, who } from "./say.ts";

/** So much for each of something. */
export const counting = [
  rare("{who:player}choose[s] and discard[s] {amount:cards} for each {each}", {
    do: "discard",
    amount: times("amount", "each"),
    who,
  }),
  rare("{who:player}discard[s] {amount:cards} at random for each {each}", {
    do: "discard",
    amount: times("amount", "each"),
    who,
    random: true,
  }),
  rare(
    "{who:player}put[s] the {amount:topCards} of {your} deck into {your} discard for each {each}",
    {
      do: "mill",
      amount: times("amount", "each"),
      who,
    },
  ),
  rare("put {amount:damageCounters} on {target:eachOne} for each {each}", {
    do: "put-damage",
    amount: times("amount", "each"),
    target,
  }),
  rare("remove up to {amount:count} damage from {target:eachOne} for each {each}", {
    do: "remove-damage",
    amount: times("amount", "each"),
    upTo: true,
    target,
  }),
  rare("remove {amount:count} damage from {target:eachOne} for each {each}", {
    do: "remove-damage",
    amount: times("amount", "each"),
    target,
  }),
  rare("move up to {amount:count} damage from {from:target} to {to:target} for each {each}", {
    do: "move-damage",
    amount: times("amount", "each"),
    upTo: true,
    from: slot("from"),
    to: slot("to"),
  }),
  rare("move {amount:count} damage from {from:target} to {to:target} for each {each}", {
    do: "move-damage",
    amount: times("amount", "each"),
    from: slot("from"),
    to: slot("to"),
  }),
  rare(
    "{who:player}put[s] {amount:cards} from {your} hand on the top of {your} deck for each {each}",
    { do: "hand-to-deck", amount: times("amount", "each"), place: "top", who },
  ),
  rare(
    "{who:player}put[s] {amount:cards} from {your} hand on the bottom of {your} deck for each {each}",
    { do: "hand-to-deck", amount: times("amount", "each"), place: "bottom", who },
  ),
];

export const rarely = [
  rare("{who:player}put[s] the {count:severalTop} of {your} deck into {your} inkwell facedown", {
    do: "put-into-inkwell",
    from: "top-of-deck",
    count: slot("count"),
    exerted: false,
    who,
  }),
  // Of one deck: "each" is said of several.
  saidOnly(
    "{who:player}put[s] the {count:topCards} of {your} deck into {your} inkwell facedown and exerted",
    { do: "put-into-inkwell", from: "top-of-deck", count: slot("count"), exerted: true, who },
  ),
  saidOnly("{who:player}put[s] the {count:topCards} of {your} deck into {your} inkwell facedown", {
    do: "put-into-inkwell",
    from: "top-of-deck",
    count: slot("count"),
    exerted: false,
    who,
  }),
  // Whoever is named: every card goes to its own player's inkwell.
  saidOnly("put {from:target} into {inkwell} facedown and exerted", {
    do: "put-into-inkwell",
    from: slot("from"),
    exerted: true,
    who,
  }),
  saidOnly("put {from:target} into {inkwell} facedown", {
    do: "put-into-inkwell",
    from: slot("from"),
    exerted: false,
    who,
  }),
  rare("{you}pay {amount:count} {inkSymbol} less for the next card you play this turn", {
    do: "reduce-cost",
    amount,
    next: true,
  }),
  rare("{you}pay {amount:count} {inkSymbol} less for each {where:onePlayed} you play this turn", {
    do: "reduce-cost",
    amount,
    where: slot("where"),
  }),
  rare("{you}pay {amount:count} {inkSymbol} less for each card you play this turn", {
    do: "reduce-cost",
    amount,
  }),
  ...(
    ["the next {where:onePlayed}", "each {where:onePlayed}", "the next card", "each card"] as const
  ).map((which) =>
    rare(
      `for each {each}, {you}pay {amount:count} {inkSymbol} less for ${which} you play this turn`,
      {
        do: "reduce-cost",
        amount: times("amount", "each"),
        ...(which.includes("{") && { where: slot("where") }),
        ...(which.startsWith("the next") && { next: true as const }),
      },
    ),
  ),
  rare("this turn, you may put {amount:severalCards} from your hand into your inkwell facedown", {
    do: "more-inkings",
    amount,
  }),
  rare("play (a|an) {where:onePlayed}{from:playedFrom} for free, exerted{as:played}", {
    do: "play-free",
    from: slot("from"),
    where: slot("where"),
    exerted: true,
    as: slot("as"),
  }),
  rare("play (a|an) {where:onePlayed}{from:playedFrom} for free{as:played}", {
    do: "play-free",
    from: slot("from"),
    where: slot("where"),
    as: slot("as"),
  }),
  rare(
    "reveal the top card of your deck. If it's (a|an) {where:oneCard}, {may}{to:goes}{exerted}. Otherwise, {otherwise:putAside}{as:played}",
    {
      do: "reveal-top",
      where: slot("where"),
      to: slot("to"),
      may: optional("may"),
      exerted: optional("exerted"),
      otherwise: slot("otherwise"),
      as: slot("as"),
    },
  ),
  rare("{who:player}skip[s] {your} Draw step {duration:playersDuration}", {
    do: "restrict-player",
    restriction: "draw-step",
    who,
    duration: slot("duration"),
  }),
  saidOnly(
    "{who:player}be unable to {restriction:playersCant} {duration:playersDuration}",
    { do: "restrict-player", restriction: slot("restriction"), who, duration: slot("duration") },
    "bare",
  ),
  saidOnly("look at the hand of {who:playerName}", { do: "reveal-hand", who, toYou: true }),
  rare("chosen opponent reveals their hand and discards a card of your choice", {
    do: "choose-discard",
  }),
];
