import { afterEach, expect, test } from "vitest";
import { type Fixture, openFixture } from "./fixture.ts";
import { applyMutant, type MutantCheck } from "./mutants.ts";
import { readProject } from "./project.ts";
import { surveyPackages } from "./survey.ts";

const fixtures: Fixture[] = [];

afterEach(() => {
  for (const fixture of fixtures.splice(0)) fixture.remove();
});

/** The check of the package `coin`, with one mutants file added. */
function check(
  mutants: unknown,
  policy = "none",
  more: object = {},
  files: Readonly<Record<string, string>> = {},
): MutantCheck {
  const fixture = openFixture("coin", {
    ...files,
    "packages/coin/mutants/a.json": typeof mutants === "string" ? mutants : JSON.stringify(mutants),
    "packages/coin/spec.json": JSON.stringify({ prefix: "C", mutants: policy, ...more }),
  });
  fixtures.push(fixture);
  const project = readProject(fixture.root);
  const [survey] = surveyPackages(project, project.packages);
  if (survey === undefined) throw new Error("the stage is wrong");
  return survey.mutants;
}

const good = { rule: "1.1", file: "src/coin.ts", find: '"tails"', replace: '"edge"' };

test("a file holds one mutant or a list of them", () => {
  const where = "packages/coin/mutants/a.json";
  expect(check(good)).toEqual({
    mutants: [{ ...good, where }],
    problems: [],
    hints: [],
    without: [],
  });
  const list = check([good, { ...good, rule: "C2.1", why: "prefixes are welcome" }]);
  expect(list.mutants.map((mutant) => [mutant.where, mutant.rule])).toEqual([
    [`${where}[0]`, "1.1"],
    [`${where}[1]`, "2.1"],
  ]);
});

