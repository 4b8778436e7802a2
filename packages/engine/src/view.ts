/**
 * LT 13: the game's part of a view. All of it is public but the facts about cards whose faces only
 * their controller sees. Enough to draw the table without knowing a rule.
 */
import {
  type CardId,
  cardOf,
  derived,
  derivedFor,
  type OthersPrompt,
  type Rejection,
  type Restored,
  revisedFor,
  type ViewerRights,
} from "@tcg/core";
import { printedOf } from "./cards/printed.ts";
import { attackProblem, attackTargets, entryProblem, noCombat } from "./combat/legality.ts";
import { battleOutcome } from "./combat/outcome.ts";
import { factsOn, factsOnSeat, type StandingFact, tableDecides } from "./reading/standing.ts";
import { cloutCost, isProtected, statsOf } from "./reading/stats.ts";
import { allOnTable, boardOf, definitionOf, onTable } from "./reading/table.ts";
import type { LunchTable, Prompt, SeatData, Shared, State, Table, View } from "./types.ts";
import { SEATS, type Seat } from "./vocabulary.ts";

/** What stands about a card on the table now, and why. */
export interface CardFacts {
  /** Null for what is no stereotype, and for a face-down card of somebody else. */
  readonly attack: number | null;
  readonly defense: number | null;
  /** Modifiers and continuous effects, oldest first, each with its source. */
  readonly facts: readonly StandingFact[];
}

/** What an attack would come to if nobody did anything about it. */
export interface BattlePreview {
  readonly attacker: CardId;
  readonly target: CardId | null;
  /** LT 13.2: against a face-down card nobody knows. */
  readonly outcome: "unknown" | ReturnType<typeof battleOutcome>;
}

export interface LunchTableView {
  readonly shared: Shared;
  readonly seats: { readonly [S in Seat]: SeatData };
  readonly cards: Readonly<Record<CardId, CardFacts>>;
  /** What stands about a seat: restrictions, changed costs. */
  readonly seatFacts: { readonly [S in Seat]: readonly StandingFact[] };
  /** What the viewer's own spells and traps cost it now, in clout. */
  readonly costs: Readonly<Record<CardId, number>>;
  /** For attacks the viewer may declare or turn now; while one is under way, for that, to everybody. */
  readonly previews: readonly BattlePreview[];
  /** Why the viewer cannot go from main to combat, though it is the viewer's turn; else null. */
  readonly noCombat: Rejection | null;
  /** In main and combat: those of the viewer's stereotypes that could not attack now, and why. */
  readonly noAttack: Readonly<Record<CardId, Rejection>>;
}

export function viewOf(table: Table, { viewer, sees }: ViewerRights<LunchTable>): LunchTableView {
  const { state } = table;
  const isSeat = viewer === "host" || viewer === "away";
  return {
    shared: state.shared,
    seats: seatsNow(table),
    cards: factsInSight(table, SEATS.filter((seat) => sees([seat])).join()),
    seatFacts: factsOnSeats(table),
    costs: isSeat ? costs(table, viewer) : NO_COSTS,
    previews: previews(table, isSeat ? viewer : null),
    ...(isSeat && isChoosing(state, viewer) ? withoutAttack(table, viewer) : NOTHING_MISSED),
  };
}

// What is the same for every viewer is made once.

const seatsNow = derived(({ state }: Table) => ({
  host: seatData(state, "host"),
  away: seatData(state, "away"),
}));

const factsOnSeats = derived((table: Table) => ({
  host: factsOnSeat(table, "host"),
  away: factsOnSeat(table, "away"),
}));

function seatData(state: State, seat: Seat): SeatData {
  const { lifePoints, clout, breakdownsCaused, normalSummonUsed } = state.seats[seat];
  return { lifePoints, clout, breakdownsCaused, normalSummonUsed };
}

type MissingAttacks = Pick<LunchTableView, "noCombat" | "noAttack">;
const NOTHING_MISSED: MissingAttacks = { noCombat: null, noAttack: {} };
const NO_COSTS: Readonly<Record<CardId, number>> = {};

/**
 * What stands about a face-down card is as public as its counters; what it is, is not (LT 8.15).
 * `through`: the seats through whose eyes one looks.
 */
function factsInSight(table: Table, through: string): FactsByCard {
  return tableDecides(table) ? factsByTable(table, through) : factsByState(table, through);
}

const factsByTable = revisedFor(lookForFacts, "table");
const factsByState = revisedFor(lookForFacts);

type FactsByCard = Readonly<Record<CardId, CardFacts>>;

