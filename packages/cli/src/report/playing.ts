/** A recorded match played up to a moment, and what its last command made happen. */
import { dealtAnewAt, type EventOf, type GameTypes, type State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { messageOf, NotGood } from "../errors.ts";
import type { AnyRecord } from "../record-file.ts";
import { MatchLog } from "../text/match-log.ts";
import type { Sameness } from "./sameness.ts";
import { type Position, tableLines } from "./tell.ts";

/** A command, and what a player would call it: ids differ where something before it is left out. */
export interface Wanted {
  readonly actor: string;
  readonly notation: string;
  readonly text: string;
}

export interface Played extends Position {
  /** Those that were legal, as they were given. */
  readonly commands: readonly Wanted[];
  /** What the last one made happen, as a referee is told it. */
  readonly shows: readonly string[];
  /** All that has to stay. */
  readonly moment: string;
}

export function startOf({ game }: AnyHostableGame, { options }: AnyRecord): Position {
  try {
    const started = game.start(options);
    if (started.ok) return started;
    throw new NotGood(`it cannot start: ${started.rejection.message}`);
  } catch (error) {
    throw error instanceof NotGood ? error : new NotGood(`it cannot start: ${messageOf(error)}`);
  }
}

/** Plays the commands of a record from one place to another, each as it was given. */
export function playRecorded(
  { game }: AnyHostableGame,
  record: AnyRecord,
  from: Position,
  places: { readonly from: number; readonly to: number },
  each: (position: Position, place: number) => void = () => {},
): Position & { readonly commands: readonly Wanted[] } {
  let { state } = from;
  const events = [...from.events];
  const commands: Wanted[] = [];
  for (let place = places.from; place < places.to; place++) {
    state = dealt(game, record, place, state);
    each({ state, events }, place);
    const [actor, notation] = record.commands[place] ?? ["", ""];
    const shaped = game.parse(notation);
    const told = shaped.ok ? game.explain(state, actor, shaped.command) : null;
    const decision = shaped.ok ? decided(game, state, actor, shaped.command) : shaped;
    if (!decision.ok) {
      throw new NotGood(
        `command ${place + 1}, ${actor} ${notation}: ${decision.rejection.message}`,
      );
    }
    commands.push({ actor, notation, text: told?.legal ? told.move.text : notation });
    state = decision.state;
    events.push(...decision.events);
  }
  state = dealt(game, record, places.to, state);
  each({ state, events }, places.to);
  return { state, events, commands };
}

/**
 * Plays what it can of these commands and passes over the rest. Null unless the last one is played: that is the
 * moment.
 */
export function playWanted(
  hosted: AnyHostableGame,
  from: Position,
  wanted: readonly Wanted[],
  { same, viewer }: { readonly same: Sameness; readonly viewer: string },
): Played | null {
  const { game } = hosted;
  let { state } = from;
  const events = [...from.events];
  const commands: Wanted[] = [];
  let last: readonly EventOf<GameTypes>[] | null = null;
  for (const [place, one] of wanted.entries()) {
    const notation = notationNow(hosted, state, one);
    const shaped = notation === null ? null : game.parse(notation);
    if (notation === null || shaped === null || !shaped.ok) continue;
    const decision = decided(game, state, one.actor, shaped.command);
    if (!decision.ok) continue;
    commands.push({ ...one, notation });
    state = decision.state;
    if (place === wanted.length - 1) last = decision.events;
    else events.push(...decision.events);
  }
  if (last === null) return null;
  const shows = toldBy(hosted, state, events, last);
  const position: Position = { state, events: [...events, ...last] };
  const moment = JSON.stringify([
    shows,
    same === "happens" ? [] : movesIn(hosted, state),
    same === "table" ? tableLines(hosted, position, viewer) : [],
  ]);
  return { ...position, commands, shows, moment };
}

/** A command at which the rules themselves fail is refused like any other. */
function decided(
  game: AnyHostableGame["game"],
  state: State<GameTypes>,
  actor: string,
  command: GameTypes["command"],
) {
  try {
    return game.decide(state, actor, command);
  } catch (error) {
    const message = `the rules fail at it: ${messageOf(error)}`;
    return { ok: false, rejection: { message } } as const;
  }
}

/** What can be done, by whom. */
function movesIn({ game }: AnyHostableGame, state: State<GameTypes>): readonly string[] {
  const moves = game
    .actors(state)
    .flatMap((seat) => game.legalMoves(state, seat).map(({ text }) => `${seat}: ${text}`));
  return [...new Set(moves)].sort();
}

/** The same move as a player sees it: by its own notation, or by that of a card that now has another id. */
function notationNow(
  { game }: AnyHostableGame,
  state: State<GameTypes>,
  { actor, notation, text }: Wanted,
): string | null {
  const shaped = game.parse(notation);
  const told = shaped.ok ? game.explain(state, actor, shaped.command) : null;
  if (told?.legal && told.move.text === text) return notation;
  const alike = game.legalMoves(state, actor).find((move) => move.text === text);
  return alike === undefined ? null : game.notation(alike.command);
}

/** The lines of the last events; where there are none, as with most passes, their types. */
function toldBy(
  hosted: AnyHostableGame,
  state: State<GameTypes>,
  before: readonly EventOf<GameTypes>[],
  last: readonly EventOf<GameTypes>[],
): readonly string[] {
  const { game } = hosted;
  const log = new MatchLog(hosted, false);
  const view = game.mask(state, "referee");
  log.hear(view, game.maskEvents(state, before, "referee"));
  const lines = log.hear(view, game.maskEvents(state, last, "referee"));
  return lines.length > 0 ? lines : last.map(({ type }) => type);
}

function dealt(
  game: AnyHostableGame["game"],
  record: AnyRecord,
  after: number,
  state: State<GameTypes>,
): State<GameTypes> {
  try {
    return dealtAnewAt(game, record, after, state);
  } catch (error) {
    throw new NotGood(`after command ${after} nothing can be dealt anew: ${messageOf(error)}`);
  }
}
