/**
 * "Exert chosen character. If a Princess character is chosen, banish her instead": one card is chosen, and what
 * is done to it goes by what it is.
 */
import type { Condition, Effect, Selector } from "../cards.ts";
import { oneEffect } from "./effects.ts";
import { numberWordings } from "./number-instead.ts";
import { after, type Context, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { same } from "./table.ts";

type Effects = readonly Effect[];
type Aimed = Extract<Effect, { readonly target: Selector }>;

const condition = (): Part<Condition> => parts().condition as unknown as Part<Condition>;
const clauses = (): Part<Effects> => parts().joined as unknown as Part<Effects>;

/** What lasts says so much more than before instead (sentences.ts). */
function isAimed(effect: Effect): effect is Aimed {
  return "target" in effect && effect.do !== "modify";
}

/** The second number alone: "deal 4 damage instead". */
function shorter(first: Aimed, text: string, at: number): readonly Read<Effects>[] {
  if (!("amount" in first)) return [];
  const number = Number(/^[^.]*?(-?\d+)[^.]*? instead/.exec(text.slice(at))?.[1]);
  return numberWordings(number, first).flatMap((wording) => {
    const end = after(text, at, wording);
    const value = [{ ...first, amount: number } as Effect];
    return end === null ? [] : [{ value, end, context: {} as Context }];
  });
}

export const chosenInstead: Part<Effects> = {
  read(text, at, context) {
    return oneEffect.read(text, at, context).flatMap(({ value: first, end, context: then }) => {
      const start = after(text, end, ". If ");
      if (start === null || !isAimed(first) || first.target.pick !== "chosen") return [];
      const choose = first.target;
      const those: Selector = { pick: "those", as: choose.as ?? "" };
      const plain = { ...first, target: those } as Aimed;
      return condition()
        .read(text, start, then)
        .flatMap((held) => {
          const from = after(text, held.end, ", ");
          if (from === null || !("those" in held.value) || held.value.those !== choose.as)
            return [];
          const whole = clauses().read(text, from, held.context);
          const short = shorter(plain, text, from).map((read) => ({
            ...read,
            context: held.context,
          }));
          return [...whole, ...short].flatMap((more) => {
            const stop = after(text, more.end, " instead");
            if (stop === null) return [];
            const made: Effect = {
              do: "if",
              choose,
              condition: held.value,
              effects: more.value,
              otherwise: [plain],
            };
            return [{ value: [made], end: stop, context: more.context }];
          });
        });
    });
  },
  speak(effects, context) {
    const [only] = effects;
    if (effects.length !== 1 || only?.do !== "if" || only.choose?.pick !== "chosen") return null;
    const [first, ...others] = only.otherwise ?? [];
    if (first === undefined || others.length > 0 || !isAimed(first)) return null;
    if (!same(first.target, { pick: "those", as: only.choose.as })) return null;
    const said = oneEffect.speak({ ...first, target: only.choose } as Effect, context);
    const held = said && condition().speak(only.condition, said.context);
    if (!held) return null;
    const whole = clauses().speak(only.effects, held.context);
    const ways = [...(whole ? [whole.text] : []), ...shortWays(first, only.effects)];
    if (ways.length === 0) return null;
    return {
      text: `${said.text}. If ${held.text}, ${oneOf(ways)} instead`,
      context: whole?.context ?? held.context,
    };
  },
};

function shortWays(first: Aimed, [more, ...others]: Effects): readonly string[] {
  if (more === undefined || others.length > 0 || !("amount" in more)) return [];
  if (!same({ ...more, amount: 0 }, { ...first, amount: 0 })) return [];
  return typeof more.amount === "number" ? numberWordings(more.amount, first) : [];
}
