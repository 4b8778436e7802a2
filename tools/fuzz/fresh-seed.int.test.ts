/** A few matches nobody has played before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cards } from "@ltcg/cards";
import { effectsOf, playSteered } from "@ltcg/engine/steered";
import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { fuzzTargets } from "./targets.ts";

const seed = randomInt(2 ** 32);
console.info(`matches of seed ${seed}`);

// Most of the time goes into the heavy checks: of large games a sample of the commands is passed to them, and
// whatever reveals something, as in long runs.
test.each([
  ["blind-bid", 10, 1],
  ["cellar", 10, 1],
  ["skirmish", 10, 1],
  ["lunchtable", 5, 5],
  ["lorcana", 6, 5],
])(`%s keeps its promises in %d matches of seed ${seed}`, (name, games, heavyOneIn) => {
  const command = `npm run fuzz -- ${name}`;
  const report = fuzzTargets[name]?.({ seed, games, heavyOneIn, command });
  const told = report?.failures.map((f) => `${f.check}: ${f.message}\n  ${f.reproduce}`);
  expect(told).toEqual([]);
});

/** Of the matches that the whole run through the card set took. */
const page = readFileSync(join(import.meta.dirname, "../../packages/cards/steered-run.md"), "utf8");
const hundredth = Math.ceil(Number(/^\| matches +\| (\d+)/m.exec(page)?.[1]) / 100);
const effects = effectsOf(cards).length;

test(`the card set keeps its promises in ${hundredth} matches of seed ${seed}`, () => {
  const random = createRandom(seed, "a hundredth");
  const command = "npm run fuzz -- cards";
  const reports = Array.from({ length: hundredth }, () =>
    playSteered({ cards, config: {} }, { seed, heavyOneIn: 5, command }, random.int(8 * effects)),
  );
  const told = reports.flatMap(({ failures }) =>
    failures.map((f) => `${f.check}: ${f.message}\n  ${f.reproduce}`),
  );
  expect(told).toEqual([]);
  // A match is played for one effect, and mostly gets there: six times in seven, when this was written.
  const hits = reports.filter(({ measures }) => measures.hits === 1);
  expect(hits.length).toBeGreaterThanOrEqual(hundredth / 4);
});
