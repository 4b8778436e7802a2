/** Filters that compare cards with something: what that is, is read once, before any card is looked for. */
import type { Amount, Filter, Range } from "../cards.ts";
import { amountOf, looksOf } from "./amounts.ts";
import type { Context } from "./context.ts";
import { printedCard } from "./printed.ts";

type Comparison = NonNullable<Filter["than"]>;

const RANGES: { readonly [Is in Comparison["is"]]: (n: number) => Range } = {
  less: (n) => ({ max: n - 1 }),
  "at-most": (n) => ({ max: n }),
  equal: (n) => ({ min: n, max: n }),
  "at-least": (n) => ({ min: n }),
  more: (n) => ({ min: n + 1 }),
};

/** The same filter in numbers and names. */
export function settled(context: Context, filter: Filter): Filter {
  const { than, namedAs, not, any, ...rest } = filter;
  const parts: Filter[] = [];
  if (than !== undefined) parts.push(compared(context, than));
  if (namedAs !== undefined) {
    const names = looksOf(context, namedAs).flatMap(
      (look) => printedCard(context.table, look.def).names,
    );
    // Of a card that cannot be told any more, no other has the name.
    parts.push({ any: [...new Set(names)].map((name) => ({ name })) });
  }
  if (parts.length === 0 && not === undefined && any === undefined) return filter;
  const whole: Filter = {
    ...rest,
    ...(not !== undefined && { not: settled(context, not) }),
    ...(any !== undefined && { any: any.map((one) => settled(context, one)) }),
  };
  return parts.reduce<Filter>(both, whole);
}

function compared(context: Context, { stat, is, amount }: Comparison): Filter {
  return { [stat]: RANGES[is](amountOf(context, amount)) };
}

/** One that asks for both: neither may overwrite the other. */
function both(one: Filter, other: Filter): Filter {
  const isFree = Object.keys(other).every((name) => one[name as keyof Filter] === undefined);
  return isFree ? { ...one, ...other } : { any: [{ ...other, not: { not: one } }] };
}

/** Whether anything in it has to be settled first. */
export function isRelative(filter: Filter): boolean {
  const { than, namedAs, not, any } = filter;
  if (than !== undefined || namedAs !== undefined) return true;
  return (not !== undefined && isRelative(not)) || (any?.some(isRelative) ?? false);
}

/** What an amount asks somebody to choose before it can be read. */
export function askedBy(amount: Amount): Extract<Selected, { pick: "chosen" }> | null {
  if (typeof amount !== "object" || !("stat" in amount)) return null;
  return amount.of.pick === "chosen" ? amount.of : null;
}

type Selected = Extract<Amount, { readonly stat: unknown }>["of"];
