/** A match as a small file: what it takes to play it again and to prove how it went. */
import { hashJson } from "./canonical-json.ts";
import { type DealtAnew, dealtAnewAt } from "./deal-anew.ts";
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
  /** Moments at which what a seat did not know was dealt anew, in order; only of a match that went on from another. */
  readonly dealtAnew?: readonly DealtAnew[];
  /** The card set it was played with, if that is not the game's own: whoever replays it needs it. */
  readonly ownCards?: unknown;
  /** The game's own cards as it saved them then, if they were printed anew since: whoever replays it needs them. */
  readonly oldCards?: string;
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
  const played = playRecorded(game, started.state, record);
  if ("fault" in played) return { ok: false, fault: played.fault };
  const hash = hashJson(played.state);
  if (hash !== record.finalHash) {
    return { ok: false, fault: `It ends in ${hash}, the record says ${record.finalHash}.` };
  }
  return { ok: true, state: played.state, events: [...started.events, ...played.events] };
}

/** The commands of a record from its start on, with what was dealt anew between them. */
function playRecorded<G extends GameTypes>(
  game: Game<G>,
  start: State<G>,
  record: Pick<MatchRecord<G>, "commands" | "dealtAnew">,
): Pick<PlayedWhileLegal<G>, "state" | "events"> | { readonly fault: string } {
  const moments = (record.dealtAnew ?? []).map(({ after }) => after);
  const events: EventOf<G>[] = [];
  let state = start;
  let done = 0;
  for (const until of new Set([...moments, record.commands.length])) {
    if (!Number.isSafeInteger(until) || until < done || until > record.commands.length) {
      return { fault: "Its deals are not in order, or come after its last command." };
    }
    const played = playWhileLegal(game, state, record.commands.slice(done, until));
    if (played.rejection !== null) {
      const number = done + played.played + 1;
      return { fault: `Command ${number} is refused: ${played.rejection.message}` };
    }
    events.push(...played.events);
    done = until;
    try {
      state = moments.includes(until)
        ? dealtAnewAt(game, record, until, played.state)
        : played.state;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { fault: `After command ${until} nothing can be dealt anew: ${error.message}.` };
    }
  }
  return { state, events };
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
