import { afterEach, expect, test } from "vitest";
import { type Fixture, openFixture } from "../fixture.ts";
import { readProject } from "../project.ts";
import { checkEquivalents, type Equivalents, readEquivalents } from "./equivalents.ts";
import { findMutants } from "./find-mutants.ts";
import { findSourcePackages, type SourcePackage } from "./packages.ts";

const fixtures: Fixture[] = [];

afterEach(() => {
  for (const fixture of fixtures.splice(0)) fixture.remove();
});

const list = "packages/stall/mutants/equivalent/price.json";

function read(
  entries: unknown,
  changes: Readonly<Record<string, string>> = {},
): { equivalents: Equivalents; target: SourcePackage; fixture: Fixture } {
  const text = typeof entries === "string" ? entries : JSON.stringify(entries);
  const fixture = openFixture("stall", { [list]: text, ...changes });
  fixtures.push(fixture);
  const [target] = findSourcePackages(readProject(fixture.root));
  if (target === undefined) throw new Error("the stage is wrong");
  return { equivalents: readEquivalents(fixture.root, target), target, fixture };
}

const good = {
  file: "src/price.ts",
  find: "each > found ? each : found",
  replace: "each >= found ? each : found",
  why: "of two that are equal either is the largest",
};

function reasonsIn({ equivalents, target }: ReturnType<typeof read>): (string | undefined)[] {
  const reasons = target.sources
    .flatMap(({ path, text }) => findMutants(path, text))
    .map((mutant) => equivalents.reasonFor(mutant));
  return reasons.filter((reason) => reason !== undefined);
}

test("a mutant is known by its code, wherever it has moved in its file", () => {
  expect(reasonsIn(read([good]))).toEqual([good.why]);
  const moved = {
    "packages/stall/src/price.ts":
      "\n\nexport const largest = (each, found) =>\n  each > found\n    ? each\n    : found;",
  };
  const after = read(good, moved);
  expect(after.equivalents.problems).toEqual([]);
  expect(reasonsIn(after)).toEqual([good.why]);
});

test.each([
  ["{", /^is not valid JSON: /],
  ["[1]", /^is not a JSON object\.$/],
  [{ ...good, file: undefined }, /^needs "file", a path from the package\.$/],
  [{ ...good, find: 1 }, /^needs "find" and "replace", as the list of survivors shows them\.$/],
  [{ ...good, why: " " }, /^needs "why", the reason\.$/],
  [{ ...good, within: 1 }, /^"within" must be a name\.$/],
  [{ ...good, line: 1 }, /^has an unknown field "line"\. Known are file, /],
  [
    { ...good, replace: "each" },
    /^fits no code in packages\/stall\/src\/price\.ts, nor elsewhere in the package: drop or mend/,
  ],
  [{ ...good, within: "price" }, /^fits no code in /],
])("%j is answered with a sentence", (entry, message) => {
  const { problems } = read(entry).equivalents;
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test("the same code in two functions needs the name of one", () => {
  const twice = {
    "packages/stall/src/price.ts":
      "function one() { return left === right; }\nfunction two() { return left === right; }",
  };
  const same = { ...good, find: "return left === right;", replace: "return left !== right;" };
  const unclear = read(same, twice);
  expect(unclear.equivalents.problems.map(({ message }) => message)).toEqual([
    'fits code in one, two of packages/stall/src/price.ts: say which in "within".',
  ]);
  const clear = read({ ...same, within: "two" }, twice);
  expect(clear.equivalents.problems).toEqual([]);
  expect(reasonsIn(clear)).toEqual([good.why]);
});

test("code that moved to another file is found there, and the entry hears of it", () => {
  const moved = read({ ...good, file: "src/wait.ts" });
  expect(moved.equivalents.problems).toEqual([]);
  expect(moved.equivalents.hints.map(({ message }) => message)).toEqual([
    "finds its code in packages/stall/src/price.ts: name the new file.",
  ]);
  expect(reasonsIn(moved)).toEqual([good.why]);
});

test("code that moved to two files is in none of them", () => {
  const copied = {
    "packages/stall/src/copy.ts": "const largest = (each, found) => each > found ? each : found;",
  };
  expect(read({ ...good, file: "src/wait.ts" }, copied).equivalents.problems).toEqual([
    {
      where: list,
      message:
        "fits no code in packages/stall/src/wait.ts, but in packages/stall/src/copy.ts, packages/stall/src/price.ts.",
    },
  ]);
});

test("an entry may leave open what a … stands for", () => {
  const open = { ...good, find: "… > found ? … : found", replace: "… >= found ? … : found" };
  expect(reasonsIn(read(open))).toEqual([good.why]);
});

test("all packages are checked, or those that are named", () => {
  const { fixture } = read({});
  const project = readProject(fixture.root);
  expect(checkEquivalents(project, []).problems).toHaveLength(1);
  expect(checkEquivalents(project, ["stall"]).problems).toHaveLength(1);
  expect(checkEquivalents(project, ["other"])).toEqual({ problems: [], hints: [] });
});
