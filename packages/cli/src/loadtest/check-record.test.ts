import { describe, expect, test } from "vitest";
import { checkRecord, type Known } from "./check-record.ts";

const entry = (version: number, seat: string, move: string, expectedVersion = version - 1) => ({
  version,
  seat,
  body: JSON.stringify({ expectedVersion, move }),
  atMs: 0,
  link: "",
});
const entries = [
  { ...entry(1, "", ""), body: '{"create":{}}' },
  entry(2, "host", "A"),
  entry(3, "away", "PASS"),
  entry(4, "host", "B"),
  entry(5, "away", "GIVE UP"),
];
/** Nobody asked for the pass at 3, of which `away` knew that it would come. */
const known: Known = {
  acknowledged: [
    { version: 2, seat: "host", move: "A" },
    { version: 4, seat: "host", move: "B" },
  ],
  heard: new Map([
    ["host", new Map([1, 2, 3, 4, 5].map((version) => [version, false]))],
    ["away", new Map([1, 2, 3, 4, 5].map((version) => [version, version === 2]))],
  ]),
  unanswered: new Set(),
  abandonedWith: 5,
};

test("a record that has every acknowledged action once is good", () => {
  expect(checkRecord(entries, known)).toEqual({ lost: 0, duplicated: 0 });
});

describe("an acknowledged action is lost", () => {
  test.each([
    ["if its version is missing", entries.filter(({ version }) => version !== 4)],
    ["if another seat acted there", entries.with(3, entry(4, "away", "B"))],
    ["if another move stands there", entries.with(3, entry(4, "host", "C"))],
    ["if it was played elsewhere in the match", entries.with(3, entry(4, "host", "B", 2))],
  ])("%s", (_why, changed) => {
    expect(checkRecord(changed, known).lost).toBe(1);
  });
});

describe("an action is counted twice", () => {
  test("if the record has one that nobody sent", () => {
    const acknowledged = known.acknowledged.slice(0, 1);
    expect(checkRecord(entries, { ...known, acknowledged })).toEqual({ lost: 0, duplicated: 1 });
  });

  test("if it is acknowledged twice with one version", () => {
    const acknowledged = known.acknowledged.flatMap((each) => [each, each]);
    expect(checkRecord(entries, { ...known, acknowledged })).toEqual({ lost: 0, duplicated: 2 });
  });

  test("but not if it was sent and never answered", () => {
    const acknowledged = known.acknowledged.slice(0, 1);
    const unanswered = new Set(["host 4"]);
    expect(checkRecord(entries, { ...known, acknowledged, unanswered }).duplicated).toBe(0);
  });

  test("nor if nobody heard of the version before it", () => {
    const acknowledged = known.acknowledged.slice(0, 1);
    const heard = new Map([["host", new Map([[1, false]])]]);
    expect(checkRecord(entries, { ...known, acknowledged, heard }).duplicated).toBe(0);
  });
});
