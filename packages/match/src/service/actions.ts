/** Commands in a running match: the one way in, for people and bots alike. */
import { canonicalJson } from "@tcg/core";
import type { KnownCommand, MatchStore } from "../store.ts";
import type { Commits } from "./commits.ts";
import { MatchError, stale } from "./errors.ts";
import type { LiveMatch } from "./live-match.ts";
import type { SubmitAction, Submitted } from "./requests.ts";

const COMMAND_ID = /^[\x21-\x7e]{1,64}$/;

type Action = Omit<SubmitAction, "matchId" | "player">;
export type Submit = (match: LiveMatch, seat: string, action: Action) => Promise<Submitted>;

export function createSubmit(parts: {
  readonly store: MatchStore;
  readonly commits: Commits;
  readonly now: () => number;
}): Submit {
  const { store, commits, now } = parts;
  return async (match, seat, { commandId, expectedVersion, move }) => {
    const { game } = match.hosted();
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
      if (known !== null) return sameAgain(known, body);
      throw stale(expectedVersion, match.version);
    }
    if (!parsed.ok) return { ok: false, rejection: parsed.rejection };
    const decision = game.decide(match.state, seat, parsed.command);
    if (!decision.ok) return { ok: false, rejection: decision.rejection };
    const next = match.at(decision.state, now());
    const { events } = decision;
    const appended = await commits.commit(next, { seat, commandId, body, events });
    if (appended.ok) return { ok: true, version: appended.version };
    if (appended.reason === "command-known") return sameAgain(appended.known, body);
    throw stale(expectedVersion, appended.version);
  };
}

/** The same command again gets the first answer again. */
function sameAgain(known: KnownCommand, body: string): Submitted {
  if (known.body === body) return { ok: true, version: known.version };
  throw new MatchError(
    "command-id-reused",
    "This commandId was given before with another action. Take a new one for every action.",
    { version: known.version },
  );
}
