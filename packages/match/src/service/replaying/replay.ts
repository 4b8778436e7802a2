/**
 * A recorded match, told again: any moment of it, through anybody's eyes. Pure: the record comes from
 * whoever asks, and nothing of it is kept.
 */
import {
  dealtAnewAt,
  type EventOf,
  type GameTypes,
  type MaskedEvent,
  type MatchRecord,
  replayRecord,
  type State,
  type View,
} from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { recordFault } from "../../fairness/shape.ts";
import { MatchError } from "../errors.ts";
import { gameOfMatch } from "../matches/game-of-match.ts";
import { describeSeen } from "../viewing/seen-cards.ts";

type AnyRecord = MatchRecord<GameTypes>;

export interface ReplayRequest {
  readonly record: AnyRecord;
  /** A seat, spectator or referee. */
  readonly viewer: string;
  /** After so many commands; the end if there are fewer. */
  readonly at: number;
  /** The last step the caller knows already; -1 for none. */
  readonly after: number;
}

/** What one command did. Step 0 is the start. */
export interface ReplayStep {
  readonly number: number;
  readonly actor: string | null;
  /** What was chosen; null where the viewer may not know. */
  readonly text: string | null;
  readonly events: readonly MaskedEvent[];
}

export interface Replay {
  readonly game: string;
  /** How many commands the record has. */
  readonly commands: number;
  readonly viewers: readonly string[];
  readonly viewer: string;
  readonly at: number;
  readonly view: View<GameTypes>;
  readonly cards: Readonly<Record<string, object>>;
  /** Those after what the caller knows, up to this moment. */
  readonly steps: readonly ReplayStep[];
}

export type Verdict =
  | {
      readonly ok: true;
      readonly commands: number;
      readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
    }
  | { readonly ok: false; readonly fault: string };

export function replay(games: readonly AnyHostableGame[], request: ReplayRequest): Replay {
  return attempt("It holds something that the game cannot read.", () => retold(games, request));
}

function retold(games: readonly AnyHostableGame[], request: ReplayRequest): Replay {
  const { record, viewer, after } = request;
  const entry = gameOf(games, record);
  const { game } = entry;
  const started = attempt("It cannot start: the game cannot read its options.", () =>
    game.start(record.options),
  );
  if (!started.ok) throw badRecord(`It cannot start: ${started.rejection.message}`);
  let { state }: { state: State<GameTypes> } = started;
  const viewers = [...state.seating, "spectator", "referee"];
  if (!viewers.includes(viewer)) {
    throw new MatchError("bad-request", `A viewer is one of ${viewers.join(", ")}.`, { viewers });
  }
  const steps: ReplayStep[] = [];
  const tell = (
    number: number,
    actor: string | null,
    text: string | null,
    events: readonly EventOf<GameTypes>[],
  ): void => {
    if (number <= after) return;
    steps.push({ number, actor, text, events: game.maskEvents(state, events, viewer) });
  };
  tell(0, null, null, started.events);
  const at = Math.min(request.at, record.commands.length);
  for (const [i, [actor, notation]] of record.commands.slice(0, at).entries()) {
    const number = i + 1;
    state = attempt(`After command ${i} nothing can be dealt anew.`, () =>
      dealtAnewAt(game, record, i, state),
    );
    const parsed = game.parse(notation);
    if (!parsed.ok) throw badRecord(`Command ${number} is refused: ${parsed.rejection.message}`);
    // A command may name what only its giver knows.
    const isTold = number > after && (viewer === "referee" || viewer === actor);
    const explained = isTold ? game.explain(state, actor, parsed.command) : null;
    const decision = attempt(`Command ${number} cannot be played: the game fails at it.`, () =>
      game.decide(state, actor, parsed.command),
    );
    if (!decision.ok)
      throw badRecord(`Command ${number} is refused: ${decision.rejection.message}`);
    state = decision.state;
    tell(number, actor, explained?.legal ? explained.move.text : null, decision.events);
  }
  state = attempt("At its end nothing can be dealt anew.", () =>
    dealtAnewAt(game, record, at, state),
  );
  const view = game.mask(state, viewer);
  return {
    game: game.id,
    commands: record.commands.length,
    viewers,
    viewer,
    at,
    view,
    cards: describeSeen(entry, [view, steps]),
    steps,
  };
}

/** Whether the record goes as it says. */
export function verify(games: readonly AnyHostableGame[], record: AnyRecord): Verdict {
  try {
    const replayed = replayRecord(gameOf(games, record).game, record);
    if (!replayed.ok) return replayed;
    const { outcome } = replayed.state;
    return {
      ok: true,
      commands: record.commands.length,
      outcome:
        outcome.status === "ended" ? { winners: outcome.winners, reason: outcome.reason } : null,
    };
  } catch (error) {
    const fault =
      error instanceof MatchError ? error.message : "It holds something that the game cannot read.";
    return { ok: false, fault };
  }
}

function gameOf(games: readonly AnyHostableGame[], record: AnyRecord): AnyHostableGame {
  const wrong = recordFault(record);
  if (wrong !== null) throw badRecord(`This is not a readable record: ${wrong}.`);
  const found = gameOfMatch(games, record);
  if (found !== null) return found;
  const { game, rulesVersion } = record;
  throw badRecord(`It is of rules ${rulesVersion} of ${game}, or of cards, that are not here.`);
}

/**
 * What a stranger wrote may be anything: where a game throws, the record is at fault. What it threw is
 * for whoever writes the game.
 */
function attempt<T>(fault: string, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw error instanceof MatchError ? error : badRecord(fault);
  }
}

const badRecord = (message: string): MatchError => new MatchError("bad-record", message);
