/** Commands in a running match: the one way in, for people, bots and the referee alike. */
import { canonicalJson } from "@tcg/core";
import { deadlines } from "../../clocks/clocks.ts";
import type { Downtime, KnownCommand, MatchStore } from "../../store.ts";
import { MatchError, notStarted, stale } from "../errors.ts";
import type { AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { LiveMatches } from "../matches/live-matches.ts";
import type { SubmitAction, Submitted } from "../requests.ts";
import { sleepUntil, type Time } from "../timing/time.ts";
import { GIVEN_UP, type UntilClosed } from "../timing/until-closed.ts";
import type { Commits } from "./commits.ts";
import { timesOf } from "./entry-times.ts";
import { isMissed, resumeClocks } from "./resume-clocks.ts";
import type { Settings } from "./seat-settings.ts";

const COMMAND_ID = /^[\x21-\x7e]{1,64}$/;

/** What comes from a client is checked before it is submitted. */
export function checkCommandId(commandId: string): void {
  if (COMMAND_ID.test(commandId)) return;
  throw new MatchError(
    "bad-request",
    "A commandId is 1 to 64 ASCII letters, digits and signs without spaces, new for every action.",
  );
}

/** The id of a command given by the host. It has a space in it, so that no client can have used it. */
export const hostCommandId = (by: string, version: number): string => `${by} ${version}`;

/** The seat under which the host acts for the clock. */
export const REFEREE = "referee";

type Action = Omit<SubmitAction, "matchId" | "player"> & {
  /** When it arrived, if not now. */
  readonly arrivedMs?: number;
  /** Set if the host gives it for a seat: nobody has answered by hand. */
  readonly isByHost?: true;
  /** For a pass made under a seat's settings: the revision of these settings. */
  readonly settingsRevision?: number;
  /** For a timeout: the seat whose time is up. After a sleep of the machine it may turn out not to be. */
  readonly timeoutOf?: string;
};

/** What came of an action. */
type Acted =
  | { readonly ok: true; readonly version: number; readonly events: readonly AnyEvent[] }
  | Extract<Submitted, { readonly ok: false }>;

export type Submit = (match: LiveMatch, seat: string, action: Action) => Promise<Acted>;

interface Parts {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly settings: Settings;
  readonly time: Time;
  readonly untilClosed: UntilClosed;
  /** Whether a request may take as long as a window is open. */
  readonly mayWait: boolean;
  /** Notes a downtime that has just ended, if there was one. */
  readonly catchUp: () => Promise<void>;
  readonly servesSinceMs: () => number;
}

export function createSubmit(parts: Parts): Submit {
  const { store, live, commits, settings, time, untilClosed, catchUp, servesSinceMs } = parts;
  const { mayWait } = parts;

  /** The same command, sent again, gets the first answer again. */
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

  /** An action that arrives after its seat's time is up does not count. */
  async function checkClock(match: LiveMatch, seat: string, arrivedMs: number): Promise<void> {
    const { clocks } = match.head;
    if (clocks === null) return;
    await catchUp();
    const own = deadlines(clocks, await live.downtimes()).find((end) => end.seat === seat);
    if (own === undefined || arrivedMs <= own.atMs) return;
    if (!isMissed(own.atMs, { nowMs: arrivedMs, servesSinceMs: servesSinceMs() })) {
      throw new MatchError("too-late", "Your time is up.", { version: match.version });
    }
    throw stale(match.version, await resumeClocks(commits, match, time.now()));
  }

  /** No answer to a window counts before its release. */
  async function waitForRelease(match: LiveMatch, byHandOf: string | null): Promise<void> {
    const { releaseMs } = match.head;
    if (releaseMs === null || releaseMs <= time.now()) return;
    if (byHandOf !== null) await settings.answersByHand(match, byHandOf);
    if (releaseMs <= time.now()) return;
    if (!mayWait) {
      throw new MatchError("too-early", "The answer takes effect in a moment.", {
        atMs: releaseMs,
      });
    }
    if ((await untilClosed.wait(sleepUntil(time, releaseMs))) !== GIVEN_UP) return;
    throw new MatchError(
      "closed",
      "The service is shutting down; the action was not applied. Send it again.",
    );
  }

  return async (match, seat, action) => {
    const { commandId, expectedVersion, move, arrivedMs = time.now(), settingsRevision } = action;
    const { game } = match.game();
    if (match.state === null) throw notStarted();
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
    if (match.head.aborted !== null) throw new MatchError("aborted", match.head.aborted);
    if (!parsed.ok) return { ok: false, rejection: parsed.rejection };
    const decision = game.decide(match.state, seat, parsed.command);
    if (!decision.ok) return { ok: false, rejection: decision.rejection };
    await checkClock(match, seat, arrivedMs);
    // A command that ends the match is not an answer to the window, and need not wait for its release.
    const isAnswer = !game.isAnytime(parsed.command);
    if (isAnswer) await waitForRelease(match, action.isByHost ? null : seat);
    // The machine may have slept since; what is read after `nowMs` tells of every downtime before it.
    if (match.head.clocks !== null) await catchUp();
    const times = timesOf(match, { arrivedMs, isAnswer, nowMs: time.now() });
    const downtimes = await live.downtimes();
    const { timeoutOf } = action;
    if (timeoutOf !== undefined && !isOver(match, timeoutOf, times.atMs, downtimes)) {
      throw stale(expectedVersion, match.version);
    }
    const by = { seat: timeoutOf ?? seat, isTimeout: timeoutOf !== undefined, ...times };
    const next = match.at(decision.state, by, downtimes);
    const { events } = decision;
    const turnBefore = match.head.turn;
    const entry = { seat, commandId, body, events, turnBefore };
    const appended = await commits.commit(next, {
      ...entry,
      ...(settingsRevision !== undefined && { settingsRevision }),
    });
    if (appended.ok) return { ok: true, version: appended.version, events };
    if (appended.reason === "command-known") return sameAgain(match, appended.known, body);
    throw stale(expectedVersion, appended.version);
  };
}

function isOver(
  { head: { clocks } }: LiveMatch,
  seat: string,
  atMs: number,
  downtimes: readonly Downtime[],
): boolean {
  const ends = clocks === null ? [] : deadlines(clocks, downtimes);
  return ends.some((end) => end.seat === seat && end.atMs <= atMs);
}
