/** Effects that stand for a while: "Chosen character gets +2 {S} and gains Rush this turn". */
import type { Amount, Effect, Filter, Selector } from "../cards.ts";
import type { Duration } from "../vocabulary.ts";
import { each } from "./amounts.ts";
import { duration } from "./durations.ts";
import {
  after,
  best,
  type Context,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  together,
} from "./part.ts";
import { effectOf, type Lasting, lastingOf, multiplied, split } from "./predicate-effects.ts";
import { given, type Predicate, predicates } from "./predicates.ts";
import { parts } from "./registry.ts";
import { actor, target } from "./selectors.ts";
import { same } from "./table.ts";

/** "That character can't ready … unless they're at a location." */
export const lastingGroup: Part<readonly Effect[]> = {
  read(text, at, context) {
    const found = plainGroup.read(text, at, context);
    const spared = found.flatMap(({ value, end, context: then }) => {
      const [only, ...others] = value;
      const start = after(text, end, " unless ");
      if (start === null || only?.do !== "restrict" || others.length > 0) return [];
      return actor.read(text, start, then).flatMap((who) => {
        const from = after(text, who.end, " ") ?? (text[who.end] === "'" ? who.end : null);
        if (from === null || !isAgain(only.target, who.value)) return [];
        return selfIs()
          .read(text, from, who.context)
          .map((read) => ({ ...read, value: [{ ...only, unless: read.value }] }));
      });
    });
    return [...found, ...spared];
  },
  speak(effects, context) {
    const [only, ...others] = effects;
    if (only?.do !== "restrict" || others.length > 0 || only.unless === undefined) {
      return plainGroup.speak(effects, context);
    }
    const { unless, ...plain } = only;
    const said = plainGroup.speak([plain], context);
    const { target: on } = plain;
    const again: Selector = on.pick === "chosen" ? { pick: "those", as: on.as ?? "" } : on;
    const who = said && actor.speak(again, said.context);
    const so = who && selfIs().speak(unless, who.context);
    return (
      so && {
        text: `${said.text} unless ${oneOf([`${who.text} ${so.text}`, `${who.text}${so.text}`])}`,
        context: so.context,
        strain: together(said, who, so),
      }
    );
  },
};

const selfIs = (): Part<Filter> => parts().selfIs as unknown as Part<Filter>;

/** Several effects at once, on the same cards for the same time. */
const plainGroup: Part<readonly Effect[]> = {
  read(text, at, context) {
    const found: Read<readonly Effect[]>[] = [];
    const subjects = context.isBare
      ? subjectsAfter(text, at, context)
      : actor
          .read(text, at, context)
          .flatMap((read) => next(text, read, " "))
          .map((read) => ({ ...read, list: predicates }));
    for (const { value: on, end, context: then, list } of subjects) {
      for (const said of list.read(text, end, then)) {
        for (const how of timed(text, said, then)) {
          if (how.value.isUnsaid && on.pick !== "those") continue;
          const made = effectsOf(said.value, on, how.value.duration, how.value.each);
          if (made !== null) found.push({ value: made, end: how.end, context: how.context });
        }
      }
    }
    for (const lead of durationFirst(text, at, context)) {
      const { value: lasts, end: start } = lead;
      for (const { value: on, end, context: then } of actor
        .read(text, start, context)
        .flatMap((read) => next(text, read, " "))) {
        for (const said of predicates.read(text, end, then)) {
          const made = effectsOf(said.value, on, lasts, null);
          if (made !== null) found.push({ ...said, value: made });
        }
      }
    }
    return found;
  },
  speak(effects, context) {
    const all = effects.map(lastingOf);
    const [first] = all;
    if (first == null || all.some((one) => one === null)) return null;
    const group = all as readonly Lasting[];
    const isOne = group.every(
      ({ duration: lasts, target: on }, i) =>
        lasts === first.duration && (i === 0 || isAgain(first.target, on)),
    );
    return isOne ? speakGroup(group, context) : null;
  },
};

/** The same cards once more. */
function isAgain(first: Selector, later: Selector): boolean {
  if (first.pick === "chosen") {
    return later.pick === "those" && first.as !== undefined && later.as === first.as;
  }
  return same(first, later);
}

