/**
 * A table of phrases: each a line of text with slots, and the tree it stands for with the same slots.
 *
 * In a line, `{name:part}` is a slot; `(this turn|for the turn)` are wordings, the official one first;
 * `gain[s]` and `[are/is]` go by the subject (you and several, or one).
 */
import { step } from "./effort.ts";
import {
  after,
  type Context,
  isInWord,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  UNUSUAL,
  waysOf,
} from "./part.ts";

/** A place in a tree that a slot of the line fills. */
export class Slot {
  readonly name: string;
  readonly isOptional: boolean;
  constructor(name: string, isOptional: boolean) {
    this.name = name;
    this.isOptional = isOptional;
  }
}

export const slot = (name: string): Slot => new Slot(name, false);
/** Its field may be left out: then its part is given nothing. */
export const optional = (name: string): Slot => new Slot(name, true);

/** An amount in two slots: how many, for each of what. */
class Times {
  readonly number: string;
  readonly each: string;
  constructor(number: string, each: string) {
    this.number = number;
    this.each = each;
  }
}

export const times = (number: string, each: string): Times => new Times(number, each);

/** An amount that is taken away. */
export const negative = (number: string): Slot => new Negative(number) as never;

class Negative {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A tree with slots. */
type Pattern<T> =
  | Slot
  | Times
  | (T extends readonly (infer Item)[]
      ? readonly Pattern<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Pattern<T[K]> }
        : T);

type Bindings = Readonly<Record<string, unknown>>;

type Item =
  | { readonly is: "wordings"; readonly texts: readonly string[] }
  | { readonly is: "agreement"; readonly bare: string; readonly third: string }
  | { readonly is: "slot"; readonly name: string; readonly part: string };

export interface Phrase<T> {
  readonly items: readonly Item[];
  readonly pattern: Pattern<T>;
  readonly only: "bare" | "plain" | null;
  readonly strain: number;
  readonly isRead: boolean;
}

export type Parts = Readonly<Record<string, Part<never>>>;

/** A line and the tree that it stands for. */
export type Say<T> = (line: string, pattern: Pattern<T>, only?: Phrase<T>["only"]) => Phrase<T>;

/** Phrases for trees of one kind. `only`: after "you may" and "to", or not there. */
export function phrases<T>(): Say<T> {
  return (line, pattern, only = null) => ({
    items: itemsOf(line),
    pattern,
    only,
    strain: 0,
    isRead: true,
  });
}

/** What no card of the game has said so far, in words that are like its own. */
export function unusual<T>(): Say<T> {
  const say = phrases<T>();
  return (...line) => ({ ...say(...line), strain: UNUSUAL });
}

/** The same where the words would be read as something else. */
export function spokenOnly<T>(strain = UNUSUAL): Say<T> {
  const say = phrases<T>();
  return (...line) => ({ ...say(...line), strain, isRead: false });
}

