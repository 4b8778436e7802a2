/**
 * Promise: a match goes the same wherever and whenever it is played. A run keeps some of its matches
 * as records; somebody plays them again in another process, on another day, in another country and
 * in another order, and this compares.
 */
import { hashJson } from "../canonical-json.ts";
import type { Game } from "../define-game.ts";
import { type MatchRecord, recordMatch, replayRecord } from "../record.ts";
import type { GameTypes } from "../types.ts";
import { allEvents, finalState, type Trace } from "./trace.ts";

/** The name of the check. */
export const PLAYED_ELSEWHERE = "a match goes the same elsewhere";

/** What it takes to play a match again and to compare it. Plain data. */
export interface KeptMatch<G extends GameTypes = GameTypes> {
  readonly number: number;
  /** With the hash of the final state. */
  readonly record: MatchRecord<G>;
  readonly eventsHash: string;
}

export function keepMatch<G extends GameTypes>(
  game: Game<G>,
  number: number,
  trace: Trace<G>,
): KeptMatch<G> {
  const commands = trace.steps.map(({ actor, command }) => [actor, command] as const);
  const record = recordMatch(game, trace.options, commands, finalState(trace));
  return { number, record, eventsHash: hashJson(allEvents(trace)) };
}

export interface ElsewhereFault {
  readonly number: number;
  readonly fault: string;
}

/** Plays matches again, the last one first, and says which of them go another way. */
export function playAgain<G extends GameTypes>(
  game: Game<G>,
  matches: readonly KeptMatch[],
): ElsewhereFault[] {
  return matches.toReversed().flatMap(({ number, record, eventsHash }) => {
    const replayed = replayRecord(game, record as MatchRecord<G>);
    if (!replayed.ok) return [{ number, fault: replayed.fault }];
    const isSame = hashJson(replayed.events) === eventsHash;
    return isSame ? [] : [{ number, fault: "It ends the same, and went another way." }];
  });
}
