import { expect, test } from "vitest";
import { changesSomething } from "./changes-something.ts";

test("of what adds nothing now there is nothing to say", () => {
  const attack = (operation: "add" | "set", amount: number) =>
    changesSomething({ fact: { kind: "attack", operation, amount } });
  expect(attack("add", 0)).toBe(false);
  expect(attack("add", -300)).toBe(true);
  expect(attack("set", 0)).toBe(true);
  expect(changesSomething({ fact: { kind: "keyword", keyword: "pierce" } })).toBe(true);
});
