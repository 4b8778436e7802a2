/** Turns a game's rules into a `Game`: the contract that everything outside is written against. */
import { applyEvent, blankState } from "./apply-event.ts";
import { hashJson } from "./canonical-json.ts";
import { carryOut, startOn } from "./carry-out.ts";
import { type Argument, checkCall } from "./check-call.ts";
import { actorsOf, checkCommand } from "./check-command.ts";
import { eventCheck } from "./check-event.ts";
import { readCommand, writeCommand } from "./command/notation.ts";
import type { Shaped } from "./command/shape.ts";
import { copyOnWrite } from "./draft.ts";
import { imagineState, type Prior } from "./imagine.ts";
import { type Insight, insightInto } from "./insight.ts";
import { legalCommands } from "./legal-commands.ts";
import { Memory } from "./memory.ts";
import { moveOf } from "./moves-of.ts";
import type { Stream } from "./random.ts";
import type { GameRules, HiddenPlace, StartOptions } from "./rules.ts";
import { rulesKey } from "./rules-of.ts";
import { revive } from "./table/revive.ts";
import type { Table } from "./table/table.ts";
import { Tables } from "./table/tables.ts";
import { moveText } from "./texts.ts";
import type {
  Actor,
  Decision,
  EventOf,
  Explanation,
  GameTypes,
  LegalMove,
  MaskedEvent,
  Outcome,
  State,
  Viewer,
} from "./types.ts";
import { maskEvent, maskState, sightOf, type View } from "./view.ts";

export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly rulesVersion: number;
  /** The hash of the card definitions, which a match pins. */
  readonly cardSet: string;
  /** The printed cards, by id. */
  readonly cards: GameRules<G>["cards"];
  /** The fields of each command. */
  readonly commands: GameRules<G>["commands"];
  /** For the kernel and its testkit. */
  readonly [rulesKey]: GameRules<G>;
  /** The states of its matches as rules read them. */
  readonly tables: Tables<G>;
  /** The opening: GAME_STARTED first, up to the first decision. */
  start(options: StartOptions<G>): Decision<G>;
  /** What a command would do. Touches nothing; The caller has authenticated `actor`. */
  decide(state: State<G>, actor: Actor<G>, command: unknown): Decision<G>;
  /** Folds events into a state. Without a state, from GAME_STARTED on. */
  evolve(state: State<G> | null, events: readonly EventOf<G>[]): State<G>;
  /** What a client draws. */
  mask(state: State<G>, viewer: Viewer<G>): View<G>;
  /** What a bot thinks with: the same view, and the work under way as far as the viewer may know it. */
  insight(state: State<G>, viewer: Viewer<G>): Insight<G>;
  /** `match`: any state of the match; it says who sits there. */
  maskEvents(
    match: Pick<State<G>, "seating">,
    events: readonly EventOf<G>[],
    viewer: Viewer<G>,
  ): MaskedEvent[];
  actors(state: State<G>): readonly G["seat"][];
  /** Every command this actor could give now, complete. */
  legalMoves(state: State<G>, actor: Actor<G>): LegalMove<G>[];
  explain(state: State<G>, actor: Actor<G>, command: unknown): Explanation<G>;
  /**
   * A full state that fits an insight, its unknown cards drawn from a prior, with fresh randomness.
   * Throws a RangeError if somebody else is asked what the game cannot guess (`guessPrompt`). Whoever
   * is to act can always imagine.
   */
  imagine(insight: Insight<G>, random: Stream, prior: Prior<G>): State<G>;
  evaluate(view: View<G>): number;
  /** What `evaluate` says of a viewer's view of this state. */
  evaluateState(state: State<G>, viewer: Viewer<G>): number;
  /** Whether such a command is allowed whatever is pending, as conceding is. */
  isAnytime(command: G["command"]): boolean;
  /** Whether such a card could be at this place: more than that no player may know. */
  couldBe(place: HiddenPlace<G>, def: string): boolean;
  outcome(state: State<G>): Outcome<G>;
  /** A command as one short line: also the id of a legal move. */
  notation(command: G["command"]): string;
  parse(line: string): Shaped;
}