test.each([
  ["{", /^is not valid JSON: /],
  ["[1]", /^is not a JSON object\.$/],
  [{ ...good, rule: undefined }, /^needs "rule", a string\.$/],
  [{ ...good, find: 1 }, /^needs "find", a string\.$/],
  [{ ...good, why: 1 }, /^"why" must be a string\.$/],
  [{ ...good, with: "x" }, /^has an unknown field "with"\. Known are rule, file, /],
  [{ ...good, rule: "one" }, /^has the rule "one", which is no rule number\.$/],
  [{ ...good, rule: "1.7" }, /^is for C1\.7, which is not in the rules\.$/],
  [
    { ...good, file: "src/no.ts", find: "nowhere" },
    /^looks for code that is neither in src\/no\.ts, which does not exist, nor elsewhere beside it: /,
  ],
  [
    { ...good, file: "../../../x" },
    /^changes \.\.\/\.\.\/\.\.\/x, which is outside the repository\.$/,
  ],
  [{ ...good, find: "" }, /^has an empty "find"\.$/],
  [{ ...good, replace: good.find }, /^replaces the code by itself\.$/],
  [
    { ...good, find: "nowhere" },
    /^looks for code that is neither in src\/coin\.ts nor elsewhere beside it: "nowhere"\.$/,
  ],
  [{ ...good, find: "side" }, /^looks for code that is \d+ times in src\/coin\.ts: "side"\.$/],
  [{ ...good, replace: "…" }, /^replaces by …, for which "find" has no …$/],
  [{ ...good, replace: ")" }, /^leaves src\/coin\.ts unparsable: .+ \(line 3\)\.$/],
])("%j is answered with a sentence", (mutant, message) => {
  const { mutants, problems } = check(mutant);
  expect(mutants).toEqual([]);
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test("code that has moved to another file is found there, with a hint", () => {
  const { mutants, problems, hints } = check({ ...good, file: "src/old.ts" });
  expect(problems).toEqual([]);
  expect(mutants.map((mutant) => mutant.file)).toEqual(["src/coin.ts"]);
  expect(hints.map(({ message }) => message)).toEqual([
    "finds its code in src/coin.ts, no longer in src/old.ts: name the new file.",
  ]);
});

test("code that has moved to two files is a problem, and tests are not searched", () => {
  const twin = { "packages/coin/src/twin.ts": 'export const x = "tails";' };
  const { problems } = check({ ...good, file: "src/old.ts" }, "none", {}, twin);
  expect(problems.map(({ message }) => message)).toEqual([
    'looks for code that is not in src/old.ts, which does not exist, but in several other places: src/coin.ts, src/twin.ts: ""tails"".',
  ]);
  const inTest = check({ ...good, find: '"[C1.2] a toss shows a side"', replace: "1" });
  expect(inTest.problems).toHaveLength(1);
});

test("a mutant in another package is looked for in that package", () => {
  const files = {
    "packages/purse/package.json": '{ "name": "@fixture/purse" }',
    "packages/purse/src/new.ts": "export const coins = 3;",
  };
  const { mutants } = check(
    { ...good, file: "../purse/src/old.ts", find: "coins = 3", replace: "coins = 4" },
    "none",
    {},
    files,
  );
  expect(mutants.map((mutant) => mutant.file)).toEqual(["../purse/src/new.ts"]);
});

test("what a … stands for is the same in the replacement", () => {
  const pattern = { ...good, where: "", find: "f(…, seat)", replace: "f(…, other(seat))" };
  expect(applyMutant(pattern, "x = f(book, state, seat);")).toBe(
    "x = f(book, state, other(seat));",
  );
});

test("a replacement is taken as it stands, dollar signs too", () => {
  expect(applyMutant({ ...good, where: "", replace: "$&$'" }, 'a "tails" b')).toBe("a $&$' b");
});

test("rules or groups without a mutant are listed when the package wants them all", () => {
  expect(check(good, "none").without).toEqual([]);
  expect(check(good, "every-rule").without).toEqual(["1.2", "2.1"]);
  expect(check(good, "every-group").without).toEqual(["2"]);
  expect(check(good, "every-rule", { noMutant: { "1.2": "why", "2": "why" } }).without).toEqual([]);
  expect(check(good, "every-rule", { notTestable: { "2.1": "why" } }).without).toEqual(["1.2"]);
});

const deeperBook = {
  "packages/coin/SPEC.md":
    "## 1 Coins\n- 1.1 Two sides.\n### 1.2 Tossing\n- 1.2.1 Up.\n- 1.2.2 Down.\n  - 1.2.2a Heads.\n  - 1.2.2b Tails.\n#### 1.2.3 Catching\n- 1.2.3.1 In the hand.\n",
};

test("a group is what stands beneath one numbered heading, whose deeper headings are groups too", () => {
  const without = (mutants: unknown, more: object = {}): readonly string[] =>
    check(mutants, "every-group", more, deeperBook).without;
  expect(without([])).toEqual(["1", "1.2", "1.2.3"]);
  expect(without([good, { ...good, rule: "1.2.2b" }])).toEqual(["1.2.3"]);
  expect(without({ ...good, rule: "1.2.3.1" })).toEqual(["1", "1.2"]);
  expect(without(good, { noMutant: { "1.2": "why" } })).toEqual([]);
});

test("a mutant of a rule with cases is for one of them", () => {
  const of = (rule: string): MutantCheck => check({ ...good, rule }, "none", {}, deeperBook);
  expect(of("1.2.2a").mutants.map((mutant) => mutant.rule)).toEqual(["1.2.2a"]);
  expect(of("1.2.2").problems.map((problem) => problem.message)).toEqual([
    "is for C1.2.2, which is divided into cases. Name one of them.",
  ]);
});

test("an excuse from mutants that names no rule, or a rule that has one, is a problem", () => {
  const { problems } = check(good, "every-rule", { noMutant: { "1.1": "why", "9.9": "why" } });
  expect(problems.map((problem) => problem.message)).toEqual([
    '"noMutant" names 1.1, but it has one: drop the entry.',
    '"noMutant" names 9.9, which is not in the rules.',
  ]);
});
