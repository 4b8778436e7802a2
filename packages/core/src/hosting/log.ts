/**
 * The log of a match, for one viewer: events as lines. One pure function, so that a page can keep
 * each state of the log and a terminal just the last.
 */
import type { MaskedEvent } from "../types.ts";
import { capital, listed, plain } from "./english.ts";
import { type CardNames, LogContext, type Onlooker } from "./log-context.ts";
import type { GameWords } from "./words.ts";

export interface LogLine {
  /** Counts up through the match. */
  readonly key: number;
  readonly text: string;
  /** Who acted; `turn` and `end` are set off. */
  readonly kind: "turn" | "yours" | "theirs" | "fact" | "end";
}

/** The lines so far, and what has to be remembered to tell the rest. */
export interface LogState {
  readonly lines: readonly LogLine[];
  /**
   * The printed card behind each id that the viewer has seen: an event may name a card that has left
   * since.
   */
  readonly defs: ReadonlyMap<string, string>;
  /** The game's own (`MemoryRules`); undefined before the first event. */
  readonly memory: unknown;
}

export const emptyLog: LogState = { lines: [], defs: new Map(), memory: undefined };

/** A view, as far as telling needs it: who looks, and the cards that are seen after the events. */
export interface SeenTable extends Onlooker {
  readonly zones?: Readonly<
    Record<string, Readonly<Record<string, { readonly cards: readonly SeenOnTable[] }>>>
  >;
}

interface SeenOnTable {
  readonly card: string;
  readonly def: string | null;
}

/** Enough for any match a person reads back, and a bound for the rest. */
const MAX_LINES = 2000;

export function tell(
  words: GameWords,
  before: LogState,
  events: readonly MaskedEvent[],
  table: SeenTable,
  names: CardNames,
): LogState {
  const defs = new Map(before.defs);
  const say = new LogContext(words, table, names, defs);
  const lines = [...before.lines];
  let { memory = words.memory.start } = before;
  let key = (lines.at(-1)?.key ?? -1) + 1;
  for (const event of causesFirst(words, events)) {
    noteEvent(defs, event);
    memory = words.memory.hear(memory, event);
    const text = sentenceOf(words, event, say, memory, table);
    if (text !== null) {
      lines.push({ key: key++, kind: kindOf(words, event, say), text: capital(text) });
    }
  }
  // Last: what the events have yet to turn up must not be named before they do.
  noteView(defs, table);
  return { lines: lines.slice(-MAX_LINES), defs, memory };
}

function sentenceOf(
  words: GameWords,
  event: MaskedEvent,
  say: LogContext,
  memory: unknown,
  table: Onlooker,
): string | null {
  if (event.type !== "GAME_ENDED") return words.event(event, say, memory);
  const ended = event as unknown as { winners: readonly string[]; reason: string };
  return `${winText(ended.winners, say)}: ${endingText(words, ended, table)}`;
}

/** "you win", "nobody wins" */
export function winText(winners: readonly string[], say: LogContext): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return "nobody wins";
  if (others.length === 0) return say.does(winner, "win");
  return `${listed(winners.map((seat) => say.who(seat)))} win`;
}

/** Why a match ended, to whoever looks. */
export function endingText(
  words: GameWords,
  { reason, winners }: { readonly reason: string; readonly winners: readonly string[] },
  onlooker: Onlooker,
): string {
  const losers = onlooker.seating.filter((seat) => !winners.includes(seat));
  const say = new LogContext(words, onlooker, { face: () => undefined });
  return words.ending(reason, losers, say) ?? plain(reason);
}

function kindOf(words: GameWords, event: MaskedEvent, say: LogContext): LogLine["kind"] {
  if (event.type === "GAME_ENDED") return "end";
  if (event.type === words.turn) return "turn";
  if (typeof event.seat !== "string") return "fact";
  return say.isViewer(event.seat) ? "yours" : "theirs";
}

/** The events with each announced cause moved before the effects that it comes after. */
function causesFirst(
  { causes }: Pick<GameWords, "causes">,
  events: readonly MaskedEvent[],
): readonly MaskedEvent[] {
  const ordered: MaskedEvent[] = [];
  for (const event of events) {
    const effects = Object.hasOwn(causes, event.type) ? causes[event.type] : undefined;
    let place = ordered.length;
    while (effects?.includes(ordered[place - 1]?.type ?? "")) place--;
    ordered.splice(place, 0, event);
  }
  return ordered;
}

/** A face once seen is not forgotten when its card is turned over. */
function noteView(defs: Map<string, string>, { zones = {} }: SeenTable): void {
  for (const seat of Object.values(zones)) {
    for (const { cards } of Object.values(seat)) {
      for (const { card, def } of cards) if (def !== null) defs.set(card, def);
    }
  }
}

/** Wherever an event names a card and its face together; `as` is the id it has afterwards. */
function noteEvent(defs: Map<string, string>, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { card, as, def } = value as Readonly<Record<string, unknown>>;
  const face = typeof def === "string" ? def : defs.get(typeof card === "string" ? card : "");
  if (face !== undefined) {
    if (typeof card === "string") defs.set(card, face);
    if (typeof as === "string") defs.set(as, face);
  }
  for (const part of Object.values(value)) noteEvent(defs, part);
}
