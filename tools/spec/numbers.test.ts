import { describe, expect, test } from "vitest";
import { cite, groupOf, isWithin, namePattern, readCitations, readNumber } from "./numbers.ts";

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

test("a number's group is its first part, and 6.30 is not within 6.3", () => {
  expect(groupOf("4.3.2.1")).toBe("4");
  expect([isWithin("6.3.1", "6.3"), isWithin("6.3", "6.3"), isWithin("6.30", "6.3")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a lone number may come with its prefix, but not with another's", () => {
  expect([readNumber("6.3", "LT"), readNumber("LT 6.3", "LT"), readNumber("K3.1", "K")]).toEqual([
    "6.3",
    "6.3",
    "3.1",
  ]);
  expect([readNumber("K3.1", "LT"), readNumber("six", "LT")]).toEqual([undefined, undefined]);
});
