/** Which cards an effect is about: "chosen opposing character", "each of your items", "them". */
import type { Selector } from "../cards.ts";
import type { TriggerName } from "../vocabulary.ts";
import { kindOf, noun } from "./filters.ts";
import {
  type Antecedent,
  after,
  type Context,
  isInWord,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  UNUSUAL,
} from "./part.ts";
import {
  bareOpposing,
  choosing,
  eachForms,
  everyForms,
  type Form,
  forms,
} from "./selector-forms.ts";
import { same } from "./table.ts";

const many = noun("play", "many");

/** Opponents choose among their own: "one of their characters". */
export const oneOfTheirs: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "each-opponent" }, { side: "opposing" }),
  ...[2, 3, 4, 5].map((n) =>
    choosing([`${n} of their `], many, "", { by: "each-opponent", count: n }, { side: "opposing" }),
  ),
]);

/** Each player chooses among their own. */
export const oneOfEachs: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "each" }),
  ...[2, 3, 4, 5].map((n) => choosing([`${n} of their `], many, "", { by: "each", count: n })),
]);

/** The opponent whom you choose does. */
export const oneOfAnOpponents: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "opponent" }, { side: "opposing" }),
  ...[2, 3, 4, 5].map((n) =>
    choosing([`${n} of their `], many, "", { by: "opponent", count: n }, { side: "opposing" }),
  ),
]);

/** What pronouns may stand for it: characters are "they", other cards "it". */
type Pronouns = readonly [character: string, thing: string, ...others: string[]];
const SUBJECT: Pronouns = ["they", "it", "he", "she"];
const OBJECT: Pronouns = ["them", "it", "him", "her"];
const OWNER: Pronouns = ["their", "its", "his", "her"];

function pronounsFor({ kind, isMany }: Antecedent, pronouns: Pronouns): readonly string[] {
  const [character, thing, ...others] = pronouns;
  return isMany || kind === "character" ? pronouns : [thing, character, ...others];
}

interface Reference {
  readonly words: readonly string[];
  readonly antecedent: Antecedent;
}

/** The card that something happened to, by what happened. */
const HAPPENED: Readonly<Partial<Record<TriggerName, string>>> = {
  played: "played",
  quests: "questing",
  challenges: "challenging",
  challenged: "challenged",
  banished: "banished",
  "moves-to-location": "moved",
  damaged: "damaged",
  readied: "readied",
  exerted: "exerted",
  discarded: "discarded",
  "returned-to-hand": "returned",
};

const named = ({ kind, isMany, selector, done }: Antecedent, { trigger }: Context): string[] => {
  const isDone = selector.pick === "those";
  const happened = trigger === null ? undefined : HAPPENED[trigger.on];
  const kinds = kind === "card" ? ["card"] : [kind, "card"];
  return kinds.flatMap((name) =>
    isMany
      ? [`those ${name}s`, ...(isDone ? [`the chosen ${name}s`] : [])]
      : [
          `that ${name}`,
          ...(isDone ? [`the chosen ${name}`] : []),
          ...(done === undefined ? [] : [`the ${done} ${name}`]),
          ...(selector.pick === "it" ? [`the ${name}`] : []),
          ...(selector.pick === "it" && happened !== undefined ? [`the ${happened} ${name}`] : []),
        ],
  );
};

/** Everything that has been spoken of and can be meant here, and how. */
function references(context: Context, pronouns: Pronouns): Reference[] {
  const found: Reference[] = [];
  const taken = new Set<string>();
  for (const antecedent of [...context.spoken].reverse()) {
    const isFirst = found.every((one) => one.antecedent.isAside) && !antecedent.isAside;
    const each = isFirst && antecedent.isMany && pronouns === OBJECT ? ["each of them"] : [];
    const own = isFirst ? pronounsFor(antecedent, pronouns) : [];
    const words = [...own, ...each, ...named(antecedent, context)].filter(
      (word) => !taken.has(word),
    );
    for (const word of words) taken.add(word);
    found.push({ words, antecedent });
  }
  return found;
}

/** What has been done to the cards of an effect, for "the exerted character". */
export function withDone(context: Context, selector: Selector, done: string): Context {
  const { pick } = selector;
  const as = pick === "those" || pick === "chosen" ? selector.as : undefined;
  if (as === undefined) return context;
  const spoken = context.spoken.map((antecedent) =>
    same(antecedent.selector, { pick: "those", as }) ? { ...antecedent, done } : antecedent,
  );
  return { ...context, spoken };
}

