/** GET and PUT /api/me: who the requester is to this server, and what others see them called. */
import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { name, text } from "../http/shapes.ts";
import { nameSchema } from "../identities/names.ts";
import type { MeReply } from "../protocol.ts";

const reply: z.ZodType<MeReply> = name(
  "Me",
  z.strictObject({
    kind: z.enum(["guest", "agent", "nobody"]).describe("nobody: without a cookie and a key"),
    id: text.nullable().describe("told to nobody else; null for nobody"),
    name: text.nullable().describe("as others see it; null for nobody"),
  }),
);

export const showMe = defineRoute<MeReply>({
  method: "get",
  path: "/api/me",
  group: "Identities",
  about: "Who the requester is, and what others see them called.",
  reply,
  async answer({ identities }, { who: { kind, identity: id } }) {
    if (kind === "nobody") return { kind, id: null, name: null };
    return { kind, id, name: (await identities.namesOf([id])).get(id) ?? null };
  },
});

const body = z.strictObject({ name: nameSchema });

export const renameMe = defineRoute<MeReply, typeof body>({
  method: "put",
  path: "/api/me",
  group: "Identities",
  about: "Chooses the name that others see. Whoever is nobody yet becomes a guest.",
  body,
  reply,
  async answer({ identities, limiter }, { c, who, body: { name: chosen } }) {
    if (who.kind === "nobody") limiter.count("agents", who);
    const id = identities.playerOf(who, c);
    await identities.rename(id, chosen);
    return { kind: who.kind === "agent" ? "agent" : "guest", id, name: chosen };
  },
});
