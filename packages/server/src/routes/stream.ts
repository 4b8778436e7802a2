/** GET /api/matches/:id/stream: the match live, as server-sent events. */
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { matchIdOf, sinceSchema } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { inviteCode } from "../http/shapes.ts";
import { takesGzip } from "../streams/gzipped.ts";

const VERSION = /^\d{1,9}$/;

export const stream = defineRoute({
  method: "get",
  path: "/api/matches/:id/stream",
  group: "Playing",
  about:
    "The match live, as server-sent events: first its view, then a patch for every change. Last-Event-ID resumes.",
  query: z.strictObject({ since: sinceSchema, code: inviteCode }),
  media: "text/event-stream",
  reply: z
    .union([z.string(), z.custom<ReadableStream<Uint8Array>>()])
    .meta({ description: "Events whose id is a version and whose data is a StreamMessage." }),
  refusals: [404, 429],
  answer({ streams }, { c, who, query: { since } }) {
    const known = c.req.header("last-event-id");
    if (known !== undefined && !VERSION.test(known)) {
      throw new HttpError(400, "malformed", "Last-Event-ID: a version, a whole number from 0 on.");
    }
    const isGzipped = takesGzip(c.req.header("accept-encoding"));
    const body = streams.eventsOf({
      matchId: matchIdOf(c),
      who,
      since: known === undefined ? (since ?? null) : Number(known),
      isGzipped,
    });
    c.header("vary", "accept-encoding");
    if (isGzipped) c.header("content-encoding", "gzip");
    return body;
  },
});
