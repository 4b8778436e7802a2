import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { skirmish } from "../fixtures/skirmish/index.ts";
import * as engine from "./engine/index.ts";
import * as hosting from "./hosting/index.ts";
import * as kernel from "./index.ts";
import * as testkit from "./testkit/index.ts";

const page = readFileSync(join(import.meta.dirname, "../API.md"), "utf8");
const named = (rows: readonly string[]): string[] =>
  rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
  );
const rowsUnder = (heading: string): string[] => {
  const part = page.split(/^## /m).find((each) => each.startsWith(heading)) ?? "";
  return part.split("\n").filter((line) => line.startsWith("| `"));
};

test("the page of the API names every export of the kernel, and no other", () => {
  const rows = [...rowsUnder("Making a game"), ...rowsUnder("Playing it")];
  const exported = [...Object.keys(kernel), ...Object.keys(engine)];
  expect(named(rows).toSorted()).toEqual(exported.toSorted());
});

test("the page of the API names everything a game has, and nothing else", () => {
  const [, has = ""] = /^A `Game` has ([\s\S]*?)\.$/m.exec(page) ?? [];
  const listed = [...has.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(skirmish).toSorted());
});

test("the page of the API names every export of the hosting entry, and no other", () => {
  expect(named(rowsUnder("Hosting it")).toSorted()).toEqual(Object.keys(hosting).toSorted());
});

test("the page of the API names every export of the testkit, and no other", () => {
  expect(named(rowsUnder("Testing it")).toSorted()).toEqual(Object.keys(testkit).toSorted());
});