function mention(context: Context, antecedent: Antecedent): Context {
  const others = context.spoken.filter(({ selector }) => !same(selector, antecedent.selector));
  return {
    ...context,
    spoken: [...others, antecedent],
    subject: antecedent.isMany ? "many" : "one",
  };
}

const thisWord = ({ type }: Context): string => `this ${type ?? "card"}`;

const self: Antecedent = {
  selector: { pick: "self" },
  kind: "character",
  isMany: false,
  isYours: true,
};

/** As something that has been spoken of from here on. */
function antecedentOf(selector: Selector): Antecedent | null {
  switch (selector.pick) {
    case "self":
      return self;
    case "chosen": {
      const { where, count: n = selector.anyNumber ? 2 : 1, as, zone } = selector;
      const isYours = where.side === "yours";
      const kind = zone === "discard" ? "card" : kindOf(where);
      const isMany = n > 1 || selector.by === "each-opponent";
      return { selector: { pick: "those", as: as ?? "" }, kind, isMany, isYours };
    }
    case "all":
      return {
        selector,
        kind: kindOf(selector.where),
        isMany: true,
        isYours: selector.where.side === "yours",
      };
    default:
      return null;
  }
}

function said(context: Context, selector: Selector): Context {
  const antecedent = antecedentOf(selector);
  if (antecedent === null) return { ...context, subject: "one" };
  const { kind, isMany, selector: again } = antecedent;
  const named = again.pick === "those" ? [{ as: again.as, kind, isMany }] : [];
  return mention({ ...context, named: [...(context.named ?? []), ...named] }, antecedent);
}

interface Other {
  readonly selector: Extract<Selector, { readonly pick: "the-other" | "challenger" | "defender" }>;
  readonly words: readonly string[];
}

const other = (...words: string[]): readonly Other[] => [
  { selector: { pick: "the-other" }, words },
];

/** The others in a challenge, by the trigger. Who is banished there may be either of the two. */
const OTHERS: Readonly<Record<string, readonly Other[]>> = {
  challenges: other("the challenged character"),
  challenged: other("the challenging character"),
  banished: [
    { selector: { pick: "challenger" }, words: ["the challenging character"] },
    { selector: { pick: "defender" }, words: ["the challenged character"] },
    ...other("the character that banished them"),
  ],
  "moves-to-location": other("that location"),
  sings: other("that song"),
  "banishes-in-challenge": other("the banished character"),
  "deals-damage": other("the damaged character"),
  damaged: other("the character that dealt that damage"),
};

/** It is somebody else's, but for what one sings and where one moves. */
function mentionOther(context: Context, selector: Selector): Context {
  const on = context.trigger?.on;
  const isYours = on === "sings" || on === "moves-to-location";
  const kind = on === "sings" ? "action" : on === "moves-to-location" ? "location" : "character";
  return mention(context, { selector, kind, isMany: false, isYours });
}

/** "the challenged location" */
function otherWords({ words }: Other, { trigger }: Context): readonly string[] {
  const where = trigger?.other;
  const kind = typeof where === "object" ? kindOf(where) : "character";
  return kind === "character" || kind === "card"
    ? words
    : [...words.map((word) => word.replace("character", kind)), ...words];
}

const othersIn = ({ trigger }: Context): readonly Other[] => OTHERS[trigger?.on ?? ""] ?? [];

function isOther({ pick }: Selector): boolean {
  return pick === "the-other" || pick === "challenger" || pick === "defender";
}

function formsPart(all: readonly Form[]): Part<Selector> {
  return {
    read(text, at, context) {
      return all.flatMap((form) =>
        form.read(text, at, context).map(({ value, end }) => {
          const names = context.names + 1;
          const made = value.pick === "chosen" ? { ...value, as: `#${names}` } : value;
          return { value: made, end, context: said({ ...context, names }, made) };
        }),
      );
    },
    speak(given, context) {
      const selector = plainly(given);
      const texts = all.flatMap((form) => form.speak(selector, context) ?? []);
      return texts.length === 0 ? null : { text: oneOf(texts), context: said(context, selector) };
    },
  };
}

/** Without what is the same left out. */
function plainly(selector: Selector): Selector {
  if (selector.pick !== "chosen" && selector.pick !== "all") return selector;
  const { zone, ...rest } = selector;
  const placed = zone === "discard" ? selector : rest;
  if (placed.pick !== "chosen" || placed.count !== 1) return placed;
  const { count: _, ...one } = placed;
  return one;
}

