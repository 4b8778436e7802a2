/**
 * GET /api/matches/:id/stream: the stream of one match as server-sent events, for agents and curl. The id of an
 * event is the version of the match, so a client that comes back with Last-Event-ID misses nothing.
 */
import type { MatchService } from "@lunchtable-tcg/match";
import { refusalOf } from "../http/http-error.ts";
import type { Requester } from "../identities/requester.ts";
import type { Limiter } from "../limits/limiter.ts";
import { follow } from "./follow.ts";
import { errorMessage } from "./messages.ts";
import { MAX_WAITING_BYTES, refusesToSend } from "./outlet.ts";

/** Proxies cut off what says nothing for a minute. */
const HEARTBEAT_MS = 15_000;
/** How long a client waits before it comes back. */
const RETRY_MS = 1000;

export interface EventSourceParts {
  readonly service: MatchService;
  readonly limiter: Limiter;
  readonly onProblem: (problem: unknown) => void;
  readonly matchId: string;
  readonly who: Requester;
  readonly since: number | null;
  readonly onEnd: () => void;
}

/** Gives the body of the response, and the function that ends it. Refuses whoever may be sent nothing for now. */
export function openEventSource(parts: EventSourceParts): {
  readonly body: ReadableStream<Uint8Array>;
  readonly end: () => void;
} {
  const { service, limiter, onProblem, matchId, who, since, onEnd } = parts;
  const encoder = new TextEncoder();
  const greeting = encoder.encode(`retry: ${RETRY_MS}\n\n`);
  limiter.count("sent", who, greeting.length);
  const release = limiter.countStream(who);
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let stop = (): void => {};
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
  heartbeat.unref();

  function leave(): void {
    if (controller === null) return;
    controller = null;
    clearInterval(heartbeat);
    stop();
    release();
    onEnd();
  }

  function end(): void {
    const open = controller;
    leave();
    open?.close();
  }

  function write(text: string): void {
    if (controller === null) return;
    const bytes = encoder.encode(text);
    if (refusesToSend(limiter, who, bytes.length) !== null) return end();
    controller.enqueue(bytes);
    if (-(controller.desiredSize ?? 0) > MAX_WAITING_BYTES) end();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
        opened.enqueue(greeting);
        stop = follow({
          service,
          matchId,
          player: who.identity,
          since,
          send: (text, version) => write(`id: ${version}\ndata: ${text}\n\n`),
          onProblem: (problem) => {
            write(`data: ${errorMessage(matchId, refusalOf(problem, onProblem).refusal)}\n\n`);
            end();
          },
        });
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return { body, end };
}