/** What its functions take, in this order. */
const SEAT: readonly Argument[] = ["state", "seat"];
const VIEWER: readonly Argument[] = ["state", "viewer"];
const SEAT_AND_COMMAND: readonly Argument[] = ["state", "seat", "command"];
const EVENTS: readonly Argument[] = ["stateOrNull", "events"];

export function defineGame<G extends GameTypes>(rules: GameRules<G>): Game<G> {
  let cardSet: string | undefined;
  const tables = new Tables(rules);
  const checkEvent = eventCheck(rules);
  const legalMove = (table: Table<G>, command: G["command"]): LegalMove<G> => {
    const id = writeCommand(rules.commands, command);
    return { id, command, text: moveText(rules, table, command) ?? id };
  };
  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    get cardSet() {
      cardSet ??= hashJson(rules.pinned ?? rules.cards);
      return cardSet;
    },
    cards: rules.cards,
    commands: rules.commands,
    [rulesKey]: rules,
    tables,

    start(options) {
      return startOn(rules, copyOnWrite(blankState<G>()), new Memory(), options);
    },

    decide(state, actor, command) {
      checkCall("decide", SEAT_AND_COMMAND, [state, actor, command]);
      tables.share(state);
      const table = tables.of(state);
      const checked = checkCommand(rules, table, actor, command);
      if (!checked.ok) return checked;
      const memory = table.memory.fork();
      const decision = carryOut(rules, copyOnWrite(table.state), memory, checked);
      if (decision.ok) tables.remember(decision.state, memory);
      return decision;
    },

    evolve(state, events) {
      checkCall("evolve", EVENTS, [state, events]);
      if (state !== null) tables.share(state);
      const draft = copyOnWrite(state === null ? blankState<G>() : revive(state));
      for (const event of events) {
        checkEvent(event);
        applyEvent(rules, draft, event);
      }
      return draft.state;
    },

    mask(state, viewer) {
      checkCall("mask", VIEWER, [state, viewer]);
      return maskState(rules, tables.of(state), viewer);
    },

    insight(state, viewer) {
      checkCall("insight", VIEWER, [state, viewer]);
      return insightInto(rules, tables.of(state), viewer);
    },

    maskEvents: ({ seating }, events, viewer) =>
      events
        .map((event) => maskEvent(rules, event, viewer, seating))
        .filter((event) => event !== null),

    actors: (state) => actorsOf(rules, state),

    legalMoves(state, actor) {
      checkCall("legalMoves", SEAT, [state, actor]);
      const table = tables.of(state);
      return legalCommands(rules, table, actor).map((command) => legalMove(table, command));
    },

    explain(state, actor, command) {
      checkCall("explain", SEAT_AND_COMMAND, [state, actor, command]);
      const table = tables.of(state);
      const checked = checkCommand(rules, table, actor, command);
      if (!checked.ok) return { legal: false, rejection: checked.rejection };
      return { legal: true, move: legalMove(table, checked.command) };
    },

    imagine: (insight, random, prior) => imagineState(rules, insight, random, prior),
    evaluate: (view) => rules.evaluate(view),
    evaluateState(state, viewer) {
      const table = tables.of(state);
      if (rules.evaluateState === undefined) return rules.evaluate(maskState(rules, table, viewer));
      return rules.evaluateState(table, { viewer, sees: sightOf(viewer, state.seating) });
    },
    isAnytime: ({ type }) => moveOf(rules, type).anytime === true,
    couldBe: (place, def) => rules.couldBe?.(place, def) ?? true,
    outcome: (state) => state.outcome,
    notation: (command) => writeCommand(rules.commands, command),
    parse: (line) => readCommand(rules.commands, line),
  };
}
