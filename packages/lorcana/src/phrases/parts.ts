/** Every part by the name it has in the lines of tables. */
import type { Filter } from "../cards.ts";
import { abilityParts } from "./abilities.ts";
import { each, equal, stat, yourCard, yourCards } from "./amounts.ts";
import { conditionParts } from "./conditions.ts";
import { costs, price, yourMany, yourOne } from "./costs.ts";
import { deedEach } from "./deeds.ts";
import { duration } from "./durations.ts";
import { effectParts } from "./effects.ts";
import { noun } from "./filters.ts";
import { abilityName, cardName, classification } from "./names.ts";
import { after, lazy, mapped, mark, oneOf, type Part, type Read, wordsFor } from "./part.ts";
import { player } from "./players.ts";
import { predicateParts } from "./predicates.ts";
import {
  actor,
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

export const allParts = {
  exertSymbol: mark("{E}"),
  inkSymbol: mark("{I}"),
  inkwellSymbol: mark("{IW}"),
  self,
  it,
  selfThem: them("self"),
  itThem: them("it"),
  thisOne: mark("this character", "this location"),
  thisPlayed: mark("this character", "this item", "this location", "this action", "this card"),
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
  certainCards: mapped(
    noun("card", "many"),
    (where) => (Object.keys(where).length > 0 ? where : null),
    (where) => (Object.keys(where).length > 0 ? where : null),
  ),
  certainCard: mapped(
    noun("card", "one"),
    (where) => (Object.keys(where).length > 0 ? where : null),
    (where) => (Object.keys(where).length > 0 ? where : null),
  ),
  yourMany,
  yourOne,
  yourCard,
  yourCards,
  target,
  actor,
  whose,
  oneOfTheirs,
  oneOfEachs,
  oneOfAnOpponents,
  hand: ownersPlace("hand"),
  deck: ownersPlace("deck"),
  inkwell: ownersPlace("inkwell"),
  discard: ownersPlace("discard"),
  player,
  duration,
  stat,
  each,
  equal,
  costs,
  price,
  keyword: keywordName,
  classification,
  cardName,
  abilityName,
  deedEach,
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
