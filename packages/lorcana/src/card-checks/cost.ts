/** What is to be paid. */
import {
  type Fields,
  fault,
  inField,
  inItem,
  integer,
  isObject,
  isOneOf,
  keysOf,
  list,
  own,
  text,
  type Variant,
  variants,
} from "@tcg/core/shapes";
import type { Cost, CostKind } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";
import { filterIn } from "./filter.ts";
import type { At, Shape } from "./scope.ts";
import { a } from "./selector.ts";

/** Singers are not written on cards: Sing Together asks for them (CR 10.10). */
type WrittenCost = Exclude<CostKind, "singers">;

const own_ = filterIn("play");
const amount = integer(1, 20);
const named = { optional: text(40) };

const table: { readonly [K in WrittenCost]: Fields<Variant<Cost, "pay", K>> } = {
  exert: {},
  ink: { amount },
  "banish-this": {},
  "damage-this": { amount },
  discard: { count: integer(1, 10), where: { optional: filterIn("hidden") }, as: named },
  banish: { where: own_, as: named },
  "exert-another": { where: own_, as: named },
  "return-another": { where: own_, as: named },
};

export const COST_KINDS: readonly WrittenCost[] = keysOf(table);

/** What the card itself pays with: it has to be in play. */
const OF_THIS: readonly WrittenCost[] = ["exert", "banish-this", "damage-this"];
const CHOSEN_IN_PLAY: readonly WrittenCost[] = ["banish", "exert-another", "return-another"];

const shape = variants("a cost", "pay", table);

/** One cost. `isPlayed`: for playing a card, which is not in play then. */
function costOf(isPlayed: boolean): Shape {
  return {
    expects: 'a cost, such as { pay: "exert" }',
    schema: shape.schema,
    check(value, at) {
      shape.check(value, at);
      if (!isObject(value)) return;
      const pay = own(value, "pay");
      if (!isOneOf(COST_KINDS, pay)) return;
      const as = own(value, "as");
      if (typeof as === "string") {
        if (isPlayed)
          fault(inField(at, "as"), "must be left out: no text follows that could name it");
        else at.scope.text.names.add(as);
      }
      if (OF_THIS.includes(pay)) checkThis(pay, isPlayed, inField(at, "pay"));
      const where = own(value, "where");
      if (!CHOSEN_IN_PLAY.includes(pay) || !isObject(where)) return;
      const here = inField(at, "where");
      if (own(where, "side") !== undefined) {
        fault(inField(here, "side"), "must be left out: it is always one of your own cards");
      }
      if (pay !== "banish" && own(where, "other") !== undefined) {
        fault(inField(here, "other"), "must be left out: it is always another card");
      }
    },
  };
}

export const playingCost: Shape = costOf(true);

const IMPOSSIBLE: Readonly<Partial<Record<WrittenCost, readonly CardType[]>>> = {
  exert: ["location"],
  "damage-this": ["item"],
};

function checkThis(pay: WrittenCost, isPlayed: boolean, at: At): void {
  const { card, text } = at.scope;
  if (isPlayed || text.kind === "action") {
    fault(at, `must not be ${pay}: the card is not in play when this is paid`);
  } else if (card.type !== undefined && text.isGranted !== true) {
    if (IMPOSSIBLE[pay]?.includes(card.type)) {
      fault(at, `must not be ${pay}: ${a(card.type)} cannot pay that (CR 5.1.13)`);
    }
  }
}

/**
 * Costs that are paid together. Two that choose from the same zone could mean the same card, so
 * there is one of each at most.
 */
export function costs(isPlayed: boolean, min: number): Shape {
  const entries = list(costOf(isPlayed), min);
  return {
    expects: "a list of costs",
    schema: entries.schema,
    check(value, at) {
      entries.check(value, at);
      if (!Array.isArray(value)) return;
      const kinds = (value as readonly unknown[]).map((cost) => own(cost, "pay"));
      kinds.forEach((kind, i) => {
        const here = inItem(at, i);
        const before = kinds.slice(0, i);
        if (before.includes(kind) && isOneOf(COST_KINDS, kind)) {
          fault(here, `says ${kind} a second time: put it together with the first`);
        } else if (isOneOf(CHOSEN_IN_PLAY, kind)) {
          const other = before.find((each) => isOneOf(CHOSEN_IN_PLAY, each));
          if (other !== undefined) {
            fault(here, `chooses from play as ${String(other)} does: one cost of that kind only`);
          }
        }
      });
      const last = kinds.indexOf("banish-this");
      if (last >= 0 && last < kinds.length - 1) {
        fault(inItem(at, last), "must come last: what is banished pays for nothing more");
      }
    },
  };
}
