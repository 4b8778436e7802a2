/**
 * What a viewer is told while a command is carried out, and what it may rightly tell two worlds
 * apart by: the face of a card that it is shown, where that card is another one in the other world.
 */

import type { Game } from "../define-game.ts";
import { type CardId, isCardId } from "../ids.ts";
import { rulesOf } from "../rules-of.ts";
import { sameJson } from "../same-json.ts";
import type { TableChange } from "../table/changes.ts";
import type { SeenBy } from "../table/mask.ts";
import { isAmong, seesFace, type ZoneRules } from "../table/zones.ts";
import type { EventOf, GameTypes, MaskedEvent, State, Viewer } from "../types.ts";
import { idsAfter, renamedBy } from "./lineage.ts";

/** An event as the viewer sees it. */
export interface Disclosure {
  readonly event: MaskedEvent;
  /** The cards it is about whose faces the viewer sees now. */
  readonly shows: readonly Shown[];
  /** Those that are shown before the command is over: found in a deck, taken, and shown next. */
  readonly showsLater: readonly Shown[];
  /** Chance has decided something by then, and with another seed it decides otherwise. */
  readonly byChance: boolean;
  /** One of the cards it shows was shuffled before: with another seed it is another one. */
  readonly drawnByChance: boolean;
}

interface Shown {
  /** By the id it had before the command. */
  readonly card: CardId;
  /** What is seen of it: its face, and its place where order means something. */
  readonly face: string;
}

export function disclosuresOf<G extends GameTypes>(
  game: Game<G>,
  before: State<G>,
  events: readonly EventOf<G>[],
  afterEach: readonly State<G>[],
  viewer: Viewer<G>,
): Disclosure[] {
  const sees: SeenBy = (seats) => isAmong(viewer, seats, before.seating);
  const cards = cardsOf(rulesOf(game).zones, events, afterEach, viewer, sees);
  const told: Disclosure[] = [];
  const shuffled = new Set<CardId>();
  let drawn = false;
  let byChance = false;
  events.forEach((event, i) => {
    const change = "change" in event ? event.change : undefined;
    const { seen, unseen } = cards[i] as Cards;
    if (event.type === "RANDOM_USED") drawn = true;
    else if (change?.op === "shuffle") {
      // What a shuffle drew stays hidden, unless the viewer looks into that zone.
      byChance ||= sees(change.seenBy);
      drawn = false;
      for (const { card } of [...seen, ...unseen]) shuffled.add(card);
    } else byChance ||= drawn;
    const [masked] = game.maskEvents(before, [event], viewer);
    if (masked === undefined) return;
    const next = new Set(cards.slice(i + 1).flatMap((later) => later.seen.map(({ card }) => card)));
    const showsLater = unseen.filter(({ card }) => next.has(card));
    const drawnByChance = [...seen, ...showsLater].some(({ card }) => shuffled.has(card));
    told.push({ event: masked, shows: seen, showsLater, byChance, drawnByChance });
  });
  return told;
}

/** The cards an event is about. */
interface Cards {
  readonly seen: readonly Shown[];
  readonly unseen: readonly Shown[];
}

function cardsOf<G extends GameTypes>(
  zones: ZoneRules<G>,
  events: readonly EventOf<G>[],
  afterEach: readonly State<G>[],
  viewer: Viewer<G>,
  sees: SeenBy,
): readonly Cards[] {
  const first = new Map<CardId, CardId>();
  return events.map((event, i) => {
    const seen: Shown[] = [];
    const unseen: Shown[] = [];
    const change = "change" in event ? event.change : undefined;
    if (change === undefined) return { seen, unseen };
    for (const { card, as } of renamedBy(change)) first.set(as, first.get(card) ?? card);
    const after = afterEach[i] as State<G>;
    for (const id of idsAfter(change)) {
      const shown = { card: first.get(id) ?? id, face: faceOf(zones, after, id) };
      const isSeen = seesFace(zones, after, id, viewer) || isShownOnTheWay(change, id, sees);
      (isSeen ? seen : unseen).push(shown);
    }
    return { seen, unseen };
  });
}

function faceOf<G extends GameTypes>(zones: ZoneRules<G>, state: State<G>, id: CardId): string {
  const card = state.cards.get(id);
  if (card === undefined) return "";
  const zone = card.zone as G["zone"];
  if (!zones[zone].ordered) return card.def;
  const seat = card.seat as G["seat"];
  return `${card.def} in ${seat}.${zone} at ${state.seats[seat][zone].indexOf(id)}`;
}

/** A card may be shown on its way to where nobody sees it. */
function isShownOnTheWay(change: TableChange, id: CardId, sees: SeenBy): boolean {
  return change.op === "move" && change.as === id && sees(change.faceSeenBy);
}

/** Where a command was given. */
interface Given<G extends GameTypes> {
  readonly before: State<G>;
  readonly command: G["command"];
}

/** What came of a command in one of the worlds, and what a viewer was told of it. */
export interface Telling<G extends GameTypes> extends Given<G> {
  readonly told: readonly Disclosure[];
}

/** Two events of two worlds, one after as many others as the other. Undefined: there is none. */
export type Unlike = readonly [MaskedEvent | undefined, MaskedEvent | undefined];

/**
 * `apart`: the viewer was rightly told which world it is in. `alike`: it was not told. Else the two
 * events that tell it and should not. `sameChance`: chance goes the same way in both.
 */
