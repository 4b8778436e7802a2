import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, "../..", path), "utf8");

test("the first match of the README is the page of the example, which is type-checked", () => {
  const page = read("example/src/first-match.tsx");
  const start = page.indexOf("export function FirstMatch");
  expect(start).toBeGreaterThan(0);
  expect(read("README.md")).toContain(`\n${page.slice(start)}\`\`\`\n`);
});
