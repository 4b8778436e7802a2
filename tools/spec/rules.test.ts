import { expect, test } from "vitest";
import { readRules } from "./rules.ts";

function read(prefix: string, ...lines: string[]): ReturnType<typeof readRules> {
  return readRules(lines.join("\n"), prefix, "RULES.md");
}

function numbers(prefix: string, ...lines: string[]): string[] {
  return read(prefix, ...lines).rules.map((rule) => rule.number);
}

test("list items that open with a number are rules, with text and line", () => {
  const book = read("LT", "## 6 Summoning", "- 6.1 One **normal** summon.", "- 6.10 `SET` it.");
  expect(book).toEqual({
    rules: [
      { number: "6.1", text: "One normal summon.", line: 2 },
      { number: "6.10", text: "SET it.", line: 3 },
    ],
    sections: ["6"],
    divided: [],
    problems: [],
  });
});

test("a rule with cases is divided: the cases are the rules, and the number only heads them", () => {
  const lines = [
    "- 6.3 A slot.",
    "  - 6.3a Free.",
    "  - 6.3b Taken.",
    "- K6.4 Other.",
    "- K6.4a It.",
  ];
  const book = read("K", ...lines);
  expect(book.rules.map(({ number, text }) => [number, text])).toEqual([
    ["6.3a", "Free."],
    ["6.3b", "Taken."],
    ["6.4a", "It."],
  ]);
  expect([book.divided, book.problems]).toEqual([["6.3", "6.4"], []]);
});

test("a heading may have cases too, and is then no rule itself", () => {
  const book = read("LT", "### 6.3 Slots", "- 6.3a Free.");
  expect(book.rules.map((rule) => rule.number)).toEqual(["6.3a"]);
  expect(book.problems).toEqual([]);
});

test("a case of a rule that is not there is a problem", () => {
  const { problems } = read("LT", "- 6.3 A slot.", "- 6.30a Free.");
  expect(problems).toEqual([
    {
      where: "RULES.md:2",
      message: 'is a case of 6.30, which is not there. Write "- 6.30 …" before it.',
    },
  ]);
});

test("a number may be bold, deep, nested, in an ordered list or behind its prefix", () => {
  const lines = ["* **4.3.2** a", "  - 4.3.2.1: b", "1. 4.3.3. c", "- K3.1 d", "- K4 e"];
  expect(numbers("K", ...lines)).toEqual(["4.3.2", "4.3.2.1", "4.3.3", "3.1", "4"]);
});

test("prose, tables, code and whole numbers are no rules", () => {
  const lines = ["- 6.1 a rule", "- 3 cards are drawn", "| 6.2 | b |", "```", "- 6.3 c", "```"];
  expect(numbers("LT", ...lines, "~~~", "- 6.4 d", "~~~", "wrapped at", "6.5 of it")).toEqual([
    "6.1",
  ]);
});

test("a heading with nothing numbered beneath is itself a rule, a chapter is not", () => {
  const lines = ["## 4 Turn", "### 4.1 Phases", "In order.", "### 4.2 Draw", "- 4.2.1 One card."];
  const book = read("LOR", ...lines, "## 5 Glossary", "Words.");
  expect(book.rules.map((rule) => rule.number)).toEqual(["4.1", "4.2.1"]);
  expect(book.sections).toEqual(["4", "4.1", "4.2", "5"]);
});

test("a number given twice is a problem and counts once", () => {
  const book = read("LT", "- 6.1 a", "- 6.2 b", "- 6.1 c");
  expect(book.rules.map((rule) => rule.text)).toEqual(["a", "b"]);
  expect(book.problems).toEqual([
    { where: "RULES.md:3", message: "gives the number 6.1 a second time (first on line 1)." },
  ]);
});

test("a paragraph that opens with a number is a problem, for it would go unchecked", () => {
  const book = read("LT", "- 6.1 a", "", "**6.2** b");
  expect(book.problems).toEqual([
    {
      where: "RULES.md:3",
      message: 'opens with 6.2 but is no list item, so it is not read as a rule. Write "- 6.2 …".',
    },
  ]);
});

test("a book without rules is a problem", () => {
  expect(read("LT", "# Empty").problems).toEqual([
    { where: "RULES.md", message: 'has no numbered rules. Write them as "- 6.3 …".' },
  ]);
});
