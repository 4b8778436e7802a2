/**
 * "Deal 2 damage to chosen character. If you have a Pirate character in play, deal 4 damage instead": the same,
 * with another number.
 */
import type { Condition, Effect } from "../cards.ts";
import { oneEffect } from "./effects.ts";
import { after, type Context, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { lastingGroup } from "./standing.ts";
import { same } from "./table.ts";

type Effects = readonly Effect[];
type Counting = Extract<Effect, { readonly amount: unknown }>;

/** How the second number is said, without what it is done to. */
const SAID: Partial<Readonly<Record<Effect["do"], (n: number, effect: Counting) => string[]>>> = {
  "deal-damage": (n) =>
    [
      "",
      " to them",
      " to that character",
      " to that character or location",
      " to that location",
    ].map((tail) => `deal ${n} damage${tail}`),
  "put-damage": (n) => [`put ${n} damage counters`],
  "remove-damage": (n, effect) => [
    "upTo" in effect ? `remove up to ${n} damage` : `remove ${n} damage`,
  ],
  "gain-lore": (n) => [`gain ${n} lore`],
  draw: (n) => [`draw ${n} cards`],
  modify: (n, effect) => {
    const symbol = effect.do === "modify" ? SYMBOLS[effect.stat] : "";
    return ["they get", "it gets", "he gets", "she gets", "that character gets", "give them"].map(
      (lead) => `${lead} ${n < 0 ? n : `+${n}`} ${symbol}`,
    );
  },
};

const SYMBOLS = { strength: "{S}", willpower: "{W}", lore: "{L}" } as const;
const TAILS = [" instead", " this turn instead"];

/** The ways to say the second number, where it is done to the same. */
export function numberWordings(n: number, effect: Effect): readonly string[] {
  return isCounting(effect) ? (SAID[effect.do]?.(n, effect) ?? []) : [];
}

const condition = (): Part<Condition> => parts().condition as unknown as Part<Condition>;

function firstOf(text: string, at: number, context: Context): readonly Read<Effect>[] {
  const lasting = lastingGroup
    .read(text, at, context)
    .flatMap(({ value, ...rest }) =>
      value.length === 1 && value[0] ? [{ value: value[0], ...rest }] : [],
    );
  return [...oneEffect.read(text, at, context), ...lasting];
}

function isCounting(effect: Effect): effect is Counting & { readonly amount: number } {
  return "amount" in effect && typeof effect.amount === "number" && SAID[effect.do] !== undefined;
}

/** Of a card that only the first of the two chooses. */
function isAskedOfLater(held: Condition, { spoken }: Context): boolean {
  if (!("those" in held)) return false;
  return !spoken.some(({ selector }) => same(selector, { pick: "those", as: held.those }));
}

export const numberInstead: Part<Effects> = {
  read(text, at, context) {
    return firstOf(text, at, context).flatMap(({ value: first, end, context: then }) => {
      const start = after(text, end, ". If ");
      if (start === null || !isCounting(first)) return [];
      return condition()
        .read(text, start, then)
        .flatMap((held) => {
          // What is asked of a chosen card is asked when it has been chosen.
          const from = after(text, held.end, ", ");
          if (from === null || isAskedOfLater(held.value, context)) return [];
          const more = /^[^.]*?[+]?(-?\d+)[^.]*? instead/.exec(text.slice(from));
          const number = Number(more?.[1]);
          const wordings = more === null ? [] : (SAID[first.do]?.(number, first) ?? []);
          return wordings.flatMap((wording) =>
            TAILS.flatMap((tail) => {
              const stop = after(text, from, `${wording}${tail}`);
              if (stop === null) return [];
              const effects = [{ ...first, amount: number } as Effect];
              const value: Effect = {
                do: "if",
                condition: held.value,
                effects,
                otherwise: [first],
              };
              return [{ value: [value], end: stop, context: held.context }];
            }),
          );
        });
    });
  },
  speak(effects, context) {
    const [only] = effects;
    if (effects.length !== 1 || only?.do !== "if") return null;
    const [first, ...others] = only.otherwise ?? [];
    const [more, ...rest] = only.effects;
    if (first === undefined || more === undefined || others.length + rest.length > 0) return null;
    if (!isCounting(first) || !isCounting(more)) return null;
    if (!same({ ...more, amount: 0 }, { ...first, amount: 0 })) return null;
    const said = oneEffect.speak(first, context) ?? lastingGroup.speak([first], context);
    const held = said && condition().speak(only.condition, said.context);
    if (!held) return null;
    const wordings = SAID[first.do]?.(more.amount, first) ?? [];
    return {
      text: `${said.text}. If ${held.text}, ${oneOf(wordings)}${oneOf(TAILS)}`,
      context: held.context,
    };
  },
};
