import { describe, expect, test } from "vitest";
import { closestWord } from "./closest-word.ts";

const meant = (written: string, ...words: string[]): string | undefined =>
  closestWord(written, words);

describe("a word with a slip", () => {
  test.each([
    ["drraw", "a letter too many"],
    ["drawn", "one at its end"],
    ["drw", "a letter too few"],
    ["drow", "another letter"],
    ["rdaw", "two letters swapped at its beginning"],
    ["darw", "in its middle"],
    ["drwa", "and at its end"],
  ])("is found: %s has %s", (written) => {
    expect(meant(written, "draw")).toBe("draw");
  });

  test.each([
    ["rdwa", "draw", "two pairs are swapped"],
    ["ab", "ca", "one letter has moved and another is new"],
    ["ab", "bc", "the same the other way round"],
    ["abc", "ade", "two letters of three differ"],
    ["abcd", "abxy", "two letters of four differ"],
    ["x", "ab", "nothing is alike"],
    ["drawing", "draw", "three letters too many"],
    ["dr", "drawing", "five letters too few"],
  ])("is not guessed: %s for %s, where %s", (written, word) => {
    expect(meant(written, word)).toBeUndefined();
  });

  test("may have a second slip from six letters on", () => {
    expect(meant("abcdxy", "abcdef")).toBe("abcdef");
    expect(meant("ab", "ac")).toBe("ac");
  });

  test("is the nearest of all words, and of those that are as near the first", () => {
    expect(meant("draw", "draw", "drab")).toBe("draw");
    expect(meant("draw", "drab", "draw")).toBe("draw");
    expect(meant("rat", "cat", "bat")).toBe("cat");
  });

  test("has at most forty letters", () => {
    expect(meant(`${"x".repeat(39)}y`, "x".repeat(40))).toBe("x".repeat(40));
    expect(meant("x".repeat(41), "x".repeat(41))).toBeUndefined();
  });
});

test("a word from elsewhere stands for the first of its meanings that is known here", () => {
  const otherNames = new Map([["masts", ["oars", "sails", "ropes"]]]);
  expect(closestWord("Masts", ["ropes", "sails"], otherNames)).toBe("sails");
  expect(closestWord("Masts", ["anchor"], otherNames)).toBeUndefined();
});
