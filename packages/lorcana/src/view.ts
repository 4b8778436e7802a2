/** The game's part of a view: enough to draw the table without knowing a rule. All of it is public. */
import { type CardId, freshTable, idsIn, type Restored, type Sight } from "@tcg/core";
import { challengeProblem, challengeTargets } from "./challenge/legality.ts";
import { loreToWin } from "./checks.ts";
import { afterResist } from "./keywords/resist.ts";
import { inkToPay } from "./playing/cost.ts";
import { activatedOf, nameOf } from "./reading/abilities.ts";
import { keywordsOf } from "./reading/keywords-of.ts";
import { definitionOf } from "./reading/printed.ts";
import { factsOn } from "./reading/standing.ts";
import { loreOf, strengthOf, willpowerOf } from "./reading/stats.ts";
import { allInPlay, damageOn, freshData, readyInk } from "./reading/table.ts";
import type { Lorcana, SeatData, Shared, Source, State, Table, View } from "./types.ts";
import type { Keyword, Restriction, Seat } from "./vocabulary.ts";

/** What stands about a card in play now, and where it comes from. */
export interface CardFacts {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly keywords: readonly Keyword[];
  readonly restrictions: readonly Restriction[];
  readonly abilities: readonly string[];
  /** Cards that change any of it. */
  readonly sources: readonly Source[];
}

export interface PlayerFacts {
  readonly ink: { readonly total: number; readonly ready: number };
  readonly loreToWin: number;
}

/** What a challenge would come to if nothing else happened. */
export interface ChallengePreview {
  readonly challenger: CardId;
  readonly defender: CardId;
  readonly damageToDefender: number;
  readonly damageToChallenger: number;
  readonly banished: readonly CardId[];
}

export interface LorcanaView {
  readonly shared: Shared;
  readonly seats: { readonly [S in Seat]: SeatData };
  readonly players: { readonly [S in Seat]: PlayerFacts };
  readonly tasks: State["tasks"];
  readonly queue: State["queue"];
  readonly prompts: State["prompts"];
  readonly cards: Readonly<Record<CardId, CardFacts>>;
  /** What the viewer's own hand costs in ink. */
  readonly costs: Readonly<Record<CardId, number>>;
  readonly previews: readonly ChallengePreview[];
}

export function viewOf(table: Table, { viewer }: Sight<Lorcana>): LorcanaView {
  const { state } = table;
  const seat = viewer === "spectator" || viewer === "referee" ? null : viewer;
  return {
    shared: state.shared,
    seats: perSeat(state, (each) => seatData(state, each)),
    players: perSeat(state, (each) => ({
      ink: { total: state.seats[each].inkwell.length, ready: readyInk(state, each) },
      loreToWin: loreToWin(table, each),
    })),
    tasks: state.tasks,
    queue: state.queue,
    prompts: state.prompts,
    cards: Object.fromEntries(allInPlay(table).map((id) => [id, factsOf(table, id)])),
    costs: seat === null ? {} : costs(table, seat),
    previews: seat === null ? [] : previews(table, seat),
  };
}

function perSeat<T>(state: State, of: (seat: Seat) => T): { readonly [S in Seat]: T } {
  return Object.fromEntries(state.seating.map((seat) => [seat, of(seat)])) as {
    readonly [S in Seat]: T;
  };
}

function seatData(state: State, seat: Seat): SeatData {
  const { lore, exertedInk, inkings, failedDraws, log } = state.seats[seat];
  return { lore, exertedInk, inkings, failedDraws, log };
}

function factsOf(table: Table, id: CardId): CardFacts {
  const standing = [
    ...factsOn(table, id, "stat"),
    ...factsOn(table, id, "keyword"),
    ...factsOn(table, id, "restriction"),
    ...factsOn(table, id, "permission"),
    ...factsOn(table, id, "ability"),
  ];
  const restrictions = factsOn(table, id, "restriction").map(({ fact }) => fact.restriction);
  const sources = new Map(standing.map(({ source }) => [source.card, source]));
  return {
    strength: strengthOf(table, id),
    willpower: willpowerOf(table, id),
    lore: loreOf(table, id),
    keywords: keywordsOf(table, id),
    restrictions: [...new Set(restrictions)],
    abilities: activatedOf(table, id).map(({ ability }) => nameOf(ability)),
    sources: [...sources.values()],
  };
}

function costs(table: Table, seat: Seat): Record<CardId, number> {
  const { state } = table;
  return Object.fromEntries(
    idsIn(state, seat, "hand").map((id) => [id, inkToPay(table, seat, id, { by: "ink" })]),
  );
}

function previews(table: Table, seat: Seat): ChallengePreview[] {
  const { state } = table;
  const isFree =
    state.outcome.status === "running" &&
    state.phase === "main" &&
    state.shared.turnSeat === seat &&
    state.prompts.length === 0;
  if (!isFree) return [];
  return idsIn(state, seat, "play").flatMap((challenger) =>
    challengeTargets(state, seat)
      .filter((target) => challengeProblem(table, seat, challenger, target) === null)
      .map((target) => preview(table, challenger, target)),
  );
}

/** As though it had been declared: what holds while challenging counts. */
function preview(before: Table, challenger: CardId, defender: CardId): ChallengePreview {
  const shared = { ...before.state.shared, challenge: { challenger, defender } };
  const table = freshTable(before, { ...before.state, shared });
  const isCharacter = definitionOf(table, defender).type === "character";
  const toDefender = afterResist(table, defender, strengthOf(table, challenger));
  const back = isCharacter ? strengthOf(table, defender) : 0;
  const toChallenger = afterResist(table, challenger, back);
  // CR 4.3.6.18: what a card has while it is in the challenge it loses with the end of it.
  const life = (id: CardId): number => Math.min(willpowerOf(table, id), willpowerOf(before, id));
  const falls = (id: CardId, damage: number): boolean =>
    damage > 0 && damageOn(table.state, id) + damage >= life(id);
  return {
    challenger,
    defender,
    damageToDefender: toDefender,
    damageToChallenger: toChallenger,
    banished: [
      ...(falls(defender, toDefender) ? [defender] : []),
      ...(falls(challenger, toChallenger) ? [challenger] : []),
    ],
  };
}

export function restore({ game }: View): Restored<Lorcana> {
  const { shared, seats, tasks, queue, prompts } = game;
  return { shared, seats, tasks, queue, prompts };
}

const WIN = 1_000_000;

/** For bots: lore first, then what makes lore, then means. */
export function evaluate({ viewer, outcome, zones, game, seating }: View): number {
  if (viewer === "spectator" || viewer === "referee") return 0;
  if (outcome.status === "ended") {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(viewer) ? WIN : -WIN;
  }
  const worth = (seat: Seat): number => {
    const board = zones[seat].play.cards.map(({ card, data }) => {
      const facts = game.cards[card];
      if (facts === undefined) return 0;
      const { damage, exerted } = data ?? freshData;
      const life = Math.max(0, facts.willpower - damage);
      return 15 + 22 * facts.lore + 6 * facts.strength + 6 * life - (exerted ? 4 : 0);
    });
    const { lore } = game.seats[seat];
    const ink = game.players[seat].ink.total;
    return (
      100 * lore +
      board.reduce((sum, value) => sum + value, 0) +
      14 * zones[seat].hand.count +
      // The first cards in the inkwell are worth the most.
      30 * Math.min(ink, 6) +
      10 * Math.max(0, ink - 6)
    );
  };
  const others = seating.filter((seat) => seat !== viewer).map(worth);
  return worth(viewer) - Math.max(0, ...others);
}
