/**
 * A route as one value: what it is asked, what it answers, and how. Requests are read by it and the document
 * of the API is made from it, so neither can say what the other does not.
 */
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { z } from "zod";
import type { AppParts } from "../app.ts";
import type { Requester } from "../identities/requester.ts";
import { requesterIn } from "./admit.ts";
import type { RefusalStatus } from "./http-error.ts";
import { matchIdOf, nothing, readBody, readQuery } from "./read-request.ts";

type Method = "get" | "post" | "put" | "delete";

/** The chapters of the API's document. */
export const GROUPS = [
  "Matches",
  "Playing",
  "Records",
  "Games",
  "Agents",
  "Identities",
  "Server",
] as const;
type Group = (typeof GROUPS)[number];

export interface Route {
  readonly method: Method;
  /** Parts that stand for something begin with a colon: `/api/matches/:id`. */
  readonly path: string;
  readonly group: Group;
  /** What it does, in a sentence. */
  readonly about: string;
  readonly query: z.ZodObject;
  /** Null: it is asked without a body. */
  readonly body: z.ZodObject | null;
  readonly reply: z.ZodType;
  readonly media: Media;
  readonly status: 200 | 201;
  /** Whether it answers in plain text, too, if that is what the requester accepts. */
  readonly hasText: boolean;
  /** Whether a server that is not well says so in the same shape, with 503. */
  readonly mayBe503: boolean;
  /** With which it may refuse, besides what may happen to any request. */
  readonly refusals: readonly RefusalStatus[];
  readonly handle: (parts: AppParts) => (c: Context) => Promise<Response>;
}

/** What an answer is written in. A route that streams gives the stream as its body. */
type Media = "application/json" | "text/event-stream";

interface Asked<Body, Query> {
  readonly c: Context;
  readonly who: Requester;
  readonly body: Body;
  readonly query: Query;
}

interface Spec<Reply, Body extends z.ZodObject, Query extends z.ZodObject>
  extends Pick<Route, "method" | "path" | "group" | "about"> {
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: z.ZodType<Reply>;
  readonly media?: Media;
  readonly status?: Route["status"];
  /** Where it depends on the answer. */
  readonly statusOf?: (reply: Reply) => 200 | 503;
  readonly refusals?: readonly RefusalStatus[];
  /** The answer in plain text, for `Accept: text/plain`. */
  readonly text?: (reply: Reply) => string;
  readonly answer: (
    parts: AppParts,
    asked: Asked<z.infer<Body>, z.infer<Query>>,
  ) => Reply | Promise<Reply>;
}

/** Of a private match only those hear who belong to it, or have been invited. */
async function checkMayLook(
  { service }: AppParts,
  { c, who, body, query }: Asked<{ readonly code?: unknown }, { readonly code?: unknown }>,
): Promise<void> {
  const code = body.code ?? query.code;
  const look = { matchId: matchIdOf(c), player: who.identity };
  await service.checkMayLook(typeof code === "string" ? { ...look, code } : look);
}

const wantsText = (c: Context): boolean =>
  accepts(c, {
    header: "Accept",
    supports: ["application/json", "text/plain"],
    default: "application/json",
  }) === "text/plain";

export function defineRoute<
  Reply,
  Body extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
>(spec: Spec<Reply, Body, Query>): Route {
  const { method, path, group, about, body: bodySchema, reply, status = 200, answer } = spec;
  const query = spec.query ?? nothing;
  const ofMatch = path.startsWith("/api/matches/:id");
  return {
    method,
    path,
    group,
    about,
    query,
    body: bodySchema ?? null,
    reply,
    media: spec.media ?? "application/json",
    status,
    hasText: spec.text !== undefined,
    mayBe503: spec.statusOf !== undefined,
    refusals: spec.refusals ?? [],
    handle: (parts) => async (c) => {
      const asked = {
        c,
        who: requesterIn(c),
        query: readQuery(new URL(c.req.url).searchParams, query) as z.infer<Query>,
        body: (bodySchema === undefined
          ? {}
          : await readBody(c.req.raw, bodySchema)) as z.infer<Body>,
      };
      if (ofMatch) await checkMayLook(parts, asked);
      // Nobody reads the body of an answer to HEAD: a stream that is opened for it would never end.
      if (spec.media === "text/event-stream" && c.req.method === "HEAD") {
        return streamed(c, null, spec.media);
      }
      const answered = await answer(parts, asked);
      if (spec.text !== undefined && wantsText(c)) return c.text(spec.text(answered), status);
      if (answered instanceof ReadableStream) return streamed(c, answered, spec.media);
      return c.json(answered, spec.statusOf?.(answered) ?? status);
    },
  };
}

/** Proxies are asked to pass on every part at once. */
function streamed(
  c: Context,
  body: ReadableStream | null,
  media = "application/octet-stream",
): Response {
  const headers = { "content-type": media, "x-accel-buffering": "no" };
  return body === null ? c.body(null, 200, headers) : c.body(body, 200, headers);
}
