/** How much, in English: "500 damage", "50 damage, plus 100 for each card in your hand". */

import { counted as numbered } from "@tcg/core/hosting";
import type { Side } from "../../card.ts";
import type { Counting, Unit } from "../parts.ts";
import type { AmountPhrase } from "../phrases.ts";
import type { Words } from "../words.ts";

const units: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  cards: ["card", "cards"],
  damage: ["damage", "damage"],
  life: ["life", "life"],
  clout: ["clout", "clout"],
  vice: ["vice counter", "vice counters"],
  attack: ["attack", "attack"],
  defense: ["defense", "defense"],
};

const have: Readonly<Record<Side, string>> = {
  self: "you have",
  opponent: "the opponent has",
  any: "both players have together",
};

export const counted: Words["counted"] = {
  cards: ({ cards }) => ({ each: cards.one }),
  vice: ({ side }) => {
    const on = { self: "stereotypes you control", opponent: "stereotypes the opponent controls" };
    return { each: `vice counter on ${side === "any" ? "the board" : on[side]}` };
  },
  clout: ({ side }) => ({ each: `clout ${have[side]}` }),
  life: ({ side }) => ({ each: `life ${have[side]}`, total: `the life ${have[side]}` }),
  breakdowns: ({ side }) => {
    const by = { self: "you have caused", opponent: "the opponent has caused", any: "so far" };
    return { each: `breakdown ${by[side]}` };
  },
  chain_length: () => ({ each: "link of the chain" }),
  turn_number: () => ({ each: "turn so far" }),
  event_amount: ({ unit }) =>
    unit === "damage"
      ? { each: "point of that damage", total: "that damage" }
      : { each: "of those vice counters", total: "the number of those vice counters" },
};

export function amount(unit: Unit, value: number | Counting): AmountPhrase {
  const [one, many] = units[unit];
  if (typeof value === "number") return { head: numbered(value, one, many), tail: "" };
  const { times, plus, of } = value;
  if (times === 1 && of.total !== undefined) {
    const more = plus === 0 ? "" : plus > 0 ? ` plus ${plus}` : ` minus ${-plus}`;
    return { head: many, tail: `equal to ${of.total}${more}` };
  }
  const each = `for each ${of.each}`;
  if (plus > 0) {
    const tail = times < 0 ? `minus ${-times} ${each}` : `plus ${times} ${each}`;
    return { head: numbered(plus, one, many), tail: `, ${tail}` };
  }
  return {
    head: numbered(times, one, many),
    tail: plus === 0 ? each : `${each}, minus ${-plus}`,
  };
}

export const lasts: Words["lasts"] = {
  turn: "this turn",
  until_end_phase: "until the end phase",
  until_next_turn: "until your next turn",
  while_source: "while this card stays face-up",
  permanent: "for good",
  turns: (count) => `for ${numbered(count, "turn")} (counting this one)`,
};
