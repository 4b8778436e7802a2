import { describe, expect, test } from "vitest";
import {
  cite,
  groupOf,
  isWithin,
  namePattern,
  readCitations,
  readNumber,
  ruleOfCase,
} from "./numbers.ts";

function cited(title: string): string[] {
  return readCitations(title, ["LT", "K"]).citations.map(({ prefix, number }) =>
    cite(prefix, number),
  );
}

describe("citations in a title", () => {
  test.each([
    ["[LT 6.3] a summon needs a slot", ["LT 6.3"]],
    ["[LT 6.3, 6.4] two rules", ["LT 6.3", "LT 6.4"]],
    ["[LT 6.3,6.4,  LT 7.1] three rules", ["LT 6.3", "LT 6.4", "LT 7.1"]],
    ["[K3.1, K3.2] of the kernel", ["K3.1", "K3.2"]],
    ["[K3.1, 3.2] of the kernel", ["K3.1", "K3.2"]],
    ["[LOR 4.3.2.1] [K1.1] of two books", ["LOR 4.3.2.1", "K1.1"]],
    ["[LT 6.3, K1.1] of two books in one bracket", ["LT 6.3", "K1.1"]],
    ["[LT 6] a section", ["LT 6"]],
    ["[LT 6.3a, 6.3b, K3.1c] cases of rules", ["LT 6.3a", "LT 6.3b", "K3.1c"]],
    ["a summon needs a slot [LT 6.3]", []],
    ["[host] draws", []],
    ["[1, 2] is sorted", []],
    ["", []],
  ])("%s", (title, expected) => {
    expect(cited(title)).toEqual(expected);
    expect(readCitations(title, ["LT", "K"]).malformed).toBeUndefined();
  });

  test.each([
    ["[LT 6.3 and 6.4] joined by a word", "[LT 6.3 and 6.4]"],
    ["[LT 6.3; 6.4] joined by a semicolon", "[LT 6.3; 6.4]"],
    ["[LT 6.] without its end", "[LT 6.]"],
    ["[LT 6.3ab] with two letters", "[LT 6.3ab]"],
    ["[LT 6.3A] with a capital", "[LT 6.3A]"],
    ["[LT 6.3a.1] beneath a case", "[LT 6.3a.1]"],
    ["[lt 6.3] in small letters", "[lt 6.3]"],
    ["[LT 6.", "[LT 6."],
  ])("%s is malformed", (title, malformed) => {
    expect(readCitations(title, ["LT", "K"])).toEqual({ citations: [], malformed });
  });

  test("what only resembles a citation is left alone", () => {
    expect(readCitations("[RFC 8439, section 2.3] vectors", ["LT"])).toEqual({ citations: [] });
  });
});

describe("the pattern for Vitest's name filter", () => {
  test.each([
    ["[LT 6.3] x", true],
    ["the board [LT 6.3] x", true],
    ["[LT 6.2, 6.3] x", true],
    ["[LT 6.3, 6.4] x", true],
    ["[K1.1] [LT 6.3] x", true],
    ["[LT 6.30] x", false],
    ["[LT 16.3] x", false],
    ["[LT 6.3.1] x", false],
    ["[LT 6.3a] x", false],
    ["[LT 1.6.3] x", false],
    ["[LT 6x3] x", false],
    ["[LOR 6.3] x", false],
    ["[LT 6.2] costs 6.3", false],
  ])("6.3 of LT in %s: %s", (title, matches) => {
    expect(namePattern("LT", ["6.3"]).test(title)).toBe(matches);
  });

  test("takes several numbers, and a prefix that is glued on", () => {
    const pattern = namePattern("K", ["3.1", "3.2"]);
    expect(
      ["[K3.1] x", "[K3.2] x", "[K1.1, K3.2] x", "[K3.3] x"].map((t) => pattern.test(t)),
    ).toEqual([true, true, true, false]);
  });
});

test("the pattern for a case finds that case and no other", () => {
  const titles = ["[LT 6.3a] x", "[LT 6.3, 6.3a] x", "[LT 6.3] x", "[LT 6.3b] x", "[LT 6.30a] x"];
  const pattern = namePattern("LT", ["6.3a"]);
  expect(titles.map((title) => pattern.test(title))).toEqual([true, true, false, false, false]);
});

test("a number's group is the innermost section around it, or else its first part", () => {
  const sections = ["4", "4.3", "4.3.5", "4.30", "10"];
  const group = (number: string): string => groupOf(number, sections);
  expect(["4.3.5.8", "4.3.5.8a", "4.3.50", "4.3.1", "4.3", "4.4"].map(group)).toEqual([
    "4.3.5",
    "4.3.5",
    "4.3",
    "4.3",
    "4.3",
    "4",
  ]);
  expect(groupOf("7.1.2", sections)).toBe("7");
});

test("what is within 6.3: itself, its cases and what is beneath it, but not 6.30", () => {
  const numbers = ["6.3", "6.3a", "6.3.1", "6.3.1b", "6.30", "6", "16.3"];
  expect(numbers.map((number) => isWithin(number, "6.3"))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([isWithin("6.3", "6.3a"), isWithin("6.3b", "6.3a")]).toEqual([false, false]);
});

test("a case knows its rule", () => {
  expect(["6.3b", "6b", "6.3", "6"].map(ruleOfCase)).toEqual(["6.3", "6", undefined, undefined]);
});

test("a lone number may come with its prefix, but not with another's", () => {
  expect([readNumber("6.3", "LT"), readNumber("LT 6.3", "LT"), readNumber("K3.1", "K")]).toEqual([
    "6.3",
    "6.3",
    "3.1",
  ]);
  expect([readNumber("K3.1", "LT"), readNumber("six", "LT")]).toEqual([undefined, undefined]);
});
