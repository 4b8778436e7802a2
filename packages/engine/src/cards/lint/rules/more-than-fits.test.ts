import { expect, test } from "vitest";
import { unit } from "../../../../fixtures/duel.ts";
import { kidDoing, linted } from "../../../../fixtures/linted.ts";

const rule = "more-than-fits";
const crumb = unit("crumb", { token: true });
const making = (count: number) => kidDoing({ kind: "create_token", token: "crumb", count });

test("[LT 3] a board has room for so many", () => {
  expect(linted(rule, making(4), [crumb])).toEqual([
    "actions[0].count asks for 4 stereotypes; a board has room for 3",
  ]);
  expect(linted(rule, making(3), [crumb])).toEqual([]);
  expect(linted(rule, making(3), [crumb], { boardSlots: 2 })).toHaveLength(1);
  expect(linted(rule, kidDoing({ kind: "special_summon", from: "deck", count: 4 }))).toHaveLength(
    1,
  );
});

test("[LT 3] one fits anywhere, and other things are counted elsewhere", () => {
  const one = { boardSlots: 1 };
  expect(linted(rule, kidDoing({ kind: "special_summon", from: "deck" }), [], one)).toEqual([]);
  expect(linted(rule, kidDoing({ kind: "create_token", token: "crumb" }), [crumb], one)).toEqual(
    [],
  );
  expect(linted(rule, kidDoing({ kind: "draw", count: 4 }))).toEqual([]);
});
