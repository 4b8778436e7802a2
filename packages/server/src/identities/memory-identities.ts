/** Identities in memory, for as long as the process lives. */

import type { Agent, IdentityStore } from "./identity-store.ts";
import { memoryDecks } from "./memory-decks.ts";

export function memoryIdentities(): IdentityStore {
  const guests = new Map<string, string>();
  const agents = new Map<string, Agent>();
  const byKey = new Map<string, string>();
  const ofOwner = (owner: string): Agent[] =>
    [...agents.values()].filter((agent) => agent.owner === owner);

  return {
    ...memoryDecks(),
    async namesOf(ids) {
      const names = new Map<string, string>();
      for (const id of ids) {
        const name = guests.get(id) ?? agents.get(id)?.name;
        if (name !== undefined) names.set(id, name);
      }
      return names;
    },
    async nameGuest(guest, name) {
      guests.set(guest, name);
    },
    async nameAgent(agentId, name) {
      const agent = agents.get(agentId);
      if (agent !== undefined) agents.set(agentId, { ...agent, name });
    },
    async addAgent(agent, most) {
      if (agent.owner !== null && ofOwner(agent.owner).length >= most) return false;
      agents.set(agent.agentId, agent);
      if (agent.keyHash !== null) byKey.set(agent.keyHash, agent.agentId);
      return true;
    },
    async findAgentByKey(keyHash) {
      return agents.get(byKey.get(keyHash) ?? "") ?? null;
    },
    validKeys: async (keyHashes) => new Set(keyHashes.filter((keyHash) => byKey.has(keyHash))),
    listAgents: async (owner) => ofOwner(owner),
    async replaceKey(agentId, { from, to, atMs }) {
      const agent = agents.get(agentId);
      if (agent === undefined || (from !== undefined && agent.keyHash !== from)) return false;
      if (agent.keyHash !== null) byKey.delete(agent.keyHash);
      if (to !== null) byKey.set(to, agentId);
      agents.set(agentId, { ...agent, keyHash: to, keyAtMs: atMs });
      return true;
    },
    async close() {},
  };
}
