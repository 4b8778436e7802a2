import { expect, test } from "vitest";
import { seatsWhere } from "./seat-lists.ts";

const seating = ["ann", "bob", "cyd"] as const;

test("a list names the seats of which it is so, in the order of the seating", () => {
  for (const wanted of [[], ["bob"], ["ann", "cyd"], ["cyd"], [...seating]]) {
    expect(seatsWhere(seating, (seat) => wanted.includes(seat))).toEqual(wanted);
  }
});

test("nobody, everybody and one alone are the same lists each time, and nobody can write to them", () => {
  const of = (...wanted: string[]) => seatsWhere(seating, (seat) => wanted.includes(seat));
  expect(of()).toBe(of());
  expect(of("bob")).toBe(of("bob"));
  expect(of("ann", "bob", "cyd")).toBe(seating);
  expect(() => (of("bob") as string[]).push("dan")).toThrow(TypeError);
  expect(() => (of() as string[]).push("dan")).toThrow(TypeError);
});
