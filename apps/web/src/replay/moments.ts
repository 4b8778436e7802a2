/** The moments of a recorded match at which something visible happens, and the log up to each. */
import type { ReplayReply, ReplayStep } from "@ltcg/server/protocol";
import { emptyLog, type GameWords, type LogLine, tell } from "@tcg/core/hosting";
import type { GameDisplay, HighlightSign } from "../match/game-display.ts";
import { namesOf } from "../match/names.ts";

export interface Turn {
  /** From 1 on. */
  readonly number: number;
  readonly text: string;
  /** Whose it is; null where the game does not say. */
  readonly seat: string | null;
  /** After how many commands it begins. */
  readonly at: number;
}

/** What decides the match, for one player: life, lore. */
export interface Score {
  readonly seat: string;
  /** After how many commands. */
  readonly at: number;
  readonly value: number;
}

/** A moment that people look for. */
export interface Highlight {
  /** The star is the end. */
  readonly sign: HighlightSign | "star";
  /** After how many commands. */
  readonly at: number;
}

export interface Story {
  /** As counts of commands: the start, each command that adds to the log, and the end. */
  readonly moments: readonly number[];
  readonly turns: readonly Turn[];
  /** In the order of play; empty where the game keeps no score. */
  readonly scores: readonly Score[];
  /** One of a turn at most, in the order of play. */
  readonly highlights: readonly Highlight[];
  readonly linesAt: (command: number) => readonly LogLine[];
}

/** What a game makes of its events besides words. */
type Reading = Pick<GameDisplay, "scored" | "highlight">;

/** For one viewer. Most commands are passes, which show nothing. */
export function storyOf(
  steps: readonly ReplayStep[],
  words: GameWords,
  { view, cards }: Pick<ReplayReply, "view" | "cards">,
  viewer: string = view.viewer,
  { scored = () => null, highlight = () => null }: Reading = {},
): Story {
  // Without its cards: the view is of one moment, the story of all.
  const onlooker = { viewer, seating: view.seating };
  let log = emptyLog;
  // A log keeps its newest lines only; a story keeps them all.
  const lines: LogLine[] = [];
  const counts: number[] = [];
  const moments = [0];
  const turns: Turn[] = [];
  for (const { number, events } of steps) {
    const before = lines.length;
    const begun = events.filter(({ type }) => type === words.turn);
    log = tell(words, log, events, onlooker, namesOf(cards));
    lines.push(...log.lines.filter(({ key }) => key >= before));
    for (const [place, { text }] of lines
      .slice(before)
      .filter(({ kind }) => kind === "turn")
      .entries()) {
      turns.push({ number: turns.length + 1, text, seat: seatOf(begun[place]), at: number });
    }
    counts[number] = lines.length;
    if (number > 0 && lines.length > before) moments.push(number);
  }
  const scores = scoresOf(steps, view.seating, scored);
  const last = steps.at(-1)?.number ?? 0;
  if (!moments.includes(last)) moments.push(last);
  return {
    moments,
    turns,
    scores,
    highlights: highlightsOf(steps, turns, highlight),
    linesAt: (command) => lines.slice(0, counts[command] ?? lines.length),
  };
}

/** Whoever never scored has what the others began with. */
function scoresOf(
  steps: readonly ReplayStep[],
  seating: readonly string[],
  scored: NonNullable<Reading["scored"]>,
): readonly Score[] {
  const changes = steps.flatMap(({ number, events }) =>
    events.flatMap((event) => {
      const change = scored(event);
      return change === null ? [] : [{ ...change, at: number }];
    }),
  );
  const [first] = changes;
  if (first === undefined) return [];
  const begun = seating.map((seat) => {
    const own = changes.find((change) => change.seat === seat) ?? first;
    return { seat, at: 0, value: own.before };
  });
  return [...begun, ...changes.map(({ seat, at, value }) => ({ seat, at, value }))];
}

/** What counts more stands for its turn, and of two alike the first. */
const ranks: Readonly<Record<Highlight["sign"], number>> = { star: 2, crack: 1, fork: 0 };

function highlightsOf(
  steps: readonly ReplayStep[],
  turns: readonly Turn[],
  highlight: NonNullable<Reading["highlight"]>,
): readonly Highlight[] {
  const all = steps.flatMap(({ number: at, events }) =>
    events.flatMap((event): Highlight[] => {
      const sign = event.type === "GAME_ENDED" ? "star" : highlight(event);
      return sign === null ? [] : [{ sign, at }];
    }),
  );
  return [...Map.groupBy(all, ({ at }) => turnNear(turns, at)).values()].map((ofTurn) =>
    ofTurn.reduce((best, each) => (ranks[each.sign] > ranks[best.sign] ? each : best)),
  );
}

const seatOf = (event: object | undefined): string | null =>
  event !== undefined && "seat" in event && typeof event.seat === "string" ? event.seat : null;

/** The turn that a command belongs to, as an index; -1 before the first. */
export const turnNear = (turns: readonly Turn[], at: number): number =>
  turns.findLastIndex((turn) => turn.at <= at);

/** The last moment at or before a command, as an index. */
export function momentNear(moments: readonly number[], at: number): number {
  const index = moments.findLastIndex((moment) => moment <= at);
  return Math.max(0, index);
}