function itemsOf(line: string): Item[] {
  return [...line.matchAll(/\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^{[(]+/g)].map(([token]): Item => {
    const inner = token.slice(1, -1);
    if (token.startsWith("{")) {
      const [name = "", part = name] = inner.split(":");
      return { is: "slot", name, part };
    }
    if (token.startsWith("[")) {
      const [bare = "", third] = inner.split("/");
      return third === undefined
        ? { is: "agreement", bare: "", third: bare }
        : { is: "agreement", bare, third };
    }
    return { is: "wordings", texts: token.startsWith("(") ? inner.split("|") : [token] };
  });
}

export function table<T>(phrases: readonly Phrase<T>[], parts: () => Parts): Part<T> {
  return {
    read(text, at, context) {
      return phrases.flatMap((entry) => {
        step();
        if (!entry.isRead || !fits(entry, context)) return [];
        return readItems(entry.items, text, at, context, parts()).map(({ value, ...rest }) => ({
          value: filled(entry.pattern, value) as T,
          ...rest,
        }));
      });
    },
    speak(value, context) {
      const said: Spoken[] = [];
      for (const entry of phrases) {
        step();
        if (!fits(entry, context) || !canBe(entry.pattern, value)) continue;
        const found = matched(entry.pattern, value);
        const spoken = found && speakItems(entry.items, found, context, parts());
        if (spoken === null) continue;
        const strain = (spoken.strain ?? 0) + entry.strain;
        said.push({ ...spoken, strain });
        if (context.isBest && strain === 0) break;
      }
      return waysOf(said);
    },
  };
}

function fits({ only }: Phrase<never> | Phrase<unknown>, { isBare }: Context): boolean {
  return only === null || (only === "bare") === isBare;
}

function readItems(
  items: readonly Item[],
  text: string,
  at: number,
  context: Context,
  parts: Parts,
): readonly Read<Bindings>[] {
  let found: readonly Read<Bindings>[] = [{ value: {}, end: at, context }];
  for (const item of items) {
    found = found.flatMap((read) => readItem(item, text, read, parts));
    if (found.length === 0) return [];
  }
  return found.filter(({ end }) => !isInWord(text, end));
}

function readItem(
  item: Item,
  text: string,
  { value, end: at, context }: Read<Bindings>,
  parts: Parts,
): readonly Read<Bindings>[] {
  if (item.is === "slot") {
    const part = parts[item.part];
    if (part === undefined) throw new Error(`no part is called ${item.part}`);
    return part.read(text, at, context).map((read) => ({
      value: read.value === undefined ? value : { ...value, [item.name]: read.value },
      end: read.end,
      context: read.context,
    }));
  }
  const texts = item.is === "wordings" ? item.texts : [item.bare, item.third];
  return [...new Set(texts)].flatMap((wording) => {
    const end = after(text, at, wording);
    return end === null ? [] : [{ value, end, context }];
  });
}

function speakItems(
  items: readonly Item[],
  found: Bindings,
  start: Context,
  parts: Parts,
): Spoken | null {
  let text = "";
  let context = start;
  let strain = 0;
  for (const item of items) {
    if (item.is === "wordings") text += oneOf(item.texts);
    else if (item.is === "agreement") {
      const { bare, third } = item;
      const isBare = context.isBare || context.subject !== "one";
      text += oneOf(isBare ? [bare, third] : [third, bare]);
    } else {
      const part = parts[item.part];
      if (part === undefined) throw new Error(`no part is called ${item.part}`);
      const said = part.speak(found[item.name] as never, context);
      if (said === null) return null;
      text += said.text;
      context = said.context;
      strain += said.strain ?? 0;
    }
  }
  return { text, context, strain };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The tree of a pattern. A slot that reads nothing leaves its field out. */
function filled(pattern: unknown, found: Bindings): unknown {
  if (pattern instanceof Slot) return found[pattern.name];
  if (pattern instanceof Negative) return negated(found[pattern.name]);
  if (pattern instanceof Times) {
    const [number, each] = [found[pattern.number], found[pattern.each]];
    return number === 1 ? each : { ...(each as object), times: number };
  }
  if (Array.isArray(pattern)) return pattern.map((item) => filled(item, found));
  if (!isPlain(pattern)) return pattern;
  const fields = Object.entries(pattern).map(([name, part]) => [name, filled(part, found)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function negated(amount: unknown): unknown {
  if (typeof amount === "number") return -amount;
  if (!isPlain(amount)) return null;
  const { times: number = 1, ...rest } = amount;
  return number === -1 ? rest : { ...rest, times: -(number as number) };
}

/** A quick look: whether the words that are the same in every such tree are those of this one. */
function canBe(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (pattern instanceof Slot || pattern instanceof Negative || pattern instanceof Times) {
    return true;
  }
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((part, i) => canBe(part, value[i]))
    );
  }
  if (!isPlain(value)) return false;
  for (const name in pattern) {
    const part = (pattern as Readonly<Record<string, unknown>>)[name];
    if (typeof part !== "object" && part !== value[name]) return false;
  }
  return true;
}

/** What the slots stand for in a tree, or null if it is not of this pattern. */
function matched(pattern: unknown, value: unknown, found: Bindings = {}): Bindings | null {
  if (pattern instanceof Slot) {
    if (Object.hasOwn(found, pattern.name)) {
      return same(found[pattern.name], value) ? found : null;
    }
    return { ...found, [pattern.name]: value };
  }
  if (pattern instanceof Negative) {
    const plain = negated(value);
    return plain === null ? null : { ...found, [pattern.name]: plain };
  }
  if (pattern instanceof Times) {
    if (!isPlain(value)) return null;
    const { times: number = 1, ...each } = value;
    return { ...found, [pattern.number]: number, [pattern.each]: each };
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return null;
    let all: Bindings | null = found;
    for (const [i, part] of pattern.entries()) all = all && matched(part, value[i], all);
    return all;
  }
  if (!isPlain(pattern)) return pattern === value ? found : null;
  if (!isPlain(value)) return null;
  const names = new Set([...Object.keys(pattern), ...Object.keys(value)]);
  let all: Bindings | null = found;
  for (const name of names) {
    if (!Object.hasOwn(pattern, name)) {
      if (value[name] !== undefined) return null;
    } else if (value[name] === undefined && !isOptional(pattern[name])) return null;
    else all = all && matched(pattern[name], value[name], all);
  }
  return all;
}

const isOptional = (pattern: unknown): boolean => pattern instanceof Slot && pattern.isOptional;

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => same(item, b[i]))
    );
  }
  if (!isPlain(a) || !isPlain(b)) return a === b;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.every((name) => same(a[name], b[name]));
}
