/** What each effect does, one sentence of it. */
import type { Effect, Filter, Selector, Who } from "../cards.ts";
import type { Restriction } from "../vocabulary.ts";
import { noun } from "./filters.ts";
import { looking, lookingParts } from "./looking.ts";
import { type Context, mapped, mark, oneOf, type Part, readAs, wordsFor } from "./part.ts";
import { player } from "./players.ts";
import { parts } from "./registry.ts";
import { target as anyTarget, silentlyNamed } from "./selectors.ts";
import { optional, phrases, slot, spokenOnly, table, times, unusual } from "./table.ts";

const amount = slot("amount");
const who = optional("who");
const target = slot("target");

const effect = phrases<Effect>();
/** What no card of the game has said so far. */
const rare = unusual<Effect>();
const saidOnly = spokenOnly<Effect>();

/** Cards, lore and damage. */
const numbers = [
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

/** Who chooses among their own, and the words for that. */
const CHOOSERS = [
  ["each opponent ", "oneOfTheirs"],
  ["each player ", "oneOfEachs"],
  ["(chosen opponent|your opponent) ", "oneOfAnOpponents"],
] as const;

const oneOfTheirOwn = CHOOSERS.flatMap(([who, theirs]) => [
  effect(`${who}(chooses and |)banishes {target:${theirs}}`, { do: "banish", target }),
  effect(`${who}chooses {target:${theirs}} and banishes (it|them)`, { do: "banish", target }),
  effect(`${who}chooses and exerts {target:${theirs}}`, { do: "exert", target }),
  effect(`${who}chooses {target:${theirs}} and exerts (it|them)`, { do: "exert", target }),
  effect(`${who}chooses and readies {target:${theirs}}`, { do: "ready", target }),
  effect(`${who}(chooses and |)returns {target:${theirs}} to their hand`, {
    do: "return-to-hand",
    target,
  }),
  effect(`${who}chooses {target:${theirs}} and returns (that card|it|them) to their hand`, {
    do: "return-to-hand",
    target,
  }),
  effect(`${who}chooses {target:${theirs}} and deals {amount:count} damage to (them|it)`, {
    do: "deal-damage",
    amount,
    target,
  }),
  effect(
    `${who}chooses {from:${theirs}} and puts (them|it) into their inkwell facedown and exerted`,
    { do: "put-into-inkwell", from: slot("from"), exerted: true },
  ),
]);

/** What happens to cards. */
const cards = [
  effect("banish {target}", { do: "banish", target }),
  effect("return {target} (to|into) {hand}", { do: "return-to-hand", target }),
  effect("put {target} on the top of {deck}{inAnyOrder}", {
    do: "put-on-deck",
    target,
    place: "top",
  }),
  effect("put {target} on the bottom of {deck}{inAnyOrder}", {
    do: "put-on-deck",
    target,
    place: "bottom",
  }),
  effect("shuffle {target} into {deck}", { do: "put-on-deck", target, place: "shuffled" }),
  effect("put {from:target} into {inkwell} facedown and exerted", {
    do: "put-into-inkwell",
    from: slot("from"),
    exerted: true,
  }),
  effect("put {from:target} into {inkwell} facedown", {
    do: "put-into-inkwell",
    from: slot("from"),
    exerted: false,
  }),
  effect(
    "{who:player}put[s] the top card of {your} deck into {your} inkwell facedown and exerted",
    { do: "put-into-inkwell", from: "top-of-deck", exerted: true, who },
  ),
  effect("{who:player}put[s] the top card of {your} deck into {your} inkwell facedown", {
    do: "put-into-inkwell",
    from: "top-of-deck",
    exerted: false,
    who,
  }),
  effect(
    "{who:player}put[s] the {count:severalTop} of {your} deck into {your} inkwell facedown and exerted",
    { do: "put-into-inkwell", from: "top-of-deck", count: slot("count"), exerted: true, who },
  ),
  effect(
    "{who:player}put[s] (a|any) card from {your} hand into {your} inkwell facedown and exerted",
    { do: "put-into-inkwell", from: "hand", exerted: true, who },
  ),
  effect("{who:player}put[s] (a|any) card from {your} hand into {your} inkwell facedown", {
    do: "put-into-inkwell",
    from: "hand",
    exerted: false,
    who,
  }),
  effect("put all cards (from |)under {target} into {hand}", {
    do: "from-under",
    target,
    to: "hand",
  }),
  effect("put all cards (from |)under {target} into {inkwell} facedown and exerted", {
    do: "from-under",
    target,
    to: "inkwell",
  }),
  effect("put all cards (from |)under {target} into {discard}", {
    do: "from-under",
    target,
    to: "discard",
  }),
  effect("put all cards (from |)under {target} on the bottom of {deck}{inAnyOrder}", {
    do: "from-under",
    target,
    to: "bottom",
  }),
  effect("put the top card of your deck facedown under {target:yourTarget}", {
    do: "put-under",
    target,
  }),
  effect("put the top card of your deck under {target:yourTarget} facedown", {
    do: "put-under",
    target,
  }),
  effect("put a card from your hand under {target:yourTarget} facedown", {
    do: "put-under",
    from: "hand",
    target,
  }),
  effect("put a card from your hand facedown under {target:yourTarget}", {
    do: "put-under",
    from: "hand",
    target,
  }),
  rare("put the top card of its player's deck facedown under {target}", {
    do: "put-under",
    target,
  }),
  effect("ready {target}", { do: "ready", target }),
  effect("exert {target}", { do: "exert", target }),
  effect("{exertSymbol} {target}", { do: "exert", target }),
  effect("{target:actor} (may|can) move to {to:target} for free", {
    do: "may",
    effects: [{ do: "move-to-location", target, to: slot("to") }],
  }),
  effect("{target:actor} (may|can) move there for free", {
    do: "may",
    effects: [{ do: "move-to-location", target, to: { pick: "it" } }],
  }),
  effect("{target:actor} takes no damage from the challenge", {
    do: "restrict",
    restriction: "be-dealt-damage",
    target,
    duration: "challenge",
  }),
  effect("move {target} here for free", {
    do: "move-to-location",
    target,
    to: { pick: "self" },
  }),
  effect("move {target} to {to:target} for free", {
    do: "move-to-location",
    target,
    to: slot("to"),
  }),
  effect("move {target} to the same location for free", {
    do: "move-to-location",
    target,
    to: { pick: "chosen", where: { type: "location", side: "yours" } },
  }),
];

/** From the hand to the deck. */
const puttingBack = [
  effect(
    "{who:player}put[s] {amount:cards} from {your} hand on the top of {your} deck{inAnyOrder}",
    { do: "hand-to-deck", amount, place: "top", who },
  ),
  effect(
    "{who:player}put[s] {amount:cards} from {your} hand on the bottom of {your} deck{inAnyOrder}",
    { do: "hand-to-deck", amount, place: "bottom", who },
  ),
  ...(["top", "bottom"] as const).map((place) =>
    effect(
      `{who:player}choose[s] a card from (your|their) hand and put[s] it on the ${place} of (your|their) deck`,
      { do: "hand-to-deck", amount: 1, place, who },
    ),
  ),
  effect("put all (the |)cards in your hand on the bottom of your deck( in any order|)", {
    do: "hand-to-deck",
    amount: { cardsIn: "hand", of: "you" },
    place: "bottom",
  }),
];

/** Playing and costs. */
const playing = [
  effect(
    "{you}pay {amount:count} {inkSymbol} less for the next {where:onePlayed} you play this turn",
    {
      do: "reduce-cost",
      amount,
      where: slot("where"),
      next: true,
    },
  ),
  effect(
    "the next {where:onePlayed} you play this turn costs (|you ){amount:count} {inkSymbol} less",
    { do: "reduce-cost", amount, where: slot("where"), next: true },
  ),
  effect("play (a|an) {where:onePlayed} for free", {
    do: "play-free",
    from: "hand",
    where: slot("where"),
  }),
  effect("play (a|an) {where:onePlayed} for free{as:played}", {
    do: "play-free",
    from: "hand",
    where: slot("where"),
    as: slot("as"),
  }),
  effect("play (a|an) {where:onePlayed} from your discard for free", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
  }),
  effect("play (a|an) {where:fromDiscard} for free", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
  }),
  effect("play (a|an) {where:onePlayed} from your discard for free{as:played}", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
    as: slot("as"),
  }),
  effect("play (a|an) {where:fromDiscard} for free{as:played}", {
    do: "play-free",
    from: "discard",
    where: slot("where"),
    as: slot("as"),
  }),
  effect(
    "play (a|an) {where:onePlayed}{from:playedFrom} for free(, exerted| and it enters play exerted| and they enter play exerted|. They enter play exerted|. It enters play exerted|. That character enters play exerted|. That item enters play exerted|. That location enters play exerted)",
    { do: "play-free", from: slot("from"), where: slot("where"), exerted: true },
  ),
  effect("play (a|an) {where:fromEither} for free", {
    do: "choose-one",
    options: [
      [{ do: "play-free", from: "hand", where: slot("where") }],
      [{ do: "play-free", from: "discard", where: slot("where") }],
    ],
  }),
  effect("play (a|an) {where:fromEither} for free(, exerted| and it enters play exerted)", {
    do: "choose-one",
    options: [
      [{ do: "play-free", from: "hand", where: slot("where"), exerted: true }],
      [{ do: "play-free", from: "discard", where: slot("where"), exerted: true }],
    ],
  }),
  effect(
    "(this turn, you may put an additional card from your hand into your inkwell facedown|you may put an additional card from your hand into your inkwell facedown this turn)",
    { do: "more-inkings", amount: 1 },
  ),
  effect("{opponents}can't gain lore {duration:playersDuration}", {
    do: "restrict-player",
    restriction: "gain-lore",
    who: "each-opponent",
    duration: slot("duration"),
  }),
  effect(
    "{who:somebody}can't {restriction:playersCant} {duration:playersDuration}",
    { do: "restrict-player", restriction: slot("restriction"), who, duration: slot("duration") },
    "plain",
  ),
  effect("{opponents}can't play {restriction:kindsPlayed} {duration:playersDuration}", {
    do: "restrict-player",
    restriction: slot("restriction"),
    who: "each-opponent",
    duration: slot("duration"),
  }),
];

