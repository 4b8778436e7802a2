/** How many: "2 or more other characters", "no items", "at least 3". */
import type { Filter, Range } from "../cards.ts";
import { after, oneOf, type Part, type Read } from "./part.ts";

/** "a character", "another item", "2 or more other characters", "no items": how many of which. */
export function some(part: {
  readonly one: Part<Filter>;
  readonly many: Part<Filter>;
}): Part<{ where: Filter; count: Range }> {
  return {
    read(text, at, context) {
      const found: Read<{ where: Filter; count: Range }>[] = [];
      const add = (lead: string, of: Part<Filter>, count: Range, extra: Filter = {}): void => {
        const start = after(text, at, lead);
        if (start === null) return;
        for (const { value, ...rest } of of.read(text, start, context)) {
          if (extra.other && value.other) continue;
          found.push({ value: { where: { ...value, ...extra }, count }, ...rest });
        }
      };
      add("a ", part.one, { min: 1 });
      add("an ", part.one, { min: 1 });
      add("any ", part.many, { min: 1 });
      add("another ", part.one, { min: 1 }, { other: true });
      add("no ", part.many, { max: 0 });
      const exact = /^(?:exactly (\d+)|(\d+) to (\d+)) /.exec(text.slice(at));
      if (exact !== null) {
        const [lead, n, from, to] = exact;
        add(lead, part.many, { min: Number(n ?? from), max: Number(n ?? to) });
      }
      const least = /^at least (\d+) /.exec(text.slice(at));
      if (least !== null) add(least[0], part.many, { min: Number(least[1]) });
      const match = /^(\d+) or (more|fewer) /.exec(text.slice(at));
      if (match !== null) {
        const n = Number(match[1]);
        add(match[0], part.many, match[2] === "more" ? { min: n } : { max: n });
      }
      return found;
    },
    speak({ where, count }, context) {
      const texts: string[] = [];
      const say = (leads: readonly string[], of: Part<Filter>, filter: Filter): void => {
        const said = of.speak(filter, context);
        if (said !== null) texts.push(`${oneOf(leads)}${said.text}`);
      };
      const { other, ...rest } = where;
      if (count.min === 1 && count.max === undefined) {
        if (other) say(["another "], part.one, rest);
        else {
          say(["a ", "an "], part.one, where);
          say(["any "], part.many, where);
        }
      } else if (count.max === 0) say(["no "], part.many, where);
      else if (count.max === undefined) {
        say([`${count.min} or more `, `at least ${count.min} `], part.many, where);
      } else if (count.min === undefined) say([`${count.max} or fewer `], part.many, where);
      else if (count.min === count.max) say([`exactly ${count.min} `], part.many, where);
      else say([`${count.min} to ${count.max} `], part.many, where);
      const isOne = count.min === 1 && (count.max === undefined || count.max === 1);
      const subject = isOne ? "one" : "many";
      return texts.length === 0 ? null : { text: oneOf(texts), context: { ...context, subject } };
    },
  };
}

/** "10 or more", "no", "fewer than 3", "more than 3" */
export const howMany: Part<Range> = {
  read(text, at, context) {
    const rest = text.slice(at);
    const exact = /^(?:exactly (\d+)|(\d+) to (\d+))(?= )/.exec(rest);
    if (exact !== null) {
      const value = { min: Number(exact[1] ?? exact[2]), max: Number(exact[1] ?? exact[3]) };
      return [{ value, end: at + exact[0].length, context }];
    }
    const least = /^at least (\d+)(?= )/.exec(rest);
    if (least !== null) {
      return [{ value: { min: Number(least[1]) }, end: at + least[0].length, context }];
    }
    const match = /^(?:(\d+) or (more|fewer|less)|(no)|(more|fewer) than (\d+))(?= )/.exec(rest);
    if (match === null) return [];
    const end = at + match[0].length;
    const [, n, way, no, other, than] = match;
    if (no !== undefined) return [{ value: { max: 0 }, end, context }];
    if (other !== undefined) {
      const value = other === "more" ? { min: Number(than) + 1 } : { max: Number(than) - 1 };
      return [{ value, end, context }];
    }
    return [{ value: way === "more" ? { min: Number(n) } : { max: Number(n) }, end, context }];
  },
  speak({ min, max }, context) {
    if (max === 0) return { text: "no", context };
    if (min !== undefined && max === undefined) {
      return {
        text: oneOf([`${min} or more`, `more than ${min - 1}`, `at least ${min}`]),
        context,
      };
    }
    if (min === undefined) {
      return { text: oneOf([`${max} or fewer`, `fewer than ${(max ?? 0) + 1}`]), context };
    }
    return { text: min === max ? `exactly ${min}` : `${min} to ${max}`, context };
  },
};
