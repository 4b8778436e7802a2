import { expect, test } from "vitest";
import { nameOf, playUntilNoticed } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { lunchtableBugs } from "./lunchtable.ts";

test.each(lunchtableBugs)("%s", (...bug) => {
  const { failures } = playUntilNoticed(bug);
  expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
});
