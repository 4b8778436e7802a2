import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type Fixture, openFixture } from "./fixture.ts";
import { findRoot, readProject, selectPackages } from "./project.ts";

const fixtures: Fixture[] = [];

afterEach(() => {
  for (const fixture of fixtures.splice(0)) fixture.remove();
});

function open(changes: Readonly<Record<string, string>> = {}): string {
  const fixture = openFixture("coin", changes);
  fixtures.push(fixture);
  return fixture.root;
}

test("packages with a spec.json are found, those without are passed over", () => {
  const project = readProject(open());
  expect(project.packages.map(({ path }) => path)).toEqual(["packages/coin"]);
  expect(project.problems).toEqual([]);
});

test("a fixture game with a spec.json of its own is found inside its package", () => {
  const game = "packages/coin/fixtures/dice";
  const root = open({
    [`${game}/spec.json`]: '{ "prefix": "D", "name": "dice" }',
    [`${game}/RULES.md`]: "- 1.1 A die has six sides.\n",
  });
  expect(readProject(root).packages.map(({ path }) => path)).toEqual(["packages/coin", game]);
});

test("the root is found from within a package, and missed with a sentence", () => {
  const root = open();
  mkdirSync(join(root, "packages/coin/deep"));
  expect(findRoot(join(root, "packages/coin/deep"))).toBe(root);
  expect(() => findRoot(tmpdir())).toThrow(/^No package\.json with "workspaces" in /);
});

test.each([
  "packages/coin",
  "./packages/coin/",
  "coin",
  "@fixture/coin",
  "heads-or-tails",
  "C",
  "c",
])("a package answers to %s", (name) => {
  const project = readProject(open());
  const selected = selectPackages(project, [name], project.root);
  expect(selected.map(({ path }) => path)).toEqual(["packages/coin"]);
});

test("a name nobody has is refused with those there are", () => {
  const project = readProject(open());
  expect(() => selectPackages(project, ["chess"], project.root)).toThrow(
    'No package with rules is called "chess". Known: packages/coin.',
  );
});

test("two packages cannot share a prefix", () => {
  const { problems } = readProject(open({ "packages/unruly/spec.json": '{ "prefix": "C" }' }));
  expect(problems).toEqual([
    {
      where: "packages/unruly/spec.json",
      message: "uses the prefix C, which belongs to packages/coin.",
    },
  ]);
});
