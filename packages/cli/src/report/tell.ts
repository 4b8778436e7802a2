/** A reported moment in words: what had happened, the table, and what could be done. */
import type { RunningReport } from "@ltcg/server/protocol";
import type { EventOf, GameTypes, State, Viewer } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { messageOf, NotGood } from "../errors.ts";
import { MatchLog } from "../text/match-log.ts";
import { viewLines } from "../text/view.ts";
import { oneLine } from "./plain-text.ts";

/** A match as it stands, and how it came to that. */
export interface Position {
  readonly state: State<GameTypes>;
  readonly events: readonly EventOf<GameTypes>[];
}

/** So many lines of the log lead up to the moment. */
const LINES_BEFORE = 12;

/** What happened before the moment, as the viewer was told it. */
export function logLines(hosted: AnyHostableGame, position: Position, viewer: string): string[] {
  const { game } = hosted;
  const { state, events } = position;
  const log = new MatchLog(hosted, false);
  return lastOf(log.hear(game.mask(state, viewer), game.maskEvents(state, events, viewer)));
}

/** The table, as the viewer sees it. */
export function tableLines(
  hosted: AnyHostableGame,
  { state, events }: Position,
  viewer: Viewer<GameTypes>,
): string[] {
  const { game } = hosted;
  const view = game.mask(state, viewer);
  const log = new MatchLog(hosted, false);
  log.hear(view, game.maskEvents(state, events, viewer));
  return viewLines(hosted, view, log.say(view));
}

/** All of what the reporter of a running match saw. */
export function seenLines(hosted: AnyHostableGame, report: RunningReport): string[] {
  const { view, updates, legalMoves } = report;
  try {
    const log = new MatchLog(hosted, false);
    const events = updates.flatMap((update) => update.events);
    const happened = log.hear(view, events).map((line) => `      ${oneLine(line)}`);
    const table = viewLines(hosted, view, log.say(view)).map(oneLineKeepingIndent);
    const moves = new Set(legalMoves.map(({ text }) => `  ${oneLine(text)}`));
    return [...happened, ...table, ...(moves.size === 0 ? [] : ["What could be done:", ...moves])];
  } catch (error) {
    // A view is whatever the file says it is.
    throw new NotGood(`what it shows cannot be told: ${messageOf(error)}`);
  }
}

const lastOf = (lines: readonly string[]): string[] =>
  lines.slice(-LINES_BEFORE).map((line) => `      ${line}`);

export const oneLineKeepingIndent = (line: string): string =>
  `${/^ */.exec(line)?.[0] ?? ""}${oneLine(line)}`;
