/** CR 10: which keyword says what besides its name, and on which card it makes sense. */
import {
  type Fields,
  fault,
  inField,
  integer,
  isObject,
  isOneOf,
  onlyTrue,
  own,
  type Raw,
  text,
  word,
} from "@tcg/core/shapes";
import type { KeywordAbility } from "../cards.ts";
import { keywordRules } from "../keywords/index.ts";
import { KEYWORDS, type Keyword } from "../vocabulary.ts";
import { costs } from "./cost.ts";
import { NAME_LENGTH } from "./filter.ts";
import { relativeParts } from "./relative.ts";
import { type At, also, type Shape } from "./scope.ts";
import { a } from "./selector.ts";

const keywordValue = { optional: integer(0, 20) };

const onto: Shape = {
  expects: '"any", or a classification such as { classification: "Lamplighter" }',
  schema: {
    anyOf: [{ const: "any" }, { type: "object", required: ["classification"] }],
  },
  check(value, at) {
    if (value === "any") return;
    const named = isObject(value) && Object.keys(value).every((key) => key === "classification");
    if (named && own(value, "classification") !== undefined) {
      text(NAME_LENGTH).check(own(value, "classification"), inField(at, "classification"));
    } else {
      fault(at, `must be ${onto.expects}`);
    }
  },
};

export const keywordFields: Fields<KeywordAbility> = {
  kind: word(["keyword"]),
  keyword: word(KEYWORDS),
  value: keywordValue,
  costs: { optional: also(costs(true, 1), refuseInk) },
  onto: { optional: onto },
};

function refuseInk(value: unknown, at: At): void {
  if (!Array.isArray(value)) return;
  if (value.some((cost) => own(cost, "pay") === "ink")) {
    fault(at, "must not have ink in it: a Shift that costs ink says `value`");
  }
}

export function checkKeywordAbility(value: Raw, at: At): void {
  const keyword = own(value, "keyword");
  if (!isOneOf(KEYWORDS, keyword)) return;
  const { card } = at.scope;
  if (card.type !== undefined && !keywordRules[keyword].on.includes(card.type)) {
    fault(inField(at, "keyword"), `${a(card.type)} cannot have ${keyword}`);
  } else if (card.type === "action" && !card.isSong) {
    fault(inField(at, "keyword"), "only songs are sung: the action needs `song: true`");
  }
  if (keywordRules[keyword].number === "cost") return checkShift(value, at);
  checkValue(keyword, value, at);
  for (const name of ["costs", "onto"]) {
    if (own(value, name) !== undefined) {
      fault(inField(at, name), "must be left out: it belongs to shift");
    }
  }
}

function checkShift(value: Raw, at: At): void {
  const [ink, others] = [own(value, "value"), own(value, "costs")];
  if (ink === undefined && others === undefined) {
    fault(at, "needs `value`, its cost in ink, or `costs`");
  } else if (ink !== undefined && others !== undefined) {
    fault(inField(at, "costs"), "must be left out where there is a `value`: it has one cost");
  }
}

/** Challenger +2, Singer 5: with its number, and the others without. */
function checkValue(keyword: Keyword, value: Raw, at: At): void {
  const number = own(value, "value");
  const here = inField(at, "value");
  if (keywordRules[keyword].number === "none") {
    if (number !== undefined) fault(here, `must be left out: ${keyword} has no number`);
  } else if (number === undefined) {
    fault(here, `is missing; ${keyword} has a number`);
  } else if (number === 0) {
    fault(here, "must not be 0: that changes nothing");
  }
}

/** Looked up when needed: what is counted goes by filters, which ask for keywords. */
const counted: Shape = {
  expects: "something counted",
  schema: { $ref: "#/$defs/counted" },
  check: (value, at) => relativeParts.counted.check(value, at),
};

/** A keyword that a card in play is given. */
export const givenKeyword = {
  keyword: word(KEYWORDS),
  value: keywordValue,
  each: { optional: counted },
  lost: { optional: onlyTrue },
};

export function checkGivenKeyword(value: Raw, at: At): void {
  const keyword = own(value, "keyword");
  if (!isOneOf(KEYWORDS, keyword)) return;
  if (keywordRules[keyword].isPrintedOnly) {
    fault(inField(at, "keyword"), `${keyword} says how a card is played: it cannot be given`);
  } else if (own(value, "lost") === true) {
    for (const name of ["value", "each"]) {
      if (own(value, name) === undefined) continue;
      fault(inField(at, name), "must be left out: whatever its number, it is lost");
    }
  } else {
    checkValue(keyword, value, at);
    if (own(value, "each") !== undefined && keywordRules[keyword].number !== "sum") {
      fault(inField(at, "each"), `must be left out: ${keyword} does not add up`);
    }
  }
}

/** CR 10.1.1: numbers add up, and the rest is had once. */
export function checkTwice(abilities: readonly unknown[], inAbility: (i: number) => At): void {
  const seen: unknown[] = [];
  abilities.forEach((ability, i) => {
    const keyword = own(ability, "keyword");
    if (!isOneOf(KEYWORDS, keyword)) return;
    if (seen.includes(keyword)) {
      fault(inField(inAbility(i), "keyword"), `${keyword} is there already: once is enough`);
    }
    seen.push(keyword);
  });
}
