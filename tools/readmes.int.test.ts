import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { findReadmes, readBlocks, runBlock } from "./readme-commands.ts";

const repository = join(import.meta.dirname, "..");
/** What takes longer hangs. It ends before the test does, so that its output is told. */
const limitMs = 9 * 60_000;
const insideReadme = process.env.README_COMMAND !== undefined;

test("no README runs the tests, which would run the README", () => {
  expect(insideReadme, "mark the block that does as <!-- not run: reason -->").toBe(false);
});

for (const readme of insideReadme ? [] : findReadmes(repository)) {
  const name = relative(repository, readme);
  for (const block of readBlocks(readme)) {
    if (block.notRun) {
      console.log(`${name}:${block.line} not run: ${block.notRun}`);
      continue;
    }
    const title = block.source.trim().split("\n", 1)[0];
    test(`${name} line ${block.line} runs: ${title}`, async () => {
      const { ok, output } = await runBlock(readme, block, limitMs);
      expect(ok, output).toBe(true);
    });
  }
}
