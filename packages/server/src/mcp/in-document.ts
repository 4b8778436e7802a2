/**
 * The Model Context Protocol in the API's document: JSON-RPC over POST, made from the tools' own schemas. The library
 * answers what it refuses as the protocol says; who may ask, and how much, is refused as anywhere else.
 */
import { z } from "zod";
import type { Json, Operation } from "../http/api-document.ts";
import { REFUSALS, type RefusalStatus } from "../http/http-error.ts";
import { tools } from "./tools/all.ts";

/** Agents alone are served. */
const SECURITY = [{ key: [] }];

const message = z
  .looseObject({
    jsonrpc: z.literal("2.0"),
    id: z.union([z.string(), z.number(), z.null()]).optional(),
  })
  .meta({ description: "A message of JSON-RPC 2.0: a result, an error, or a notification." });

/** What the protocol refuses: a message that cannot be read, or is not to be had in what the client accepts. */
const refusedMessage = z.looseObject({
  jsonrpc: z.literal("2.0"),
  error: z.looseObject({ code: z.int(), message: z.string() }),
  id: z.union([z.string(), z.number(), z.null()]),
});

/** Messages that are answered; a notification has no id and is answered with 202. */
function requestSchema(): Json {
  const request = (method: string, title: string, params: Json): Json => ({
    title,
    type: "object",
    properties: {
      jsonrpc: { const: "2.0" },
      id: { type: "integer" },
      method: { const: method },
      params,
    },
    required: ["jsonrpc", "id", "method", "params"],
  });
  const object = (properties: Json): Json => ({
    type: "object",
    properties,
    required: Object.keys(properties),
  });
  const none = { type: "object" };
  const text = { type: "string" };
  const initialize = object({
    protocolVersion: { const: "2025-06-18" },
    capabilities: none,
    clientInfo: object({ name: text, version: text }),
  });
  return {
    anyOf: [
      request("initialize", "initialize", initialize),
      request("tools/list", "tools/list", none),
      ...tools.map(({ name, input }) =>
        request(
          "tools/call",
          `tools/call ${name}`,
          object({ name: { const: name }, arguments: schemaOf(input) }),
        ),
      ),
      request("resources/list", "resources/list", none),
      request("resources/read", "resources/read", object({ uri: text })),
    ],
  };
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

/** `refusal`: the shape in which the server itself refuses. */
export function mcpOperations(
  refusal: Json,
): Readonly<Record<"post" | "get" | "delete", Operation>> {
  const json = (schema: Json) => ({ content: { "application/json": { schema } } });
  const refused = (statuses: readonly RefusalStatus[], schema: Json) =>
    Object.fromEntries(
      statuses.map((status) => [status, { description: REFUSALS[status], ...json(schema) }]),
    );
  const about = { tags: ["Agents"], security: SECURITY, parameters: [] };
  const answer = schemaOf(message);
  return {
    post: {
      operationId: "postMcp",
      summary:
        "The Model Context Protocol (streamable HTTP, without sessions): a message of JSON-RPC. Accept both application/json and text/event-stream.",
      ...about,
      requestBody: { required: true, ...json(requestSchema()) },
      responses: {
        200: {
          description: "Answered, as one event whose data is the answer.",
          content: {
            "text/event-stream": { schema: answer },
            "application/json": { schema: answer },
          },
        },
        202: { description: "Taken: nothing in it is to be answered.", content: {} },
        ...refused([401, 403, 411, 413, 429, 500, 503], refusal),
        ...refused([400, 406, 415], { anyOf: [schemaOf(refusedMessage), refusal] }),
      },
    },
    get: {
      operationId: "getMcp",
      summary: "Not served: what the server has to say comes with the answers to POST.",
      ...about,
      responses: refused([400, 401, 405, 429, 500, 503], refusal),
    },
    delete: {
      operationId: "deleteMcp",
      summary: "Not served: there are no sessions that could be ended.",
      ...about,
      responses: refused([400, 401, 403, 405, 411, 413, 429, 500, 503], refusal),
    },
  };
}
