/** GET /healthz: whether requests can be served. */
import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { text } from "../http/shapes.ts";
import type { HealthReply } from "../protocol.ts";

const reply: z.ZodType<HealthReply> = z.strictObject({
  ok: z.boolean(),
  problem: text.nullable().describe("what fails and since when; null if nothing does"),
});

export const health = defineRoute({
  method: "get",
  path: "/healthz",
  group: "Server",
  about: "Whether requests can be served. Answered with 503 if not.",
  reply,
  statusOf: ({ ok }) => (ok ? 200 : 503),
  answer: ({ isReady, service }) =>
    isReady() ? service.health() : { ok: false, problem: "The server is not ready yet." },
});
