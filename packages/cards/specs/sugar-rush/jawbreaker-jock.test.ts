import { expect, test } from "vitest";
import { attack, body, guarding, life, on, stats, table, worn } from "../table.ts";

test("grows with every counter on your side of the table", () => {
  const plain = table({ host: { board: ["jawbreaker-jock", "nerd"] } });
  expect(stats(plain, "host", "jawbreaker-jock")).toEqual([1500, 1700]);
  const sweet = table({
    host: { board: [worn("jawbreaker-jock", 1), worn("nerd", 2)] },
    away: { board: [worn("bully", 2)] },
  });
  expect(stats(sweet, "host", "jawbreaker-jock")).toEqual([2400, 1700]);
  expect(stats(sweet, "host", "nerd")).toEqual([500, 1500]);
});

test("pierces", () => {
  const start = table({
    phase: "combat",
    host: { board: [worn("jawbreaker-jock", 1)] },
    away: { board: [guarding("bully")] },
  });
  const after = attack(start, "host", "jawbreaker-jock", on(start, "away", "bully"));
  expect(life(after)).toEqual([8000, 7400]);
});

test("is what it is, whatever it does", () => {
  expect(body("jawbreaker-jock")).toBe("level 6, 1500/1700, pierces");
});
