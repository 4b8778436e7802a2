/**
 * What is reported as never happening does not happen: in matches with generated cards, no effect
 * is ever activated of which an error says that it cannot be.
 */
import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsOfMatches } from "../../../fixtures/random-matches.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import { type FindingRule, lintCards } from "./index.ts";

const NEVER_USED: readonly FindingRule[] = [
  "trigger-never-fires",
  "condition-never-holds",
  "cost-never-payable",
  "target-never-exists",
  "forbidden-by-itself",
];

test("[LT 8.12] no effect that can never be used is used", () => {
  let used = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const cards = generatedCards(createRandom(seed));
      const never = new Set(
        lintCards(cards)
          .filter(({ rule }) => NEVER_USED.includes(rule))
          .map(({ path }) => path.slice(0, path.indexOf("]"))),
      );
      expect(never.size).toBeGreaterThan(0);
      for (const event of eventsOfMatches(cards, seed, 6)) {
        if (event.type !== "CHAIN_LINK_ADDED") continue;
        const { source, effect } = event.link;
        used++;
        expect(never).not.toContain(`${source.def}.effects[${effect}`);
      }
    }),
    { numRuns: 4 },
  );
  expect(used).toBeGreaterThan(200);
});
