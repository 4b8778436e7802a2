import { expect, test } from "vitest";
import { InvariantError, invariant } from "./invariant-error.ts";

function thrownBy(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

test("a condition that holds passes silently", () => {
  expect(() => invariant(1 + 1 === 2, "arithmetic works")).not.toThrow();
});

test("a broken invariant throws with its message and its data", () => {
  const error = thrownBy(() => invariant(false, "a card is in two zones", { card: "c7" }));
  expect(error).toBeInstanceOf(InvariantError);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "InvariantError",
    message: "a card is in two zones",
    data: { card: "c7" },
  });
});

test("data may be left out", () => {
  expect(new InvariantError("no data").data).toBeUndefined();
});

test("every falsy condition counts as broken", () => {
  for (const falsy of [false, 0, "", null, undefined, Number.NaN]) {
    expect(() => invariant(falsy, "falsy")).toThrow(InvariantError);
  }
});

test("after an invariant the compiler knows what holds", () => {
  const found = ["a"].at(0);
  invariant(found !== undefined, "the list has a first item");
  const text: string = found;
  expect(text).toBe("a");
});
