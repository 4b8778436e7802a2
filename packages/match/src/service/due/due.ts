/** What has to be done in a match without a request, and when. */
import { deadlines } from "../../clocks/clocks.ts";
import { passesByItself, type ResponseSettings, usualSettings } from "../../responses/settings.ts";
import type { Downtime } from "../../store.ts";
import { isBot, isReady } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";

export type Due = { readonly atMs: number } & (
  | { readonly work: "start" }
  /** A seat has not opened the entropy that it committed to. */
  | { readonly work: "abort" }
  /** Not every seat was taken in time. */
  | { readonly work: "call-off" }
  | { readonly work: "bot"; readonly seat: string; readonly bot: string }
  | { readonly work: "timeout"; readonly seat: string }
  /** The seat's settings say that it passes here. */
  | { readonly work: "pass"; readonly seat: string; readonly move: string }
);

const START_WITHIN_MS = 1000;

export interface SeatSettings extends ResponseSettings {
  /** The version at which the seat answered by hand: there the host does not pass for it. */
  readonly byHandAt?: number;
}

export type SettingsBySeat = Readonly<Record<string, SeatSettings>>;

/** What is due first; null if nothing will happen by itself. */
export function dueOf(
  match: LiveMatch,
  settings: SettingsBySeat,
  downtimes: readonly Downtime[],
): Due | null {
  if (match.hosted === null) return withoutRules(match);
  const all =
    match.head.status === "waiting" ? whileWaiting(match) : inPlay(match, settings, downtimes);
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

function whileWaiting({ head }: LiveMatch): Due[] {
  // The process that fills the last seat starts it at once; this is for one that died before it could.
  if (isReady(head)) return [{ work: "start", atMs: head.updatedAtMs + START_WITHIN_MS }];
  if (head.openByMs !== null) return [{ work: "abort", atMs: head.openByMs }];
  return head.joinByMs === null ? [] : [{ work: "call-off", atMs: head.joinByMs }];
}

function inPlay(match: LiveMatch, settings: SettingsBySeat, downtimes: readonly Downtime[]): Due[] {
  const { head } = match;
  if (head.status !== "active") return [];
  const fromMs = head.releaseMs ?? head.updatedAtMs;
  const bot = match.botToAct();
  const timeouts = head.clocks === null ? [] : deadlines(head.clocks, downtimes);
  return [
    ...(bot === null ? [] : [{ work: "bot" as const, atMs: fromMs, ...bot }]),
    ...passesIn(match, settings).map((pass) => ({ work: "pass" as const, atMs: fromMs, ...pass })),
    ...timeouts.map(({ seat, atMs }) => ({ work: "timeout" as const, seat, atMs })),
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
    const { view, legalMoves } = match.viewOf(seat);
    const answers = legalMoves.filter(({ anytime }) => anytime !== true);
    const pass = answers.find(({ command }) => windows.isPass(command));
    if (pass === undefined) return [];
    const asked = { onlyPass: answers.length === 1, phase: view?.phase ?? null };
    return passesByItself(settings[seat] ?? usualSettings, asked) ? [{ seat, move: pass.id }] : [];
  });
}
