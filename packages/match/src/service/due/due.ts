/** What has to be done in a match without a request, and when. */
import { deadlines, endOf } from "../../clocks/clocks.ts";
import { passesByItself, type ResponseSettings, usualSettings } from "../../responses/settings.ts";
import type { Downtime } from "../../store.ts";
import { isBot, isReady, OPEN_WITHIN_MS } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";

export type Due = {
  /** When it takes effect. */
  readonly atMs: number;
  /** When to start working on it, if not at that time. */
  readonly wakeMs?: number;
} & (
  | { readonly work: "start" }
  /** A seat has not opened the entropy that it committed to. */
  | { readonly work: "abort" }
  /** Not every seat was taken in time. */
  | { readonly work: "call-off" }
  | { readonly work: "bot"; readonly seat: string; readonly bot: string }
  | { readonly work: "timeout"; readonly seat: string }
  /** The seat's settings pass here. */
  | { readonly work: "pass"; readonly seat: string; readonly move: string }
);

const START_WITHIN_MS = 1000;
/**
 * How long before a pass takes effect the work on it begins. What is left to do at that moment is then the same as
 * for an answer by hand that waits for its release: when followers are told does not give away which of the two it was.
 */
const PREPARES_MS = 100;

/**
 * How long after the time was over a timeout is given. An action that came in time may have reached another
 * process, which is still writing it: nobody here knows of it.
 */
const IN_FLIGHT_MS = 500;

export interface SeatSettings extends ResponseSettings {
  /** The version at which the seat answered by hand: the host does not pass for it there. */
  readonly byHandAt?: number;
}

export type SettingsBySeat = Readonly<Record<string, SeatSettings>>;

/** What is due first; null if nothing is due. */
export function dueOf(
  match: LiveMatch,
  settings: SettingsBySeat,
  downtimes: readonly Downtime[],
): Due | null {
  if (match.hosted === null) return withoutRules(match);
  const all =
    match.head.status === "waiting"
      ? whileWaiting(match, downtimes)
      : inPlay(match, settings, downtimes);
  return all.reduce<Due | null>(
    (first, due) => (first === null || due.atMs < first.atMs ? due : first),
    null,
  );
}

/** The rules are not here: nobody can play or begin, but the match need not wait for ever. */
function withoutRules({ head }: LiveMatch): Due | null {
  if (head.status !== "waiting" || head.joinByMs === null) return null;
  return { work: "call-off", atMs: head.joinByMs };
}

/** When something is due, without what it is. */
export type DueTimes = Pick<Due, "atMs" | "wakeMs">;

/** When to start working on it. */
export const wakeMsOf = ({ atMs, wakeMs = atMs }: DueTimes): number => wakeMs;

function whileWaiting({ head }: LiveMatch, downtimes: readonly Downtime[]): Due[] {
  // The process that fills the last seat starts it at once; this is for one that died before it could.
  if (isReady(head)) return [{ work: "start", atMs: head.updatedAtMs + START_WITHIN_MS }];
  if (head.openByMs !== null) {
    const sinceMs = head.openByMs - OPEN_WITHIN_MS;
    return [{ work: "abort", atMs: endOf(sinceMs, OPEN_WITHIN_MS, downtimes) }];
  }
  return head.joinByMs === null ? [] : [{ work: "call-off", atMs: head.joinByMs }];
}

function inPlay(match: LiveMatch, settings: SettingsBySeat, downtimes: readonly Downtime[]): Due[] {
  const { head } = match;
  if (head.status !== "active") return [];
  const atMs = head.releaseMs ?? head.updatedAtMs;
  const bot = match.botToAct();
  const timeouts = head.clocks === null ? [] : deadlines(head.clocks, downtimes);
  return [
    // A bot is asked when the window opens: whether it had to think shows only if it thinks for long.
    ...(bot === null ? [] : [{ work: "bot" as const, atMs, wakeMs: head.updatedAtMs, ...bot }]),
    ...passesIn(match, settings).map((pass) => ({
      work: "pass" as const,
      atMs,
      wakeMs: atMs - PREPARES_MS,
      ...pass,
    })),
    ...timeouts.map((end) => ({
      work: "timeout" as const,
      ...end,
      wakeMs: end.atMs + IN_FLIGHT_MS,
    })),
  ];
}

/** The passes that the service makes for people under their settings. Bots answer for themselves. */
export function passesIn(
  match: LiveMatch,
  settings: SettingsBySeat,
): { readonly seat: string; readonly move: string }[] {
  const { head, hosted } = match;
  const windows = hosted?.windows;
  if (windows === undefined || head.releaseMs === null) return [];
  return head.seats.flatMap(({ seat, holder }) => {
    if (isBot(holder) || !head.actors.includes(seat)) return [];
    if (settings[seat]?.byHandAt === match.version) return [];
    const prompt = match.promptOf(seat);
    if (prompt === null || !windows.prompts.includes(prompt.kind)) return [];
    const { view, legalMoves } = match.positionOf(seat);
    const answers = legalMoves.filter(({ anytime }) => anytime !== true);
    const pass = answers.find(({ command }) => windows.isPass(command));
    if (pass === undefined) return [];
    const asked = { onlyPass: answers.length === 1, phase: view?.phase ?? null };
    return passesByItself(settings[seat] ?? usualSettings, asked) ? [{ seat, move: pass.id }] : [];
  });
}
