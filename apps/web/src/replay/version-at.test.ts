import { expect, test } from "vitest";
import { versionAt } from "./version-at.ts";

const entries = [
  { seat: "", body: '{"game":"skirmish"}' },
  { seat: "", body: '{"seat":"red"}' },
  { seat: "", body: '{"started":true}' },
  { seat: "red", body: '{"move":"HIT"}' },
  { seat: "", body: '{"resumed":true}' },
  { seat: "blue", body: '{"move":"HIT"}' },
].map((entry, place) => ({ ...entry, version: place + 1 }));

test("a moment is the version of its last command, or of the start", () => {
  expect([0, 1, 2].map((at) => versionAt(entries, 2, at))).toEqual([3, 4, 6]);
  expect(versionAt(entries, 2, 3)).toBeNull();
});

test("what comes from the match that it went on from has no version here", () => {
  expect([0, 4, 5, 6, 7].map((at) => versionAt(entries, 7, at))).toEqual([null, null, 3, 4, 6]);
});

test("a match that never started has no moment", () => {
  expect(versionAt(entries.slice(0, 2), 0, 0)).toBeNull();
  expect(versionAt([{ version: 1, seat: "", body: "no JSON" }], 0, 0)).toBeNull();
});
