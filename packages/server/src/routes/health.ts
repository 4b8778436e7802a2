/** GET /healthz: whether all goes well. GET /readyz: whether requests should be sent here. */
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
  about:
    "Whether matches can be kept: with 503 if the database fails, for whoever restarts servers.",
  reply,
  statusOf: ({ ok }) => (ok ? 200 : 503),
  answer: ({ isReady, service }) =>
    isReady() ? service.health() : { ok: false, problem: "The server is not ready yet." },
});

export const ready = defineRoute({
  method: "get",
  path: "/readyz",
  group: "Server",
  about:
    "Whether requests should be sent here: with 503 before the start is over and while it closes.",
  reply,
  statusOf: ({ ok }) => (ok ? 200 : 503),
  // One match that cannot go on is no reason to send everybody elsewhere.
  answer: ({ isReady }) =>
    isReady()
      ? { ok: true, problem: null }
      : { ok: false, problem: "The server takes no requests at the moment." },
});
