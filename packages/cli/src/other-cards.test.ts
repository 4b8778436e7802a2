import { expect, test } from "vitest";
import { otherCards } from "./other-cards.ts";

const these = { cardSet: "a1" };

test("the cards a record was made with do", () => {
  expect(otherCards({ game: "lunchtable", cardSet: "a1" }, these, "own.json")).toBeNull();
});

test("other cards do not, and only where a file can be given one is asked for", () => {
  const other = { cardSet: "b2" };
  expect(otherCards({ game: "lunchtable", ...other }, these, undefined)).toBe(
    "it was made with another card set; name the one it was played with: --cards FILE",
  );
  expect(otherCards({ game: "lunchtable", ...other }, these, "own.json")).toContain(
    "another card set than own.json; name",
  );
  expect(otherCards({ game: "skirmish", ...other }, these, undefined)).toBe(
    "it was made with another card set; the cards of skirmish have changed since",
  );
});
