import { expect, test } from "vitest";
import { wrap } from "./frame.ts";

test("lines break between words, and words that are too long are cut", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("a mathematician", 6)).toEqual(["a", "mathem", "atician".slice(0, 6), "n"]);
  expect(wrap("", 6)).toEqual([""]);
});
