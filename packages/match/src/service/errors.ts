/** What can go wrong around a match. What goes wrong in it is a rejection by its rules. */
import type { Rejection } from "@tcg/core";

export type MatchErrorCode =
  | "no-such-match"
  | "no-such-game"
  | "no-such-bot"
  | "bad-deck"
  | "bad-cards"
  | "not-your-seat"
  | "not-invited"
  | "seat-taken"
  | "not-started"
  | "already-started"
  | "aborted"
  | "entropy-closed"
  | "wrong-entropy"
  | "request-id-reused"
  | "too-late"
  | "too-early"
  | "seats-empty"
  | "cannot-start"
  | "cannot-play-on"
  | "not-over"
  | "stale-version"
  | "too-many-changes"
  | "command-id-reused"
  | "bad-record"
  | "bad-request"
  | "suspended"
  | "closed";

/** What a client needs to do better next time. */
export interface MatchErrorData {
  /** The version of the match. */
  readonly version?: number;
  /** When it would be taken: the action came too early, and this service cannot wait. */
  readonly atMs?: number;
  /** The known names, of games or of bots. */
  readonly known?: readonly string[];
  readonly seats?: readonly string[];
  /** Empty seats. */
  readonly empty?: readonly string[];
  readonly viewers?: readonly string[];
  /** What is wrong with cards, each at its place. */
  readonly faults?: readonly { readonly at: string; readonly message: string }[];
  /** The game's rejection of a deck or of the start; its message is the message of the error. */
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

export function notStarted(): MatchError {
  return new MatchError("not-started", "The match has not started.");
}

export function notYourSeat(): MatchError {
  return new MatchError("not-your-seat", "You have no seat in this match; you may only watch.");
}
