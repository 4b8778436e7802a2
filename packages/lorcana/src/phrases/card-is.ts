/** What a card is or has, after its name: "has 5 {S} or more", "is exerted", "isn't a Baker". */
import type { Filter } from "../cards.ts";
import { MAYBE_IN_PLAY, noun } from "./filters.ts";
import { after, type Context, oneOf, type Part, type Read, UNUSUAL } from "./part.ts";

/** After one of these verbs. */
export function predicate(is: readonly string[], has: readonly string[]): Part<Filter> {
  const one = noun("play", "one");
  const fixed: readonly (readonly [string, Filter])[] = [
    ["damage", { damaged: true }],
    ["no damage", { damaged: false }],
  ];
  const states: readonly (readonly [string, Filter])[] = [
    ["exerted", { exerted: true }],
    ["ready", { exerted: false }],
    ["damaged", { damaged: true }],
    ["undamaged", { damaged: false }],
    ["at a location", { at: "a-location" }],
    ["challenging", { challenging: true }],
    ["being challenged", { challenged: true }],
    ["drying", { drying: true }],
    ["dry", { drying: false }],
    ["inkable", { inkable: true }],
    ["uninkable", { inkable: false }],
    ["here", { at: "this" }],
    ["yours", { side: "yours" }],
    ["opposing", { side: "opposing" }],
  ];
  const verbs = (list: readonly string[], { subject }: Context): readonly string[] => {
    const several = list.filter((verb) => MANY.includes(verb));
    const single = list.filter((verb) => !MANY.includes(verb));
    return subject === "many" ? [...several, ...single] : [...single, ...several];
  };
  return {
    read(text, at, context) {
      const found: Read<Filter>[] = [];
      for (const verb of has) {
        const start = after(text, at, `${verb} `);
        if (start === null) continue;
        for (const [said, value] of fixed) {
          const end = after(text, start, said);
          if (end !== null) found.push({ value, end, context });
        }
        // As behind a noun: "with 5 {S} or more".
        const whole = `card with ${text.slice(start)}`;
        for (const { value, end } of one.read(whole, 0, context)) {
          if (end > 10) found.push({ value, end: start + end - 10, context });
        }
      }
      for (const verb of is) {
        const start = after(text, at, `${verb} `);
        if (start === null) continue;
        for (const [said, value] of states) {
          const end = after(text, start, said);
          if (end !== null) found.push({ value, end, context });
        }
        const named = `card ${text.slice(start)}`;
        if (text.startsWith("named ", start)) {
          for (const { value, end } of one.read(named, 0, context)) {
            if (end > 5) found.push({ value, end: start + end - 5, context });
          }
        }
        for (const lead of ["a ", "an "]) {
          const from = after(text, start, lead);
          if (from === null) continue;
          found.push(...noun("played", "one").read(text, from, context));
          // "a Hero": of a character that needs no saying.
          found.push(...one.read(text, from, context).filter(({ value }) => isKind(value)));
        }
      }
      return found;
    },
    speak(filter, context) {
      const texts: string[] = [];
      const key = JSON.stringify(filter);
      const [be, own] = [verbs(is, context), verbs(has, context)];
      for (const [said, value] of fixed) {
        if (JSON.stringify(value) === key) texts.push(...own.map((verb) => `${verb} ${said}`));
      }
      for (const [said, value] of states) {
        if (JSON.stringify(value) === key) texts.push(...be.map((verb) => `${verb} ${said}`));
      }
      const alone = typeof filter === "object" && filter.type === undefined && !filter.song;
      const having = alone ? withOnly(filter, context) : null;
      if (having !== null) texts.push(...own.map((verb) => `${verb} ${having}`));
      const behind = (one.speak(filter, context)?.text ?? "").replace(MAYBE_IN_PLAY, "");
      if (behind.startsWith("card with ")) {
        texts.push(...own.map((verb) => `${verb} ${behind.slice(10)}`));
      }
      if (behind.startsWith("card named ")) {
        texts.push(...be.map((verb) => `${verb} ${behind.slice(5)}`));
      }
      const kind = noun("played", "one").speak(filter, context);
      if (kind !== null) {
        const article = oneOf(filter.other ? ["an", "a "] : ["a ", "an "]);
        texts.push(...be.map((verb) => `${verb} ${article}${kind.text}`));
      }
      const short = isKind(filter) ? one.speak(filter, context) : null;
      if (short !== null) {
        texts.push(...be.map((verb) => `${verb} ${oneOf(["a ", "an "])}${short.text}`));
      }
      if (texts.length === 0) return null;
      const isOdd = filter.not !== undefined || filter.any !== undefined;
      return { text: oneOf(texts), context, strain: isOdd ? UNUSUAL : 0 };
    },
  };
}

/** Nothing but what it counts as. */
const isKind = (filter: Filter): boolean =>
  filter.classification !== undefined && filter.type === "character" && size(filter) === 2;
const size = (filter: Filter): number => Object.keys(filter).length;

/** Of several, and of "they". */
const MANY = ["are", "'re", "were", "have", "aren't", "don't have"];

/** What it has, and nothing else: "5 {S} or more". */
function withOnly(filter: Filter, context: Context): string | null {
  const names = Object.keys(filter);
  const texts = names.map((name) => {
    const trait = { [name]: filter[name as keyof Filter] } as Filter;
    const said = noun("play", "one").speak(trait, context)?.text.replace(MAYBE_IN_PLAY, "") ?? "";
    return /^(?:\uE000[^\uE002]*\uE002|card|character) with /u.exec(said)
      ? said.slice(said.indexOf(" with ") + 6)
      : null;
  });
  return texts.length === 0 || texts.some((text) => text === null) ? null : texts.join(" and ");
}
