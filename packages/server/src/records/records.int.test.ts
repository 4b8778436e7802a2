/** Strangers' matches are played again beside the server's own work, and no longer than it can spare. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame } from "@tcg/core/hosting";
import { expect, onTestFinished, test, vi } from "vitest";
import { hostedGames } from "../games.ts";
import type { RecordedMatch } from "../protocol.ts";
import type { ThreadsOptions } from "../threads/threads.ts";
import { createRecords, type Records } from "./records.ts";

function useRecords(options: Partial<ThreadsOptions> = {}): Records {
  const records = createRecords([...hostedGames, anyGame(hostedSkirmish)], options);
  onTestFinished(() => records.close());
  return records;
}

const none: RecordedMatch = {
  game: "lunchtable",
  rulesVersion: 0,
  cardSet: "",
  options: { seed: 1 },
  commands: [],
  finalHash: "",
};
let who = 0;
/** Each time of somebody else. */
const verify = (records: Records, record = none) =>
  records.play({ kind: "verify", record }, String(who++));

/** A thread that does this with whatever it is asked. */
const thread = (doing: string) => () =>
  new Worker(`require("node:worker_threads").parentPort.on("message", () => { ${doing} })`, {
    eval: true,
  });

test("a record is checked on a thread, and a refusal comes back as it was", async () => {
  const records = useRecords();
  expect(await verify(records)).toMatchObject({ ok: false });
  const request = { record: none, viewer: "referee", at: 0, after: -1 };
  await expect(records.play({ kind: "replay", request }, "ada")).rejects.toMatchObject({
    name: "MatchError",
    code: "bad-record",
  });
});

test("one that takes too long is given up, and the next has a thread", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const records = useRecords({ start: thread("for (;;);") });
  for (let time = 0; time < 2; time++) {
    const refused = expect(verify(records)).rejects.toMatchObject({
      status: 422,
      code: "too-much-work",
      message: expect.stringContaining("more time") as unknown,
    });
    vi.advanceTimersByTime(20_000);
    await refused;
  }
});

test("one that takes too much memory is, too", () => {
  // In a process of its own: this one lets its threads have more.
  const file = join(import.meta.dirname, "../../test/eating-thread.ts");
  const flags = ["--conditions=@tcg/source"];
  expect(execFileSync(process.execPath, [...flags, file], { encoding: "utf8" })).toBe(
    "Playing this match again takes more memory than the server spends on one.\n",
  );
});

test("no more may wait than are answered in a reasonable time", async () => {
  const records = createRecords(hostedGames, { start: thread(""), mostWaiting: 2 });
  const waiting = [1, 2, 3].map(() =>
    expect(verify(records)).rejects.toMatchObject({ status: 503, code: "closing" }),
  );
  await expect(verify(records)).rejects.toMatchObject({ status: 503, code: "busy" });
  await records.close();
  await Promise.all(waiting);
});

test("a match of a game that was handed over as functions is played here", async () => {
  const start = () => {
    throw new Error("not needed");
  };
  const records = useRecords({ start });
  const verdict = await verify(records, { ...none, game: "skirmish" });
  expect(verdict).toMatchObject({ ok: false });
});

test("one guest does not fill the queue", async () => {
  const records = createRecords(hostedGames, { start: thread("") });
  const ask = (guest: string) => records.play({ kind: "verify", record: none }, guest);
  const closing = { code: "closing" };
  const waiting = [ask("ada"), ask("ada"), ask("bob")].map((asked) =>
    expect(asked).rejects.toMatchObject(closing),
  );
  await expect(ask("ada")).rejects.toMatchObject({ status: 503, code: "busy" });
  await records.close();
  await Promise.all(waiting);
});
