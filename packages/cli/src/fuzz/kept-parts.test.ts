import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { fuzz } from "@tcg/core/testkit";
import { afterAll, expect, test } from "vitest";
import { type Matches, type Orders, type Part, runOf } from "./in-parallel.ts";
import { KeptParts } from "./kept-parts.ts";
import { revive, shareOf } from "./shares.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const orders: Orders = {
  name: "skirmish",
  request: { seed: 3, games: 40, firstGame: 0, heavyOneIn: 5, command: "fuzz skirmish" },
  keepOneIn: null,
};
const run = runOf(orders);
const matches: Matches = { firstGame: 20, games: 1 };

function played(): Part {
  const { game, maxCommands, fuzz: rules } = hostedSkirmish;
  const report = fuzz(game, { ...orders.request, ...rules, ...matches, maxCommands, checks: [] });
  return { share: shareOf(report), kept: [] };
}

test("a run that was broken off finds what it has played, and plays the rest", () => {
  const file = join(folder, "run.jsonl");
  const part = played();
  new KeptParts<Part>(file, run).add(matches, part);
  const again = new KeptParts<Part>(file, run);
  expect(again.of(matches)).toEqual(JSON.parse(JSON.stringify(part)));
  expect(revive(again.of(matches)?.share ?? part.share)).toEqual(revive(part.share));
  expect(again.of({ firstGame: 0, games: 20 })).toBeUndefined();
});

test("what was broken off in the middle of a line is played again", () => {
  const file = join(folder, "torn.jsonl");
  new KeptParts<Part>(file, run).add(matches, played());
  const whole = readFileSync(file, "utf8");
  appendFileSync(file, '{"matches":{"firstGame":0,"ga');
  expect(new KeptParts<Part>(file, run).of({ firstGame: 0, games: 20 })).toBeUndefined();
  expect(readFileSync(file, "utf8")).toBe(whole);
});

test("a file of another run is refused", () => {
  const file = join(folder, "other.jsonl");
  new KeptParts(file, run);
  const request = { ...orders.request, seed: 4 };
  expect(() => new KeptParts(file, runOf({ ...orders, request }))).toThrow("keeps another run");
  expect(() => new KeptParts(folder, run)).toThrow("the run cannot be kept in");
});
