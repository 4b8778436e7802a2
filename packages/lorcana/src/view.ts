/** The game's part of a view: enough to draw the table without knowing a rule. All of it is public. */
import {
  type CardId,
  cardOf,
  derived,
  idsIn,
  type OthersPrompt,
  type Restored,
  revised,
  revisedFor,
  type ViewerRights,
} from "@tcg/core";
import { challengesOf } from "./challenge/legality.ts";
import { loreToWin } from "./checks.ts";
import { afterResist } from "./keywords/resist.ts";
import { inkToPay } from "./playing/cost.ts";
import { activatedOf, nameOf } from "./reading/abilities.ts";
import type { Standing } from "./reading/facts.ts";
import { keywordsOf } from "./reading/keywords-of.ts";
import { definitionOf, printedCard } from "./reading/printed.ts";
import type { PrintedCard } from "./reading/printed-card.ts";
import { QUALITIES } from "./reading/reads.ts";
import { amountStated, areThere, factsOn } from "./reading/standing.ts";
import { loreOf, strengthOf, willpowerOf } from "./reading/stats.ts";
import { allInPlay, damageOn, readyInk } from "./reading/table.ts";
import type { Lorcana, Prompt, SeatData, Shared, Source, State, Table, View } from "./types.ts";
import type { Keyword, Permission, Restriction, Seat, Stat } from "./vocabulary.ts";

/** What stands about a card in play now, and where it comes from. */
export interface CardFacts {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly keywords: readonly Keyword[];
  readonly restrictions: readonly Restriction[];
  readonly abilities: readonly string[];
  /** What of it is not printed there, and the cards that it comes from. */
  readonly changes: readonly CardChange[];
}

export type StandingChange =
  | { readonly fact: "stat"; readonly stat: Stat; readonly amount: number }
  | { readonly fact: "keyword"; readonly keyword: Keyword; readonly value?: number }
  | { readonly fact: "restriction"; readonly restriction: Restriction }
  | { readonly fact: "permission"; readonly permission: Permission }
  | { readonly fact: "ability" };

/** What another card, or an effect that lasts, has done to a card. */
export interface CardChange {
  readonly source: Source;
  /** The effect that lasts; null: what the source says as long as it is there. */
  readonly effect: number | null;
  readonly what: StandingChange;
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
  /** While it challenges: with Challenger, and before the defender's Resist. */
  readonly challengerStrength: number;
  /** Before the challenger's Resist; 0 for a location, which strikes nobody back. */
  readonly defenderStrength: number;
  readonly banished: readonly CardId[];
}

export interface LorcanaView {
  readonly shared: Shared;
  readonly seats: { readonly [S in Seat]: SeatData };
  readonly players: { readonly [S in Seat]: PlayerFacts };
  readonly cards: Readonly<Record<CardId, CardFacts>>;
  /** What the viewer's own hand costs in ink. */
  readonly costs: Readonly<Record<CardId, number>>;
  readonly previews: readonly ChallengePreview[];
}

export function viewOf(table: Table, { viewer }: ViewerRights<Lorcana>): LorcanaView {
  const { state } = table;
  const seat = viewer === "spectator" || viewer === "referee" ? null : viewer;
  return {
    shared: state.shared,
    seats: seatsNow(table),
    players: playersNow(table),
    cards: factsInPlay(table).record,
    costs: seat === null ? {} : costsInHand(table, seat).record,
    previews: seat === null ? [] : previews(table, seat),
  };
}

function perSeat<T>({ seating }: State, of: (seat: Seat) => T): { readonly [S in Seat]: T } {
  const found: Partial<Record<Seat, T>> = {};
  for (const seat of seating) found[seat] = of(seat);
  return found as Record<Seat, T>;
}

/** Something about each of some cards. */
interface PerCard<T> {
  readonly ids: readonly CardId[];
  readonly values: readonly T[];
  readonly record: Readonly<Record<CardId, T>>;
}

/** Most of what happens changes none of it: then it is the same object as before. */
function perCard<T>(
  ids: readonly CardId[],
  of: (id: CardId) => T,
  before: PerCard<T> | undefined,
): PerCard<T> {
  const values = ids.map(of);
  if (before !== undefined && areSame(before.ids, ids) && areSame(before.values, values)) {
    return before;
  }
  const record: Record<CardId, T> = {};
  ids.forEach((id, i) => {
    record[id] = values[i] as T;
  });
  return { ids, values, record };
}

function areSame(these: readonly unknown[], those: readonly unknown[]): boolean {
  return these.length === those.length && these.every((each, i) => each === those[i]);
}

function seatData(state: State, seat: Seat): SeatData {
  const { lore, exertedInk, inkings, failedDraws, log } = state.seats[seat];
  return { lore, exertedInk, inkings, failedDraws, log };
}

// What follows is the same for every viewer.

