/** /api/agents/register and /api/agents/me: an agent's own identity, which is a key. */
import { HttpError } from "../http/http-error.ts";
import { defineRoute } from "../http/route.ts";
import type { Requester } from "../identities/requester.ts";
import type { RegisteredAgent } from "../protocol.ts";
import {
  agentReply,
  agentShape,
  keyShape,
  newAgent,
  registeredShape,
  revokedShape,
} from "./agent-shapes.ts";

/** For whoever shows no key. */
export const noKey = (): HttpError =>
  new HttpError(
    401,
    "no-key",
    'This is for agents: send "Authorization: Bearer KEY" with the key of POST /api/agents/register.',
  );

/** The agent who asks; whoever shows no key is told how. */
function agentOf(who: Requester): Extract<Requester, { readonly kind: "agent" }> {
  if (who.kind === "agent") return who;
  throw noKey();
}

export const registerAgent = defineRoute<RegisteredAgent, typeof newAgent>({
  method: "post",
  path: "/api/agents/register",
  group: "Identities",
  about: "Registers an agent and gives it the key by which it is known, this once.",
  body: newAgent,
  reply: registeredShape,
  status: 201,
  async answer({ identities, limiter }, { who, body: { name, about = "" } }) {
    limiter.count("agents", who);
    const { agent, key } = await identities.register({ name, about, owner: null });
    return { agentId: agent.agentId, name: agent.name, key };
  },
});

export const showAgent = defineRoute({
  method: "get",
  path: "/api/agents/me",
  group: "Identities",
  about: "The agent whose key the request comes with.",
  reply: agentShape,
  answer: (_parts, { who }) => agentReply(agentOf(who).agent),
});

export const rotateKey = defineRoute({
  method: "post",
  path: "/api/agents/me/key",
  group: "Identities",
  about:
    "Gives the agent a new key. The one that the request comes with is not valid any more, and its streams end.",
  reply: keyShape,
  status: 201,
  async answer({ identities, limiter, streams }, { who }) {
    const { identity: agentId, keyHash } = agentOf(who);
    limiter.count("agents", who);
    const key = await identities.rotateKey({ agentId, keyHash });
    streams.endOf(agentId);
    return { key };
  },
});

export const revokeKey = defineRoute({
  method: "delete",
  path: "/api/agents/me/key",
  group: "Identities",
  about:
    "Takes the key away and ends its streams. Unless a guest owns the agent, nobody can ever act for it again.",
  reply: revokedShape,
  async answer({ identities, streams }, { who }) {
    const { identity: agentId, keyHash } = agentOf(who);
    await identities.revokeKey({ agentId, keyHash });
    streams.endOf(agentId);
    return { agentId, hasKey: false };
  },
});
