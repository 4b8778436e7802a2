/** What happens to cards: banished, returned, moved, readied; also by those who choose among their own. */
import { slot } from "../table.ts";
import { amount, effect, rare, target, who } from "./say.ts";

/** Who chooses among their own, and the words for that. */
const CHOOSERS = [
  ["each opponent ", "oneOfTheirs"],
  ["each player ", "oneOfEachs"],
  ["(chosen opponent|your opponent) ", "oneOfAnOpponents"],
] as const;

export const oneOfTheirOwn = CHOOSERS.flatMap(([who, theirs]) => [
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
export const cards = [
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
export const puttingBack = [
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
