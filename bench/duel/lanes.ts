/** The ways of playing the duel as lanes: the same matches, moves listed and moves known. */
import { timed } from "../clock.ts";
import type { Lane } from "../lanes/lane.ts";
import { hashOf } from "../lanes/plain.ts";
import { decksOf, picker, type Standing, type Way } from "./deal.ts";

export const wayNames = [
  "boardgame.io 0.50.2",
  "@tcg/core, decide",
  "@tcg/core, in place",
] as const;
export type WayName = (typeof wayNames)[number];

/** `use` is given the way with its own kind of move. Nobody loads what it does not use. */
export async function withWay<T>(name: WayName, use: <M>(way: Way<M>) => T): Promise<T> {
  if (name === "boardgame.io 0.50.2") return use((await import("./boardgame-io.ts")).boardgameIo);
  const { decide, inPlace } = await import("./kernel/ways.ts");
  return use(name === "@tcg/core, decide" ? decide : inPlace);
}

/** A match is at an end before this. */
const MAX_MOVES = 2000;

interface Played<M> {
  readonly moves: readonly M[];
  /** How many moves there were to choose from, each time. */
  readonly listed: readonly number[];
  readonly final: Standing;
}

/** At random, but always the same: of the moves listed, by number. */
function playListed<M>(way: Way<M>, match: number): Played<M> {
  const pick = picker(match);
  const table = way.start(decksOf(match));
  const moves: M[] = [];
  const listed: number[] = [];
  while (!table.isOver() && moves.length < MAX_MOVES) {
    const legal = table.legal();
    listed.push(legal.length);
    const move = legal[pick(legal.length)] as M;
    moves.push(move);
    table.play(move);
  }
  return { moves, listed, final: table.standing() };
}

function playKnown<M>(way: Way<M>, match: number, moves: readonly M[]): Standing {
  const table = way.start(decksOf(match));
  for (const move of moves) table.play(move);
  return table.standing();
}

export function duelLane<M>(way: Way<M>, isListed: boolean, count: number): Lane {
  const matches = Array.from({ length: count }, (_, match) => match);
  const recorded = matches.map((match) => playListed(way, match));
  const choices = recorded.map(({ listed }) => listed);
  return (passes) => {
    let finals: Standing[] = [];
    const used = timed(() => {
      for (let pass = 0; pass < passes; pass++) {
        finals = recorded.map(({ moves }, match) =>
          isListed ? playListed(way, match).final : playKnown(way, match, moves),
        );
      }
      return passes * recorded.reduce((sum, { moves }) => sum + moves.length, 0);
    });
    const turns = finals.reduce((sum, { turn }) => sum + turn, 0);
    return {
      parts: { command: used },
      result: hashOf({ choices, finals }),
      played: { matches: passes * count, turns: passes * turns },
    };
  };
}
