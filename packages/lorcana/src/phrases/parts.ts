/** Every part by the name it has in the lines of tables. */
import { typesOf } from "../card-checks/filter.ts";
import type { Filter } from "../cards.ts";
import { abilityParts } from "./abilities.ts";
import {
  each,
  equal,
  happenedEach,
  number,
  stat,
  statOrCost,
  theirCard,
  theirCards,
  within,
  yourCard,
  yourCards,
} from "./amounts.ts";
import { conditionParts } from "./conditions.ts";
import { costs, payment, price, yourMany, yourOne } from "./costs.ts";
import { deedEach, deedSaid } from "./deeds.ts";
import { duration, playersDuration } from "./durations.ts";
import { effectParts } from "./effects.ts";
import { noun } from "./filters.ts";
import { abilityName, cardName, classification } from "./names.ts";
import {
  after,
  lazy,
  mapped,
  mark,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  readAs,
  without,
  wordsFor,
} from "./part.ts";
import { player, playerName } from "./players.ts";
import { predicateParts } from "./predicates.ts";
import {
  actor,
  eachOne,
  oneOfAnOpponents,
  oneOfEachs,
  oneOfTheirs,
  ownersPlace,
  target,
  whose,
} from "./selectors.ts";
import { sentenceParts } from "./sentences.ts";
import { staticParts } from "./statics.ts";
import type { Parts } from "./table.ts";
import { triggerParts } from "./triggers.ts";
import { count, counted, keywordName, signed } from "./words.ts";

/** "an item card or a Robot character card": with its article. */
const oneCard = noun("card", "one");
const eitherCard: Part<Filter> = {
  read(text, at, context) {
    const one = (from: number): readonly Read<Filter>[] =>
      ["a ", "an "].flatMap((article) => {
        const start = after(text, from, article);
        return start === null ? [] : oneCard.read(text, start, context);
      });
    return one(at).flatMap(({ value, end }) => {
      const next = after(text, end, " or ");
      if (next === null) return [];
      return one(next).map((other) => ({
        ...other,
        value: { any: [value, other.value] },
        context,
      }));
    });
  },
  speak({ any, ...rest }, context) {
    const [one, other] = any ?? [];
    if (one === undefined || other === undefined || any?.length !== 2) return null;
    if (Object.keys(rest).length > 0) return null;
    const [first, second] = [oneCard.speak(one, context), oneCard.speak(other, context)];
    const articles = oneOf(["a ", "an "]);
    if (first === null || second === null) return null;
    return { text: `${articles}${first.text} or ${articles}${second.text}`, context };
  },
};

const self: Part<undefined> = mapped(
  lazy(() => actor),
  (selector) => (selector.pick === "self" ? undefined : null),
  () => ({ pick: "self" }) as const,
) as Part<undefined>;

const them = (pick: "self" | "it"): Part<undefined> =>
  mapped(
    lazy(() => target),
    (selector) => (selector.pick === pick ? undefined : null),
    () => ({ pick }) as const,
  ) as Part<undefined>;

const it: Part<undefined> = mapped(
  lazy(() => actor),
  (selector) => (selector.pick === "it" ? undefined : null),
  () => ({ pick: "it" }) as const,
) as Part<undefined>;

/** It is never paid with the card itself: that is said where it might be. */
const besidesThis: Part<Filter> = {
  read: (text, at, context) =>
    noun("play", "many")
      .read(text, at, context)
      .map((read) => ({ ...read, value: without(read.value, "other") })),
  speak(filter, context) {
    const where = without(filter, "other");
    const many = noun("play", "many");
    const isAmong = context.type !== null && typesOf(where, "play").includes(context.type);
    const plain = many.speak(where, context);
    const others = isAmong ? many.speak({ ...where, other: true }, context) : null;
    return plain && { ...plain, text: oneOf([...(others ? [others.text] : []), plain.text]) };
  },
};

/** "You pay 1 {I} less to play this action": an action, too, speaks of itself so. */
const PLAYED = ["this character", "this item", "this location", "this action", "this card"];
const thisPlayed: Part<undefined> = {
  read: readAs(mark(...PLAYED)),
  speak(_, context) {
    const own = `this ${context.type ?? "action"}`;
    return { text: oneOf([own, ...PLAYED]), context };
  },
};

export const allParts = {
  exertSymbol: mark("{E}"),
  inkSymbol: mark("{I}"),
  inkwellSymbol: mark("{IW}"),
  self,
  it,
  selfThem: them("self"),
  itThem: them("it"),
  thisOne: mark("this character", "this location"),
  thisPlayed,
  count,
  signed,
  cards: counted("a card", "cards"),
  damageCounters: counted("1 damage counter", "damage counters", "a damage counter"),
  one: noun("play", "one"),
  many: noun("play", "many"),
  oneCard: noun("card", "one"),
  manyCards: noun("card", "many"),
  eitherCard,
  onePlayed: noun("played", "one"),
  manyPlayed: noun("played", "many"),
  certainCard: mapped(
    noun("card", "one"),
    (where) => (Object.keys(where).length > 0 ? where : null),
    (where) => (Object.keys(where).length > 0 ? where : null),
  ),
  certainCards: mapped(
    noun("card", "many"),
    (where) => (Object.keys(where).length > 0 ? where : null),
    (where) => (Object.keys(where).length > 0 ? where : null),
  ),
  besidesThis,
  /** Of one's own, whether it says so or not. */
  ownMany: onlySpoken<Filter>((where, context) =>
    noun("play", "many").speak(without(where, "side"), context),
  ),
  yourMany,
  yourOne,
  yourCard,
  yourCards,
  theirCard,
  theirCards,
  target,
  actor,
  whose,
  oneOfTheirs,
  oneOfEachs,
  oneOfAnOpponents,
  eachOne,
  playerName,
  hand: ownersPlace("hand"),
  deck: ownersPlace("deck"),
  inkwell: ownersPlace("inkwell"),
  discard: ownersPlace("discard"),
  player,
  duration,
  playersDuration,
  stat,
  statOrCost,
  each,
  equal,
  number,
  within,
  happenedEach,
  costs,
  price,
  payment,
  keyword: keywordName,
  classification,
  cardName,
  abilityName,
  deedEach,
  deedWords: deedSaid,
  cardsIn: wordsFor([
    ["hand", "hand"],
    ["inkwell", "inkwell"],
  ] as const),
  ...predicateParts,
  ...conditionParts,
  ...effectParts,
  ...sentenceParts,
  ...staticParts,
  ...triggerParts,
  ...abilityParts,
} as unknown as Parts;
