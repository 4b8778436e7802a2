import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cliques } from "../src/index.ts";

const specs = join(import.meta.dirname, "../specs");

test("every card that does something has its spec, and every spec its card", () => {
  const wanted = cliques.flatMap(({ id, cards }) =>
    cards
      .filter(({ effects = [] }) => effects.length > 0)
      .map((card) => `${id}/${card.id}.test.ts`),
  );
  const found = globSync("*/*.test.ts", { cwd: specs }).map((path) => path.replaceAll("\\", "/"));
  expect(found.sort()).toEqual(wanted.sort());
});
