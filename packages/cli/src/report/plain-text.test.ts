import { expect, test } from "vitest";
import { linesOf, oneLine } from "./plain-text.ts";

test("what a terminal or a file of source would obey becomes a space", () => {
  expect(oneLine("\u001b[31mred\u001b[0m \u202edrow\u2028new line\r\n")).toBe(
    "[31mred [0m  drow new line",
  );
});

test("lines stay lines, and empty ones go", () => {
  expect(linesOf("It broke.\r\n\n  Twice.\t\n")).toEqual(["It broke.", "Twice."]);
});
