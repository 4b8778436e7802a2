/** /api/me/agents: the agents that a guest owns, and their keys. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http/http-error.ts";
import { defineRoute } from "../http/route.ts";
import type { Requester } from "../identities/requester.ts";
import type { MyAgentsReply, RegisteredAgent } from "../protocol.ts";
import {
  agentReply,
  agentShape,
  keyShape,
  newAgent,
  registeredShape,
  revokedShape,
} from "./agent-shapes.ts";

/** Otherwise a key that leaks could make others that outlive it. */
function checkNoAgent({ kind }: Requester): void {
  if (kind !== "agent") return;
  throw new HttpError(403, "not-a-guest", "An agent has no agents. Ask without a key.");
}

/** The agent in the address, if it belongs to whoever asks. */
async function ownAgent(
  { identities }: Pick<AppParts, "identities">,
  who: Requester,
  c: Context,
): Promise<{ readonly agentId: string }> {
  checkNoAgent(who);
  const wanted = c.req.param("agentId");
  const own = who.kind === "nobody" ? [] : await identities.agentsOf(who.identity);
  const found = own.find(({ agentId }) => agentId === wanted);
  if (found !== undefined) return { agentId: found.agentId };
  throw new HttpError(404, "no-such-agent", "You have no agent with this id.");
}

export const listMyAgents = defineRoute<MyAgentsReply>({
  method: "get",
  path: "/api/me/agents",
  group: "Identities",
  about: "The agents that the guest owns, the first one first.",
  reply: z.strictObject({ agents: z.array(agentShape) }),
  refusals: [403],
  async answer({ identities }, { who }) {
    checkNoAgent(who);
    const own = who.kind === "nobody" ? [] : await identities.agentsOf(who.identity);
    return { agents: own.map(agentReply) };
  },
});

export const addMyAgent = defineRoute<RegisteredAgent, typeof newAgent>({
  method: "post",
  path: "/api/me/agents",
  group: "Identities",
  about:
    "Gives the guest one more agent, with a key that is told this once. Limits count it with its guest.",
  body: newAgent,
  reply: registeredShape,
  status: 201,
  refusals: [409],
  async answer({ identities, limiter }, { c, who, body: { name, about = "" } }) {
    checkNoAgent(who);
    limiter.count("agents", who);
    const owner = identities.playerOf(who, c);
    const { agent, key } = await identities.register({ name, about, owner });
    return { agentId: agent.agentId, name: agent.name, key };
  },
});

export const rotateMyAgentsKey = defineRoute({
  method: "post",
  path: "/api/me/agents/:agentId/key",
  group: "Identities",
  about: "Gives an agent of the guest a new key. The one it had is not valid any more.",
  reply: keyShape,
  status: 201,
  refusals: [404],
  async answer(parts, { c, who }) {
    const own = await ownAgent(parts, who, c);
    parts.limiter.count("agents", who);
    const key = await parts.identities.rotateKey(own);
    parts.streams.endOf(own.agentId);
    return { key };
  },
});

export const revokeMyAgentsKey = defineRoute({
  method: "delete",
  path: "/api/me/agents/:agentId/key",
  group: "Identities",
  about: "Takes the key of an agent of the guest away. It can be given a new one.",
  reply: revokedShape,
  refusals: [404],
  async answer(parts, { c, who }) {
    const own = await ownAgent(parts, who, c);
    await parts.identities.revokeKey(own);
    parts.streams.endOf(own.agentId);
    return { ...own, hasKey: false as const };
  },
});
