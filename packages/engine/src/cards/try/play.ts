/** Plays from a stage until the card is used, and then until everything has come to rest. */
import {
  cardOf,
  type EventOf,
  freshTable,
  type LegalMove,
  Simulation,
  type Stream,
} from "@tcg/core";
import { factsOn, factsOnSeat, type StandingFact } from "../../reading/standing.ts";
import { allOnTable } from "../../reading/table.ts";
import type { Command, LunchTable, State, Table } from "../../types.ts";
import { SEATS, type Seat } from "../../vocabulary.ts";
import type { Action } from "../card.ts";
import { PrintedCards } from "../printed.ts";
import { playsCard, usesEffect } from "../using/uses-effect.ts";
import type { Casting } from "./stage.ts";

export type Given = readonly [seat: Seat, command: Command];

/** One command, and what came of it. */
export interface Step {
  readonly seat: Seat;
  readonly command: Command;
  /** The move as a player reads it. */
  readonly text: string;
  readonly events: readonly EventOf<LunchTable>[];
  readonly state: State;
}

const MAX_MOVES = 14;

/** Whether the card was used: its effect is on the chain, or stands. */
function isUsed(casting: Casting, events: readonly EventOf<LunchTable>[], state: State): boolean {
  const { card, effect } = casting;
  if (effect?.type === "continuous") return standing(casting, state).length > 0;
  if (effect === null && card.type === "stereotype") {
    return events.some((event) => event.type === "NORMAL_SUMMONED" && event.change.def === card.id);
  }
  return events.some(
    (event) =>
      event.type === "CHAIN_LINK_ADDED" &&
      event.link.seat === "host" &&
      event.link.source.def === card.id &&
      event.link.effect === (effect?.id ?? null),
  );
}

/** What stands because of the card's continuous effect, and about whom. */
export function standing(
  { card, effect, cards }: Casting,
  state: State,
): { readonly fact: StandingFact["fact"]; readonly on: string }[] {
  const table: Table = freshTable({ printed: new PrintedCards(cards) }, state);
  const kinds = new Set(effect?.actions.map(factKind));
  const isIts = ({ fact, source }: StandingFact): boolean =>
    source.def === card.id && kinds.has(fact.kind);
  const onCards = allOnTable(state).flatMap((id) => {
    const name = cardOf(state, id).faceDown
      ? "a face-down card"
      : cards[cardOf(state, id).def]?.name;
    return factsOn(table, id)
      .filter(isIts)
      .map(({ fact }) => ({ fact, on: name ?? "a card" }));
  });
  const onSeats = SEATS.flatMap((seat) =>
    factsOnSeat(table, seat)
      .filter(isIts)
      .map(({ fact }) => ({ fact, on: seat })),
  );
  return [...onCards, ...onSeats];
}

function factKind({ kind }: Action): StandingFact["fact"]["kind"] | null {
  switch (kind) {
    case "boost_attack":
      return "attack";
    case "boost_defense":
      return "defense";
    case "grant_protection":
      return "protection";
    case "grant_keyword":
      return "keyword";
    case "apply_restriction":
      return "restriction";
    case "modify_cost":
      return "cost";
    default:
      return null;
  }
}

/** Commands that lead from the stage to the card's use, or null if chance found none. */
export function rollOut(casting: Casting, stage: State, random: Stream): Given[] | null {
  if (isUsed(casting, [], stage)) return [];
  const match = Simulation.from(casting.game, stage);
  const given: Given[] = [];
  while (given.length < MAX_MOVES && match.state.outcome.status === "running") {
    const seat = random.pick(match.actors);
    const legal = match.legal(seat).filter(({ type }) => type !== "SURRENDER");
    const command = chosen(casting, match.state, legal, random);
    if (command === undefined) return null;
    const decision = match.play(seat, command);
    if (!decision.ok) return null;
    given.push([seat, command]);
    if (isUsed(casting, decision.events, match.state)) return given;
  }
  return null;
}

/** The card itself where it can be used; else by chance, actions more often than the turn's going on. */
function chosen(
  casting: Casting,
  state: State,
  legal: readonly Command[],
  random: Stream,
): Command | undefined {
  const own = legal.filter((command) => usesCard(casting, state, command));
  if (own.length > 0 && random.int(8) > 0) return random.pick(own);
  const weighed = legal.flatMap((command) =>
    Array<Command>(weights[command.type] ?? 2).fill(command),
  );
  return weighed.length === 0 ? undefined : random.pick(weighed);
}

const weights: { readonly [T in Command["type"]]?: number } = {
  DECLARE_ATTACK: 4,
  ACTIVATE_SPELL: 3,
  ACTIVATE_TRAP: 3,
  ACTIVATE_EFFECT: 3,
  FLIP_SUMMON: 3,
  ADVANCE_PHASE: 6,
  ENTER_COMBAT: 6,
  END_TURN: 3,
};

function usesCard({ card, effect }: Casting, state: State, command: Command): boolean {
  if (command.type === "RESPOND_OPTIONAL_TRIGGER") return command.answer === "activate";
  if (!("card" in command) || command.card === undefined) return false;
  if (state.cards.get(command.card)?.def !== card.id) return false;
  return usesEffect(card, effect, command) || playsCard(command);
}

/** Plays these commands from the stage; null if one of them is refused. */
export function played({ game }: Casting, stage: State, given: readonly Given[]): Step[] | null {
  const steps: Step[] = [];
  let state = stage;
  for (const [seat, command] of given) {
    const explained = game.explain(state, seat, command);
    const decision = game.decide(state, seat, command);
    if (!decision.ok || !explained.legal) return null;
    const { events } = decision;
    state = decision.state;
    steps.push({ seat, command, text: explained.move.text, events, state });
  }
  return steps;
}

/** A command and the answers to it go together. */
const MAX_CUT = 4;

/** Without whatever is not needed to come to the card's use. */
export function shortened(
  casting: Casting,
  stage: State,
  given: readonly Given[],
): readonly Given[] {
  if (isUsed(casting, [], stage)) return [];
  for (let length = Math.min(MAX_CUT, given.length); length > 0; length--) {
    for (let from = 0; from + length < given.length; from++) {
      const fewer = given.toSpliced(from, length);
      const last = played(casting, stage, fewer)?.at(-1);
      if (last !== undefined && isUsed(casting, last.events, last.state)) {
        return shortened(casting, stage, fewer);
      }
    }
  }
  return given;
}

const MAX_ANSWERS = 40;

/** Until nobody is asked anything and the chain is empty: responses are passed on. */
export function finished(casting: Casting, from: State): Step[] {
  const steps: Step[] = [];
  let state = from;
  while (steps.length < MAX_ANSWERS && state.prompts.length > 0) {
    const seat = state.prompts[0]?.seat;
    if (seat === undefined || state.outcome.status !== "running") break;
    const move = answer(casting.game.legalMoves(state, seat));
    if (move === undefined) break;
    const [step] = played(casting, state, [[seat, move.command]]) ?? [];
    if (step === undefined) break;
    steps.push(step);
    state = step.state;
  }
  return steps;
}

/** A pass where that is an answer, and cards rather than none where cards are asked for. */
function answer(legal: readonly LegalMove<LunchTable>[]): LegalMove<LunchTable> | undefined {
  const moves = legal.filter(({ command }) => command.type !== "SURRENDER");
  const pass = moves.find(
    ({ command }) => command.type === "RESPOND_CHAIN" && command.card === undefined,
  );
  return (
    pass ??
    moves.find(({ command }) => command.type === "CHOOSE_CARDS" && command.cards.length > 0) ??
    moves[0]
  );
}