/** Searching, and hands. */
const TO_ALL = ["reveal that card to all players", "reveal it to all players", "reveal it"].join(
  "|",
);
const TO_HAND = "put (it|that card) into your hand";

const searching = [
  ...["(a|an|any) {where:oneCard}", "{where:eitherCard}"].flatMap((which) => [
    effect(
      `search your deck for ${which}(,| and) (${TO_ALL})(,|) and ${TO_HAND}. Then(,|) shuffle your deck`,
      { do: "search", where: slot("where"), to: "hand" },
    ),
    effect(`search your deck for ${which} and (${TO_ALL}). ${TO_HAND} and shuffle your deck`, {
      do: "search",
      where: slot("where"),
      to: "hand",
    }),
    effect(
      `search your deck for ${which}, (${TO_ALL}), ${TO_HAND}(, then|, and| and) shuffle your deck`,
      { do: "search", where: slot("where"), to: "hand" },
    ),
    effect(
      `search your deck for ${which} and reveal (that card|it) to all players. Shuffle your deck and put that card on top of it`,
      { do: "search", where: slot("where"), to: "top-of-deck" },
    ),
    effect(`search your deck for ${which}, put that card into your hand, then shuffle your deck`, {
      do: "search",
      where: slot("where"),
      to: "hand",
    }),
  ]),
  effect(
    "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand. Otherwise, put it on the top of your deck",
    { do: "name-card", to: "hand" },
  ),
  effect(
    "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand. Otherwise, put it on the bottom of your deck",
    { do: "name-card", to: "hand", otherwise: "bottom" },
  ),
  effect("{who:player}reveal[s] {your} hand", { do: "reveal-hand", who }),
  effect("look at {who:whoseHand} hand", { do: "reveal-hand", who: slot("who"), toYou: true }),
  effect(
    "(chosen opponent|each opponent) reveals their hand and discards (a|an) {where:oneCard} of your choice",
    { do: "choose-discard", where: slot("where") },
  ),
];

