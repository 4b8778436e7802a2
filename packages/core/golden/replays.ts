/** Whole matches, recorded: each is played again from its seed and commands and ends the same. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type GameTypes, type MatchRecord, replayRecord } from "../src/index.ts";
import { expectEnding } from "./expect-ending.ts";
import { isUpdate, remedy } from "./golden-file.ts";
import { type Recipe, type ReplaySource, recordByRecipe } from "./recipes.ts";

/** `folder` is where the records lie, as `<name>.json`. */
export function testReplays<G extends GameTypes, R extends Recipe<G>>(
  folder: string,
  source: ReplaySource<G, R>,
): void {
  const { game, recipes } = source;
  const hint = `If the rules were changed on purpose: ${remedy()}`;
  const pathOf = (name: string): string => join(folder, `${name}.json`);

  if (isUpdate) {
    for (const [name, recipe] of Object.entries(recipes)) {
      writeFileSync(pathOf(name), writeRecord(recordByRecipe(source, name, recipe)));
    }
  }

  const names = globSync("*.json", { cwd: folder })
    .map((file) => file.slice(0, -".json".length))
    .toSorted();

  const read = (name: string): MatchRecord<G> =>
    JSON.parse(readFileSync(pathOf(name), "utf8")) as MatchRecord<G>;

  test("every recipe has its record", () => {
    expect(names, hint).toEqual(expect.arrayContaining(Object.keys(recipes)));
  });

  describe.each(names)("%s", (name) => {
    test("is played again and ends in the same state", () => {
      const replayed = replayRecord(game, read(name));
      expect(replayed.ok ? "" : replayed.fault, hint).toBe("");
    });

    // A record of something that went wrong once has no recipe.
    const recipe = recipes[name];
    if (recipe !== undefined) {
      test("ends as its recipe says", () => expectEnding(game, read(name), recipe));
    }
  });
}

/** One field on a line. */
function writeRecord<G extends GameTypes>(record: MatchRecord<G>): string {
  const lines = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
