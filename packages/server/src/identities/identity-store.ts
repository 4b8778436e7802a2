import type { DeckShelf } from "./deck-shelf.ts";

/**
 * What is kept of identities: names that guests have chosen, agents with the hashes of their keys, and decks. A guest who
 * has none of these is known by a signed cookie alone, and not kept. There is no transaction: everything that must
 * happen together is one call.
 */
export interface IdentityStore extends DeckShelf {
  /** The names that these guests and agents have chosen; those who have none are left out. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Names a guest, or names it anew. */
  nameGuest(guest: string, name: string, atMs: number): Promise<void>;
  nameAgent(agentId: string, name: string): Promise<void>;

  /** Keeps a new agent, unless its owner has `most` already. Returns whether it was kept. */
  addAgent(agent: Agent, most: number): Promise<boolean>;
  /** The agent whose key has this hash. */
  findAgentByKey(keyHash: string): Promise<Agent | null>;
  /** Those of these hashes that are some agent's key. */
  validKeys(keyHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** The agents of a guest, in the order in which they were added; those without a key, too. */
  listAgents(owner: string): Promise<readonly Agent[]>;
  /**
   * Gives an agent another key, or none. Returns whether it did: not if the agent is not there, or has another
   * key than the one the caller names. Of two that replace the same key at the same time, one does.
   */
  replaceKey(agentId: string, change: KeyChange): Promise<boolean>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface Agent {
  readonly agentId: string;
  /** Somebody's own words, as `about` is. */
  readonly name: string;
  readonly about: string;
  /** The guest whose agent it is; null if it registered itself. */
  readonly owner: string | null;
  /** Null once it is revoked. */
  readonly keyHash: string | null;
  readonly createdAtMs: number;
  /** When its key was last changed. */
  readonly keyAtMs: number;
}

export interface KeyChange {
  /** The hash of the key that is replaced. Left out: whatever the agent has. */
  readonly from?: string;
  /** Null for none. */
  readonly to: string | null;
  readonly atMs: number;
}
