/** Identities in SQL, the same way in SQLite and in PostgreSQL: every call that changes something is one statement. */
import type { Kysely } from "kysely";
import type { Agent, IdentityStore } from "../identity-store.ts";
import { type DeckTables, sqlDecks } from "./sql-decks.ts";

export interface Tables extends DeckTables {
  readonly guests: { readonly guest: string; readonly name: string; readonly atMs: number };
  readonly agents: Agent & {
    /** From 1 on among the agents of its owner: no two have the same, so nobody gets past the last one. */
    readonly place: number | null;
  };
}

const COLUMNS = [
  "agentId",
  "name",
  "about",
  "owner",
  "keyHash",
  "createdAtMs",
  "keyAtMs",
] as const satisfies readonly (keyof Agent)[];

/** `close` ends the connection. */
export function sqlIdentities(db: Kysely<Tables>, close: () => Promise<void>): IdentityStore {
  const placesOf = async (owner: string): Promise<number> => {
    const { taken } = await db
      .selectFrom("agents")
      .select(({ fn }) => fn.count<number>("agentId").as("taken"))
      .where("owner", "=", owner)
      .executeTakeFirstOrThrow();
    return Number(taken);
  };

  /** Whether it is there now; not if somebody else took the place meanwhile. */
  async function insert(agent: Agent, place: number | null): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("agents")
      .values({ ...agent, place })
      .onConflict((conflict) => conflict.columns(["owner", "place"]).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  return {
    ...sqlDecks(db),
    async namesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("guests")
        .select(["guest as id", "name"])
        .where("guest", "in", ids)
        .unionAll(
          db.selectFrom("agents").select(["agentId as id", "name"]).where("agentId", "in", ids),
        )
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async nameGuest(guest, name, atMs) {
      await db
        .insertInto("guests")
        .values({ guest, name, atMs })
        .onConflict((conflict) => conflict.column("guest").doUpdateSet({ name, atMs }))
        .execute();
    },
    async nameAgent(agentId, name) {
      await db.updateTable("agents").set({ name }).where("agentId", "=", agentId).execute();
    },
    async addAgent(agent, most) {
      if (agent.owner === null) return insert(agent, null);
      for (;;) {
        const taken = await placesOf(agent.owner);
        if (taken >= most) return false;
        if (await insert(agent, taken + 1)) return true;
      }
    },
    async findAgentByKey(keyHash) {
      const found = await db
        .selectFrom("agents")
        .select(COLUMNS)
        .where("keyHash", "=", keyHash)
        .executeTakeFirst();
      return found ?? null;
    },
    async validKeys(keyHashes) {
      if (keyHashes.length === 0) return new Set();
      const rows = await db
        .selectFrom("agents")
        .select("keyHash")
        .where("keyHash", "in", keyHashes)
        .execute();
      return new Set(rows.map(({ keyHash }) => keyHash ?? ""));
    },
    listAgents: (owner) =>
      db.selectFrom("agents").select(COLUMNS).where("owner", "=", owner).orderBy("place").execute(),
    async replaceKey(agentId, { from, to, atMs }) {
      const change = db
        .updateTable("agents")
        .set({ keyHash: to, keyAtMs: atMs })
        .where("agentId", "=", agentId);
      const { numUpdatedRows } = await (from === undefined
        ? change
        : change.where("keyHash", "=", from)
      ).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    close,
  };
}
