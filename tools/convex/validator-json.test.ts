import { expect, test } from "vitest";
import { sortedValidator } from "./validator-json.ts";

const field = (fieldType: object) => ({ fieldType, optional: false });
const text = { type: "string" };

test("fields are sorted by name, however deep they lie", () => {
  const inner = { type: "object", value: { b: field(text), a: field(text) } };
  const outer = {
    type: "object",
    value: {
      z: field({ type: "array", value: inner }),
      y: field({ type: "union", value: [inner, text] }),
      x: field({ type: "record", keys: text, values: field(inner) }),
    },
  };
  const sorted = JSON.stringify(sortedValidator(outer));
  expect(sorted.match(/"[abxyz]":/g)).toEqual(
    ["x", "a", "b", "y", "a", "b", "z", "a", "b"].map((name) => `"${name}":`),
  );
});
