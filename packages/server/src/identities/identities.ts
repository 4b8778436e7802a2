/** Identifies whoever sends a request, and registers agents. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { hashOfKey, keyIn, newKey, unknownKey } from "./api-key.ts";
import { guestCookies } from "./guest-cookie.ts";
import type { Agent, IdentityStore } from "./identity-store.ts";
import { addressOf, nobodyAt, type Requester } from "./requester.ts";

export interface Identities {
  /**
   * Who sent a request, by its key or else by its cookie; a key counts for more. Throws a 401 if there is a key
   * and it is not valid.
   */
  identify(request: Request): Promise<Requester>;
  /** The player whom a seat is given to: nobody becomes a new guest, whose browser gets a cookie. */
  playerOf(who: Requester, c: Context): string;
  /** A new agent, and its key, which nobody can be told a second time. */
  register(wanted: NewAgent): Promise<{ readonly agent: Agent; readonly key: string }>;
  /** Gives an agent a new key instead of the one it showed. */
  rotateKey(who: AgentRequester): Promise<string>;
  /** Takes its key away from an agent. */
  revokeKey(who: AgentRequester): Promise<void>;
}

type NewAgent = Pick<Agent, "name" | "about" | "owner">;
export type AgentRequester = Extract<Requester, { readonly kind: "agent" }>;

export interface IdentitiesOptions {
  /** Cookies are signed with it. */
  readonly secret: string;
  readonly store: IdentityStore;
  readonly now: () => number;
}

export function createIdentities({ secret, store, now }: IdentitiesOptions): Identities {
  const cookies = guestCookies(secret);

  async function replaceKey(who: AgentRequester, to: string | null): Promise<void> {
    const change = { from: who.keyHash, to, atMs: now() };
    // Whoever comes second shows a key that is no longer one.
    if (!(await store.replaceKey(who.identity, change))) throw unknownKey();
  }

  return {
    async identify(request) {
      const address = addressOf(request);
      const key = keyIn(request);
      if (key !== null) {
        const keyHash = hashOfKey(key);
        const agent = await store.findAgentByKey(keyHash);
        if (agent === null) throw unknownKey();
        const { agentId: identity, owner } = agent;
        return { kind: "agent", identity, account: owner ?? identity, address, agent, keyHash };
      }
      const guest = cookies.read(request);
      if (guest === null) return nobodyAt(address);
      return { kind: "guest", identity: guest, account: guest, address };
    },
    playerOf({ kind, identity }, c) {
      if (kind !== "nobody") return identity;
      const { guest, setCookie } = cookies.welcome(c.req.raw);
      c.header("set-cookie", setCookie);
      return guest;
    },
    async register(wanted) {
      const key = newKey();
      const atMs = now();
      const agent: Agent = {
        ...wanted,
        agentId: `a_${randomBytes(16).toString("base64url")}`,
        keyHash: hashOfKey(key),
        createdAtMs: atMs,
        keyAtMs: atMs,
      };
      await store.addAgent(agent, Infinity);
      return { agent, key };
    },
    async rotateKey(who) {
      const key = newKey();
      await replaceKey(who, hashOfKey(key));
      return key;
    },
    revokeKey: (who) => replaceKey(who, null),
  };
}
