import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { PlayerView } from "@lunchtable-tcg/match";
import { expect, test } from "vitest";
import { updateMessage } from "./messages.ts";

const view = (version: number): PlayerView => ({
  matchId: "m",
  game: "lunchtable",
  seat: "spectator",
  version,
  status: "active",
  view: null,
  legalMoves: [],
  isPassing: version % 2 === 1,
  cards: {},
});

test("two who saw the same are told the same change, and one who saw another version its own", () => {
  const [before, other, after] = [view(1), view(2), view(4)];
  const tell = (from: PlayerView): unknown => {
    return JSON.parse(updateMessage(from, { position: after, events: [], cards: {}, moves: {} }));
  };
  const changed = { from: 1, patch: [{ op: "replace", path: "/isPassing", value: false }] };
  expect(tell(before)).toMatchObject(changed);
  expect(tell(other)).toMatchObject({ from: 2, patch: [] });
  expect(tell(before)).toMatchObject(changed);
});

test("of a match that is followed only the last view is kept, however long it goes on", async () => {
  let last = view(0);
  const first = new WeakRef(last);
  for (let version = 1; version <= 20; version++) {
    const position = view(version);
    updateMessage(last, { position, events: [], cards: {}, moves: {} });
    last = position;
  }
  // What a weak reference was asked for stays until the end of a job.
  await new Promise(setImmediate);
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  expect(first.deref()).toBeUndefined();
  expect(last.version).toBe(20);
});
