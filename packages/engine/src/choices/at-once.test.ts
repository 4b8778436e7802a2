import { expect, test } from "vitest";
import { askedAtOnce } from "./at-once.ts";

test("a choice of at most 200 ways is asked at once", () => {
  expect(askedAtOnce(9, 2)).toBe(2);
  expect(askedAtOnce(9, 7)).toBe(7);
  expect(askedAtOnce(20, 2)).toBe(2);
  expect(askedAtOnce(200, 1)).toBe(1);
  expect(askedAtOnce(40, 40)).toBe(40);
  expect(askedAtOnce(0, 0)).toBe(0);
});

test("a choice of more ways is asked one card at a time", () => {
  expect(askedAtOnce(21, 2)).toBe(1);
  expect(askedAtOnce(12, 5)).toBe(1);
  expect(askedAtOnce(60, 53)).toBe(1);
});

test("where fewer are an answer, those ways count, too", () => {
  expect(askedAtOnce(19, 2, { upTo: true })).toBe(2);
  expect(askedAtOnce(20, 2, { upTo: true })).toBe(1);
  expect(askedAtOnce(7, 7, { upTo: true })).toBe(7);
  expect(askedAtOnce(8, 8, { upTo: true })).toBe(1);
});
