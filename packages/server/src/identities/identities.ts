/** Identifies whoever sends a request, registers agents, and knows what players are called. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { HttpError } from "../http/http-error.ts";
import { hashOfKey, keyIn, newKey, unknownKey } from "./api-key.ts";
import type { DeckShelf } from "./deck-shelf.ts";
import { guestCookies } from "./guest-cookie.ts";
import type { Agent, IdentityStore } from "./identity-store.ts";
import { KnownNames } from "./known-names.ts";
import { addressOf, nobodyAt, type Requester } from "./requester.ts";

/** Of one guest, those without a key included. */
const MAX_AGENTS = 20;

export interface Identities {
  /**
   * Who sent a request, by its key or else by its cookie; a key counts for more. Throws a 401 if there is a key
   * and it is not valid.
   */
  identify(request: Request): Promise<Requester>;
  /** The player whom a seat is given to: nobody becomes a new guest, whose browser gets a cookie. */
  playerOf(who: Requester, c: Context): string;
  /** What players are called, by id: each has a name, chosen or not. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Calls a guest or an agent by another name. */
  rename(player: string, name: string): Promise<void>;
  /** A new agent, and its key, which nobody can be told a second time. Throws a 409 if its owner has too many. */
  register(wanted: NewAgent): Promise<{ readonly agent: Agent; readonly key: string }>;
  /** The agents of a guest, the first one first. */
  agentsOf(owner: string): Promise<readonly Agent[]>;
  /** All who are counted as one: a guest with the guest's agents. None for nobody, who has nothing yet. */
  playersOfAccount(who: Requester): Promise<readonly string[]>;
  /** Gives an agent a new key; the one it had is not valid any more. */
  rotateKey(of: KeyHolder): Promise<string>;
  /** Takes its key away from an agent. */
  revokeKey(of: KeyHolder): Promise<void>;
  /** Those of these hashes that are some agent's key, by whichever server it was given. */
  validKeys: IdentityStore["validKeys"];
  /** The decks that players keep here. */
  readonly decks: DeckShelf;
}

type NewAgent = Pick<Agent, "name" | "about" | "owner">;

/** An agent, and the key that it showed; left out where its owner asks. */
interface KeyHolder {
  readonly agentId: string;
  readonly keyHash?: string;
}

export interface IdentitiesOptions {
  /** Cookies are signed with it. */
  readonly secret: string;
  readonly store: IdentityStore;
  readonly now: () => number;
}

export function createIdentities({ secret, store, now }: IdentitiesOptions): Identities {
  const cookies = guestCookies(secret);
  const names = new KnownNames(store, now);

  async function replaceKey({ agentId, keyHash }: KeyHolder, to: string | null): Promise<void> {
    const from = keyHash === undefined ? {} : { from: keyHash };
    // Of two with the same key, the second shows one that is no longer valid.
    if (!(await store.replaceKey(agentId, { ...from, to, atMs: now() }))) throw unknownKey();
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
    namesOf: (ids) => names.of(ids),
    async rename(player, name) {
      if (isAgent(player)) await store.nameAgent(player, name);
      else await store.nameGuest(player, name, now());
      names.remember(player, name);
    },
    async register(wanted) {
      const key = newKey();
      const atMs = now();
      const agent: Agent = {
        ...wanted,
        agentId: `${AGENT}${randomBytes(16).toString("base64url")}`,
        keyHash: hashOfKey(key),
        createdAtMs: atMs,
        keyAtMs: atMs,
      };
      if (!(await store.addAgent(agent, MAX_AGENTS))) throw tooManyAgents();
      return { agent, key };
    },
    agentsOf: (owner) => store.listAgents(owner),
    async playersOfAccount(who) {
      if (who.kind === "nobody") return [];
      const owner = who.kind === "agent" ? who.agent.owner : who.identity;
      if (owner === null) return [who.identity];
      return [owner, ...(await store.listAgents(owner)).map(({ agentId }) => agentId)];
    },
    async rotateKey(of) {
      const key = newKey();
      await replaceKey(of, hashOfKey(key));
      return key;
    },
    revokeKey: (of) => replaceKey(of, null),
    validKeys: (keyHashes) => store.validKeys(keyHashes),
    decks: store,
  };
}

/** Ids of agents begin with it, those of guests do not. */
const AGENT = "a_";
const isAgent = (player: string): boolean => player.startsWith(AGENT);

const tooManyAgents = (): HttpError =>
  new HttpError(
    409,
    "too-many-agents",
    `A guest has at most ${MAX_AGENTS} agents. Give one of them a new key instead.`,
  );
