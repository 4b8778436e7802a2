import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { PlayerView } from "@lunchtable-tcg/match";
import { expect, test } from "vitest";
import { changeTo, shownBy, updateMessage } from "./messages.ts";
import { type Sent, streamedOf } from "./streamed.ts";

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
  const [before, other] = [streamedOf(view(1)), streamedOf(view(2))];
  const after = view(4);
  const tell = (from: Sent): unknown => {
    const change = changeTo(from, after);
    const { text } = updateMessage(from, change, { events: [], cards: {}, moves: {} });
    return JSON.parse(text);
  };
  const changed = { from: 1, patch: [{ op: "replace", path: "/isPassing", value: false }] };
  expect(tell(before)).toMatchObject(changed);
  expect(tell(other)).toMatchObject({ from: 2, patch: [] });
  expect(tell(before)).toMatchObject(changed);
});

test("of a match that is followed only the last view is kept, however long it goes on", async () => {
  let last = streamedOf(view(0));
  const first = new WeakRef(last.position);
  for (let version = 1; version <= 20; version++) {
    const change = changeTo(last, view(version));
    last = updateMessage(last, change, { events: [], cards: {}, moves: {} }).sent;
  }
  // What a weak reference was asked for stays until the end of a job.
  await new Promise(setImmediate);
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  expect(first.deref()).toBeUndefined();
  expect(last.position.version).toBe(20);
});

test("of a change is shown what comes with it, and a face that comes alone", () => {
  const sent = streamedOf(view(1));
  const patch = [
    { op: "add", path: "/view/zones/host/hand/-", value: { card: "c1", def: "kid" } },
    { op: "remove", path: "/view/zones/away/hand/0" },
    { op: "replace", path: "/view/zones/away/board/0/def", value: "bully" },
    { op: "replace", path: "/view/phase", value: "main" },
    { op: "replace", path: "/view/zones/away/board/0/index", value: 2 },
  ] as const;
  expect(shownBy({ sent, patch })).toEqual([{ card: "c1", def: "kid" }, { def: "bully" }]);
});
