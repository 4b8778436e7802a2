import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { modules, register } from "./test.ts";

test("every module with functions is registered in convex-test", async () => {
  const found = globSync("component/*.ts", { cwd: import.meta.dirname }).map((path) => `./${path}`);
  const without = ["convex.config", "games", "schema"].map((name) => `./component/${name}.ts`);
  const registered = Object.keys(modules).filter((path) => !path.includes("_generated"));
  expect(registered.toSorted()).toEqual(found.filter((path) => !without.includes(path)).toSorted());
  for (const load of Object.values(modules)) await load();
});

test("it has the name that the app gives it", () => {
  const names: string[] = [];
  const t = { registerComponent: (name: string) => void names.push(name) };
  register(t);
  register(t, "tables");
  expect(names).toEqual(["match", "tables"]);
});
