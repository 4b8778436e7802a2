/** What is kept of identities. Guests without a name or an agent are known by their cookie alone, and not kept. */
export interface IdentityStore {
  /** Keeps a new agent with its key. */
  addAgent(agent: Agent): Promise<void>;
  /** The agent whose key has this hash. */
  findAgentByKey(keyHash: string): Promise<Agent | null>;
  /**
   * Gives an agent another key, or none, if it still has the one that the caller knows. Returns whether it had:
   * of two that replace the same key at the same time, one does.
   */
  replaceKey(agentId: string, change: KeyChange): Promise<boolean>;
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
  readonly keyAtMs: number;
}

interface KeyChange {
  readonly from: string | null;
  readonly to: string | null;
  readonly atMs: number;
}
