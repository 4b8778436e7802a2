/** What stands about cards and players, in words. */

import { listed } from "@tcg/core/hosting";
import type { Amount, Filter, StandingEffect, StaticAbility } from "../cards.ts";
import { keywordRules } from "../keywords/index.ts";
import type { Keyword, Permission, Stat } from "../vocabulary.ts";
import { amountText, type Said } from "./amounts.ts";
import { costText } from "./costs.ts";
import { en } from "./en.ts";
import { signed, some, words } from "./grammar.ts";
import { nounOf, predicate } from "./nouns.ts";
import { type Speaking, thisCard } from "./speaking.ts";

/** "Challenger +2", "Singer 5", "Ward" */
export function keywordText(keyword: Keyword, value?: number): string {
  const name = en.keywords[keyword];
  if (value === undefined) return name;
  return keywordRules[keyword].number === "sum" ? `${name} +${value}` : `${name} ${value}`;
}

/** "for each item of yours" */
export function eachText(each: Amount | undefined, say: Speaking): string {
  return each === undefined ? "" : amountText(each, () => "", say).tail;
}

/** After "can": "challenge ready characters", "use their abilities without paying ink". */
export function permissionText(permission: Permission, isMany: boolean): string {
  const said = en.permissions[permission];
  return isMany ? said.replace("its", "their") : said;
}

/** "+2 strength", "-1 lore" and "for each item of yours": how long it lasts is said in between. */
export function changeText(stat: Stat, amount: Amount, say: Speaking): Said {
  return amountText(amount, (n) => `${signed(n)} ${en.stats[stat]}`, say);
}

/** "unless it is at a location" */
export function unlessText(
  unless: Filter,
  { isMany }: { readonly isMany: boolean },
  say: Speaking,
): string {
  const it = isMany ? "each of them that" : "it";
  const said = `${it} ${predicate(unless, "play", say, false)}`;
  return isMany ? `except ${said}` : `unless ${said}`;
}

interface Subject {
  readonly text: string;
  readonly isMany: boolean;
}

function subjectOf({ on }: StaticAbility, say: Speaking): Subject {
  if (on === "self") return { text: thisCard(say), isMany: false };
  if ("where" in on) return { text: nounOf(on.where, "play", say).many, isMany: true };
  if (on.player === "you") return { text: "you", isMany: true };
  return { text: "your opponents", isMany: true };
}

type FactOf<K extends StandingEffect["fact"]> = Extract<StandingEffect, { readonly fact: K }>;
type Say<F> = (fact: F, subject: Subject, say: Speaking, ability: StaticAbility) => string;

const verb = ({ isMany }: Subject, many: string, one: string): string => (isMany ? many : one);

/** What comes after the subject. */
const table: { readonly [K in StandingEffect["fact"]]: Say<FactOf<K>> } = {
  stat: ({ stat, amount }, subject, say) => {
    const { head, tail } = changeText(stat, amount, say);
    return words(verb(subject, "get", "gets"), head, tail);
  },
  keyword: ({ keyword, value, each, lost }, subject, say) =>
    lost
      ? `${verb(subject, "lose", "loses")} ${keywordText(keyword)} and can't have it`
      : words(
          `${verb(subject, "have", "has")} ${keywordText(keyword, value)}`,
          eachText(each, say),
        ),
  restriction: ({ restriction, by, unless }, subject, say) =>
    words(
      "can't",
      en.restrictions[restriction].bare,
      by === undefined ? "" : `by ${nounOf({ type: "character", ...by }, "play", say).many}`,
      unless === undefined ? "" : unlessText(unless, subject, say),
    ),
  permission: ({ permission, against, ability }, { isMany }, say) =>
    words(
      `can ${permissionText(permission, isMany)}`,
      against === undefined ? "" : `that ${predicate(against, "play", say, false)}`,
      ability === undefined ? "" : `for “${ability}”`,
    ),
  ability: ({ ability }, subject, say) => `${verb(subject, "have", "has")} ${say.quote(ability)}`,
  cost: ({ amount, where = {}, first }, _subject, say, { from }) => {
    const { head, tail } = amountText(
      amount,
      (n) => `${Math.abs(n)} ${n < 0 ? "less" : "more"} ink`,
      say,
    );
    const what = from === "hand" ? "this card" : nounOf(where, "event", say).many;
    if (first) {
      const { one } = nounOf(where, "event", say);
      return words("pay", head, `for the first ${one} played each turn`, tail);
    }
    return words("pay", head, `to play ${what}`, tail);
  },
  "extra-cost": ({ cost, where = {} }, _subject, say) =>
    `must also ${costText(cost, say)} to play ${nounOf(where, "event", say).many}`,
  "lore-to-win": ({ amount }) =>
    `need ${Math.abs(amount)} ${amount > 0 ? "more" : "less"} lore to win`,
  inkings: ({ amount }) =>
    `may put ${amount === 1 ? "an additional card" : `${amount} additional cards`} from hand into the inkwell each turn`,
  inkable: ({ where = {} }, _subject, say) =>
    `may put ${nounOf(where, "hidden", say).many} into the inkwell as if they were inkable`,
  "free-to-play": ({ where = {} }, _subject, say, { from }) =>
    `may play ${from === "hand" ? "this card" : nounOf(where, "event", say).many} for free`,
  "not-to-be-played": () => "can't play this card",
  "moving-cost": ({ amount }, subject) =>
    `${verb(subject, "cost", "costs")} ${Math.abs(amount)} ${amount < 0 ? "less" : "more"} ink to move to a location`,
  "move-cost": ({ amount, where }, subject, say) => {
    const who = where === undefined ? "" : `for ${nounOf(where, "play", say).many}`;
    if (amount === "free") return words(verb(subject, "are", "is"), "free to move to", who);
    const more = `${Math.abs(amount)} ${amount < 0 ? "less" : "more"} ink to move to`;
    return words(verb(subject, "cost", "costs"), more, who);
  },
  "singing-cost": ({ amount }, subject) =>
    `${verb(subject, "count", "counts")} as costing ${Math.abs(amount)} ${amount < 0 ? "less" : "more"} to sing songs`,
  "shift-name": ({ name }, subject) =>
    `${verb(subject, "count", "counts")} as named ${typeof name === "object" ? "anything" : `“${name}”`} for Shift`,
  enters: ({ exerted, damage }, subject) =>
    words(
      verb(subject, "enter", "enters"),
      "play",
      exerted ? "exerted" : "",
      damage === undefined ? "" : `with ${some(damage, "damage counter")}`,
    ),
};

function factText<K extends StandingEffect["fact"]>(
  fact: FactOf<K>,
  subject: Subject,
  say: Speaking,
  ability: StaticAbility,
): string {
  const speak = table[fact.fact] as Say<FactOf<K>>;
  return speak(fact, subject, say, ability);
}

/** "your other characters get +1 strength and have Ward" */
export function standsText(ability: StaticAbility, say: Speaking): string {
  const subject: Subject =
    ability.from === "hand" ? { text: "you", isMany: true } : subjectOf(ability, say);
  const said = ability.facts.map((fact) => factText(fact, subject, say, ability));
  return `${subject.text} ${listed(said, "and")}`;
}
