import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette.ts";

/** The chunks of a PNG by their type. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("ascii", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

/** The colours of all points, as the PNG says them. */
function pointsOf(png: Buffer, width: number): number[][] {
  const chunks = chunksOf(png);
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  return [...rows].flatMap((place, at) =>
    at % (width + 1) === 0 ? [] : [[...palette.subarray(3 * place, 3 * place + 3)]],
  );
}

test("a picture of few colours keeps each of them", () => {
  const colours = [
    [239, 83, 52],
    [255, 182, 39],
    [42, 27, 46],
    [239, 83, 52],
  ];
  const rgba = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
  const png = palettePng({ width: 2, height: 2, rgba });
  expect(pointsOf(png, 2)).toEqual(colours);
  expect(chunksOf(png).get("PLTE")).toHaveLength(9);
});

test("of many colours the usual ones stay, and a rare one becomes the nearest", () => {
  // Of 1024 kinds of colour each stands once; but for what is usual, one of them twice.
  const kinds = Array.from({ length: 1024 }, (_, kind) => [(kind >> 5) * 8, (kind % 32) * 8, 4]);
  const usual = kinds.filter((_, kind) => kind % 4 === 0);
  const colours = [...kinds, ...usual];
  const rgba = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
  const png = palettePng({ width: 64, height: 20, rgba });
  expect(chunksOf(png).get("PLTE")).toHaveLength(3 * 256);
  const points = pointsOf(png, 64);
  expect(points.slice(1024)).toEqual(usual);
  for (const [at, point] of points.entries()) {
    for (const [ink, value] of point.entries()) {
      expect(Math.abs(value - (colours[at]?.[ink] ?? 0))).toBeLessThanOrEqual(24);
    }
  }
});
