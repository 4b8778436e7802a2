/** Whole matches, recorded: each is played again from its seed and commands and ends the same. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MatchRecord, replayRecord } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { sampleGame } from "../src/sample/index.ts";
import type { Lorcana } from "../src/types.ts";
import { recipes, record, writeRecord } from "./recipes.ts";
import { REGENERATE } from "./regenerate.ts";

const folder = join(import.meta.dirname, "replays");
const hint = `If the rules were changed on purpose: ${REGENERATE}`;

if (process.env.UPDATE_GOLDEN) {
  for (const name of Object.keys(recipes)) {
    writeFileSync(join(folder, `${name}.json`), writeRecord(record(name)));
  }
}

const names = globSync("*.json", { cwd: folder })
  .map((file) => file.slice(0, -".json".length))
  .toSorted();

const read = (name: string): MatchRecord<Lorcana> =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as MatchRecord<Lorcana>;

test("every recipe has its record", () => {
  expect(names, hint).toEqual(expect.arrayContaining(Object.keys(recipes)));
});

describe.each(names)("%s", (name) => {
  test("is played again and ends in the same state", () => {
    const replayed = replayRecord(sampleGame, read(name));
    expect(replayed.ok ? "" : replayed.fault, hint).toBe("");
  });

  test("ends as its recipe says", () => {
    const replayed = replayRecord(sampleGame, read(name));
    const recipe = recipes[name];
    if (replayed.ok && recipe !== undefined) {
      expect(replayed.state.outcome).toMatchObject({ status: "ended", reason: recipe.ending });
    }
  });
});
