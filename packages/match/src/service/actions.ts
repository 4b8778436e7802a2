/** Commands in a running match: the one way in, for people, bots and the referee alike. */
import { canonicalJson } from "@tcg/core";
import { deadlines } from "../clocks/clocks.ts";
import type { KnownCommand, MatchStore } from "../store.ts";
import type { Commits } from "./commits.ts";
import { MatchError, stale } from "./errors.ts";
import type { AnyEvent, LiveMatch } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";
import type { SubmitAction, Submitted } from "./requests.ts";
import { sleepUntil, type Time } from "./time.ts";

const COMMAND_ID = /^[\x21-\x7e]{1,64}$/;

/** The seat under which the host acts for the clock. */
export const REFEREE = "referee";

type Action = Omit<SubmitAction, "matchId" | "player">;

/** What came of an action; `match`: as it stands with it. */
export type Acted =
  | { readonly ok: true; readonly version: number; readonly events: readonly AnyEvent[] }
  | Extract<Submitted, { readonly ok: false }>;

export type Submit = (match: LiveMatch, seat: string, action: Action) => Promise<Acted>;

export function createSubmit(parts: {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly time: Time;
}): Submit {
  const { store, live, commits, time } = parts;

  /** The same command again gets the first answer again. */
  async function sameAgain(match: LiveMatch, known: KnownCommand, body: string): Promise<Acted> {
    const { version } = known;
    if (known.body !== body) {
      throw new MatchError(
        "command-id-reused",
        "This commandId was given before with another action. Take a new one for every action.",
        { version },
      );
    }
    const [entry] = await store.readAfter(match.matchId, version - 1, 1);
    return { ok: true, version, events: JSON.parse(entry?.events ?? "[]") as AnyEvent[] };
  }

  return async (match, seat, { commandId, expectedVersion, move }) => {
    const { game } = match.game();
    if (!COMMAND_ID.test(commandId)) {
      throw new MatchError(
        "bad-request",
        "A commandId is 1 to 64 ASCII letters, digits and signs without spaces, new for every action.",
      );
    }
    if (match.state === null) throw new MatchError("not-started", "The match has not started.");
    const parsed = game.parse(move);
    const body = canonicalJson({
      expectedVersion,
      move: parsed.ok ? game.notation(parsed.command) : move,
    });
    if (expectedVersion !== match.version) {
      const known = await store.findCommand(match.matchId, seat, commandId);
      if (known !== null) return sameAgain(match, known, body);
      throw stale(expectedVersion, match.version);
    }
    if (!parsed.ok) return { ok: false, rejection: parsed.rejection };
    const decision = game.decide(match.state, seat, parsed.command);
    if (!decision.ok) return { ok: false, rejection: decision.rejection };
    // What ends a match is no answer to a window, and need not wait for it.
    const { releaseMs } = match.head;
    if (releaseMs !== null && !game.isAnytime(parsed.command)) await sleepUntil(time, releaseMs);
    const atMs = time.now();
    const downtimes = await live.downtimes();
    if (seat !== REFEREE && isLate(match, seat, atMs, downtimes)) {
      throw new MatchError("too-late", "Your time is over.", { version: match.version });
    }
    const next = match.at(decision.state, { seat, atMs }, downtimes);
    const { events } = decision;
    const appended = await commits.commit(next, { seat, commandId, body, events });
    if (appended.ok) return { ok: true, version: appended.version, events };
    if (appended.reason === "command-known") return sameAgain(match, appended.known, body);
    throw stale(expectedVersion, appended.version);
  };
}

function isLate(
  { head }: LiveMatch,
  seat: string,
  atMs: number,
  downtimes: Parameters<typeof deadlines>[1],
): boolean {
  if (head.clocks === null) return false;
  return deadlines(head.clocks, downtimes).some(
    (deadline) => deadline.seat === seat && deadline.atMs < atMs,
  );
}