export function compareDisclosures<G extends GameTypes>(
  zones: ZoneRules<G>,
  one: Telling<G>,
  other: Telling<G>,
  sameChance: boolean,
): "apart" | "alike" | Unlike {
  for (let i = 0; i < one.told.length || i < other.told.length; i++) {
    const [here, there] = [one.told[i], other.told[i]];
    if (!sameChance && (here?.byChance || there?.byChance)) return "apart";
    const mine = here?.shows ?? [];
    const theirs = there?.shows ?? [];
    if (sameJson(here?.event, there?.event)) {
      // A view may show more than the event did: what two seats know, a spectator knows.
      if (tellApart(zones, [mine, one], [theirs, other])) return "apart";
      continue;
    }
    if (!sameChance && here?.drawnByChance && there?.drawnByChance) return "apart";
    // It may be another event altogether, or there is none: a trap that goes off by itself.
    const soonMine = [...mine, ...(here?.showsLater ?? [])];
    const soonTheirs = [...theirs, ...(there?.showsLater ?? [])];
    if (tellApart(zones, [soonMine, one], [soonTheirs, other])) return "apart";
    const [allMine, allTheirs] = [shownTogether(one.told, i), shownTogether(other.told, i)];
    if (tellApart(zones, [allMine, one], [allTheirs, other])) return "apart";
    return [here?.event, there?.event];
  }
  return "alike";
}

/**
 * What an event shows, and those of the same kind that follow it at once. Cards that are shown one after
 * the other, sorted by their faces, may begin with a card that both worlds have, though the next is
 * rightly another one: it depends on all of them which is the first.
 */
function shownTogether(told: readonly Disclosure[], from: number): readonly Shown[] {
  const first = told[from];
  const shown: Shown[] = [];
  for (let i = from; told[i] !== undefined && told[i]?.event.type === first?.event.type; i++) {
    shown.push(...(told[i]?.shows ?? []));
  }
  return shown;
}

/**
 * The same for worlds with the same cards in the same places, where no face may tell them apart: only
 * chance may, which takes what lies where the number points.
 */
export function unlikeButForChance(
  one: readonly Disclosure[],
  other: readonly Disclosure[],
): "apart" | "alike" | Unlike {
  for (let i = 0; i < one.length || i < other.length; i++) {
    const [here, there] = [one[i], other[i]];
    if (here?.byChance || there?.byChance) return "apart";
    if (sameJson(here?.event, there?.event)) continue;
    if (here?.drawnByChance && there?.drawnByChance) return "apart";
    return [here?.event, there?.event];
  }
  return "alike";
}

/** Whether what is shown in one world, or in the other, may tell them apart. */
function tellApart<G extends GameTypes>(
  zones: ZoneRules<G>,
  [here, one]: readonly [readonly Shown[], Given<G>],
  [there, other]: readonly [readonly Shown[], Given<G>],
): boolean {
  const faces = (shown: readonly Shown[]): string[] => shown.map(({ face }) => face).sort();
  if (sameJson(faces(here), faces(there))) return false;
  const chosen = chosenOtherwise(one, other);
  return (
    here.some(({ card }) => chosen.has(card) || isOther(zones, card, one.before, other.before)) ||
    there.some(({ card }) => chosen.has(card) || isOther(zones, card, other.before, one.before))
  );
}

/** The cards that two commands name in the same place, where they have different faces. */
function chosenOtherwise<G extends GameTypes>(one: Given<G>, other: Given<G>): Set<CardId> {
  const chosen = new Set<CardId>();
  for (const [mine, theirs] of namedOtherwise(one, other)) {
    if (one.before.cards.get(mine)?.def === other.before.cards.get(theirs)?.def) continue;
    chosen.add(mine).add(theirs);
  }
  return chosen;
}

/** The ids that two commands name in the same place, where they are not the same. */
function namedOtherwise<G extends GameTypes>(one: Given<G>, other: Given<G>): [CardId, CardId][] {
  const [here, there] = [one, other].map(({ command }) =>
    Object.values(command).flat().filter(isCardId),
  ) as [CardId[], CardId[]];
  return here.flatMap((mine, i): [CardId, CardId][] => {
    const theirs = there[i];
    return theirs === undefined || theirs === mine ? [] : [[mine, theirs]];
  });
}

/**
 * Whether two commands differ in cards that the viewer knows, and goes on knowing where they lie: to
 * point at one of them need not be a secret, though they are in a hand. (A card that leaves is: which
 * of the known ones it was, the viewer may not be able to tell.)
 */
export function pointOpenly<G extends GameTypes>(
  zones: ZoneRules<G>,
  viewer: Viewer<G>,
  one: Given<G> & { readonly state: State<G> },
  other: Given<G> & { readonly state: State<G> },
): boolean {
  const named = namedOtherwise(one, other);
  const isOpen = (id: CardId, { before, state }: typeof one): boolean =>
    seesFace(zones, before, id, viewer) && seesFace(zones, state, id, viewer);
  return (
    named.length > 0 && named.every(([mine, theirs]) => isOpen(mine, one) && isOpen(theirs, other))
  );
}

/** Whether another card lies there in the other world. Without an order an id is as good as a place. */
function isOther<G extends GameTypes>(
  zones: ZoneRules<G>,
  id: CardId,
  here: State<G>,
  there: State<G>,
): boolean {
  const card = here.cards.get(id);
  if (card === undefined) return false;
  const [seat, zone] = [card.seat as G["seat"], card.zone as G["zone"]];
  const place = here.seats[seat][zone].indexOf(id);
  const other = zones[zone].ordered ? there.seats[seat][zone][place] : id;
  return other == null || there.cards.get(other)?.def !== card.def;
}
