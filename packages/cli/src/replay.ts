/** `lunchtable replay`: a recorded match step by step, as somebody at the table would see it. */
import type { EventOf, GameTypes, MatchRecord, State, Viewer } from "@tcg/core";
import { messageOf, NotGood, WrongCall } from "./errors.ts";
import type { Table } from "./table.ts";
import { eventLines } from "./text/events.ts";
import { viewLines } from "./text/view.ts";

export interface ReplayOptions {
  readonly viewer: string;
  readonly views?: true;
}

/** Prints through `write`. A record that cannot be played to its end is not good. */
export function replay<G extends GameTypes>(
  table: Table<G>,
  record: MatchRecord<G>,
  options: ReplayOptions,
  write: (line: string) => void,
): void {
  const { game } = table;
  const started = startAgain(table, record);
  let { state } = started;
  const viewers: readonly string[] = [...state.seating, "spectator", "referee"];
  if (!viewers.includes(options.viewer)) {
    throw new WrongCall(`there is no viewer "${options.viewer}"; there are: ${viewers.join(", ")}`);
  }
  const viewer = options.viewer as Viewer<G>;
  const tell = (events: readonly EventOf<G>[], after: State<G>): void => {
    const masked = game.maskEvents(after, events, viewer);
    for (const line of eventLines(table, masked, game.mask(after, viewer))) write(`   ${line}`);
  };
  write(`${game.id}, ${record.commands.length} commands, as ${viewer} sees it`);
  tell(started.events, state);
  for (const [i, [actor, notation]] of record.commands.entries()) {
    const shaped = game.parse(notation);
    const given = shaped.ok ? game.explain(state, actor, shaped.command) : null;
    const decision = shaped.ok ? game.decide(state, actor, shaped.command) : shaped;
    if (!decision.ok) {
      throw new NotGood(`command ${i + 1}, ${actor} ${notation}: ${decision.rejection.message}`);
    }
    // A command may name what only its giver knows; the others are told by the events.
    const isOpen = viewer === "referee" || viewer === actor;
    const text = isOpen && given?.legal ? `: ${given.move.text} | ${notation}` : " acts";
    write(`${String(i + 1).padStart(4)}. ${actor}${text}`);
    state = decision.state;
    tell(decision.events, state);
    if (options.views)
      for (const line of viewLines(table, game.mask(state, viewer))) write(`     ${line}`);
  }
  for (const line of viewLines(table, game.mask(state, viewer))) write(line);
  const { outcome } = state;
  if (outcome.status === "running") write("It was left unfinished.");
  else write(`It ended: ${outcome.reason}, won by ${outcome.winners.join(", ") || "nobody"}.`);
}

function startAgain<G extends GameTypes>(
  { game }: Table<G>,
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
