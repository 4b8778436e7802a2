/** The page of the steered run is about the cards there are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashJson } from "@tcg/core";
import { expect, test } from "vitest";
import { cards } from "../src/index.ts";

const page = readFileSync(join(import.meta.dirname, "../steered-run.md"), "utf8");
const AGAIN = "npm run fuzz -- cards --seed 1 --report packages/cards/steered-run.md";

test("every effect of the set is on it and resolved at least 20 times", () => {
  const rows = [...page.matchAll(/^\| (\S+) +\| (\S+) +\| \S+ +\| (\d+) +\| \d+ +\|$/gm)];
  const times = new Map(
    rows.map(([, card, effect, count]) => [`${card}/${effect}`, Number(count)]),
  );
  const effects = Object.values(cards).flatMap(({ id, effects: own = [] }) =>
    own.map((effect) => `${id}/${effect.id}`),
  );
  const missing = effects.filter((name) => (times.get(name) ?? 0) < 20);
  expect(missing, `the set has changed: ${AGAIN}`).toEqual([]);
  const gone = [...times.keys()].filter((name) => !effects.includes(name));
  expect(gone, `the set has changed: ${AGAIN}`).toEqual([]);
});

test("the effects say what they said when it was written", () => {
  const effects = Object.values(cards).flatMap(({ id, effects: own = [] }) =>
    own.map((effect) => [id, effect]),
  );
  const written = /^\| their fingerprint +\| (\w+) +\|$/m.exec(page)?.[1];
  expect(written, `the set has changed: ${AGAIN}`).toBe(hashJson(effects));
});

test("no check failed", () => {
  expect(page).toMatch(/^\| failures +\| 0 +\|$/m);
});
