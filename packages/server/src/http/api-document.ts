/** The API as an OpenAPI 3.1 document, made from the routes' own schemas: GET /api/openapi.json. */
import { z } from "zod";
import { GUEST_COOKIE } from "../identities/guest-cookie.ts";
import { mcpOperations } from "../mcp/in-document.ts";
import { MCP_PATH } from "../mcp/path.ts";
import { REFUSALS, type RefusalStatus } from "./http-error.ts";
import { GROUPS, type Route } from "./route.ts";
import { named, refusal } from "./shapes.ts";

/** A JSON Schema, or anything else in the document. */
export type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Where not every way to be somebody will do. */
  readonly security?: ApiDocument["security"];
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: "path" | "query";
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Json;
  }[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly "application/json": { readonly schema: Json } };
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content: Readonly<Record<string, { readonly schema: Json }>>;
      }
    >
  >;
}

export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly securitySchemes: typeof securitySchemes;
  };
  /** Any one of them will do. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The two ways to be somebody. Without either one may watch. */
const securitySchemes = {
  key: {
    type: "http",
    scheme: "bearer",
    description:
      "An agent's key, which `POST /api/agents/register` gives once: `Authorization: Bearer KEY`. It counts for more " +
      "than a cookie. One that is not valid is refused with 401, whatever is asked.",
  },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: GUEST_COOKIE,
    description:
      "A guest's cookie, which the first answer that gives a seat or a name sets. It is signed, and for browsers: a " +
      "page of another site cannot use it.",
  },
} as const;

const DESCRIPTION =
  "Matches over HTTP. Requests and answers are JSON. Unknown fields are refused. Every refusal is " +
  "`{ error: { code, message, rule?, data? } }`. Live matches are followed over a WebSocket at /api/stream, " +
  "or one by one as server-sent events.";

/** What may happen to every request. */
const always: readonly RefusalStatus[] = [400, 429, 500, 503];
/** What may happen to every request under /api. */
const whenIdentified: readonly RefusalStatus[] = [401];
/** What may happen to a request with a body, or from a page of another site. */
const whenWritten: readonly RefusalStatus[] = [403, 411, 413];

export function apiDocument(routes: readonly Route[]): ApiDocument {
  const write = writer(routes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method]: operation(route, write) };
  }
  paths[MCP_PATH] = mcpOperations(write.schema(refusal));
  return {
    openapi: "3.1.0",
    info: { title: "LunchTable", version: "1", description: DESCRIPTION },
    tags: GROUPS.map((name) => ({ name })),
    paths,
    components: { schemas: write.named, securitySchemes },
    security: [{ key: [] }, { cookie: [] }, {}],
  };
}

function operation(route: Route, write: Writer): Operation {
  const { method, group, about, body, reply, media, status } = route;
  const json = (schema: z.ZodType) => ({
    content: { "application/json": { schema: write.schema(schema) } },
  });
  const written = method === "get" ? [] : whenWritten;
  const identified = route.path.startsWith("/api/") ? whenIdentified : [];
  const refused = [...new Set([...always, ...identified, ...written, ...route.refusals])].sort(
    (a, b) => a - b,
  );
  return {
    operationId: operationId(route),
    summary: about,
    tags: [group],
    ...(route.path.startsWith("/api/") ? {} : { security: [] }),
    ...(route.path.startsWith("/api/agents/me") && { security: [{ key: [] }] }),
    parameters: parameters(route, write),
    ...(body !== null && { requestBody: { required: true as const, ...json(body) } }),
    responses: {
      [status]: {
        description: "Done.",
        content: {
          [media]: { schema: write.schema(reply) },
          ...(route.hasText && { "text/plain": { schema: { type: "string" } } }),
        },
      },
      ...Object.fromEntries(
        refused.map((code) => [code, { description: REFUSALS[code], ...json(refusal) }]),
      ),
      ...(route.mayBe503 && { 503: { description: "Not now.", ...json(reply) } }),
    },
  };
}

function parameters({ path, query }: Route, write: Writer): Operation["parameters"] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {}, required = [] } = write.schema(query) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query" as const,
    required: required.includes(name),
    ...(typeof description === "string" && { description }),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** `GET /api/matches/:id/meta` is `getMatchesIdMeta`. */
function operationId({ method, path }: Route): string {
  const words = path.replace("/api/", "").split(/[^a-z]+/i);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
}

/** Schemas as the document writes them: one that has a name is referred to, wherever it occurs. */
interface Writer {
  readonly named: Readonly<Record<string, Json>>;
  schema(schema: z.ZodType): Json;
}

function writer(routes: readonly Route[]): Writer {
  const all = z.registry<{ readonly id: string }>();
  for (const [id, schema] of named) all.add(schema, { id });
  const unnamed = routes
    .flatMap(({ body, reply, query }) => [body, reply, query])
    .filter((schema) => schema !== null && !all.has(schema)) as z.ZodType[];
  for (const [place, schema] of unnamed.entries()) all.add(schema, { id: `unnamed ${place}` });
  const address = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(all, { uri: address, io: "input", unrepresentable: "any" });
  const written = new Map(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...rest }]) => [id, rest]),
  );
  return {
    named: Object.fromEntries([...written].filter(([id]) => named.has(id))),
    schema(schema) {
      const { id = "" } = all.get(schema) ?? {};
      return named.has(id) ? { $ref: address(id) } : (written.get(id) ?? {});
    },
  };
}