function next<T>(text: string, read: Read<T>, literal: string): readonly Read<T>[] {
  const end = after(text, read.end, literal);
  return end === null ? [] : [{ ...read, end }];
}

/** "give chosen character -2 {S} this turn", and with "have" whatever is not a number. */
function subjectsAfter(
  text: string,
  at: number,
  context: Context,
): readonly (Read<Selector> & { readonly list: typeof predicates })[] {
  const give = after(text, at, "give ");
  const have = after(text, at, "have ");
  const givens =
    give === null ? [] : target.read(text, give, context).flatMap((read) => next(text, read, " "));
  const haves =
    have === null
      ? []
      : [...target.read(text, have, context), ...actor.read(text, have, context)]
          .filter(isFirstSuch)
          .flatMap((read) => next(text, read, " "));
  return [
    ...givens.map((read) => ({ ...read, list: given })),
    ...haves.map((read) => ({ ...read, list: predicates })),
  ];
}

/** Most words for cards are the same as a subject and as an object. */
function isFirstSuch(read: Read<Selector>, at: number, all: readonly Read<Selector>[]): boolean {
  return all.findIndex(({ value, end }) => end === read.end && same(value, read.value)) === at;
}

interface Timed {
  readonly duration: Duration;
  readonly each: Amount | null;
  /** Only of what was spoken of before. */
  readonly isUnsaid?: true;
}

/** What stands behind: how long, and for each of what, either first. */
function timed(
  text: string,
  { end, context, value }: Read<readonly Predicate[]>,
  // Whose next turn it is goes by the cards that it stands about.
  about: Context,
): readonly Read<Timed>[] {
  const found: Read<Timed>[] = [];
  const step = isStep(value);
  if (step) {
    for (const said of ["their next turn", "its next turn"]) {
      const stop = after(text, end, ` at the start of ${said}`);
      if (stop !== null)
        found.push({ value: { duration: "until-its-next-turn", each: null }, end: stop, context });
    }
  }
  // "They gain Rush." of a card that was just played: as long as it is there.
  if (/^(?:[.”]|$)/.test(text.slice(end))) {
    found.push({ value: { duration: "play", each: null, isUnsaid: true }, end, context });
  }
  const start = after(text, end, " ");
  if (start === null) return found;
  for (const { value: lasts, end: stop } of duration.read(text, start, about)) {
    const then = context;
    found.push({ value: { duration: lasts, each: null }, end: stop, context: then });
    const more = after(text, stop, " for each ");
    if (more === null) continue;
    for (const { value: one, end: last, context: so } of each.read(text, more, then)) {
      found.push({ value: { duration: lasts, each: one }, end: last, context: so });
    }
  }
  return found;
}

/** "can't ready at the start of their next turn" is about the Ready step. */
const isStep = ([only, ...others]: readonly Predicate[]): boolean =>
  others.length === 0 && only?.fact === "restriction" && only.restriction === "ready";

function effectsOf(
  list: readonly Predicate[],
  on: Selector,
  lasts: Duration,
  one: Amount | null,
): readonly Effect[] | null {
  const again: Selector =
    on.pick === "chosen" && on.as !== undefined ? { pick: "those", as: on.as } : on;
  const made = list.map((predicate, i): Effect | null => {
    if (lasts === "until-its-next-turn" && isStep([predicate])) {
      return { do: "restrict", restriction: "ready-step", target: on, duration: lasts };
    }
    const whole = one === null ? predicate : multiplied(predicate, one);
    return whole && effectOf(whole, i === 0 ? on : again, lasts);
  });
  return made.some((effect) => effect === null) ? null : (made as readonly Effect[]);
}

function durationFirst(text: string, at: number, context: Context): readonly Read<Duration>[] {
  return duration.read(text, at, context).flatMap((read) => next(text, read, ", "));
}

