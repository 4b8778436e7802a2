import { expect, test } from "vitest";
import { wrongImportsOf } from "./bundled-imports.ts";

test("parts of a bundle may import each other", () => {
  expect(wrongImportsOf("a.js", 'import { x } from "./_deps/b.js"; export { x };')).toEqual([]);
});

test.each([
  'import { readFile } from "node:fs";',
  'import fs from "fs";',
  'const crypto = require("crypto");',
  'const pg = await import("pg");',
])("what is left to the runtime is told: %s", (source) => {
  expect(wrongImportsOf("a.js", source)).toHaveLength(1);
});
