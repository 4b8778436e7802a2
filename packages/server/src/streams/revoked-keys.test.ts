/** A key that is not valid any more is worth nothing on streams that were opened with it, either. */
import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { RegisteredAgent } from "../protocol.ts";

const server = useServer();

interface Owned {
  readonly agent: Client;
  readonly owner: Client;
  readonly agentId: string;
}

async function ownedAgent(): Promise<Owned> {
  const owner = server.client();
  await owner.createMatch();
  const { body } = await owner.post<RegisteredAgent>("/api/me/agents", { name: "Ada" });
  const agent = server.client();
  agent.key = body.key;
  return { agent, owner, agentId: body.agentId };
}

test.each<[string, (of: Owned) => Promise<{ status: number }>]>([
  ["it rotates its key", ({ agent }) => agent.post("/api/agents/me/key", {})],
  ["it gives up its key", ({ agent }) => agent.delete("/api/agents/me/key")],
  [
    "its owner rotates the key",
    ({ owner, agentId }) => owner.post(`/api/me/agents/${agentId}/key`, {}),
  ],
  [
    "its owner revokes the key",
    ({ owner, agentId }) => owner.delete(`/api/me/agents/${agentId}/key`),
  ],
])("an agent's streams end when %s; others go on", async (_, replace) => {
  const owned = await ownedAgent();
  const { agent, owner } = owned;
  const matchId = await agent.createMatch();
  const socket = agent.stream(matchId);
  const watching = owner.stream(matchId);
  await socket.first();
  await watching.first();
  const events = await fetch(`${agent.url}/api/matches/${matchId}/stream`, {
    headers: { authorization: `Bearer ${agent.key}` },
  });
  const { status } = await replace(owned);
  expect(status).toBeLessThan(300);
  expect(await socket.closed()).toBe(1008);
  // It has an end, at which it is read as a whole.
  expect(await events.text()).toContain("retry:");
  expect(watching.socket.socket.readyState).toBe(WebSocket.OPEN);
  watching.close();
});
