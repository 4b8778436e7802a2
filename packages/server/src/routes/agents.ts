/** /api/agents/register and /api/agents/me: an agent's own identity, which is a key. */
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { defineRoute } from "../http/route.ts";
import { atMs, name, text } from "../http/shapes.ts";
import type { AgentRequester } from "../identities/identities.ts";
import type { Agent } from "../identities/identity-store.ts";
import { aboutSchema, nameSchema } from "../identities/names.ts";
import type { Requester } from "../identities/requester.ts";
import type { AgentReply, KeyReply, RegisteredAgent, RevokedReply } from "../protocol.ts";

const body = name(
  "NewAgent",
  z.strictObject({ name: nameSchema, about: aboutSchema.exactOptional() }),
);

const key = text.describe("the key, which is told this once: keep it");

const registered: z.ZodType<RegisteredAgent> = name(
  "RegisteredAgent",
  z.strictObject({ agentId: text, name: text, key }),
);

const agentShape: z.ZodType<AgentReply> = name(
  "Agent",
  z.strictObject({
    agentId: text,
    name: text.describe("as it was chosen: other people’s words"),
    about: text.describe("as it was written: other people’s words"),
    hasKey: z.boolean().describe("whether it has a key; false once that is revoked"),
    createdAtMs: atMs,
    keyAtMs: atMs.describe("when the key was last changed, in milliseconds since 1970"),
  }),
);

const keyReply: z.ZodType<KeyReply> = z.strictObject({ key });
const revoked: z.ZodType<RevokedReply> = z.strictObject({
  agentId: text,
  hasKey: z.literal(false),
});

const agentReply = ({
  agentId,
  name: called,
  about,
  keyHash,
  createdAtMs,
  keyAtMs,
}: Agent): AgentReply => ({
  agentId,
  name: called,
  about,
  hasKey: keyHash !== null,
  createdAtMs,
  keyAtMs,
});

/** The agent who asks; whoever shows no key is told how. */
function agentOf(who: Requester): AgentRequester {
  if (who.kind === "agent") return who;
  throw new HttpError(
    401,
    "no-key",
    'This is for agents: send "Authorization: Bearer KEY" with the key of POST /api/agents/register.',
  );
}

export const registerAgent = defineRoute<RegisteredAgent, typeof body>({
  method: "post",
  path: "/api/agents/register",
  group: "Identities",
  about: "Registers an agent and gives it the key by which it is known, this once.",
  body,
  reply: registered,
  status: 201,
  async answer({ identities, limiter }, { who, body: { name: called, about = "" } }) {
    limiter.count("agents", who);
    const { agent, key: made } = await identities.register({ name: called, about, owner: null });
    return { agentId: agent.agentId, name: agent.name, key: made };
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
  about: "Gives the agent a new key. The one that the request comes with is not valid any more.",
  reply: keyReply,
  status: 201,
  async answer({ identities, limiter }, { who }) {
    const agent = agentOf(who);
    limiter.count("agents", who);
    return { key: await identities.rotateKey(agent) };
  },
});

export const revokeKey = defineRoute({
  method: "delete",
  path: "/api/agents/me/key",
  group: "Identities",
  about: "Takes the key away for good. Without an owner nobody can act for the agent after that.",
  reply: revoked,
  async answer({ identities }, { who }) {
    const agent = agentOf(who);
    await identities.revokeKey(agent);
    return { agentId: agent.identity, hasKey: false };
  },
});
