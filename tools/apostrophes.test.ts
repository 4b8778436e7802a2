/**
 * What players read has one apostrophe, the one on every keyboard: a text is found by typing it, and a
 * card and the log say "the opponent's" alike.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = globSync("{packages/*,apps/web}/src/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/node_modules/**"],
});

test("no text of the packages or the web app has a curly apostrophe", () => {
  expect(files.length).toBeGreaterThan(500);
  const curly = files.filter((path) => /\p{L}\u2019/u.test(readFileSync(join(root, path), "utf8")));
  expect(curly).toEqual([]);
});
