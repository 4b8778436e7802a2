/**
 * `UPDATE_GOLDEN=1 npx vitest run packages/lorcana/golden` writes the files anew; read the diff as
 * you would read code.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderPlaythrough } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { REGENERATE } from "./regenerate.ts";
import { scenarios } from "./scenarios.ts";

const MOST_LINES = 150;

const files = globSync("*.txt", { cwd: import.meta.dirname }).map((file) => file.slice(0, -4));

describe.each(Object.keys(scenarios))("%s", (name) => {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  const path = join(import.meta.dirname, `${name}.txt`);

  test("is played as it is written", () => {
    const text = renderPlaythrough(scenario);
    if (process.env.UPDATE_GOLDEN) writeFileSync(path, text);
    const golden =
      files.includes(name) || process.env.UPDATE_GOLDEN ? readFileSync(path, "utf8") : "";
    expect(text.split("\n"), `If this is meant: ${REGENERATE}`).toEqual(golden.split("\n"));
  });

  test("can be read in one sitting", () => {
    expect(renderPlaythrough(scenario).split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  });
});

test("every file has a scenario and every scenario a file", () => {
  const known = process.env.UPDATE_GOLDEN ? Object.keys(scenarios) : files;
  expect(known.toSorted(), `If this is meant: ${REGENERATE}`).toEqual(
    Object.keys(scenarios).toSorted(),
  );
});
