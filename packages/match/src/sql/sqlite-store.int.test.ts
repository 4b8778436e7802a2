import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectForgotten } from "../../test/forgets-downtimes.ts";
import { playableGames } from "../../test/games.ts";
import { sqliteHarness as harness } from "../../test/sqlite-harness.ts";
import type { NewEntry } from "../store.ts";
import { serviceContract, storeContract } from "../testkit/index.ts";
import { sqliteStore } from "./index.ts";

describe("the SQLite store", () => {
  for (const { title, run } of storeContract) test(title, () => run(harness));
});

for (const game of playableGames) {
  describe(`${game.hosted.game.id} on the SQLite store`, () => {
    for (const { title, run } of serviceContract) test(title, () => run({ harness, game }));
  });
}

test("downtimes that no clock can need are forgotten", async () => {
  const { store, dispose } = await harness.open();
  await expectForgotten(store);
  await dispose();
});

describe("an SQLite file", () => {
  const folder = mkdtempSync(join(tmpdir(), "match-"));
  const inUse: unknown = expect.objectContaining({
    name: "DatabaseError",
    code: "database-in-use",
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("belongs to one process: a second one is refused with the reason", async () => {
    const path = join(folder, "owned.sqlite");
    const store = sqliteStore({ path });
    const module = join(import.meta.dirname, "index.ts");
    const script = `
      const { sqliteStore } = await import(${JSON.stringify(module)});
      try {
        sqliteStore({ path: ${JSON.stringify(path)} });
        console.log("opened");
      } catch (error) {
        console.log(error.code, error.message);
      }`;
    const tryToOpen = (): string =>
      execFileSync(
        process.execPath,
        ["--conditions=@tcg/source", "--input-type=module", "-e", script],
        {
          encoding: "utf8",
        },
      );
    expect(tryToOpen()).toMatch(/^database-in-use .*owned\.sqlite is in use by another process/);
    await store.close();
    expect(tryToOpen()).toBe("opened\n");
  });

  test("cannot be opened twice by one process either", async () => {
    const path = join(folder, "twice.sqlite");
    const store = sqliteStore({ path });
    expect(() => sqliteStore({ path })).toThrow(inUse);
    await store.close();
  });

  test("of a newer version is left alone", async () => {
    const path = join(folder, "newer.sqlite");
    const database = new DatabaseSync(path);
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(() => sqliteStore({ path })).toThrow(/written by a newer version \(schema 99/);
    // And it is let go of: who can read it may have it.
    const again = new DatabaseSync(path, { timeout: 0 });
    again.exec("BEGIN IMMEDIATE; COMMIT");
    expect(again.prepare("PRAGMA user_version").get()).toEqual({ user_version: 99 });
    again.close();
  });

  test("that is closed takes nothing more", async () => {
    const store = sqliteStore({ path: join(folder, "closed.sqlite") });
    await store.close();
    await store.close();
    await expect(store.append(entry("m"))).rejects.toThrow("The store is closed.");
  });

  test("that is closed still writes what it was given before", async () => {
    const path = join(folder, "closing.sqlite");
    const store = sqliteStore({ path });
    const appended = store.append(entry("m"));
    await store.close();
    const reopened = sqliteStore({ path });
    expect(await reopened.load("m", 1)).toBe("unchanged");
    expect(await appended).toEqual({ ok: true, version: 1 });
    await reopened.close();
  });

  test.each([
    [5, true],
    // The extended codes of SQLITE_BUSY: another process repairs the file, or writes to it.
    [261, true],
    [517, true],
    [6, false],
  ])("that fails to open with code %i is in use: %s", (errcode, isInUse) => {
    const failure = Object.assign(new Error("no way in"), { errcode });
    const exec = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementationOnce(() => {
      throw failure;
    });
    onTestFinished(() => exec.mockRestore());
    const open = (): unknown => sqliteStore({ path: join(folder, "busy.sqlite") });
    if (isInUse) expect(open).toThrow(inUse);
    else expect(open).toThrow(failure);
  });

  const entry = (matchId: string, changes: Partial<NewEntry> = {}): NewEntry => ({
    matchId,
    expectedVersion: 0,
    seat: "",
    commandId: "c",
    body: "{}",
    events: "[]",
    link: "",
    head: "{}",
    status: "waiting",
    isPublic: false,
    snapshot: null,
    dueAtMs: null,
    isWaitedFor: false,
    atMs: 1,
    ...changes,
  });

  test("an entry that cannot be written fails alone, not with those that came with it", async () => {
    const store = sqliteStore({ path: join(folder, "batch.sqlite") });
    // No column takes a function.
    const broken = entry("b", { body: (() => {}) as unknown as string });
    const answers = await Promise.allSettled(
      [entry("a"), broken, entry("c")].map((one) => store.append(one)),
    );
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await expect(store.append(broken)).rejects.toThrow();
    // Nothing of it is left behind, and the store goes on.
    expect(await store.load("b")).toBeNull();
    expect(await store.append(entry("b"))).toEqual({ ok: true, version: 1 });
    const names = await Promise.all(["a", "b", "c"].map((id) => store.load(id, 1)));
    expect(names).toEqual(["unchanged", "unchanged", "unchanged"]);
    await store.close();
  });

  test("waits for the disk: the settings are those that survive a power cut", async () => {
    const path = join(folder, "settings.sqlite");
    await sqliteStore({ path }).close();
    const database = new DatabaseSync(path);
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(database.prepare("PRAGMA page_size").get()).toEqual({ page_size: 8192 });
    database.close();
  });
});