const seatsNow = derived(
  ({ state }: Table) => perSeat(state, (seat) => seatData(state, seat)),
  "moment",
);

const playersNow = derived((table: Table) => {
  const { state } = table;
  return perSeat(state, (seat) => ({
    ink: { total: state.seats[seat].inkwell.length, ready: readyInk(state, seat) },
    loreToWin: loreToWin(table, seat),
  }));
});

const factsInPlay = revised((table: Table, before: PerCard<CardFacts> | undefined) =>
  perCard(allInPlay(table), (id) => factsOf(table, id), before),
);

/** What of a card is shown may come from these. */
const SHOWN = [...QUALITIES, "restriction", "permission", "ability"] as const;

const shownNow = derived((table: Table) => SHOWN.filter((kind) => areThere(table, kind)), "table");

function factsOf(table: Table, id: CardId): CardFacts {
  const changes = changesOf(table, id);
  if (changes.length > 0 || table.state.shared.challenge?.challenger === id) {
    return factsWith(table, id, changes);
  }
  const printed = printedCard(table, cardOf(table.state, id).def);
  const facts = asPrinted.get(printed) ?? factsWith(table, id, changes);
  asPrinted.set(printed, facts);
  return facts;
}

/** Of a card about which nothing stands and that does not challenge: one for all its copies. */
const asPrinted = new WeakMap<PrintedCard, CardFacts>();

function factsWith(table: Table, id: CardId, changes: readonly CardChange[]): CardFacts {
  return {
    strength: strengthOf(table, id),
    willpower: willpowerOf(table, id),
    lore: loreOf(table, id),
    keywords: keywordsOf(table, id),
    restrictions: restrictionsOn(table, id),
    abilities: activatedOf(table, id).map(({ ability }) => nameOf(ability)),
    changes,
  };
}

function restrictionsOn(table: Table, id: CardId): Restriction[] {
  const found: Restriction[] = [];
  for (const { fact } of factsOn(table, id, "restriction")) {
    if (!found.includes(fact.restriction)) found.push(fact.restriction);
  }
  return found;
}

function changesOf(table: Table, id: CardId): CardChange[] {
  return shownNow(table).flatMap((what) =>
    factsOn(table, id, what).map((standing) => changeOf(table, standing)),
  );
}

function changeOf(table: Table, standing: Standing<(typeof SHOWN)[number]>): CardChange {
  const { source, effect, fact } = standing;
  const what = (): StandingChange => {
    switch (fact.fact) {
      case "stat":
        return {
          fact: "stat",
          stat: fact.stat,
          amount: amountStated(table, { ...standing, fact }),
        };
      case "ability":
        return { fact: "ability" };
      default:
        return fact;
    }
  };
  return { source, effect, what: what() };
}

/** Of the seat's hand. */
const costsInHand = revisedFor((table: Table, seat: Seat, before: PerCard<number> | undefined) =>
  perCard(idsIn(table.state, seat, "hand"), (id) => ink(table, seat, id), before),
);

function ink(table: Table, seat: Seat, id: CardId): number {
  return inkToPay(table, seat, id, { by: "ink" });
}

function previews(table: Table, seat: Seat): ChallengePreview[] {
  const { state } = table;
  const isFree =
    state.outcome.status === "running" &&
    state.phase === "main" &&
    state.shared.turnSeat === seat &&
    state.prompts.length === 0;
  if (!isFree) return [];
  return challengesOf(table, seat).map(({ card, target }) => preview(table, card, target));
}

/** Another state with the same cards on the table: what was derived from those holds there, too. */
function imagined({ printed, memory }: Table, state: State): Table {
  const fork = memory.fork();
  fork.touch("numbers");
  return { state, printed, memory: fork };
}

/** As though it had been declared: what holds while challenging counts. */
function preview(before: Table, challenger: CardId, defender: CardId): ChallengePreview {
  const shared = { ...before.state.shared, challenge: { challenger, defender } };
  const table = imagined(before, { ...before.state, shared });
  const isCharacter = definitionOf(table, defender).type === "character";
  const strength = strengthOf(table, challenger);
  const toDefender = afterResist(table, defender, strength);
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
    challengerStrength: strength,
    defenderStrength: back,
    banished: [
      ...(falls(defender, toDefender) ? [defender] : []),
      ...(falls(challenger, toChallenger) ? [challenger] : []),
    ],
  };
}

export function restore({ game }: View): Restored<Lorcana> {
  const { shared, seats } = game;
  return { shared, seats };
}

/** Some prompts are fully described by their kind and seat; what the others ask only their seat knows. */
export function guessPrompt({ kind, seat }: OthersPrompt<Lorcana>): Prompt | null {
  switch (kind) {
    case "choose_first_player":
    case "alter_hand":
    case "choose_bag_entry":
      return { kind, seat };
    default:
      return null;
  }
}
