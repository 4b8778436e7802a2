/** Whole matches, as each viewer is told of them: whatever is hidden of an event, something can be seen of it or nothing. */
import { lunchTable } from "@ltcg/cards";
import type { GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { expect, it } from "vitest";
import { lorcanaCues } from "../lorcana/motion.ts";
import { lunchTableCues } from "../lunchtable/motion.ts";
import { type Cue, timeOf } from "./cues.ts";
import { type CuesOf, plainCues } from "./motion-table.ts";
import { timelineOf } from "./timeline.ts";

const MOVES = 600;

/** Every cue of a match in which the moves are taken by turns from the list. */
function cuesOfMatch<G extends GameTypes>(hosted: HostableGame<G>, cuesOf: CuesOf): Cue[] {
  const { game, decks, options, seats } = hosted;
  const [first = [], second = first] = Object.values(decks).map(({ cards }) => cards);
  const bySeat = Object.fromEntries(
    seats.map((seat, place) => [seat, place === 0 ? first : second]),
  );
  const opened = game.start(options(bySeat, { seed: 11 }));
  if (!opened.ok) throw new Error(opened.rejection.message);
  let { state } = opened;
  const cues: Cue[] = [];
  const around = { seating: seats, sideOf: () => seats[0] ?? null };
  for (let move = 0; move < MOVES && state.outcome.status === "running"; move++) {
    const moves = seats.flatMap((seat) =>
      game.legalMoves(state, seat).map(({ command }) => ({ seat, command })),
    );
    const usual = moves.filter(({ command }) => command.type !== hosted.resign.type);
    const next = usual[(move * 7) % usual.length];
    if (next === undefined) break;
    const decided = game.decide(state, next.seat, next.command);
    if (!decided.ok) throw new Error(decided.rejection.message);
    state = decided.state;
    for (const viewer of [...seats, "spectator"] as const) {
      for (const event of game.maskEvents(state, decided.events, viewer)) {
        cues.push(...cuesOf(event, around));
      }
    }
  }
  return cues;
}

const games: readonly [string, () => Cue[], readonly Cue["kind"][]][] = [
  [
    "LunchTable",
    () => cuesOfMatch(lunchTable, lunchTableCues),
    ["fly", "turn-begins", "stamp", "link-on", "arrow", "lunge"],
  ],
  [
    "Lorcana",
    () => cuesOfMatch(lorcana, lorcanaCues),
    ["fly", "turn-begins", "stamp", "turn", "gather"],
  ],
  ["a game without a table", () => cuesOfMatch(lorcana, plainCues), ["fly"]],
];

it.each(games)(
  "of %s every cue has a subject and a time, for players and for watchers",
  (_, play, kinds) => {
    const cues = play();
    expect([...new Set(cues.map(({ kind }) => kind))]).toEqual(expect.arrayContaining([...kinds]));
    for (const cue of cues) {
      const named = Object.entries(cue).filter(([field]) => field === "card" || field === "seat");
      for (const [, name] of named) expect(name).toMatch(/./);
      expect(timeOf(cue).leadMs).toBeLessThanOrEqual(timeOf(cue).ms + 100);
    }
    expect(timelineOf(cues).ms).toBeGreaterThan(0);
  },
);
