/**
 * What went wrong by our fault, told without anything of the match: errors of games, bots and stores may
 * hold states, commands, seeds and names of cards in their messages, and these go to logs.
 */
import { DatabaseError } from "../../sql/errors.ts";
import { MatchError } from "../errors.ts";

const sentences = {
  "bot-failed": "A bot failed; another move was made for it",
  "bot-missing": "A bot that has to act is not here; a move was made for it",
  "bot-illegal": "A bot chose what is not legal; another move was made for it",
  "work-failed": "Work that is due failed and is tried again",
  "news-failed": "What other processes did could not be read and is tried again",
  "serving-failed": "The store failed and is tried again",
  "follower-failed": "Somebody who follows a match failed when they were told of a version",
  "request-failed": "A request failed",
} as const;

export type ProblemCode = keyof typeof sentences;

interface Where {
  readonly matchId?: string | undefined;
  readonly version?: number | undefined;
  /** As the host calls it. */
  readonly bot?: string;
}

export class MatchProblem extends Error {
  readonly code: ProblemCode;
  readonly matchId: string | null;
  /** Where the match was known to stand. */
  readonly version: number | null;
  /** The class of the error that was thrown, and its code if it has one. */
  readonly kind: string;

  /** `error`: what was thrown; null where nothing was. */
  constructor(code: ProblemCode, error: unknown, { matchId, version, bot }: Where = {}) {
    const kind = kindOf(error);
    const match = matchId === undefined || matchId === "" ? "" : `, match ${matchId}`;
    const at = version === undefined ? "" : ` at version ${version}`;
    const about = [bot, error === null ? undefined : kind].filter((it) => it !== undefined);
    super(`${sentences[code]} (${about.join(", ")}${match}${at}).`);
    this.name = "MatchProblem";
    this.code = code;
    this.matchId = match === "" ? null : (matchId ?? null);
    this.version = version ?? null;
    this.kind = kind;
    this.stack = [`${this.name}: ${this.message}`, ...placesOf(error)].join("\n    at ");
  }
}

/** The error as it may leave: refusals and what a host can do something about are written for people. */
export function withoutData(code: ProblemCode, error: unknown, where: Where): Error {
  const isForPeople =
    error instanceof MatchError || error instanceof DatabaseError || error instanceof MatchProblem;
  return isForPeople ? error : new MatchProblem(code, error, where);
}

/** Of Node, SQLite, PostgreSQL, and ours; not whatever a game calls a code. */
const CODE = /^(?:[A-Z]{2,}(?:_[A-Z]+)*|[0-9A-Z]{5})$/;

function kindOf(error: unknown): string {
  if (error === null) return "none";
  if (!(error instanceof Error)) return typeof error;
  const { name } = error.constructor;
  if (error instanceof MatchError) return `${name} ${error.code}`;
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && CODE.test(code) ? `${name} ${code}` : name;
}

const PLACE = /((?:file:\/\/|node:|\/|[A-Z]:\\)[^()\s]*:\d+:\d+)\)?$/;

/** Files and lines of the code alone: what functions are called may come from a card. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const { stack, message } = error;
  const end = stack.indexOf(message) + message.length;
  // A message that was changed later may still stand in there as it was.
  if (!stack.includes(message) || !stack.slice(end).startsWith("\n    at ")) return [];
  return stack
    .slice(end)
    .split("\n    at ")
    .flatMap((line) => PLACE.exec(line)?.[1] ?? []);
}
