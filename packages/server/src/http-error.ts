/** Errors as HTTP responses: always `{ error: { code, message, … } }`. */
import { MatchError, type MatchErrorCode } from "@lunchtable-tcg/match";
import type { Rejection } from "@tcg/core";
import type { Refusal, RefusalReply } from "./protocol.ts";

/** What a refusal says besides its code and its message. */
type RefusalData = Omit<Refusal, "code" | "message">;

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: RefusalData;
  constructor(status: number, code: string, message: string, data: RefusalData = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** Said by routes and streams alike. */
export const CLOSING = "The server is shutting down; try again shortly.";
export const CROSS_ORIGIN = "Cross-origin requests are not allowed.";
export const INTERNAL = "Internal error; it has been logged.";

const statusOf: Readonly<Record<MatchErrorCode, number>> = {
  "no-such-match": 404,
  "no-such-game": 400,
  "no-such-bot": 400,
  "bad-deck": 422,
  "not-your-seat": 403,
  "seat-taken": 409,
  "not-started": 409,
  "already-started": 409,
  aborted: 410,
  "entropy-closed": 409,
  "wrong-entropy": 422,
  "request-id-reused": 409,
  "too-late": 409,
  "seats-empty": 409,
  "cannot-start": 422,
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
  if (error instanceof HttpError) {
    return failure(error.status, { code: error.code, message: error.message, ...error.data });
  }
  if (error instanceof MatchError) {
    const { code, message, data } = error;
    return failure(statusOf[code], { code, message, ...data });
  }
  onProblem(error);
  return failure(500, { code: "internal", message: INTERNAL });
}

/** A command that the rules refuse. */
export const rejectionResponse = (rejection: Rejection): Response => failure(422, rejection);

function failure(status: number, error: Refusal): Response {
  return Response.json({ error } satisfies RefusalReply, { status });
}
