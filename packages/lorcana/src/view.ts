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
import { amountStated, areThere, factsOn, spokenOf, tableDecides } from "./reading/standing.ts";
import { loreOf, strengthOf, willpowerOf } from "./reading/stats.ts";
import { allInPlay, damageOn, readyInk } from "./reading/table.ts";
import type {
  Challenge,
  Lorcana,
  Prompt,
  SeatData,
  Shared,
  Source,
  State,
  Table,
  View,
} from "./types.ts";
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

type PerSeat<T> = { readonly [S in Seat]: T };

/** What was there before is kept where it still is so, and all of it if all is. */
function perSeat<T>(
  { seating }: State,
  of: (seat: Seat) => T,
  isLike: (one: T, other: T) => boolean,
  before: PerSeat<T> | undefined,
): PerSeat<T> {
  const found: Partial<Record<Seat, T>> = {};
  let isAsBefore = before !== undefined;
  for (const seat of seating) {
    const now = of(seat);
    const was = before?.[seat];
    const isSo = was !== undefined && isLike(was, now);
    found[seat] = isSo ? was : now;
    isAsBefore &&= isSo;
  }
  return before !== undefined && isAsBefore ? before : (found as PerSeat<T>);
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

const seatsNow = revised(
  ({ state }: Table, before: PerSeat<SeatData> | undefined) =>
    perSeat(state, (seat) => seatData(state, seat), isLikeSeat, before),
  "moment",
);

function isLikeSeat(one: SeatData, other: SeatData): boolean {
  return (
    one.lore === other.lore &&
    one.exertedInk === other.exertedInk &&
    one.inkings === other.inkings &&
    one.failedDraws === other.failedDraws &&
    one.log === other.log
  );
}

const playersNow = revised((table: Table, before: PerSeat<PlayerFacts> | undefined) =>
  perSeat(table.state, (seat) => playerFacts(table, seat), isLikePlayer, before),
);

function playerFacts(table: Table, seat: Seat): PlayerFacts {
  const { state } = table;
  return {
    ink: { total: state.seats[seat].inkwell.length, ready: readyInk(state, seat) },
    loreToWin: loreToWin(table, seat),
  };
}

function isLikePlayer(one: PlayerFacts, other: PlayerFacts): boolean {
  const [ink, otherInk] = [one.ink, other.ink];
  return (
    ink.total === otherInk.total &&
    ink.ready === otherInk.ready &&
    one.loreToWin === other.loreToWin
  );
}

type AllFacts = PerCard<CardFacts>;

function factsInPlay(table: Table): AllFacts {
  const isChallenge = table.state.shared.challenge !== null;
  return (isChallenge ? null : factsByTable(table)) ?? factsByState(table);
}

/** As long as nobody challenges. Null where more than the table decides it. */
const factsByTable = revised(
  (table: Table, before: AllFacts | null | undefined) =>
    isFixed(table) ? allFacts(asThough(table, null), before ?? undefined) : null,
  "table",
);

const factsByState = revised(allFacts);

function allFacts(table: Table, before: AllFacts | undefined): AllFacts {
  return perCard(allInPlay(table), (id) => factsOf(table, id, before?.record[id]), before);
}

/** What of a card is shown may come from these. */
const SHOWN = [...QUALITIES, "restriction", "permission", "ability"] as const;

const shownNow = derived((table: Table) => SHOWN.filter((kind) => areThere(table, kind)), "table");

/** The cards of which any of it may be said: mostly few. */
const spokenOfNow = derived((table: Table) => {
  const found = new Set<CardId | Seat>();
  for (const kind of shownNow(table)) for (const target of spokenOf(table, kind)) found.add(target);
  return found;
}, "table");

/** Whether what stands about cards asks for nothing but what lies there, and says no number that is counted. */
const isFixed = derived(
  (table: Table) => shownNow(table).every((kind) => tableDecides(table, kind)),
  "table",
);

function factsOf(table: Table, id: CardId, before: CardFacts | undefined): CardFacts {
  const changes = spokenOfNow(table).has(id) ? changesOf(table, id) : NONE;
  if (changes.length === 0 && table.state.shared.challenge?.challenger !== id) {
    return factsAsPrinted(table, id);
  }
  const now = factsWith(table, id, changes);
  return before !== undefined && isLikeCard(before, now) ? before : now;
}

function factsAsPrinted(table: Table, id: CardId): CardFacts {
  const printed = printedCard(table, cardOf(table.state, id).def);
  const known = asPrinted.get(printed);
  if (known !== undefined) return known;
  const facts = factsWith(table, id, NONE);
  asPrinted.set(printed, facts);
  return facts;
}

/** Of a card about which nothing stands and that does not challenge: one for all its copies. */
const asPrinted = new WeakMap<PrintedCard, CardFacts>();

const NONE: readonly never[] = [];

function factsWith(table: Table, id: CardId, changes: readonly CardChange[]): CardFacts {
  const activated = activatedOf(table, id);
  return {
    strength: strengthOf(table, id),
    willpower: willpowerOf(table, id),
    lore: loreOf(table, id),
    keywords: keywordsOf(table, id),
    restrictions: restrictionsOn(table, id),
    abilities: activated.length === 0 ? NONE : activated.map(({ ability }) => nameOf(ability)),
    changes,
  };
}

function isLikeCard(one: CardFacts, other: CardFacts): boolean {
  return (
    one.strength === other.strength &&
    one.willpower === other.willpower &&
    one.lore === other.lore &&
    areSame(one.keywords, other.keywords) &&
    areSame(one.restrictions, other.restrictions) &&
    areSame(one.abilities, other.abilities) &&
    one.changes.length === other.changes.length &&
    one.changes.every((change, i) => isLikeChange(change, other.changes[i]))
  );
}

function isLikeChange(
  { source, effect, what }: CardChange,
  other: CardChange | undefined,
): boolean {
  if (other?.source.card !== source.card || other.effect !== effect) return false;
  if (what.fact !== "stat" || other.what.fact !== "stat") return other.what === what;
  return other.what.stat === what.stat && other.what.amount === what.amount;
}

function restrictionsOn(table: Table, id: CardId): readonly Restriction[] {
  const facts = factsOn(table, id, "restriction");
  if (facts.length === 0) return NONE;
  return [...new Set(facts.map(({ fact }) => fact.restriction))];
}

function changesOf(table: Table, id: CardId): readonly CardChange[] {
  let changes: CardChange[] | null = null;
  for (const kind of shownNow(table)) {
    for (const standing of factsOn(table, id, kind)) {
      const { source, effect } = standing;
      changes ??= [];
      changes.push({ source, effect, what: changeBy(table, standing) });
    }
  }
  return changes ?? NONE;
}

function changeBy(table: Table, standing: Standing<(typeof SHOWN)[number]>): StandingChange {
  const { fact } = standing;
  switch (fact.fact) {
    case "stat":
      return { fact: "stat", stat: fact.stat, amount: amountStated(table, fact.amount, standing) };
    case "ability":
      return AN_ABILITY;
    default:
      return fact;
  }
}

const AN_ABILITY = { fact: "ability" } as const;

/** Of the seat's hand. */
const costsInHand = revisedFor((table: Table, seat: Seat, before: PerCard<number> | undefined) =>
  perCard(idsIn(table.state, seat, "hand"), (id) => ink(table, seat, id), before),
);

function ink(table: Table, seat: Seat, id: CardId): number {
  return inkToPay(table, seat, id, { by: "ink" });
}

function previews(table: Table, seat: Seat): readonly ChallengePreview[] {
  const { state } = table;
  const isFree =
    state.outcome.status === "running" &&
    state.phase === "main" &&
    state.shared.turnSeat === seat &&
    state.prompts.length === 0;
  return isFree ? previewsOf(table, seat) : [];
}

const previewsOf = revisedFor(
  (table: Table, seat: Seat, before: readonly ChallengePreview[] | undefined) => {
    const now = challengesOf(table, seat).map(({ card, target }) => preview(table, card, target));
    const isAsBefore =
      before?.length === now.length && now.every((each, i) => isLikePreview(each, before[i]));
    return isAsBefore ? before : now;
  },
);

function isLikePreview(one: ChallengePreview, other: ChallengePreview | undefined): boolean {
  return (
    one.challenger === other?.challenger &&
    one.defender === other.defender &&
    one.damageToDefender === other.damageToDefender &&
    one.damageToChallenger === other.damageToChallenger &&
    one.challengerStrength === other.challengerStrength &&
    one.defenderStrength === other.defenderStrength &&
    areSame(one.banished, other.banished)
  );
}

/**
 * As though this challenge had been declared, or none. The same cards lie there: what the table decides holds,
 * and what asks for more is asked again.
 */
function asThough(table: Table, challenge: Challenge | null): Table {
  const { state, printed, memory } = table;
  if (state.shared.challenge === challenge) return table;
  const imagined = { ...state, shared: { ...state.shared, challenge } };
  if (isFixed(table)) return { state: imagined, printed, memory };
  const fork = memory.fork();
  fork.touch("numbers");
  return { state: imagined, printed, memory: fork };
}

/** What holds while challenging counts. */
function preview(before: Table, challenger: CardId, defender: CardId): ChallengePreview {
  const table = asThough(before, { challenger, defender });
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
