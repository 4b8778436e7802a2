import { expect, test } from "vitest";
import { lineOf } from "./score-line.ts";

const turn = (number: number, at: number) => ({ number, at, text: "", seat: null });
const film = { turns: [turn(1, 2), turn(2, 6)], end: 9, most: 8000 };
const score = (at: number, value: number) => ({ seat: "red", at, value });

test("a score is a line in steps, each turn as wide as any other", () => {
  expect(lineOf([score(0, 8000), score(4, 6000), score(8, 0)], film)).toBe(
    "0.000,0.000 0.500,0.000 0.500,0.250 1.500,0.250 1.500,1.000 2.000,1.000",
  );
});

test("less than nothing is drawn as nothing", () => {
  expect(lineOf([score(6, -300)], film)).toBe("1.000,1.000 2.000,1.000");
});

test("nobody scored: there is no line", () => {
  expect(lineOf([], film)).toBe("");
});
