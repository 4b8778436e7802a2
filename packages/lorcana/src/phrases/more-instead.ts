/** "They get +3 {S} instead": what lasts says so much more than before. */
import type { Condition, Effect } from "../cards.ts";
import { after, type Part } from "./part.ts";
import { predicates } from "./predicates.ts";
import { parts } from "./registry.ts";
import { actor } from "./selectors.ts";
import { lastingGroup } from "./standing.ts";
import { same } from "./table.ts";

type Effects = readonly Effect[];

/**
 * "Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +3 {S} instead": so much
 * more than before.
 */
export const moreInstead: Part<Effects> = {
  read(text, at, context) {
    return lastingGroup.read(text, at, context).flatMap(({ value, end, context: then }) => {
      const [first] = value;
      const start = after(text, end, ". If ");
      if (first?.do !== "modify" || value.length !== 1 || start === null) return [];
      return condition()
        .read(text, start, then)
        .flatMap((held) => {
          const next = after(text, held.end, ", ");
          if (next === null || !("those" in held.value)) return [];
          const those = held.value;
          return actor.read(text, next, held.context).flatMap((who) => {
            const from = after(text, who.end, " ");
            if (from === null || !same(who.value, { pick: "those", as: those.those })) return [];
            return predicates.read(text, from, who.context).flatMap((said) => {
              const stop = after(text, said.end, " instead");
              const [fact] = said.value;
              if (stop === null || said.value.length !== 1 || fact?.fact !== "stat") return [];
              const { stat, amount } = fact;
              if (stat !== first.stat || typeof amount !== "number") return [];
              if (typeof first.amount !== "number") return [];
              const more: Effect = { ...first, amount: amount - first.amount, target: who.value };
              const made: Effect = { do: "if", condition: those, effects: [more] };
              return [{ value: [first, made], end: stop, context: said.context }];
            });
          });
        });
    });
  },
  speak(effects, context) {
    const [first, then] = effects;
    if (effects.length !== 2 || first?.do !== "modify" || then?.do !== "if") return null;
    const [more] = then.effects;
    if (then.effects.length !== 1 || more?.do !== "modify" || then.otherwise !== undefined)
      return null;
    if (typeof more.amount !== "number" || typeof first.amount !== "number") return null;
    if (more.duration !== first.duration || more.stat !== first.stat) return null;
    const head = lastingGroup.speak([first], context);
    const held = head && condition().speak(then.condition, head.context);
    const who = held && actor.speak(more.target, held.context);
    if (!who) return null;
    const fact = { fact: "stat", stat: more.stat, amount: first.amount + more.amount } as const;
    const said = predicates.speak([fact], who.context);
    return (
      said && {
        text: `${head.text}. If ${held.text}, ${who.text} ${said.text} instead`,
        context: said.context,
      }
    );
  },
};

const condition = (): Part<Condition> => parts().condition as unknown as Part<Condition>;
