/** Cards and what is so of them: "Your other characters gain Ward", "Characters get +1 {L} while here". */
import type { Filter, StandingEffect, StaticAbility, StaticTarget } from "../cards.ts";
import { each, withSide } from "./amounts.ts";
import { noun } from "./filters.ts";
import {
  after,
  type Context,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  together,
  waysOf,
} from "./part.ts";
import { multiplied, split } from "./predicate-effects.ts";
import { type Predicate, predicates } from "./predicates.ts";
import { actor } from "./selectors.ts";
import { same } from "./table.ts";

export type Static = Omit<StaticAbility, "kind" | "name">;

const many = noun("play", "many");

const targets: readonly { leads: readonly string[]; part: Part<Filter> }[] = [
  { leads: ["your ", "each of your "], part: withSide(many, "yours") },
  { leads: ["", "all "], part: many },
];

/** Of a challenge that goes on there is one of each. */
const FIGHTERS: readonly (readonly [string, Filter])[] = [
  ["the challenging character ", { type: "character", challenging: true }],
  ["the challenged character ", { type: "character", challenged: true }],
];

/** Whom it is about, with the blank after it. */
const subject: Part<StaticTarget> = {
  read(text, at, context) {
    const found: Read<StaticTarget>[] = [];
    for (const { value, end, context: then } of actor.read(text, at, context)) {
      const stop = after(text, end, " ");
      if (value.pick === "self" && stop !== null) {
        found.push({ value: "self", end: stop, context: { ...then, subject: "one" } });
      }
    }
    for (const [said, where] of FIGHTERS) {
      const end = after(text, at, said);
      if (end !== null) {
        found.push({ value: { where }, end, context: { ...context, subject: "one" } });
      }
    }
    for (const { leads, part } of targets) {
      for (const lead of leads) {
        const start = after(text, at, lead);
        if (start === null) continue;
        for (const { value, end } of part.read(text, start, context)) {
          const stop = after(text, end, " ");
          if (stop === null) continue;
          found.push({
            value: { where: value },
            end: stop,
            context: { ...context, subject: "many" },
          });
        }
      }
    }
    return found;
  },
  speak(on, context) {
    if (on === "self") {
      const said = actor.speak({ pick: "self" }, context);
      return said && { text: `${said.text} `, context: { ...said.context, subject: "one" } };
    }
    if (!("where" in on)) return null;
    const fighter = FIGHTERS.find(([, where]) => same(where, on.where));
    if (fighter !== undefined) {
      return { text: fighter[0], context: { ...context, subject: "one" } };
    }
    const texts = targets.flatMap(({ leads, part }) => {
      const said = part.speak(on.where, context);
      return said === null ? [] : [`${oneOf(leads)}${said.text} `];
    });
    if (texts.length === 0) return null;
    return { text: oneOf(texts), context: { ...context, subject: "many" } };
  },
};

/** How the cards are said to be after what they get: "Characters gain Ward while here". */
const WHILE: readonly (readonly [string, Filter])[] = [
  [" while here", { at: "this" }],
  [" while they're here", { at: "this" }],
  [" while at a location", { at: "a-location" }],
  [" while challenging", { challenging: true }],
  [" while being challenged", { challenged: true }],
];

/** Those of the cards that are so. */
function withState(on: StaticTarget, state: Filter): StaticTarget | null {
  if (on === "self" || !("where" in on) || !isFree(on.where, state)) return null;
  return { where: { ...on.where, ...state } };
}

function isFree(where: Filter, state: Filter): boolean {
  return Object.keys(state).every((name) => where[name as keyof Filter] === undefined);
}

/** Cards and what is so of them. */
export const about: Part<Static> = {
  read(text, at, context) {
    const found: Read<Static>[] = [];
    for (const { value: on, end, context: then } of subject.read(text, at, context)) {
      for (const said of predicates.read(text, end, then)) {
        found.push({ ...said, value: { on, facts: said.value } });
        for (const [tail, state] of WHILE) {
          const stop = after(text, said.end, tail);
          const cards = stop === null ? null : withState(on, state);
          if (stop === null || cards === null) continue;
          found.push({ ...said, end: stop, value: { on: cards, facts: said.value } });
        }
        const start = after(text, said.end, " for each ");
        if (start === null || said.value.length < 2) continue;
        for (const { value: one, end: stop, context: so } of each.read(text, start, said.context)) {
          const facts = said.value.map((fact) => multiplied(fact, one));
          if (facts.some((fact) => fact === null)) continue;
          found.push({ value: { on, facts: facts as Predicate[] }, end: stop, context: so });
        }
      }
    }
    for (const [tail, state] of WHILE) {
      // "While being challenged, your characters gain Ward": each of them that is.
      const start = after(text, at, `${tail.trimStart()}, `);
      if (start === null) continue;
      for (const { value: on, end, context: then } of subject.read(text, start, context)) {
        const cards = withState(on, state);
        if (cards === null) continue;
        for (const said of predicates.read(text, end, then)) {
          found.push({ ...said, value: { on: cards, facts: said.value } });
        }
      }
    }
    const lead = after(text, at, "for each ");
    if (lead === null) return found;
    for (const { value: one, end, context: then } of each.read(text, lead, context)) {
      const start = after(text, end, ", ");
      if (start === null) continue;
      for (const { value: on, end: from, context: so } of subject.read(text, start, then)) {
        for (const said of predicates.read(text, from, so)) {
          const facts = said.value.map((fact) => multiplied(fact, one));
          if (!facts.every(isCounted)) continue;
          found.push({ ...said, value: { on, facts: facts as Predicate[] } });
        }
      }
    }
    return found;
  },
  speak(value, context) {
    if (value.while !== undefined || value.from !== undefined) return null;
    const facts = value.facts.filter(isPredicate);
    if (facts.length < value.facts.length) return null;
    const ways = [speakAbout(value.on, facts, context)];
    const { on } = value;
    for (const [tail, state] of WHILE) {
      if (on === "self" || !("where" in on)) continue;
      const { where: whole } = on;
      const names = Object.keys(state);
      const isSo = Object.entries(state).every(([name, is]) => whole[name as keyof Filter] === is);
      if (!isSo) continue;
      const where = Object.fromEntries(
        Object.entries(whole).filter(([name]) => !names.includes(name)),
      );
      const said = speakAbout({ where }, facts, context);
      if (said !== null) {
        const texts = [`${said.text}${tail}`, `${tail.trimStart()}, ${said.text}`];
        ways.push({ ...said, text: oneOf(texts) });
      }
    }
    ways.push(...speakEach(on, facts, context));
    return waysOf(ways);
  },
};

