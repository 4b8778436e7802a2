import { expect, test } from "vitest";
import { faceLines } from "./face.ts";

test("the frame is straight whatever is written in it", () => {
  const name = `${"Kid ".repeat(20)}🧑‍🍳`.trim();
  const kid = { id: "kid", name, type: "stereotype", rarity: "common" } as const;
  const lines = faceLines({ ...kid, level: 1, attack: 0, defense: 0, flavour: "Hm." }, {});
  const letters = new Intl.Segmenter("en");
  expect(new Set(lines.map((line) => [...letters.segment(line)].length)).size).toBe(1);
  expect(lines.join("\n")).toContain("“Hm.”");
});
