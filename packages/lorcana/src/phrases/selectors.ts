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
} from "./part.ts";
import { bareOpposing, choosing, everyForms, type Form, forms } from "./selector-forms.ts";
import { same } from "./table.ts";

const many = noun("play", "many");

/** Opponents choose among their own: "one of their characters". */
export const oneOfTheirs: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "each-opponent" }, { side: "opposing" }),
]);

/** Each player chooses among their own. */
export const oneOfEachs: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "each" }),
]);

/** The opponent whom you choose does. */
export const oneOfAnOpponents: Part<Selector> = formsPart([
  choosing(["one of their "], many, "", { by: "opponent" }, { side: "opposing" }),
]);

/** What pronouns may stand for it. */
const SUBJECT = ["they", "it", "he", "she"];
const OBJECT = ["them", "it", "him", "her"];
const OWNER = ["their", "its", "his", "her"];

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
function references(context: Context, pronouns: readonly string[]): Reference[] {
  const found: Reference[] = [];
  const taken = new Set<string>();
  for (const antecedent of [...context.spoken].reverse()) {
    const isFirst = found.every((one) => one.antecedent.isAside) && !antecedent.isAside;
    const each = isFirst && antecedent.isMany && pronouns === OBJECT ? ["each of them"] : [];
    const words = [...(isFirst ? pronouns : []), ...each, ...named(antecedent, context)].filter(
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
  return antecedent === null ? { ...context, subject: "one" } : mention(context, antecedent);
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
  ],
  "moves-to-location": other("that location"),
  sings: other("that song"),
};

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
    speak(selector, context) {
      const texts = all.flatMap((form) => form.speak(selector, context) ?? []);
      return texts.length === 0 ? null : { text: oneOf(texts), context: said(context, selector) };
    },
  };
}

function selectorPart(pronouns: readonly string[], more: readonly Form[] = []): Part<Selector> {
  const found = formsPart([...forms, ...everyForms, ...more]);
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
          reads.push({ value: selector, end: stop, context: { ...context, subject: "one" } });
        }
      }
      return reads;
    },
    speak(selector, context): Spoken | null {
      const reference = references(context, pronouns).find(({ antecedent }) =>
        same(antecedent.selector, selector),
      );
      if (selector.pick === "self") {
        const texts = [thisWord(context), "this card", ...(reference?.words ?? [])];
        return { text: oneOf(texts), context: mention(context, self) };
      }
      if (isOther(selector)) {
        const found = othersIn(context).find((one) => same(one.selector, selector));
        return found === undefined
          ? null
          : { text: oneOf(found.words), context: { ...context, subject: "one" } };
      }
      if (reference !== undefined && selector.pick !== "all") {
        return { text: oneOf(reference.words), context: mention(context, reference.antecedent) };
      }
      const whole = found.speak(selector, context);
      if (reference === undefined || whole === null) return whole;
      return { text: oneOf([...reference.words, whole.text]), context: whole.context };
    },
  };
}

export const target: Part<Selector> = selectorPart(OBJECT);
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
  const ways = (isMine: boolean): string[] => {
    const theirs = [
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
      return ways(last?.isYours ?? true).flatMap((way) => {
        const end = after(text, at, way);
        return end === null || isInWord(text, end) ? [] : [{ value: undefined, end, context }];
      });
    },
    speak(_, context) {
      const last = context.spoken.at(-1);
      return { text: oneOf(ways(last?.isYours ?? true)), context };
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
