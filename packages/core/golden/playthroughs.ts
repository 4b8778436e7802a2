/** Golden playthroughs: a short piece of play for each mechanic, its text in `<name>.txt`. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../src/index.ts";
import { type Playthrough, renderPlaythrough } from "../src/testkit/index.ts";
import { expectAsWritten, isUpdate, remedy } from "./golden-file.ts";

const MAX_LINES = 150;

/** `folder` is where the texts lie. */
export function testPlaythroughs<G extends GameTypes>(
  folder: string,
  scenarios: Readonly<Record<string, Playthrough<G>>>,
): void {
  const files = globSync("*.txt", { cwd: folder }).map((file) => file.slice(0, -".txt".length));

  describe.each(Object.entries(scenarios))("%s", (name, scenario) => {
    test("is played as it is written", () => {
      expectAsWritten(join(folder, `${name}.txt`), renderPlaythrough(scenario));
    });

    test("can be read in one sitting", () => {
      expect(renderPlaythrough(scenario).split("\n").length).toBeLessThanOrEqual(MAX_LINES);
    });
  });

  test("every file has a scenario and every scenario a file", () => {
    const names = Object.keys(scenarios).toSorted();
    const known = isUpdate ? names : files.toSorted();
    expect(known, `If this is meant: ${remedy()}`).toEqual(names);
  });
}