const counting = [
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

const rarely = [
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

export const oneEffect: Part<Effect> = table<Effect>(
  [
    ...numbers,
    ...cards,
    ...oneOfTheirOwn,
    ...playing,
    ...puttingBack,
    ...looking,
    ...searching,
    ...counting,
    ...rarely,
  ],
  parts,
);

/** What is played, with the place within its words; or, `also`, behind all of them. */
function placedWithin(places: readonly string[], also = false): Part<Filter> {
  const played = noun("played", "one");
  return {
    read(text, at, context) {
      return places.flatMap((said) => {
        const place = text.indexOf(said, at);
        const isWithin = text.startsWith(" with ", place + said.length);
        if (place < 0 || place > at + 80 || !(isWithin || also)) return [];
        const without = text.slice(0, place) + text.slice(place + said.length);
        return played
          .read(without, at, context)
          .filter(({ end }) => (isWithin ? end > place : end === place))
          .map((read) => ({ ...read, end: read.end + said.length }));
      });
    },
    speak(where, context) {
      const said = played.speak(where, context);
      if (said === null) return null;
      const place = oneOf(places);
      if (said.text.includes(" with ")) {
        return { ...said, text: said.text.replace(" with ", `${place} with `) };
      }
      return also ? { ...said, text: `${said.text}${place}` } : null;
    },
  };
}

const OPPOSING: readonly (Who | undefined)[] = ["opponent", "each-opponent", "the-others-player"];
const onlyOpposing = (who: Who | undefined): Who | null =>
  who !== undefined && OPPOSING.includes(who) ? who : null;

export const effectParts = {
  ...lookingParts,
  /** Without words: what was played, or discarded, is spoken of from here on. */
  played: silentlyNamed("character"),
  discardedOne: silentlyNamed("card", "discarded"),
  aLocation: silentlyNamed("location", "chosen", true),
  /** Players of whom it is certain that they are opponents: of a challenge, whoever is on the other side. */
  opposingPlayer: mapped<Who | undefined, Who>(player, onlyOpposing, onlyOpposing),
  /** Of whose cards the words say that they are yours. */
  yourTarget: {
    read: (text: string, at: number, context: Context) => anyTarget.read(text, at, context),
    speak(selector: Selector, context: Context) {
      const said = anyTarget.speak(selector, context);
      return said?.context.spoken.at(-1)?.isYours ? said : null;
    },
  },
  /** "Your" of you, "their" of anybody else. */
  your: {
    read: (text: string, at: number, context: Context) =>
      mark("your", "their").read(text, at, context),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.subject === "you" ? ["your", "their"] : ["their", "your"]),
      context,
    }),
  },
  /** Of several cards. */
  inAnyOrder: {
    read: (text: string, at: number, context: Context) =>
      mark(" in any order", "").read(text, at, context),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.subject === "many" ? [" in any order", ""] : ["", " in any order"]),
      context,
    }),
  },
  severalCards: {
    read(text: string, at: number, context: Context) {
      const match = /^up to (\d+) additional cards/.exec(text.slice(at));
      if (match === null) return [];
      return [{ value: Number(match[1]), end: at + match[0].length, context }];
    },
    speak: (amount: number, context: Context) => ({
      text: `up to ${amount} additional cards`,
      context,
    }),
  },
  opponents: {
    read: readAs(mark("opponents ")),
    speak: (_: undefined, context: Context) => ({
      text: "opponents ",
      context: { ...context, subject: "many" as const },
    }),
  },
  /** After "you may" it is clear who. */
  you: {
    read: readAs(mark("you ", "")),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.isBare ? ["", "you "] : ["you ", ""]),
      context,
    }),
  },
  /** Who does it, also where it is you. */
  somebody: {
    read: (text: string, at: number, context: Context) =>
      player.read(text, at, context).map((read) => ({ ...read, value: read.value ?? "you" })),
    speak(who: Who | undefined, context: Context) {
      const said = player.speak(who, context);
      const isYou = said !== null && said.context.subject === "you" && !context.isBare;
      return isYou ? { ...said, text: oneOf(["you ", ""]) } : said;
    },
  },
  /** "character from your discard with cost 3 or less": the place stands within. */
  fromDiscard: placedWithin([" from your discard"]),
  /** Wherever of the two it is: one chooses where to look first. */
  fromEither: placedWithin([" from your hand or discard", " from your discard or hand"], true),
  whoseHand: wordsFor<Who>([
    ["opponent", "chosen opponent's", "your opponent's"],
    ["each-opponent", "each opponent's"],
    ["chosen-player", "chosen player's"],
  ]),
  playedFrom: wordsFor([
    ["hand", "", " from your hand"],
    ["discard", " from your discard"],
  ] as const),
  kindsPlayed: wordsFor<Restriction>([
    ["play-characters", "characters"],
    ["play-actions", "actions"],
    ["play-items", "items"],
    ["play-locations", "locations"],
  ]),
  playersCant: wordsFor<Restriction>([
    ["play-characters", "play characters"],
    ["play-actions", "play actions"],
    ["play-items", "play items"],
    ["play-locations", "play locations"],
    ["gain-lore", "gain lore"],
    ["lose-lore", "lose lore"],
    ["discard", "discard cards"],
  ]),
};
