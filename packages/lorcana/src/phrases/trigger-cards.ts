/** The card that something happens to: "this character", "one of your other characters", "an opposing character". */
import type { Filter, Trigger } from "../cards.ts";
import { noun } from "./filters.ts";
import { after, type Context, isInWord, oneOf, type Part, type Read } from "./part.ts";

/** Of a floating trigger: one of the cards that were spoken of before. */
interface Those {
  readonly those: string;
}

export type Card = NonNullable<Trigger["card"]> | Those;

/** Whom "they" means where there is no card of one's own to speak of. */
function lastThose({ spoken }: Context): string | null {
  const last = spoken.at(-1)?.selector;
  return last?.pick === "those" ? last.as : null;
}

const THEY = ["they", "he", "she", "it", "that character"];
const THAT = ["that character", "they", "he", "she", "it"];

/** "this character", "one of your other characters", "an opposing character". */
export const happened: Part<Card> = {
  read(text, at, context) {
    const found: Read<Card>[] = [];
    const word = `this ${context.type ?? "card"}`;
    const those = lastThose(context);
    for (const said of those === null ? [word, ...THEY] : THEY) {
      const end = after(text, at, said);
      const value = those === null || said === word ? "this" : { those };
      if (end !== null && !isInWord(text, end)) found.push({ value, end, context });
    }
    for (const { leads, part, add } of WAYS) {
      for (const lead of leads) {
        const start = after(text, at, lead);
        if (start === null) continue;
        for (const { value, ...rest } of part.read(text, start, context)) {
          if (Object.keys(add).some((name) => value[name as keyof Filter] !== undefined)) continue;
          found.push({ value: { ...value, ...add }, ...rest });
        }
      }
    }
    return found;
  },
  speak(card, start) {
    // What follows is said of one.
    const context: Context = { ...start, subject: "one", isBare: false };
    if (card === "this") {
      return { text: oneOf([`this ${context.type ?? "card"}`, ...THEY]), context };
    }
    if ("those" in card) {
      const { those } = card;
      const called = context.called?.get(those);
      if (called !== undefined) return { text: called.text, context };
      return those === lastThose(context) ? { text: oneOf(THAT), context } : null;
    }
    const texts = WAYS.flatMap(({ leads, part, add }) => {
      const names = Object.keys(add) as (keyof Filter)[];
      if (names.some((name) => card[name] !== add[name])) return [];
      const rest = Object.fromEntries(
        Object.entries(card).filter(([name]) => !names.includes(name as keyof Filter)),
      );
      const said = part.speak(rest, context);
      return said === null ? [] : [`${oneOf(leads)}${said.text}`];
    });
    return texts.length === 0 ? null : { text: oneOf(texts), context };
  },
};

interface Way {
  readonly leads: readonly string[];
  readonly part: Part<Filter>;
  readonly add: Filter;
}

const one = noun("play", "one");
const many = noun("play", "many");
const WAYS: readonly Way[] = [
  { leads: ["one of your "], part: many, add: { side: "yours" } },
  { leads: ["another "], part: one, add: { other: true } },
  { leads: ["a ", "an "], part: one, add: {} },
  {
    leads: ["another one of your ", "another of your "],
    part: many,
    add: { side: "yours", other: true },
  },
];

export function isThose(card: Card | undefined): card is Those {
  return typeof card === "object" && "those" in card;
}
