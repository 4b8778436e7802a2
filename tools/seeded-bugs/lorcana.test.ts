import { expect, test } from "vitest";
import { nameOf, playUntilNoticed } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { lorcanaBugs } from "./lorcana.ts";

test.each(lorcanaBugs)("%s", (...bug) => {
  const { failures } = playUntilNoticed(bug);
  expect(failures.map(({ check }) => check)).toEqual([nameOf(bug)]);
});
