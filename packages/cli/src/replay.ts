/** `lunchtable replay`: a recorded match step by step, as somebody at the table would see it. */
import {
  dealtAnewAt,
  type EventOf,
  type GameTypes,
  type MatchRecord,
  type State,
  type Viewer,
} from "@tcg/core";
import { endingText, type HostableGame } from "@tcg/core/hosting";
import { unknown } from "./closest.ts";
import { messageOf, NotGood, WrongCall } from "./errors.ts";
import { otherCards } from "./other-cards.ts";
import { MatchLog } from "./text/match-log.ts";
import { viewLines } from "./text/view.ts";

export interface ReplayOptions {
  readonly viewer: string;
  readonly views?: true;
  /** Every command as it was given, with its notation, even if nothing is seen of it. */
  readonly commands?: true;
  /** The file of the card set. */
  readonly cards?: string;
}

/** Prints through `write`. Throws `NotGood` for a record that cannot be played to its end. */
export function replay<G extends GameTypes>(
  hosted: HostableGame<G>,
  record: MatchRecord<G>,
  options: ReplayOptions,
  write: (line: string) => void,
): void {
  const { game, words } = hosted;
  const other = otherCards(record, game, options.cards);
  if (other !== null) throw new NotGood(other);
  const started = startAgain(hosted, record);
  let { state } = started;
  const viewers: readonly string[] = [...state.seating, "spectator", "referee"];
  if (!viewers.includes(options.viewer)) {
    throw new WrongCall(unknown("viewer", options.viewer, viewers));
  }
  const viewer = options.viewer as Viewer<G>;
  const log = new MatchLog(hosted, options.commands === true);
  const look = (): string[] => {
    const view = game.mask(state, viewer);
    return viewLines(hosted, view, log.say(view));
  };
  const tell = (events: readonly EventOf<G>[]): string[] =>
    log.hear(game.mask(state, viewer), game.maskEvents(state, events, viewer));
  const called = (who: string): string => words.seat(who) ?? who;
  write(`${game.id}, ${record.commands.length} commands, as ${onlooker(called(viewer))} sees it`);
  for (const line of tell(started.events)) write(`      ${line}`);
  for (const [i, [actor, notation]] of record.commands.entries()) {
    const before = state;
    state = dealtAgain(game, record, i, state);
    if (state !== before)
      write(
        `      What ${called(record.dealtAnew?.find(({ after }) => after === i)?.seat ?? "")} did not know was dealt anew.`,
      );
    const shaped = game.parse(notation);
    const given = shaped.ok ? game.explain(state, actor, shaped.command) : null;
    const decision = shaped.ok ? game.decide(state, actor, shaped.command) : shaped;
    if (!decision.ok) {
      throw new NotGood(
        `command ${i + 1}, ${called(actor)} ${notation}: ${decision.rejection.message}`,
      );
    }
    state = decision.state;
    const lines = tell(decision.events);
    const number = `${String(i + 1).padStart(4)}. `;
    // A command may name what only its giver knows; the others are told by the events.
    const isOpen = viewer === "referee" || viewer === actor;
    if (options.commands && isOpen && given?.legal) {
      write(`${number}${called(actor)}: ${given.move.text} | ${notation}`);
      for (const line of lines) write(`      ${line}`);
    } else {
      // A command with no visible result, such as a pass, has no lines.
      for (const [place, line] of lines.entries())
        write(`${place === 0 ? number : "      "}${line}`);
    }
    if (options.views) for (const line of look()) write(`        ${line}`);
  }
  write("");
  for (const line of look()) write(line);
  const { outcome } = state;
  if (outcome.status === "running") return write("It was left unfinished.");
  const why = endingText(words, outcome, game.mask(state, viewer));
  write(`It ended: ${why}. Won by ${outcome.winners.map(called).join(", ") || "nobody"}.`);
}

/** As a sentence says it before "sees it". */
function onlooker(viewer: string): string {
  if (viewer === "spectator") return "a spectator";
  return viewer === "referee" ? "the referee" : viewer;
}

function dealtAgain<G extends GameTypes>(
  game: HostableGame<G>["game"],
  record: MatchRecord<G>,
  after: number,
  state: State<G>,
): State<G> {
  try {
    return dealtAnewAt(game, record, after, state);
  } catch (error) {
    throw new NotGood(`after command ${after} nothing can be dealt anew: ${messageOf(error)}`);
  }
}

function startAgain<G extends GameTypes>(
  { game }: HostableGame<G>,
  record: MatchRecord<G>,
): { readonly state: State<G>; readonly events: readonly EventOf<G>[] } {
  try {
    const started = game.start(record.options);
    if (started.ok) return started;
    throw new NotGood(`it cannot start: ${started.rejection.message}`);
  } catch (error) {
    throw error instanceof NotGood ? error : new NotGood(`it cannot start: ${messageOf(error)}`);
  }
}
