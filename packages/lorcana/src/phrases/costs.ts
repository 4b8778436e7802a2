/** What is paid: "{E}", "2 {I}", "Banish this item". */
import type { Cost } from "../cards.ts";
import { withSide } from "./amounts.ts";
import { kindOf, noun } from "./filters.ts";
import { after, firstOf, lazy, oneOf, onlySpoken, type Part, type Read, without } from "./part.ts";
import { parts } from "./registry.ts";
import { silentlyNamed } from "./selectors.ts";
import { phrases, slot, spokenOnly, table, unusual } from "./table.ts";

export const yourMany = withSide(noun("play", "many"), "yours");
export const yourOne = withSide(noun("play", "one"), "yours");

const cost = phrases<Cost>();
const rare = unusual<Cost>();
const saidOnly = spokenOnly<Cost>();

const others = [
  rare("(choose and |)discard {count} {where:certainCards}", {
    pay: "discard",
    count: slot("count"),
    where: slot("where"),
  }),
  // Whose they are needs no saying: one pays with one's own.
  saidOnly("discard {count:cards}", { pay: "discard", count: slot("count"), where: slot("where") }),
  saidOnly("banish one of your {where:ownMany}", { pay: "banish", where: slot("where") }),
  saidOnly("{exertSymbol} one of your {where:ownMany}", {
    pay: "exert-another",
    where: slot("where"),
  }),
  saidOnly("return one of your {where:ownMany} to your hand", {
    pay: "return-another",
    where: slot("where"),
  }),
];

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
    cost("{exertSymbol} one of your {where:besidesThis}", {
      pay: "exert-another",
      where: slot("where"),
    }),
    cost("return one of your {where:besidesThis} to your hand", {
      pay: "return-another",
      where: slot("where"),
    }),
    ...others,
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

/** Of several that pay together nothing is said again. */
const nameless = (cost: Cost): Cost =>
  cost.pay === "discard" ? (without(cost, "as") as Cost) : cost;

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
    if (!isNamed(cost)) return paid.speak(nameless(cost), context);
    if (cost.as === undefined) return paid.speak(cost, context);
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
/** In a sentence, where no symbol stands for it: "exert this item". */
const paidInWords: Part<Cost> = firstOf(
  table<Cost>(
    [
      saidOnly("exert {self}", { pay: "exert" }),
      cost("pay {amount:count} {inkSymbol}", { pay: "ink", amount: slot("amount") }),
    ],
    parts,
  ),
  lazy(() => payable),
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
      let strain = 0;
      const texts: string[] = [];
      for (const cost of costs) {
        const said = part.speak(cost, context);
        if (said === null) return null;
        texts.push(said.text);
        context = said.context;
        strain += said.strain ?? 0;
      }
      return texts.length === 0 ? null : { text: texts.join(oneOf(joints)), context, strain };
    },
  };
}

export const costs = listOf(payable, [", "]);
export const price = listOf(given, [" and "]);
/** What is paid in the middle of a sentence: said as if it were done. */
export const payment: Part<readonly Cost[]> = onlySpoken((list, context) =>
  listOf(paidInWords, [" and "]).speak(list, context),
);
