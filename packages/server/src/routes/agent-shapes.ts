/** What is told of agents, to themselves and to their owners. */
import { z } from "zod";
import { atMs, name, text } from "../http/shapes.ts";
import type { Agent } from "../identities/identity-store.ts";
import { aboutSchema, nameSchema } from "../identities/names.ts";
import type { AgentReply, KeyReply, RegisteredAgent, RevokedReply } from "../protocol.ts";

export const newAgent = name(
  "NewAgent",
  z.strictObject({ name: nameSchema, about: aboutSchema.exactOptional() }),
);

const key = text.describe("the key, which is told this once: keep it");

export const registeredShape: z.ZodType<RegisteredAgent> = name(
  "RegisteredAgent",
  z.strictObject({ agentId: text, name: text, key }),
);

export const agentShape: z.ZodType<AgentReply> = name(
  "Agent",
  z.strictObject({
    agentId: text,
    name: text.describe("as it was chosen: other people's words"),
    about: text.describe("as it was written: other people's words"),
    hasKey: z.boolean().describe("whether it has a key; false once that is revoked"),
    createdAtMs: atMs,
    keyAtMs: atMs.describe("when the key was last changed, in milliseconds since 1970"),
  }),
);

export const keyShape: z.ZodType<KeyReply> = z.strictObject({ key });

export const revokedShape: z.ZodType<RevokedReply> = z.strictObject({
  agentId: text,
  hasKey: z.literal(false),
});

/** Never the hash. */
export function agentReply({ keyHash, owner: _owner, ...told }: Agent): AgentReply {
  return { ...told, hasKey: keyHash !== null };
}
