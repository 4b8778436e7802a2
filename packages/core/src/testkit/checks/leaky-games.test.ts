import { expect, test } from "vitest";
import { leaks } from "../../../fixtures/broken/leaks.ts";
import { nameOf, playUntilNoticed } from "../../../fixtures/broken/seeded-bug.ts";

test.each(leaks)("%s", (...bug) => {
  const { failures } = playUntilNoticed(bug);
  expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
});
