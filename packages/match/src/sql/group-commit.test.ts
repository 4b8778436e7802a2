import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { GroupCommit } from "./group-commit.ts";

/** A disk that writes when the test says so. */
function setUp() {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE notes (note TEXT NOT NULL)");
  onTestFinished(() => database.close());
  const insert = database.prepare("INSERT INTO notes VALUES (?)");
  const waits: PromiseWithResolvers<void>[] = [];
  const commits = new GroupCommit(database, () => {
    const wait = Promise.withResolvers<void>();
    waits.push(wait);
    return wait.promise;
  });
  const answered: string[] = [];
  const write = (note: string | null): Promise<void> =>
    commits
      .write(() => insert.run(note))
      .then(
        () => void answered.push(note ?? "null"),
        (error: Error) => void answered.push(`${note}: ${error.message}`),
      );
  const notes = (): unknown[] =>
    database
      .prepare("SELECT note FROM notes")
      .all()
      .map(({ note }) => note);
  return { database, commits, waits, answered, write, notes };
}

const severalTurns = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await nextTurn();
};

test("nobody is answered before the disk has what they wrote, and what comes meanwhile shares the next commit", async () => {
  const { commits, waits, answered, write, notes } = setUp();
  void write("first");
  await severalTurns();
  expect([notes(), answered, waits.length]).toEqual([["first"], [], 1]);
  void write("second");
  void write("third");
  await severalTurns();
  expect([notes(), answered, waits.length]).toEqual([["first"], [], 1]);
  waits[0]?.resolve();
  await severalTurns();
  expect([notes(), answered, waits.length]).toEqual([["first", "second", "third"], ["first"], 2]);
  waits[1]?.resolve();
  await commits.finish();
  expect(answered).toEqual(["first", "second", "third"]);
});

test("what is read is not told before the disk has it", async () => {
  const { commits, waits, write, notes } = setUp();
  void write("first");
  await severalTurns();
  const told = vi.fn<(notes: unknown) => void>();
  void commits.read(notes).then(told);
  await severalTurns();
  expect(told).not.toHaveBeenCalled();
  waits[0]?.resolve();
  await severalTurns();
  expect(told).toHaveBeenCalledWith(["first"]);
});

test("what cannot be written is told so, and takes nothing else with it", async () => {
  const { commits, waits, answered, write, notes } = setUp();
  for (const note of ["first", null, "third"]) void write(note);
  await severalTurns();
  waits[0]?.resolve();
  await commits.finish();
  expect(notes()).toEqual(["first", "third"]);
  expect(answered.toSorted()).toEqual([
    "first",
    "null: NOT NULL constraint failed: notes.note",
    "third",
  ]);
});

test("after the disk has failed, nothing is written or read before SQLite has made sure of what it has", async () => {
  const { database, commits, waits, answered, write, notes } = setUp();
  void write("first");
  await severalTurns();
  const read = commits.read(notes);
  waits[0]?.reject(new Error("no disk"));
  await expect(read).rejects.toThrow("no disk");
  await severalTurns();
  expect(answered).toEqual(["first: no disk"]);

  const exec = vi.spyOn(database, "exec").mockImplementationOnce(() => {
    throw new Error("still no disk");
  });
  await expect(commits.read(notes)).rejects.toThrow("still no disk");
  exec.mockImplementationOnce(() => {
    throw new Error("still no disk");
  });
  void write("second");
  await severalTurns();
  expect(answered.at(-1)).toBe("second: still no disk");
  expect(exec).toHaveBeenLastCalledWith("PRAGMA wal_checkpoint(TRUNCATE)");

  exec.mockClear();
  void write("third");
  await severalTurns();
  expect(exec.mock.calls.flat()).toEqual([
    "PRAGMA wal_checkpoint(TRUNCATE)",
    "BEGIN IMMEDIATE",
    "COMMIT",
  ]);
  waits[1]?.resolve();
  await commits.finish();
  expect(answered.at(-1)).toBe("third");
  expect(await commits.read(notes)).toEqual(["first", "third"]);
});

test("of many answers, the first have written more and the disk is at it before the last is given", async () => {
  const { commits, waits, answered, write } = setUp();
  const clients = Array.from({ length: 40 }, (_, i) => `client ${i}`);
  const whenHandedOver: number[] = [];
  for (const client of clients) void write(client).then(() => write(`${client} again`));
  await severalTurns();
  waits[0]?.resolve();
  while (waits.length < 2) {
    await nextTurn();
    whenHandedOver.push(answered.length);
  }
  expect(whenHandedOver.at(-1)).toBeLessThan(40);
  let at = 1;
  const finished = commits.finish().then(() => true);
  while (!(await Promise.race([finished, severalTurns()]))) {
    for (; at < waits.length; at++) waits[at]?.resolve();
  }
  expect(answered.toSorted()).toEqual(clients.flatMap((it) => [it, `${it} again`]).toSorted());
});