/** Its number goes by what is counted. */
function isCounted(fact: Predicate | null): boolean {
  return fact?.fact === "stat" || (fact?.fact === "keyword" && fact.each !== undefined);
}

const IN_A_ROW: readonly StandingEffect["fact"][] = [
  "stat",
  "keyword",
  "restriction",
  "permission",
  "ability",
  "singing-cost",
  "enters",
];

function isPredicate(fact: StandingEffect): fact is Predicate {
  return IN_A_ROW.includes(fact.fact);
}

function speakAbout(
  on: StaticTarget,
  facts: readonly Predicate[],
  context: Context,
): Spoken | null {
  const who = subject.speak(on, context);
  const said = who && predicates.speak(facts, who.context);
  return (
    said && {
      text: `${who.text}${said.text}`,
      context: said.context,
      strain: together(who, said),
    }
  );
}

function speakEach(
  on: StaticTarget,
  facts: readonly Predicate[],
  context: Context,
): (Spoken | null)[] {
  const all = facts.map(split);
  const [first] = all;
  if (first == null || !all.every((one) => one !== null && same(one.each, first.each))) return [];
  const plain = all.map((one) => one?.plain ?? first.plain);
  const who = subject.speak(on, context);
  const said = who && predicates.speak(plain, who.context);
  const behind = said && each.speak(first.each, said.context);
  const front = each.speak(first.each, context);
  const then = front && subject.speak(on, front.context);
  const late = then && predicates.speak(plain, then.context);
  return [
    behind && { text: `${who.text}${said.text} for each ${behind.text}`, context: behind.context },
    late && { text: `for each ${front.text}, ${then.text}${late.text}`, context: late.context },
  ];
}

/** "While one of your Knight characters is at a location, that character gains Resist +2": each of them that is. */
export const eachThatIs: Part<Static> = {
  read(text, at, context) {
    const start = after(text, at, "while one of your ");
    if (start === null) return [];
    return yours.read(text, start, context).flatMap(({ value, end }) =>
      STATES.flatMap(([said, state]) => {
        const stop = after(text, end, ` is ${said}, that character `);
        const isFree = Object.keys(state).every(
          (name) => value[name as keyof Filter] === undefined,
        );
        if (stop === null || !isFree || value.type !== "character") return [];
        const on = { where: { ...value, ...state } };
        return predicates
          .read(text, stop, { ...context, subject: "one" })
          .map((read) => ({ ...read, value: { on, facts: read.value } }));
      }),
    );
  },
  speak({ on, facts, ...rest }, context) {
    if (Object.keys(rest).length > 0 || on === "self" || !("where" in on)) return null;
    const stands = facts.filter(isPredicate);
    if (stands.length < facts.length || on.where.type !== "character") return null;
    const texts = STATES.flatMap(([said, state]) => {
      const names = Object.keys(state);
      if (!Object.entries(state).every(([name, is]) => on.where[name as keyof Filter] === is))
        return [];
      const bare = Object.fromEntries(
        Object.entries(on.where).filter(([name]) => !names.includes(name)),
      );
      const who = yours.speak(bare, context);
      const what = predicates.speak(stands, { ...context, subject: "one" });
      return who && what
        ? [`while one of your ${who.text} is ${said}, that character ${what.text}`]
        : [];
    });
    return texts.length === 0 ? null : { text: oneOf(texts), context };
  },
};

const yours = withSide(many, "yours");
const STATES: readonly (readonly [string, Filter])[] = [
  ["at a location", { at: "a-location" }],
  ["exerted", { exerted: true }],
  ["ready", { exerted: false }],
  ["damaged", { damaged: true }],
  ["undamaged", { damaged: false }],
];
