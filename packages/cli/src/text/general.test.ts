import { createRandom } from "@tcg/core";
import { type Skirmish, skirmish, someOptions } from "@tcg/core/fixtures/skirmish";
import { expect, test } from "vitest";
import type { Table } from "../table.ts";
import { NameBook } from "./names.ts";
import { viewLines } from "./view.ts";

test("a game without words of its own is told from its view", () => {
  const started = skirmish.start(someOptions(createRandom(1, "general")));
  if (!started.ok) throw new Error(started.rejection.message);
  const view = skirmish.mask(started.state, "red");
  const table = { game: skirmish, words: {} } as unknown as Table<Skirmish>;
  const lines = viewLines(table, view, new NameBook(table, false));
  expect(lines[0]).toMatch(/^Main phase, .*turn 1/);
  expect(lines).toContainEqual(expect.stringMatching(/^You \(red\): life \d+/));
  expect(lines.join("\n")).not.toMatch(/undefined|\[object|\bc\d+\b/);
});
