/** A match as a small file: what it takes to play it again and to prove how it went. */
import { hashJson } from "./canonical-json.ts";
import type { Game } from "./define-game.ts";
import type { StartOptions } from "./rules.ts";
import type { Actor, EventOf, GameTypes, Rejection, State } from "./types.ts";

export interface MatchRecord<G extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly options: StartOptions<G>;
  /** `[actor, notation]` */
  readonly commands: readonly (readonly [Actor<G>, string])[];
  readonly finalHash: string;
}

export function recordMatch<G extends GameTypes>(
  game: Game<G>,
  options: StartOptions<G>,
  commands: readonly (readonly [Actor<G>, G["command"]])[],
  final: State<G>,
): MatchRecord<G> {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    cardSet: game.cardSet,
    options,
    commands: commands.map(([actor, command]) => [actor, game.notation(command)] as const),
    finalHash: hashJson(final),
  };
}

export type Replayed<G extends GameTypes> =
  | {
      readonly ok: true;
      readonly state: State<G>;
      readonly events: readonly EventOf<G>[];
    }
  | { readonly ok: false; readonly fault: string };

/** Plays a record again and compares: the same game, every command legal, the same end. */
export function replayRecord<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
): Replayed<G> {
  for (const key of ["game", "rulesVersion", "cardSet"] as const) {
    const mine = key === "game" ? game.id : game[key];
    if (record[key] !== mine) {
      return { ok: false, fault: `The record is of ${key} ${record[key]}, this is ${mine}.` };
    }
  }
  const started = game.start(record.options);
  if (!started.ok) return { ok: false, fault: `It cannot start: ${started.rejection.message}` };
  const played = playWhileLegal(game, started.state, record.commands);
  if (played.rejection !== null) {
    const { played: number, rejection } = played;
    return { ok: false, fault: `Command ${number + 1} is refused: ${rejection.message}` };
  }
  const hash = hashJson(played.state);
  if (hash !== record.finalHash) {
    return { ok: false, fault: `It ends in ${hash}, the record says ${record.finalHash}.` };
  }
  return { ok: true, state: played.state, events: [...started.events, ...played.events] };
}

export interface PlayedWhileLegal<G extends GameTypes> {
  /** The state reached. */
  readonly state: State<G>;
  readonly events: readonly EventOf<G>[];
  /** How many commands were accepted. */
  readonly played: number;
  /** Why the next one was not, or null if all were. */
  readonly rejection: Rejection | null;
}

/** Plays commands (or lines of notation) for as long as they are legal. */
export function playWhileLegal<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  commands: readonly (readonly [Actor<G>, G["command"] | string])[],
): PlayedWhileLegal<G> {
  const events: EventOf<G>[] = [];
  let played = 0;
  for (const [actor, given] of commands) {
    const shaped = typeof given === "string" ? game.parse(given) : null;
    const decision =
      shaped?.ok === false ? shaped : game.decide(state, actor, shaped?.command ?? given);
    if (!decision.ok) return { state, events, played, rejection: decision.rejection };
    state = decision.state;
    events.push(...decision.events);
    played++;
  }
  return { state, events, played, rejection: null };
}
