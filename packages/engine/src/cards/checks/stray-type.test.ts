import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import type { Effect } from "../card.ts";
import { defineCards } from "../define-cards.ts";

/** A boost for as long as the card lies there. */
const boost: Effect = {
  id: "e",
  type: "ignition",
  actions: [
    {
      kind: "boost_attack",
      what: { kind: "all", zone: "board", side: "self" },
      amount: 100,
      duration: "while_source",
    },
  ],
};

function faultsOf(card: object): string[] {
  const defined = defineCards([card] as unknown as Parameters<typeof defineCards>[0]);
  return defined.ok ? [] : defined.faults.map(({ path }) => path);
}

test.each(["normal", "quick-play"])(
  "[LT 2.3, 8.9] a stereotype with the spell type %s has that one fault, and stays on the table",
  (spellType) => {
    const kid = unit("kid", { effects: [boost] });
    expect(faultsOf(kid)).toEqual([]);
    expect(faultsOf({ ...kid, spellType })).toEqual(["kid.spellType"]);
  },
);

test.each(["normal", "counter"])(
  "[LT 2.3, 8.9] and so it is with the trap type %s, of a spell too",
  (trapType) => {
    expect(faultsOf({ ...unit("kid", { effects: [boost] }), trapType })).toEqual(["kid.trapType"]);
    const flag = spell("flag", "continuous", [boost]);
    expect(faultsOf(flag)).toEqual([]);
    expect(faultsOf({ ...flag, trapType })).toEqual(["flag.trapType"]);
  },
);

test("[LT 2.5, 8.9] a continuous trap with a spell type stays on the table", () => {
  const sign = trap("sign", "continuous", [{ ...boost, type: "quick" }]);
  expect(faultsOf(sign)).toEqual([]);
  expect(faultsOf({ ...sign, spellType: "normal" })).toEqual(["sign.spellType"]);
});
