/** From where on a match would have gone differently with other cards, if the same commands had been given. */
import {
  canonicalJson,
  dealtAnewAt,
  type EventOf,
  type GameTypes,
  type MatchRecord,
  type State,
} from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { messageOf, NotGood } from "../errors.ts";
import { MatchLog } from "../text/match-log.ts";
import type { Divergence, Moment } from "./request.ts";

/** A match in one of the two games, told as it goes. */
class Telling<G extends GameTypes> {
  readonly hosted: HostableGame<G>;
  readonly #log: MatchLog<G>;
  state: State<G>;
  lines: readonly string[] = [];

  constructor(hosted: HostableGame<G>, state: State<G>, events: readonly EventOf<G>[]) {
    this.hosted = hosted;
    this.#log = new MatchLog(hosted, false);
    this.state = state;
    this.hear(state, events);
  }

  hear(state: State<G>, events: readonly EventOf<G>[]): void {
    const { game } = this.hosted;
    this.state = state;
    const view = game.mask(state, "referee");
    this.lines = this.#log.hear(view, game.maskEvents(state, events, "referee"));
  }
}

/** Throws `NotGood` for a record that does not go as recorded with the cards of before. */
export function divergence<G extends GameTypes>(
  before: HostableGame<G>,
  after: HostableGame<G>,
  record: MatchRecord<G>,
): Divergence {
  const began = before.game.start(record.options);
  if (!began.ok) throw new NotGood(`the match cannot start: ${began.rejection.message}`);
  const begins = startOf(after, record);
  if (typeof begins === "string") return { kind: "no-start", why: begins };
  const one = new Telling(before, began.state, began.events);
  const other = new Telling(after, begins.state, begins.events);
  const atStart = { command: 0, turn: 0, actor: "", text: "" };
  if (!isSame(one, other)) return differs(atStart, one, other);
  for (const [i, [actor, notation]] of record.commands.entries()) {
    for (const telling of [one, other]) {
      telling.state = dealtAnewAt(telling.hosted.game, record, i, telling.state);
    }
    const read = before.game.parse(notation);
    const given = read.ok ? before.game.explain(one.state, actor, read.command) : null;
    if (!read.ok || !given?.legal) throw new NotGood(`command ${i + 1} is refused: ${notation}`);
    const moment: Moment = {
      command: i + 1,
      turn: before.turnNumber(one.state),
      actor: before.words.seat(actor) ?? actor,
      text: given.move.text,
    };
    const decided = before.game.decide(one.state, actor, read.command);
    if (!decided.ok) throw new NotGood(`command ${i + 1}: ${decided.rejection.message}`);
    const decides = after.game.decide(other.state, actor, read.command);
    if (!decides.ok) return { kind: "refused", ...moment, why: decides.rejection.message };
    one.hear(decided.state, decided.events);
    other.hear(decides.state, decides.events);
    if (!isSame(one, other)) return differs(moment, one, other);
  }
  return { kind: "alike" };
}

function startOf<G extends GameTypes>(
  { game }: HostableGame<G>,
  { options }: MatchRecord<G>,
): { readonly state: State<G>; readonly events: readonly EventOf<G>[] } | string {
  try {
    const started = game.start(options);
    return started.ok ? started : started.rejection.message;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * What is told counts: what was done, to what, and how much. Events also carry cards as they were, with their numbers; these
 * are other numbers from the first on, whether or not they ever decide anything.
 */
function isSame<G extends GameTypes>(one: Telling<G>, other: Telling<G>): boolean {
  return (
    one.lines.join("\n") === other.lines.join("\n") &&
    canonicalJson(one.state.outcome) === canonicalJson(other.state.outcome)
  );
}

function differs<G extends GameTypes>(
  moment: Moment,
  one: Telling<G>,
  other: Telling<G>,
): Divergence {
  const only = ({ lines }: Telling<G>, than: Telling<G>): string[] =>
    lines.filter((line) => !than.lines.includes(line));
  return { kind: "differs", ...moment, told: [only(one, other), only(other, one)] };
}
