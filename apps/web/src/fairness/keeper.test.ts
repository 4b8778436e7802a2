import { beforeEach, expect, test, vi } from "vitest";
import { noteEvents, written } from "./keeper.ts";

const kept = vi.hoisted(() => new Map<number, readonly object[]>());

vi.mock("./kept-record.ts", () => ({
  keptUpTo: () => Promise.resolve(Math.max(0, ...kept.keys())),
  keepUpdates: (_: string, updates: readonly { version: number; events: readonly object[] }[]) => {
    for (const { version, events } of updates) kept.set(version, events);
    return Promise.resolve();
  },
}));

/** The server, where version N has the one event N. */
vi.mock("../call-api.ts", () => ({
  pathOf: () => "events",
  callApi: (path: string) => {
    const since = Number(path.split("since=")[1]);
    const updates = [1, 2, 3]
      .filter((v) => v > since)
      .map((v) => ({ version: v, events: [of(v)] }));
    return Promise.resolve({ ok: true, body: { updates } });
  },
}));

const of = (version: number) => ({ type: `E${version}` });

beforeEach(() => kept.clear());

test("a page that is opened anew keeps of a version what is of that version alone", async () => {
  kept.set(1, [of(1)]).set(2, [of(2)]);
  noteEvents("m", { version: 3, events: [of(1), of(2), of(3)] }, 0);
  await written("m");
  expect([...kept]).toEqual([1, 2, 3].map((version) => [version, [of(version)]]));
});

test("a message that follows what is kept is kept as it came", async () => {
  kept.set(1, [of(1)]);
  noteEvents("m", { version: 2, events: [{ type: "AS_SHOWN" }] }, 1);
  await written("m");
  expect(kept.get(2)).toEqual([{ type: "AS_SHOWN" }]);
});
