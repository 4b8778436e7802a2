import { expect, test } from "vitest";
import { playerFaults, seedFaults } from "./option-faults.ts";

test("every seat has a player with a name", () => {
  const seats = ["host", "away"];
  expect(playerFaults({ hostId: "hana", awayId: "ada" }, seats)).toEqual([]);
  expect(playerFaults({ hostId: "", awayId: 7 }, seats)).toEqual([
    "hostId is a text that is not empty",
    "awayId is a text that is not empty",
  ]);
  expect(playerFaults({ hostId: "hana" }, seats)).toEqual(["awayId is a text that is not empty"]);
});

test.each([7, 0, "0a".repeat(32)])("%j is a seed", (seed) => {
  expect(seedFaults({ seed })).toEqual([]);
});

test.each([1.5, "x", "0a", null, undefined])("%j is no seed", (seed) => {
  expect(seedFaults({ seed })).toEqual(["seed is a whole number or 64 hexadecimal digits"]);
});
