import { expect, test } from "vitest";
import { findRules, rulesOf } from "./find-rules.ts";
import { readMarkdown } from "./markdown.ts";

const rules = rulesOf(
  readMarkdown(
    "## 2 Vice\n\n- 2.1 Vice counters are public.\n- 2.10 The threshold is `3`.\n\n## 20 Later\n\n- 20.1 Counters go.\n",
  ),
);
const found = (question: string) => findRules(rules, question).map(({ number }) => number);

test.each([
  ["", []],
  ["  ", []],
  ["vice", ["2", "2.1"]],
  ["COUNTERS", ["2.1", "20.1"]],
  ["counters vice", ["2.1"]],
  ["threshold is 3", ["2.10"]],
  ["2", ["2", "2.1", "2.10"]],
  ["2.1", ["2.1"]],
  ["2.1.", ["2.1"]],
  ["pudding", []],
])("asked for %j it finds %j", (question, numbers) => {
  expect(found(question)).toEqual(numbers);
});
