/** The file itself: of an earlier schema, damaged, out of reach, and who may read it. */
import fs, {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createFileOfSchema1, headOf, type OldMatch } from "../../test/sqlite-of-schema-1.ts";
import type { NewEntry } from "../store.ts";
import { sqliteStore } from "./index.ts";
import { openDatabase } from "./open-database.ts";
import { writeQueries } from "./queries.ts";
import { sqliteWriter } from "./statements.ts";

const folder = mkdtempSync(join(tmpdir(), "match-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ada = { player: "ada" };
const bot = { bot: "greedy" };

const entry: NewEntry = {
  matchId: "running",
  expectedVersion: 2,
  seat: "seat 0",
  commandId: "next",
  body: "{}",
  events: "[]",
  link: "link",
  head: "{}",
  status: "active",
  isPublic: true,
  snapshot: '{"state":3}',
  dueAtMs: null,
  isWaitedFor: true,
  atMs: 2000,
};

async function nextTurns<T>(value: T): Promise<T> {
  for (let i = 0; i < 5; i++) await nextTurn();
  return value;
}

describe("a file of the first schema", () => {
  const old: readonly OldMatch[] = [
    { matchId: "open", status: "open", holders: [ada, null], botDue: false, atMs: 1001 },
    { matchId: "running", status: "running", holders: [ada, bot], botDue: true, atMs: 1002 },
    { matchId: "of bots", status: "running", holders: [bot, bot], botDue: true, atMs: 1000 },
    { matchId: "ended", status: "ended", holders: [ada, bot], botDue: false, atMs: 1004 },
  ];

  test("is brought up to date with everything that is in it", async () => {
    const path = join(folder, "old.sqlite");
    createFileOfSchema1(path, old);
    const store = sqliteStore({ path });
    for (const match of old) {
      expect(await store.load(match.matchId)).toEqual({
        matchId: match.matchId,
        version: 2,
        head: headOf(match),
        setup: '{"secret":1}',
        snapshot: match.status === "open" ? null : '{"state":2}',
        atMs: match.atMs,
      });
    }
    const rest = { seat: "seat 0", commandId: "move", body: '{"move":"x"}', events: "[1]" };
    expect(await store.readAfter("running", 1, 10)).toEqual([
      { version: 2, ...rest, link: "", atMs: 1002 },
    ]);
    // Where people sit comes first, though it has been due for less long.
    expect(await store.listDue(5000, 10)).toEqual([
      { matchId: "running", version: 2, dueAtMs: 1002, isWaitedFor: true },
      { matchId: "of bots", version: 2, dueAtMs: 1000, isWaitedFor: false },
    ]);
    // What waits since before is called off a day later, and nobody waits for that.
    const dayLaterMs = 1001 + 86_400_000;
    expect((await store.listDue(dayLaterMs - 1, 10)).length).toBe(2);
    expect((await store.listDue(dayLaterMs, 10)).at(-1)).toEqual({
      matchId: "open",
      version: 2,
      dueAtMs: dayLaterMs,
      isWaitedFor: false,
    });
    expect((await store.list({ player: "ada", limit: 9 })).map(({ matchId }) => matchId)).toEqual([
      "ended",
      "running",
      "open",
      "of bots",
    ]);
    expect(await store.append(entry)).toEqual({ ok: true, version: 3 });
    expect(await store.dropMatches(5000, 10)).toBe(1);
    expect(await store.load("ended")).toBeNull();
    await store.close();
  });

  test("has the statuses of today", async () => {
    const path = join(folder, "statuses.sqlite");
    createFileOfSchema1(path, old);
    await sqliteStore({ path }).close();
    const database = new DatabaseSync(path);
    const rows = database.prepare("SELECT matchId, status, isPublic FROM matches").all();
    database.close();
    expect(new Map(rows.map(({ matchId, status }) => [matchId, status]))).toEqual(
      new Map([
        ["open", "waiting"],
        ["running", "active"],
        ["of bots", "active"],
        ["ended", "completed"],
      ]),
    );
    expect(rows.every(({ isPublic }) => isPublic === 0)).toBe(true);
  });

  test("has the same tables and indexes afterwards as a new file", async () => {
    const paths = ["migrated.sqlite", "new.sqlite"].map((name) => join(folder, name));
    createFileOfSchema1(paths[0] as string, old);
    const schemas: unknown[] = [];
    for (const path of paths) {
      await sqliteStore({ path }).close();
      const database = new DatabaseSync(path);
      const parts = database.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").all();
      schemas.push(parts.map(({ name, sql }) => [name, String(sql).replaceAll(/\s/g, "")]));
      database.close();
    }
    expect(schemas[0]).toEqual(schemas[1]);
  });

  test("stays as it was if it cannot be brought up to date", () => {
    const path = join(folder, "strange.sqlite");
    createFileOfSchema1(path, old);
    const database = new DatabaseSync(path);
    database.exec("CREATE TABLE cardSets (somebody INTEGER)");
    database.close();
    expect(() => sqliteStore({ path })).toThrow(/cardSets/);
    const left = new DatabaseSync(path);
    expect(left.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    expect(left.prepare("SELECT count(*) AS n FROM matches WHERE botDue = 1").get()).toEqual({
      n: 2,
    });
    left.close();
  });
});

describe("an SQLite file", () => {
  test("and what lies beside it can be read by its owner alone", async () => {
    const own = join(folder, "own");
    mkdirSync(own);
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const store = sqliteStore({ path: join(own, "matches.sqlite") });
    await store.append({ ...entry, expectedVersion: 0 });
    const files = readdirSync(own);
    expect(files).toContain("matches.sqlite-wal");
    for (const file of files) expect(statSync(join(own, file)).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test("has an entry on the disk before anybody hears of it", async () => {
    const path = join(folder, "disk.sqlite");
    const store = sqliteStore({ path });
    const log = statSync(`${path}-wal`).ino;
    const flushed: number[] = [];
    let reachDisk = (): void => {};
    const flush = vi.spyOn(fs, "fdatasync").mockImplementation((file, done) => {
      flushed.push(fs.fstatSync(file).ino);
      reachDisk = () => done(null);
    });
    onTestFinished(() => flush.mockRestore());
    const heard: unknown[] = [];
    store.subscribe((...news) => heard.push(news));
    const answers = [store.append({ ...entry, expectedVersion: 0 })];
    await expect.poll(() => flushed).toEqual([log]);
    const loaded = store.load("running", 1);
    const told = await Promise.race([...answers, loaded, nextTurns("nothing yet")]);
    expect([told, heard]).toEqual(["nothing yet", []]);
    reachDisk();
    expect(await Promise.all(answers)).toEqual([{ ok: true, version: 1 }]);
    expect(await loaded).toBe("unchanged");
    expect(heard).toEqual([["running", 1]]);
    await store.close();
  });

  test("has its folder name the log on the disk, before anybody relies on it", async () => {
    const flushed: unknown[] = [];
    const flush = vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      flushed.push([fs.fstatSync(file).ino, readdirSync(folder).includes("named.sqlite-wal")]);
    });
    onTestFinished(() => flush.mockRestore());
    const store = sqliteStore({ path: join(folder, "named.sqlite") });
    expect(flushed).toEqual([[statSync(folder).ino, true]]);
    await store.close();
  });

  test("whose disk fails once has the entry all the same when its command comes again", async () => {
    const store = sqliteStore({ path: join(folder, "failing-disk.sqlite") });
    const failure = Object.assign(new Error("i/o error"), { code: "EIO" });
    const flush = vi.spyOn(fs, "fdatasync").mockImplementationOnce((_, done) => done(failure));
    onTestFinished(() => flush.mockRestore());
    await expect(store.append({ ...entry, expectedVersion: 0 })).rejects.toThrow(failure);
    expect(await store.append({ ...entry, expectedVersion: 0 })).toEqual({
      ok: false,
      reason: "command-known",
      known: { version: 1, body: entry.body },
    });
    await store.close();
  });

  const told = (code: string, message: RegExp): unknown =>
    expect.objectContaining({
      name: "DatabaseError",
      code,
      message: expect.stringMatching(message) as string,
    });

  test("is read by its indexes: nothing but the downtimes is looked through", () => {
    const writer = sqliteWriter();
    const { database, close } = openDatabase(join(folder, "plans.sqlite"), writer);
    const scanned = Object.entries(writeQueries(writer)).filter(([, { sql }]) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .some(({ detail }) => String(detail).startsWith("SCAN")),
    );
    close();
    expect(scanned.map(([name]) => name)).toEqual(["downtimes"]);
  });

  test("that is no database is told of, and left alone", () => {
    const path = join(folder, "letter.sqlite");
    writeFileSync(path, "Dear reader, this is a letter and no database. ".repeat(100));
    const damaged = told(
      "database-damaged",
      /letter\.sqlite is damaged or is no database .*Move it/,
    );
    expect(() => sqliteStore({ path })).toThrow(damaged);
    expect(statSync(path).size).toBe(4700);
  });

  test("whose schema is torn is told of", async () => {
    const path = join(folder, "torn.sqlite");
    const store = sqliteStore({ path });
    await store.append({ ...entry, expectedVersion: 0 });
    await store.close();
    const text = Buffer.alloc(statSync(path).size - 100, 0xaa);
    const database = new DatabaseSync(path);
    database.exec("PRAGMA journal_mode = DELETE");
    database.close();
    const file = openSync(path, "r+");
    writeSync(file, text, 0, text.length, 100);
    closeSync(file);
    expect(() => sqliteStore({ path })).toThrow(
      told("database-damaged", /torn\.sqlite is damaged/),
    );
  });

  test.each([
    ["lies in no folder", join(folder, "nowhere", "matches.sqlite")],
    ["lies in a file", join(folder, "letter", "matches.sqlite")],
    ["is a folder", folder],
  ])("that %s is told of", (_what, path) => {
    writeFileSync(join(folder, "letter"), "");
    const message = /cannot be opened for writing .*another data directory/;
    expect(() => sqliteStore({ path })).toThrow(told("database-not-writable", message));
  });

  test.each([
    [8, "database-not-writable"],
    [1032, "database-not-writable"],
    [11, "database-damaged"],
    [13, "database-full"],
  ])("that fails in use with code %i says %s", async (errcode, code) => {
    const store = sqliteStore({ path: join(folder, `failing-${errcode}.sqlite`) });
    const failure = Object.assign(new Error("no way"), { errcode });
    const exec = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementationOnce(() => {
      throw failure;
    });
    onTestFinished(() => exec.mockRestore());
    await expect(store.append({ ...entry, expectedVersion: 0 })).rejects.toThrow(
      told(code, /no way/),
    );
    // What comes after it is taken.
    expect(await store.append({ ...entry, expectedVersion: 0 })).toEqual({ ok: true, version: 1 });
    await store.close();
  });
});
