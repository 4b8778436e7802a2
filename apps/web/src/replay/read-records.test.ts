import { describe, expect, it } from "vitest";
import { readRecords } from "./read-records.ts";

const record = { game: "duel", commands: [["red", "PASS"]], finalHash: "ab" };
const line = JSON.stringify(record);

describe("a file of recorded matches", () => {
  it.each([
    ["one match", line, 1],
    ["one match on many lines", JSON.stringify(record, null, 2), 1],
    ["a match a line", `${line}\n${line}\n`, 2],
    ["a list", `[${line},${line},${line}]`, 3],
  ])("may hold %s", (_what, text, count) => {
    const read = readRecords(text);
    expect(read.ok ? read.records : []).toEqual(Array(count).fill(record));
  });

  it.each([
    ["nothing", "", "There is no match in this file."],
    ["no JSON", "hello", "is not valid JSON"],
    ["a broken line", `${line}\n{`, "is not valid JSON"],
    ["something else", `[${line},{"game":"duel"}]`, "Entry 2 is not a recorded match"],
  ])("with %s is refused with the reason", (_what, text, reason) => {
    const read = readRecords(text);
    expect(read.ok ? "" : read.problem).toContain(reason);
  });
});
