/** What is paid: "{E}", "2 {I}", "Banish this item". */
import type { Cost } from "../cards.ts";
import { withSide } from "./amounts.ts";
import { noun } from "./filters.ts";
import { after, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { phrases, slot, table } from "./table.ts";

export const yourMany = withSide(noun("play", "many"), "yours");
export const yourOne = withSide(noun("play", "one"), "yours");

const cost = phrases<Cost>();

/** Before the dash of an activated ability. */
const paid: Part<Cost> = table<Cost>(
  [
    cost("{exertSymbol}", { pay: "exert" }),
    cost("(|pay ){amount:count} {inkSymbol}", { pay: "ink", amount: slot("amount") }),
    cost("banish {self}", { pay: "banish-this" }),
    cost("put {amount:damageCounters} on {self}", {
      pay: "damage-this",
      amount: slot("amount"),
    }),
    cost("(choose and |)discard {count:cards}", { pay: "discard", count: slot("count") }),
    cost("(choose and |)discard (a|an) {where:certainCard}", {
      pay: "discard",
      count: 1,
      where: slot("where"),
    }),
    cost("banish one of your {where:many}", { pay: "banish", where: slot("where") }),
    cost("{exertSymbol} one of your {where:many}", { pay: "exert-another", where: slot("where") }),
    cost("return one of your {where:many} to your hand", {
      pay: "return-another",
      where: slot("where"),
    }),
  ],
  parts,
);

/** After "you may", before "to". What is done to cards instead is an effect that the rest hangs on. */
const given: Part<Cost> = table<Cost>(
  [cost("pay {amount:count} {inkSymbol}", { pay: "ink", amount: slot("amount") })],
  parts,
);

function listOf(part: Part<Cost>, joints: readonly string[]): Part<readonly Cost[]> {
  return {
    read(text, at, context) {
      const found: Read<readonly Cost[]>[] = [];
      const more = (so: readonly Cost[], from: number, then: typeof context): void => {
        for (const { value, end, context: next } of part.read(text, from, then)) {
          const all = [...so, value];
          found.push({ value: all, end, context: next });
          for (const joint of joints) {
            const start = after(text, end, joint);
            if (start !== null) more(all, start, next);
          }
        }
      };
      more([], at, context);
      return found;
    },
    speak(costs, start) {
      let context = start;
      const texts: string[] = [];
      for (const cost of costs) {
        const said = part.speak(cost, context);
        if (said === null) return null;
        texts.push(said.text);
        context = said.context;
      }
      return texts.length === 0 ? null : { text: texts.join(oneOf(joints)), context };
    },
  };
}

export const costs = listOf(paid, [", "]);
export const price = listOf(given, [" and "]);