/** Who it is where nothing before has spoken of it. */
function unspoken(selector: Selector, context: Context): readonly [string, boolean] | null {
  const { called, happened, trigger, named: order = [] } = context;
  switch (selector.pick) {
    case "it":
      if (trigger?.card === "this") return [thisWord(context), false];
      return [happened?.it ?? "that card", false];
    case "the-other":
      if (trigger?.other === "this") return [thisWord(context), false];
      return [happened?.other ?? "the other card", false];
    case "challenger":
      return ["the challenging character", false];
    case "defender": {
      const about = trigger?.on === "challenged" ? trigger.card : trigger?.other;
      const kind = typeof about === "object" ? kindOf(about) : "character";
      return [`the challenged ${kind === "card" ? "character" : kind}`, false];
    }
    case "those": {
      const found = called?.get(selector.as);
      if (found !== undefined) return [found.text, found.isMany];
      const place = order.findIndex(({ as }) => as === selector.as);
      const one = order[place];
      if (one === undefined) return ["that card", false];
      const alike = order.slice(0, place).filter(({ kind }) => kind === one.kind).length;
      const nth = NTH[alike] ?? "last";
      return [`the ${nth} chosen ${one.kind}${one.isMany ? "s" : ""}`, one.isMany];
    }
    default:
      return null;
  }
}

const NTH = ["first", "second", "third", "fourth", "fifth"];

function speakUnspoken(selector: Selector, context: Context): Spoken | null {
  const words = unspoken(selector, context);
  if (words === null) return null;
  const [text, isMany] = words;
  const isYours = text === thisWord(context);
  const then = mention(context, { selector, kind: "card", isMany, isYours });
  return { text, context: then, strain: UNUSUAL };
}

/** What others choose is rather said of them: "chosen opponent chooses and banishes …". */
function byOthers(selector: Selector, said: Spoken | null): Spoken | null {
  const isByOthers = selector.pick === "chosen" && selector.by !== undefined;
  return said && isByOthers ? { ...said, strain: UNUSUAL } : said;
}

function isCalled(selector: Selector, { called, happened }: Context): boolean {
  if (selector.pick === "those") return called?.has(selector.as) ?? false;
  if (selector.pick === "it") return happened?.it !== undefined;
  return selector.pick === "the-other" && happened?.other !== undefined;
}

/** "They" is several in grammar, also where it is one. */
const isThey = ([first = ""]: readonly string[]): boolean => first === "they";

function selectorPart(
  pronouns: Pronouns,
  more: readonly Form[] = [],
  early: readonly Form[] = [],
): Part<Selector> {
  const found = formsPart([...early, ...forms, ...everyForms, ...more]);
  return {
    read(text, at, context) {
      const reads: Read<Selector>[] = [...found.read(text, at, context)];
      const end = after(text, at, thisWord(context));
      if (end !== null && !isInWord(text, end)) {
        reads.push({ value: { pick: "self" }, end, context: mention(context, self) });
      }
      const card = after(text, at, "this card");
      if (card !== null && context.type !== null) {
        reads.push({ value: { pick: "self" }, end: card, context: mention(context, self) });
      }
      for (const { words, antecedent } of references(context, pronouns)) {
        for (const word of words) {
          const stop = after(text, at, word);
          if (stop === null || isInWord(text, stop)) continue;
          reads.push({
            value: antecedent.selector,
            end: stop,
            context: mention(context, antecedent),
          });
        }
      }
      for (const { selector, words } of othersIn(context)) {
        for (const word of words) {
          const stop = after(text, at, word);
          if (stop === null) continue;
          reads.push({ value: selector, end: stop, context: mentionOther(context, selector) });
        }
      }
      return reads;
    },
    speak(selector, context): Spoken | null {
      // A text that is being carried out calls its cards by their names.
      if (isCalled(selector, context)) return speakUnspoken(selector, context);
      const reference = references(context, pronouns).find(({ antecedent }) =>
        same(antecedent.selector, selector),
      );
      if (selector.pick === "self") {
        const texts = [thisWord(context), "this card", ...(reference?.words ?? [])];
        return { text: oneOf(texts), context: mention(context, self) };
      }
      if (isOther(selector)) {
        const found = othersIn(context).find((one) => same(one.selector, selector));
        if (found === undefined || context.trigger?.other === "this") {
          return speakUnspoken(selector, context);
        }
        const words = [...otherWords(found, context), ...(reference?.words ?? [])];
        return { text: oneOf(words), context: mentionOther(context, selector) };
      }
      if (reference !== undefined && reference.words.length > 0 && selector.pick !== "all") {
        const then = mention(context, reference.antecedent);
        const isMany = then.subject === "many" || isThey(reference.words);
        return {
          text: oneOf(reference.words),
          context: { ...then, subject: isMany ? "many" : "one" },
        };
      }
      const whole = byOthers(selector, found.speak(selector, context));
      if (reference === undefined || whole === null) {
        return whole ?? speakUnspoken(selector, context);
      }
      return { text: oneOf([...reference.words, whole.text]), context: whole.context };
    },
  };
}

