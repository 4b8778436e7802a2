/** Conditions and costs in English. */

import { counted, listed } from "@tcg/core/hosting";
import type { Phase } from "../../../vocabulary.ts";
import type { Compared } from "../parts.ts";
import type { Words } from "../words.ts";
import { whose } from "./cards.ts";

/** "at least 2"; "less than 2" if denied. */
function compared({ is, amount, not }: Compared, less: "less" | "fewer"): string {
  if (!not)
    return `${{ at_least: "at least", at_most: "at most", exactly: "exactly" }[is]} ${amount}`;
  const than = { at_least: `${less} than`, at_most: "more than", exactly: `${less} or more than` };
  return `${than[is]} ${amount}`;
}

/** None at all is said in a word. */
const isNone = ({ is, amount, not }: Compared): boolean =>
  amount === 0 && is !== "at_least" && !not;

const things = (of: Compared, one: string, many: string): string =>
  isNone(of) ? `no ${many}` : `${compared(of, "fewer")} ${of.amount === 1 ? one : many}`;

const hasOf = { self: "you have", opponent: "the opponent has" };

const phases: Readonly<Record<Phase, string>> = {
  draw: "draw phase",
  standby: "standby phase",
  main: "first main phase",
  combat: "combat phase",
  main2: "second main phase",
  breakdown_check: "breakdown check",
  end: "end phase",
};

export const conditions: Words["conditions"] = {
  life: (of) => `${hasOf[of.side]} ${compared(of, "less")} life`,
  clout: (of) => `${hasOf[of.side]} ${compared(of, "less")} clout`,
  breakdowns: (of) => `${hasOf[of.side]} caused ${things(of, "breakdown", "breakdowns")}`,
  count: (of) => {
    const { zone, side } = of.place;
    const what = things(of, of.cards.one, of.cards.many);
    const isThere = of.amount === 1 && !isNone(of) ? "there is" : "there are";
    switch (zone) {
      case "board":
      case "table":
      case "controlled":
        if (side === "any") return `${isThere} ${what} on the ${zone}`;
        return `${side === "self" ? "you control" : "the opponent controls"} ${what}`;
      case "set":
        return `${isThere} ${what} in ${sideOf(side, "set zone")}`;
      case "field":
        return `${isThere} ${what} in ${sideOf(side, "field slot")}`;
      case "banished":
        return `${isThere} ${what} in ${sideOf(side, "banished zone")}`;
      default:
        return `${isThere} ${what} in ${sideOf(side, zone)}`;
    }
  },
  phase: (of) => `it is ${of.not ? "not " : ""}${phasesOf(of.in)}`,
  turn: ({ of }) => `it is ${whose[of]} turn`,
  chain_length: (of) => `the chain has ${things(of, "link", "links")}`,
  summoned_how: (of) => `this card was ${of.not ? "not " : ""}${listed(of.in, "or")} summoned`,
  source: ({ trait, not }) => `this card ${not ? trait.isNot : trait.is}`,
};

/** "a main phase" is either of the two. */
function phasesOf(given: readonly Phase[]): string {
  const isMain = (phase: Phase): boolean => phase === "main" || phase === "main2";
  const hasBoth = given.filter(isMain).length === 2;
  const named = given
    .filter((phase) => !hasBoth || !isMain(phase))
    .map((phase) => `the ${phases[phase]}`);
  return listed(hasBoth ? ["a main phase", ...named] : named, "or");
}

/** Of both sides it is the sum that counts. */
const sideOf = (side: keyof typeof whose, zone: string): string =>
  side === "any" ? `both ${zone}s together` : `${whose[side]} ${zone}`;

export function all(kind: "and" | "or", parts: readonly string[], inner: boolean): string {
  // Of a filter that asks for nothing is left that the card is there.
  if (parts.length === 0) return `this card is ${kind === "and" ? "" : "not "}on the table`;
  const text = listed(parts, kind);
  return inner ? `(${text})` : text;
}

export const costs: Words["costs"] = {
  pay_lp: ({ amount }) => `pay ${amount.head}`,
  pay_clout: ({ amount }) => `pay ${amount.head}`,
  discard: ({ amount }) => `discard ${amount.head}`,
  tribute: ({ what }) => `tribute ${what.text}`,
  banish: ({ what }) => `banish ${what.text}`,
  remove_vice: ({ amount, count }) =>
    `remove ${amount.head} from ${count === 1 ? "a stereotype" : "stereotypes"} you control`,
  add_vice: ({ amount }) => `put ${amount.head} on ${counted(1, "stereotype")} you control`,
};
