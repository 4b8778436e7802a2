import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { identityContract } from "../../../test/identity-contract.ts";
import { sqliteIdentities } from "./sqlite-identities.ts";

function useFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "identities-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "identities.sqlite");
}

describe("identities in SQLite", () => {
  test.each(Object.entries(identityContract))("%s", async (_, run) => {
    const path = useFile();
    let store = sqliteIdentities(path);
    onTestFinished(() => store.close());
    await run({
      store,
      async reopen() {
        await store.close();
        store = sqliteIdentities(path);
        return store;
      },
    });
  });

  test("belong to one process, and nobody else may read the file", async () => {
    const path = useFile();
    const store = sqliteIdentities(path);
    expect(() => sqliteIdentities(path)).toThrow(/is in use by another process/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await store.close();
    await store.close();
    await sqliteIdentities(path).close();
  });

  test("of a newer version are left as they are", async () => {
    const path = useFile();
    await sqliteIdentities(path).close();
    const database = new DatabaseSync(path);
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(() => sqliteIdentities(path)).toThrow(/was written by a newer version \(schema 99/);
  });

  test("in a file that is no database are told so", () => {
    expect(() =>
      sqliteIdentities(useFile().replace("identities.sqlite", "no/such/folder")),
    ).toThrow(/cannot be opened for writing/);
  });
});
