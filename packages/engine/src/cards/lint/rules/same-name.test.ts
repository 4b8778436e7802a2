import { expect, test } from "vitest";
import { unit } from "../../../../fixtures/duel.ts";
import { linted } from "../../../../fixtures/linted.ts";

test("[LT 8.15] two cards of one name cannot be told apart by a filter", () => {
  const twin = unit("twin", { name: "Kid" });
  const kid = unit("kid", { name: "Kid" });
  expect(linted("same-name", twin, [kid])).toEqual(["has the name of kid, “Kid”"]);
  expect(linted("same-name", kid, [twin])).toEqual(["has the name of twin, “Kid”"]);
  expect(linted("same-name", unit("third", { name: "KID" }), [kid, twin])).toHaveLength(1);
  expect(linted("same-name", unit("kid"), [unit("cook")])).toEqual([]);
});

test("[LT 8.15] of several cards with the name the first is told", () => {
  const named = (id: string) => unit(id, { name: "Kid" });
  expect(linted("same-name", named("third"), [named("first"), named("second")])).toEqual([
    "has the name of first, “Kid”",
  ]);
});
