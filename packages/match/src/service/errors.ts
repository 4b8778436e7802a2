/** What can go wrong around a match, as opposed to in it: those are rejections of its rules. */
export type MatchErrorCode =
  | "no-such-match"
  | "no-such-game"
  | "no-such-bot"
  | "bad-deck"
  | "not-your-seat"
  | "seat-taken"
  | "not-started"
  | "already-started"
  | "seats-empty"
  | "cannot-start"
  | "not-over"
  | "stale-version"
  | "command-id-reused"
  | "bad-record"
  | "bad-request"
  | "suspended";

export class MatchError extends Error {
  readonly code: MatchErrorCode;
  /** What a client needs to do better. */
  readonly data: Readonly<Record<string, unknown>>;
  constructor(code: MatchErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = "MatchError";
    this.code = code;
    this.data = data;
  }
}

export function stale(expected: number, version: number): MatchError {
  return new MatchError(
    "stale-version",
    `The match stands at version ${version}, not ${expected}. Look at it again and decide anew.`,
    { version },
  );
}

export function notYourSeat(): MatchError {
  return new MatchError("not-your-seat", "You have no seat in this match; you may only watch.");
}
