import { expect, test } from "vitest";
import { butNot, eitherOf, onlyIn, seatsWhere } from "./seat-lists.ts";

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

const every = (): (readonly (typeof seating)[number][])[] =>
  Array.from({ length: 2 ** seating.length }, (_, set) =>
    seatsWhere(seating, (seat) => (set & (1 << seating.indexOf(seat))) !== 0),
  );

test("two lists are put together, and one is taken off another, in the order of the seating", () => {
  for (const one of every()) {
    for (const other of every()) {
      expect(eitherOf(seating, one, other)).toEqual(
        seating.filter((seat) => one.includes(seat) || other.includes(seat)),
      );
      expect(butNot(seating, one, other)).toEqual(one.filter((seat) => !other.includes(seat)));
    }
  }
});

test("one alone is nobody where it does not sit", () => {
  expect(onlyIn(seating, "bob")).toEqual(["bob"]);
  expect(onlyIn<string>(seating, "dan")).toEqual([]);
  const solo = ["ann"];
  expect(onlyIn(solo, "ann")).toBe(solo);
});
