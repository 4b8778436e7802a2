import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { entriesOf } from "./api/entries.ts";
import { apiReport } from "./api/report.ts";

const elsewhere = mkdtempSync(join(tmpdir(), "api-test-"));
afterAll(() => rmSync(elsewhere, { recursive: true }));

const entry = {
  name: "@somebody/dice",
  folder: "dice",
  types: "index.d.ts",
  report: "dice/api/index.api.md",
};

function reportOf(...lines: readonly string[]): string {
  mkdirSync(join(elsewhere, "dice"), { recursive: true });
  const manifest = { name: "@somebody/dice", version: "1.0.0", type: "module" };
  writeFileSync(join(elsewhere, "dice/package.json"), JSON.stringify(manifest));
  writeFileSync(join(elsewhere, "dice/index.d.ts"), `${lines.join("\n")}\n`);
  return apiReport(elsewhere, entry);
}

test("a field that is renamed changes the report", () => {
  const before = reportOf("export interface Die { readonly sides: number }");
  const after = reportOf("export interface Die { readonly faces: number }");
  expect(before).toContain("readonly sides: number");
  expect(after).toContain("readonly faces: number");
  expect(after).not.toContain("sides");
});

test("an export that goes leaves the report", () => {
  const roll = "export declare function roll(sides: number): number;";
  expect(reportOf(roll, "export declare const SIX: 6;")).toContain("SIX");
  expect(reportOf(roll)).not.toContain("SIX");
});

test("every entry with types has a report of its own", () => {
  const entries = entriesOf(join(import.meta.dirname, ".."));
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["@tcg/core", "@tcg/core/testkit", "@ltcg/server"]));
  expect(new Set(entries.map(({ report }) => report)).size).toBe(entries.length);
});
