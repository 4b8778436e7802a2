/** What is paid: "{E}", "2 {I}", "Banish this item". */
import type { Cost } from "../cards.ts";
import { withSide } from "./amounts.ts";
import { kindOf, noun } from "./filters.ts";
import { after, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { silentlyNamed } from "./selectors.ts";
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

/** What has been done to the card that pays. */
const DONE = {
  discard: "discarded",
  banish: "banished",
  "exert-another": "exerted",
  "return-another": "returned",
} as const;

type Named = Extract<Cost, { readonly pay: keyof typeof DONE }>;

/** One card that pays, and what follows may speak of it: "the discarded character". */
function isNamed(cost: Cost): cost is Named {
  return cost.pay in DONE && !("count" in cost && cost.count > 1);
}

const nameOf = ({ pay, where = {} }: Named): Part<string> =>
  silentlyNamed(kindOf(where), DONE[pay]);

const payable: Part<Cost> = {
  read: (text, at, context) =>
    paid.read(text, at, context).flatMap((read) => {
      const cost = read.value;
      if (!isNamed(cost)) return [read];
      const named = nameOf(cost)
        .read(text, read.end, read.context)
        .map((name) => ({ ...name, value: { ...cost, as: name.value } }));
      return [read, ...named];
    }),
  speak(cost, context) {
    if (!isNamed(cost) || cost.as === undefined) return paid.speak(cost, context);
    const { as, ...plain } = cost;
    const said = paid.speak(plain, context);
    return (
      said && {
        text: said.text,
        context: nameOf(cost).speak(as, said.context)?.context ?? said.context,
      }
    );
  },
};

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

export const costs = listOf(payable, [", "]);
export const price = listOf(given, [" and "]);