export const target: Part<Selector> = selectorPart(OBJECT);
/** Damage is dealt to each of them. */
export const eachOne: Part<Selector> = selectorPart(OBJECT, [], eachForms);
export const actor: Part<Selector> = selectorPart(SUBJECT, [bareOpposing]);

/** Without words: a card of one's own that something was done to is spoken of from here on. */
export function silentlyNamed(
  kind: Antecedent["kind"],
  done?: string,
  isAside = done === "discarded",
): Part<string> {
  const known = (as: string, context: Context): Context => {
    const one = {
      selector: { pick: "those", as },
      kind,
      isMany: false,
      isYours: true,
      ...(done !== undefined && { done }),
      ...(isAside && { isAside: true as const }),
    } satisfies Antecedent;
    return { ...context, spoken: [...context.spoken, one] };
  };
  return {
    read(_, at, context) {
      const names = context.names + 1;
      const as = `#${names}`;
      return [{ value: as, end: at, context: known(as, { ...context, names }) }];
    },
    speak: (as, context) =>
      typeof as === "string" ? { text: "", context: known(as, context) } : null,
  };
}

/** "their", "this character's", "that location's" */
export const whose: Part<Selector> = {
  read(text, at, context) {
    const pronouns = references(context, OWNER).flatMap(({ words, antecedent }) =>
      words.flatMap((word) => {
        const stop = after(text, at, OWNER.includes(word) ? word : `${word}'s`);
        if (stop === null || isInWord(text, stop)) return [];
        return [{ value: antecedent.selector, end: stop, context: mention(context, antecedent) }];
      }),
    );
    const named = target.read(text, at, context).flatMap(({ value, end, context: then }) => {
      const stop = after(text, end, "'s");
      return stop === null ? [] : [{ value, end: stop, context: then }];
    });
    return [...pronouns, ...named].filter(
      (read, i, all) =>
        all.findIndex((other) => same(other.value, read.value) && other.end === read.end) === i,
    );
  },
  speak(selector, context) {
    const reference = references(context, OWNER).find(({ antecedent }) =>
      same(antecedent.selector, selector),
    );
    const words = (reference?.words ?? []).map((word) =>
      OWNER.includes(word) ? word : `${word}'s`,
    );
    const whole = target.speak(selector, context);
    if (whole === null && words.length === 0) return null;
    return {
      text: oneOf([...words, ...(whole === null ? [] : [`${whole.text}'s`])]),
      context: whole?.context ?? context,
    };
  },
};

/** Whose hand, deck or inkwell the cards that were last spoken of go to. */
export const ownersPlace = (place: string): Part<undefined> => {
  const ways = (last: Antecedent | undefined): string[] => {
    const { isYours: isMine = true, isMany = false, kind = "character" } = last ?? {};
    const theirs = [
      ...(isMany ? [`their players' ${place}s`] : []),
      ...(kind === "character" ? [] : [`its player's ${place}`]),
      `their player's ${place}`,
      `its player's ${place}`,
      `their players' ${place}s`,
      `their players' ${place}`,
      `their ${place}`,
    ];
    return isMine ? [`your ${place}`, ...theirs] : theirs;
  };
  return {
    read(text, at, context) {
      const last = context.spoken.at(-1);
      return [...new Set(ways(last))].flatMap((way) => {
        const end = after(text, at, way);
        return end === null || isInWord(text, end) ? [] : [{ value: undefined, end, context }];
      });
    },
    speak(_, context) {
      const last = context.spoken.at(-1);
      return { text: oneOf(ways(last)), context };
    },
  };
};

export const mentionSelf = (context: Context): Context => mention(context, self);

/** The cards that a trigger has spoken of. */
export function ofTrigger(context: Context): Context {
  const card = context.trigger?.card;
  if (card === undefined) return context;
  if (card === "this") return mentionSelf(context);
  // Only one's own characters are at one's locations.
  const isYours = card.side === "yours" || card.at === "this" || context.trigger?.side === "yours";
  return mention(context, { selector: { pick: "it" }, kind: kindOf(card), isMany: false, isYours });
}