function speakGroup(group: readonly Lasting[], context: Context): Spoken | null {
  const [first] = group;
  if (first === undefined) return null;
  const { target: on, duration: lasts } = first;
  const subject = (context.isBare ? target : actor).speak(on, context);
  if (subject === null) return null;
  const list = group.map(({ predicate }) => predicate);
  if (
    lasts === "until-its-next-turn" &&
    list.length === 1 &&
    first.predicate.fact === "restriction" &&
    first.predicate.restriction === "ready-step"
  ) {
    const said = oneOf([
      "can't ready at the start of their next turn",
      "can't ready at the start of its next turn",
      "doesn't ready at the start of their next turn",
      "don't ready at the start of their next turn",
    ]);
    const strain = subject.strain ?? 0;
    if (!context.isBare) {
      return { text: `${subject.text} ${said}`, context: subject.context, strain };
    }
    const kept = `keep ${subject.text} from readying at the start of their next turn`;
    const ways = [kept, `have ${subject.text} ${said}`];
    return { text: oneOf(ways), context: subject.context, strain: strain + KEPT };
  }
  const time = duration.speak(lasts, subject.context);
  if (time === null) return null;
  const texts: string[] = [];
  let then = subject.context;
  let strain = 0;
  const whole = predicates.speak(list, { ...then, isBare: false });
  if (whole !== null) {
    strain = whole.strain ?? 0;
    if (lasts === "play" && on.pick === "those") texts.push(`${subject.text} ${whole.text}`);
    texts.push(`${subject.text} ${whole.text} ${time.text}`);
    if (!context.isBare) texts.push(`${time.text}, ${subject.text} ${whole.text}`);
    then = { ...whole.context, isBare: context.isBare };
  }
  const parts = list.map((predicate) => split(predicate));
  const counted = parts.find((part) => part !== null);
  if (
    counted != null &&
    parts.every((part, i) =>
      part === null ? list[i]?.fact !== "stat" : same(part.each, counted.each),
    )
  ) {
    const plain = list.map((predicate, i) => parts[i]?.plain ?? predicate);
    const said = predicates.speak(plain, { ...subject.context, isBare: false });
    const tail = said && each.speak(counted.each, said.context);
    if (said && tail) {
      texts.push(`${subject.text} ${said.text} ${time.text} for each ${tail.text}`);
      strain = whole === null ? together(said, tail) : strain;
      then = { ...tail.context, isBare: context.isBare };
    }
  }
  if (texts.length === 0) return null;
  strain += subject.strain ?? 0;
  if (!context.isBare) return { text: oneOf(texts), context: then, strain };
  const kept = keptFrom(list, subject, time);
  if (kept !== null) {
    const texts = [
      kept,
      ...(whole === null ? [] : [`have ${subject.text} ${whole.text} ${time.text}`]),
    ];
    return { text: oneOf(texts), context: then, strain: strain + KEPT };
  }
  const bare = texts.flatMap((text) => {
    const isNumber = list.every(({ fact }) => fact === "stat");
    return isNumber ? [`give ${withoutGet(text)}`, `have ${text}`] : [`have ${text}`];
  });
  return { text: oneOf(bare), context: then, strain };
}

/** After "you may" nobody can have somebody "can't quest": "keep chosen character from questing this turn". */
function keptFrom(list: readonly Predicate[], subject: Spoken, time: Spoken): string | null {
  const [only, ...others] = list;
  if (only === undefined || others.length > 0) return null;
  if (only.fact !== "restriction" && only.fact !== "permission") return null;
  const said = predicates.speak([only], subject.context);
  if (said === null) return null;
  const words = best(said.text);
  const bare = words.replace(/^(?:can't|can|take no|takes no) /, "");
  if (words.startsWith("can ")) return `let ${subject.text} ${bare} ${time.text}`;
  if (words.startsWith("take")) return `let ${subject.text} take no ${bare} ${time.text}`;
  const doing = bare
    .replace(/^be /, "being ")
    .replace(/^\{E\} /, "exerting ")
    .replace(/^(quest|challenge|ready|move)\b/, (verb) => DOING[verb] ?? verb);
  return `keep ${subject.text} from ${doing} ${time.text}`;
}

/** "If you do, they can't …" is better. */
const KEPT = 2;

const DOING: Readonly<Record<string, string>> = {
  quest: "questing",
  challenge: "challenging",
  ready: "readying",
  move: "moving",
};

/** "chosen character gets +2": after "give" without the verb. */
function withoutGet(text: string): string {
  return text.replace(/\uE000(?:get |gets )(?:\uE001(?:get |gets ))*\uE002/g, "");
}