/** `before`: what was found last; what stands about a card as it did is the very same object. */
function lookForFacts(table: Table, through: string, before?: FactsByCard): FactsByCard {
  const { state } = table;
  const found: Record<CardId, CardFacts> = {};
  for (const id of allOnTable(state)) {
    const { faceDown, seat } = cardOf(state, id);
    const isSeen = !faceDown || through.includes(seat);
    const isUnit = isSeen && printedOf(table, id).stats !== null;
    const { attack, defense } = isUnit ? statsOf(table, id) : { attack: null, defense: null };
    const facts = factsOn(table, id);
    const was = before?.[id];
    const isAsBefore =
      was?.attack === attack && was.defense === defense && areSame(was.facts, facts);
    found[id] = isAsBefore ? was : { attack, defense, facts };
  }
  return found;
}

const areSame = (some: readonly StandingFact[], others: readonly StandingFact[]): boolean =>
  some === others || (some.length === 0 && others.length === 0);

const costs = derivedFor((table: Table, seat: Seat): Record<CardId, number> => {
  const { state } = table;
  const found: Record<CardId, number> = {};
  for (const zone of ["hand", "setZone"] as const) {
    for (const id of state.seats[seat][zone]) {
      if (id === null) continue;
      const card = definitionOf(table, id);
      if (card.type !== "stereotype") found[id] = cloutCost(table, seat, card);
    }
  }
  return found;
});

type Attack = Pick<BattlePreview, "attacker" | "target">;

function previews(table: Table, seat: Seat | null): BattlePreview[] {
  const { state } = table;
  if (state.outcome.status === "ended") return [];
  const attacks = (seat === null ? null : attacksOf(table, seat)) ?? underWay(state);
  return attacks.map(({ attacker, target }) => {
    const isHidden = target !== null && onTable(state, target)?.faceDown === true;
    const outcome = isHidden ? "unknown" : foreseen(table, { attacker, target });
    return { attacker, target, outcome };
  });
}

/** Those it may declare, or where it may turn the one it has declared (LT 10.4). Null: it may do neither. */
function attacksOf(table: Table, seat: Seat): readonly Attack[] | null {
  const { state } = table;
  const { prompts, shared } = state;
  if (shared.turnSeat !== seat) return null;
  const onto = (attacker: CardId): Attack[] =>
    attackTargets(state, seat).map((target) => ({ attacker, target }));
  const isReplay = prompts.some((prompt) => prompt.kind === "replay" && prompt.seat === seat);
  if (isReplay && shared.attack !== null) return onto(shared.attack.attacker);
  if (prompts.length > 0 || shared.attack !== null) return null;
  if (noCombat(table) !== null) return [];
  return boardOf(state, seat)
    .flatMap(onto)
    .filter(({ attacker, target }) => attackProblem(table, seat, attacker, target) === null);
}

/** The attack that was declared, as long as both are there. */
function underWay(state: State): readonly Attack[] {
  const { attack } = state.shared;
  if (attack === null) return [];
  const { attacker, target } = attack;
  const isThere = (id: CardId): boolean => onTable(state, id) !== null;
  return isThere(attacker) && (target === null || isThere(target)) ? [{ attacker, target }] : [];
}

/** Whether it is a seat's turn and it is free to choose what to do. */
function isChoosing({ outcome, prompts, shared }: State, seat: Seat): boolean {
  return outcome.status !== "ended" && shared.turnSeat === seat && prompts.length === 0;
}

/**
 * A player who looks for an attack that is not offered is told what forbids it: in main whether there will be
 * combat at all, in combat card by card.
 */
function withoutAttack(table: Table, seat: Seat): MissingAttacks {
  const { state } = table;
  if (state.phase === "main") {
    const noCombat = entryProblem(table, seat);
    return noCombat === null ? NOTHING_MISSED : { noCombat, noAttack: NOTHING_MISSED.noAttack };
  }
  if (state.phase !== "combat") return NOTHING_MISSED;
  const whyNot = noCombat(table);
  const [target = null] = attackTargets(state, seat);
  const noAttack: Record<CardId, Rejection> = {};
  for (const card of boardOf(state, seat)) {
    const problem = whyNot ?? attackProblem(table, seat, card, target);
    if (problem !== null) noAttack[card] = problem;
  }
  return { noCombat: null, noAttack };
}

/** LT 10.8: what is protected from battle will not be destroyed. */
function foreseen(
  table: Table,
  attack: Parameters<typeof battleOutcome>[1],
): ReturnType<typeof battleOutcome> {
  const { damage, destroyed } = battleOutcome(table, attack);
  return { damage, destroyed: destroyed.filter((id) => !isProtected(table, id, "battle")) };
}

export function restore({ game }: View): Restored<LunchTable> {
  const { shared, seats } = game;
  return { shared, seats };
}

/** Some prompts are fully described by their kind and seat; of the others only that seat knows more. */
export function guessPrompt({ kind, seat }: OthersPrompt<LunchTable>): Prompt | null {
  return kind === "chain_response" || kind === "replay" ? { kind, seat } : null;
}
