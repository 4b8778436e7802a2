/** What can go wrong around a match, as opposed to in it: those are rejections of its rules. */
import type { Rejection } from "@tcg/core";

export type MatchErrorCode =
  | "no-such-match"
  | "no-such-game"
  | "no-such-bot"
  | "bad-deck"
  | "not-your-seat"
  | "seat-taken"
  | "not-started"
  | "already-started"
  | "aborted"
  | "entropy-closed"
  | "wrong-entropy"
  | "request-id-reused"
  | "too-late"
  | "seats-empty"
  | "cannot-start"
  | "not-over"
  | "stale-version"
  | "command-id-reused"
  | "bad-record"
  | "bad-request"
  | "suspended"
  | "closed";

/** What a client needs to do better. */
export interface MatchErrorData {
  /** Where the match stands. */
  readonly version?: number;
  /** The names there are: of games, of bots. */
  readonly known?: readonly string[];
  readonly seats?: readonly string[];
  /** Seats at which nobody sits. */
  readonly empty?: readonly string[];
  readonly viewers?: readonly string[];
  /** By the game, of a deck or of the start; what it says is the message of the error. */
  readonly rejection?: Omit<Rejection, "message">;
}

export class MatchError extends Error {
  readonly code: MatchErrorCode;
  readonly data: MatchErrorData;
  constructor(code: MatchErrorCode, message: string, data: MatchErrorData = {}) {
    super(message);
    this.name = "MatchError";
    this.code = code;
    this.data = data;
  }
}

export function stale(expected: number, version: number): MatchError {
  return new MatchError(
    "stale-version",
    `The match is at version ${version}, not ${expected}. Reload it and decide again.`,
    { version },
  );
}

export function notYourSeat(): MatchError {
  return new MatchError("not-your-seat", "You have no seat in this match; you may only watch.");
}
