/** The README's tables leave nothing out. Its examples are run by tools/readmes.int.test.ts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";
import { audiences } from "./events.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

test.each(Object.keys(commands))("the README names the command %s", (name) => {
  expect(readme).toContain(`\`${name}\``);
});

test("the README names every event that anybody sees", () => {
  const seen = Object.entries(audiences).flatMap(([name, who]) => (who === "nobody" ? [] : [name]));
  expect(seen.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the README says that the project is nobody's but ours", () => {
  expect(readme).toContain("not affiliated with");
});
