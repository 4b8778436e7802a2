/** Identities in memory, for as long as the process lives. */
import type { Agent, IdentityStore } from "./identity-store.ts";

export function memoryIdentities(): IdentityStore {
  const agents = new Map<string, Agent>();
  const byKey = new Map<string, string>();
  return {
    async addAgent(agent) {
      agents.set(agent.agentId, agent);
      if (agent.keyHash !== null) byKey.set(agent.keyHash, agent.agentId);
    },
    async findAgentByKey(keyHash) {
      return agents.get(byKey.get(keyHash) ?? "") ?? null;
    },
    async replaceKey(agentId, { from, to, atMs }) {
      const agent = agents.get(agentId);
      if (agent === undefined || agent.keyHash !== from) return false;
      if (from !== null) byKey.delete(from);
      if (to !== null) byKey.set(to, agentId);
      agents.set(agentId, { ...agent, keyHash: to, keyAtMs: atMs });
      return true;
    },
    async close() {},
  };
}
