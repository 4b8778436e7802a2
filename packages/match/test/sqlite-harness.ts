/** SQLite stores in folders of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStore } from "../src/sql/index.ts";
import type { StoreHarness } from "../src/testkit/index.ts";

export const sqliteHarness: StoreHarness = {
  async open() {
    const folder = mkdtempSync(join(tmpdir(), "match-"));
    const path = join(folder, "matches.sqlite");
    let store = sqliteStore({ path });
    return {
      store,
      async reopen() {
        await store.close();
        store = sqliteStore({ path });
        return store;
      },
      async dispose() {
        await store.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
