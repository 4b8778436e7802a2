/** Errors as HTTP responses: always `{ error: { code, message, rule?, data? } }`. */
import { MatchError, type MatchErrorCode } from "@lunchtable-tcg/match";
import type { Rejection } from "@tcg/core";
import type { Refusal, RefusalData, RefusalReply } from "../protocol.ts";

/** Every status a request can be refused with, and why it then was. */
export const REFUSALS = {
  400: "The request is malformed.",
  401: "The key is malformed, or not valid any more; or the route is for agents and there is none.",
  403: "The requester may not do that.",
  404: "There is no such thing.",
  405: "The route is asked by another method.",
  406: "The client does not accept what it would be answered in.",
  409: "It does not fit the match as it stands now; data.version is the version there is.",
  410: "The match was called off.",
  411: "The body has to come in one piece.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  422: "The rules of the game forbid it; `rule` says which.",
  429: "Too many of something; data.limit says of what, data.retryAfterSeconds when to try again if time helps.",
  500: "A fault of the server.",
  503: "The server or the match is not available at the moment.",
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

export class HttpError extends Error {
  readonly status: RefusalStatus;
  readonly code: string;
  readonly data: RefusalData;
  constructor(status: RefusalStatus, code: string, message: string, data: RefusalData = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** A command that the rules refuse. */
export class RejectedError extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.message);
    this.name = "RejectedError";
    this.rejection = rejection;
  }
}

/** Said by routes and streams alike. */
export const CLOSING = "The server is shutting down; try again shortly.";
export const CROSS_ORIGIN =
  "Cross-origin requests are not allowed: use the pages of this server, or an agent's key, which needs no Origin.";
const INTERNAL = "Internal error; it has been logged.";

const statusOf: Readonly<Record<MatchErrorCode, RefusalStatus>> = {
  "no-such-match": 404,
  "no-such-game": 400,
  "no-such-bot": 400,
  "bad-deck": 422,
  "bad-cards": 422,
  "not-your-seat": 403,
  "not-invited": 403,
  "seat-taken": 409,
  "not-started": 409,
  "already-started": 409,
  aborted: 410,
  "entropy-closed": 409,
  "wrong-entropy": 422,
  "request-id-reused": 409,
  "too-late": 409,
  "too-early": 409,
  "too-many-changes": 429,
  "seats-empty": 409,
  "cannot-start": 422,
  "cannot-play-on": 422,
  "not-over": 409,
  "stale-version": 409,
  "command-id-reused": 409,
  "bad-record": 422,
  "bad-request": 400,
  suspended: 503,
  closed: 503,
};

/** The response to an error. Those that are our fault are reported to `onProblem`. */
export function errorResponse(error: unknown, onProblem: (problem: unknown) => void): Response {
  const { status, refusal } = refusalOf(error, onProblem);
  return refused(status, refusal);
}

/** The same as a value: streams refuse without a response. */
export function refusalOf(
  error: unknown,
  onProblem: (problem: unknown) => void,
): { readonly status: RefusalStatus; readonly refusal: Refusal } {
  if (error instanceof RejectedError) return { status: 422, refusal: error.rejection };
  if (error instanceof HttpError) return { status: error.status, refusal: withData(error) };
  if (error instanceof MatchError) {
    return { status: statusOf[error.code], refusal: withData(error) };
  }
  onProblem(error);
  return { status: 500, refusal: { code: "internal", message: INTERNAL } };
}

const withData = ({ code, message, data }: HttpError | MatchError): Refusal =>
  Object.keys(data).length === 0 ? { code, message } : { code, message, data };

function refused(status: RefusalStatus, error: Refusal): Response {
  const seconds = error.data?.retryAfterSeconds;
  const headers = new Headers(seconds === undefined ? {} : { "retry-after": String(seconds) });
  if (status === 401) headers.set("www-authenticate", "Bearer");
  return Response.json({ error } satisfies RefusalReply, { status, headers });
}
