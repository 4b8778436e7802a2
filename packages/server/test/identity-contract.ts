/** What every store of identities does. */
import { expect } from "vitest";
import type { KeptDeck } from "../src/identities/deck-shelf.ts";
import type { Agent, IdentityStore } from "../src/identities/identity-store.ts";

export interface TestIdentities {
  readonly store: IdentityStore;
  /** Closes it and opens it again, where what it holds survives that. */
  readonly reopen?: () => Promise<IdentityStore>;
}

const agent = (agentId: string, changes: Partial<Agent> = {}): Agent => ({
  agentId,
  name: `Agent ${agentId}`,
  about: "",
  owner: null,
  keyHash: `hash of ${agentId}`,
  createdAtMs: 1_790_000_000_000,
  keyAtMs: 1_790_000_000_000,
  ...changes,
});

const deck = (player: string, deckId: string, changes: Partial<KeptDeck> = {}): KeptDeck => ({
  player,
  deckId,
  game: "lunchtable",
  name: `Deck ${deckId}`,
  cards: ["a", "a", "b"],
  updatedAtMs: 1_790_000_000_000,
  ...changes,
});

const names = async (store: IdentityStore, ...ids: string[]) =>
  Object.fromEntries(await store.namesOf(ids));

export const identityContract: Readonly<Record<string, (test: TestIdentities) => Promise<void>>> = {
  async "a guest has the name that was chosen last, and none before"({ store }) {
    expect(await names(store)).toEqual({});
    expect(await names(store, "g_1", "g_2")).toEqual({});
    await store.nameGuest("g_1", "Ada", 1);
    await store.nameGuest("g_2", "'); DROP TABLE guests; --", 2);
    await store.nameGuest("g_1", "Ada 李 🍕", 3);
    expect(await names(store, "g_1", "g_2", "G_1", "g_1")).toEqual({
      g_1: "Ada 李 🍕",
      g_2: "'); DROP TABLE guests; --",
    });
  },

  async "an agent is found by its key, as it was added"({ store }) {
    const ada = agent("a_1", { about: "plays slowly", owner: "g_1" });
    expect(await store.addAgent(ada, 5)).toBe(true);
    expect(await store.addAgent(agent("a_2"), 5)).toBe(true);
    expect(await store.findAgentByKey("hash of a_1")).toEqual(ada);
    expect(await store.findAgentByKey("HASH OF A_1")).toBeNull();
    expect(await store.findAgentByKey("")).toBeNull();
    expect(await names(store, "a_1", "a_2", "g_1")).toEqual({
      a_1: "Agent a_1",
      a_2: "Agent a_2",
    });
    await store.nameAgent("a_1", "Byron");
    await store.nameAgent("a_9", "Nobody");
    expect(await names(store, "a_1", "a_2", "a_9")).toEqual({ a_1: "Byron", a_2: "Agent a_2" });
    expect((await store.findAgentByKey("hash of a_1"))?.name).toBe("Byron");
  },

  async "a key that is replaced is gone, and the other one is there"({ store }) {
    await store.addAgent(agent("a_1"), 5);
    expect(await store.replaceKey("a_1", { from: "wrong", to: "k2", atMs: 5 })).toBe(false);
    expect(await store.replaceKey("a_9", { to: "k2", atMs: 5 })).toBe(false);
    expect(await store.replaceKey("a_1", { from: "hash of a_1", to: "k2", atMs: 5 })).toBe(true);
    expect(await store.findAgentByKey("hash of a_1")).toBeNull();
    expect(await store.findAgentByKey("k2")).toEqual(agent("a_1", { keyHash: "k2", keyAtMs: 5 }));
  },

  async "of many keys it says which are valid"({ store }) {
    expect(await store.validKeys([])).toEqual(new Set());
    for (const id of ["a_1", "a_2", "a_3"]) await store.addAgent(agent(id), 5);
    await store.replaceKey("a_1", { to: "k1", atMs: 5 });
    await store.replaceKey("a_2", { to: null, atMs: 5 });
    const asked = ["hash of a_1", "k1", "hash of a_2", "hash of a_3", "", "K1"];
    expect(await store.validKeys(asked)).toEqual(new Set(["k1", "hash of a_3"]));
  },

  async "an agent without a key is found by none, and may get one again"({ store }) {
    await store.addAgent(agent("a_1", { owner: "g_1" }), 5);
    await store.addAgent(agent("a_2", { owner: "g_1" }), 5);
    for (const agentId of ["a_1", "a_2"]) {
      expect(await store.replaceKey(agentId, { to: null, atMs: 6 })).toBe(true);
    }
    expect(await store.findAgentByKey("hash of a_1")).toBeNull();
    expect((await store.listAgents("g_1")).map(({ keyHash }) => keyHash)).toEqual([null, null]);
    expect(await store.replaceKey("a_1", { from: "hash of a_1", to: "k2", atMs: 7 })).toBe(false);
    expect(await store.replaceKey("a_1", { to: "k3", atMs: 7 })).toBe(true);
    expect((await store.findAgentByKey("k3"))?.agentId).toBe("a_1");
  },

  async "of many who replace the same key at the same time, one does"({ store }) {
    await store.addAgent(agent("a_1"), 5);
    const keys = ["k1", "k2", "k3", "k4", "k5"];
    const replaced = await Promise.all(
      keys.map((to) => store.replaceKey("a_1", { from: "hash of a_1", to, atMs: 1 })),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const valid = await Promise.all(keys.map((key) => store.findAgentByKey(key)));
    expect(valid.map((found) => found !== null)).toEqual(replaced);
  },

  async "a guest's agents are listed in order, and nobody else's"({ store }) {
    for (const id of ["a_3", "a_1", "a_2"]) await store.addAgent(agent(id, { owner: "g_1" }), 5);
    await store.addAgent(agent("a_4", { owner: "g_2" }), 5);
    await store.addAgent(agent("a_5"), 5);
    expect((await store.listAgents("g_1")).map(({ agentId }) => agentId)).toEqual([
      "a_3",
      "a_1",
      "a_2",
    ]);
    expect(await store.listAgents("g_3")).toEqual([]);
  },

  async "a guest has no more agents than it may, however fast it asks"({ store }) {
    const ids = Array.from({ length: 12 }, (_, i) => `a_${i}`);
    const added = await Promise.all(
      ids.map((id) => store.addAgent(agent(id, { owner: "g_1" }), 5)),
    );
    expect(added.filter(Boolean)).toHaveLength(5);
    expect(await store.listAgents("g_1")).toHaveLength(5);
    // Those that belong to nobody are not counted.
    const free = ids.map((id) => store.addAgent(agent(`${id}f`), 5));
    expect((await Promise.all(free)).every(Boolean)).toBe(true);
  },

  async "decks are a player's own, are kept anew under their id, and can be thrown away"({
    store,
  }) {
    expect(await store.listDecks("g_1")).toEqual([]);
    for (const id of ["d2", "d1"]) expect(await store.keepDeck(deck("g_1", id), 5)).toBe(true);
    await store.keepDeck(deck("g_2", "d1", { name: "'); DROP TABLE decks; --" }), 5);
    const changed = deck("g_1", "d2", { name: "Renamed", cards: [], updatedAtMs: 2 });
    expect(await store.keepDeck(changed, 5)).toBe(true);
    expect(await store.listDecks("g_1")).toEqual([changed, deck("g_1", "d1")]);
    await store.removeDeck("g_1", "d1");
    await store.removeDeck("g_1", "d9");
    expect(await store.listDecks("g_1")).toEqual([changed]);
    expect(await store.listDecks("g_2")).toHaveLength(1);
  },

  async "a player has no more decks than it may, however fast it asks"({ store }) {
    const ids = Array.from({ length: 12 }, (_, i) => `d_${i}`);
    const kept = await Promise.all(ids.map((id) => store.keepDeck(deck("g_1", id), 5)));
    expect(kept.filter(Boolean)).toHaveLength(5);
    const [first] = await store.listDecks("g_1");
    // What is there can be changed, and leaves its place when it is gone.
    expect(await store.keepDeck({ ...(first ?? deck("g_1", "")), name: "Changed" }, 5)).toBe(true);
    await store.removeDeck("g_1", first?.deckId ?? "");
    expect(await store.keepDeck(deck("g_1", "new"), 5)).toBe(true);
    expect(await store.listDecks("g_1")).toHaveLength(5);
  },

  async "a store that lasts still has all of that when it is opened again"({ store, reopen }) {
    if (reopen === undefined) return;
    await store.nameGuest("g_1", "Ada", 1);
    await store.addAgent(agent("a_1", { owner: "g_1" }), 5);
    await store.replaceKey("a_1", { from: "hash of a_1", to: "k2", atMs: 5 });
    await store.keepDeck(deck("g_1", "d1"), 5);
    const again = await reopen();
    expect(await again.listDecks("g_1")).toEqual([deck("g_1", "d1")]);
    expect(await names(again, "g_1", "a_1")).toEqual({ g_1: "Ada", a_1: "Agent a_1" });
    expect((await again.findAgentByKey("k2"))?.owner).toBe("g_1");
    expect(await again.findAgentByKey("hash of a_1")).toBeNull();
  },
};
