import { expect, it } from "vitest";
import { type Box, cardIn, reach } from "./box.ts";

const at = (x: number, y: number): Box => ({ x, y, width: 100, height: 140 });

it("reaches from edge to edge, straight and across a corner", () => {
  expect(reach(at(0, 0), at(0, 300))).toEqual([0, 160]);
  expect(reach(at(0, 0), at(-300, 0))).toEqual([-200, 0]);
  const [dx, dy] = reach(at(0, 0), at(300, 300));
  expect([dx, dy].map(Math.round)).toEqual([200, 200]);
});

it("reaches nowhere where they touch, or are in the same place", () => {
  expect(reach(at(0, 0), at(10, 10))).toEqual([0, 0]);
  expect(reach(at(5, 5), at(5, 5))).toEqual([0, 0]);
});

it("finds room for a card in the middle of a zone of any shape", () => {
  expect(cardIn({ x: 50, y: 60, width: 600, height: 70 })).toEqual({
    x: 50,
    y: 60,
    width: 50,
    height: 70,
  });
  expect(cardIn({ x: 0, y: 0, width: 50, height: 500 }).height).toBeCloseTo(70);
});
