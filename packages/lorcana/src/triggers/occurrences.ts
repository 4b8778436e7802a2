/** What makes each trigger go off (CR 7.4): the events that cause it, and what has happened then. */
import type { EventOf, Moved } from "@tcg/core";
import type { EventType, LorcanaEvent } from "../events.ts";
import { snapshot } from "../reading/look.ts";
import type { Lorcana, Occurrence, Table } from "../types.ts";
import type { Seat, TriggerName } from "../vocabulary.ts";

/** What has happened, but for the name of the trigger. */
type Happened = Omit<Occurrence, "on">;
type Event<E extends EventType> = Extract<LorcanaEvent, { readonly type: E }>;

/** What an event comes to for one trigger: nothing, or as often as it goes off. */
type Cause<E extends EventType> = (event: Event<E>, table: Table) => readonly Happened[];
type CausedBy<E extends EventType> = { readonly [K in E]: Cause<K> };

/** At least one event: what nothing causes is no trigger. */
type Causes = { [E in EventType]: CausedBy<E> & Partial<CausedBy<EventType>> }[EventType];

const NOTHING: readonly Happened[] = [];

/** Where one event causes several, they happen in the order of this table. */
const causes: { readonly [T in TriggerName]: Causes } = {
  played: { CARD_PLAYED: ({ seat, card }) => [{ seat, card }] },
  quests: { CARD_QUESTED: ({ seat, card }) => [{ seat, card }] },
  challenges: {
    CHALLENGE_DECLARED: ({ seat, challenger, defender }) => [
      { seat, card: challenger, other: defender },
    ],
  },
  challenged: {
    CHALLENGE_DECLARED: ({ challenger, defender }) => [
      { seat: defender.seat, card: defender, other: challenger },
    ],
  },
  banished: {
    CARD_BANISHED: ({ card, by, inChallenge }) => [
      {
        seat: card.seat,
        card,
        ...(by !== null && { other: by }),
        ...(inChallenge && { inChallenge }),
      },
    ],
  },
  "returned-to-hand": { CARD_RETURNED: ({ card }) => [{ seat: card.seat, card }] },
  "leaves-play": {
    CARD_BANISHED: ({ card, inChallenge }) => [
      { seat: card.seat, card, ...(inChallenge && { inChallenge }) },
    ],
    CARD_RETURNED: ({ card }) => [{ seat: card.seat, card }],
    CARD_LEFT_PLAY: ({ card }) => [{ seat: card.seat, card }],
  },
  "banishes-in-challenge": { CARD_BANISHED: banishedInChallenge },
  "turn-starts": { TURN_BEGINS: ({ seat }) => [{ seat }] },
  "turn-ends": { TURN_ENDING: ({ seat }) => [{ seat }] },
  inked: {
    CARD_INKED: ({ seat }) => [{ seat }],
    CARD_LEFT_PLAY: ({ change }) => inkedBy(change),
    STACK_FOLLOWED: ({ change }) => inkedBy(change),
  },
  damaged: {
    DAMAGE_DEALT: ({ card, amount, by, inChallenge }) => [
      {
        seat: card.seat,
        card,
        amount,
        ...(by !== null && { other: by }),
        ...(inChallenge && { inChallenge }),
      },
    ],
  },
  "deals-damage": {
    DAMAGE_DEALT: ({ card, amount, by, inChallenge }) =>
      by === null
        ? NOTHING
        : [{ seat: by.seat, card: by, other: card, amount, ...(inChallenge && { inChallenge }) }],
    // The later edition (CR 10.6.3): dealt it was, taken it was not.
    ZERO_DAMAGE_DEALT: ({ card, by }) => [{ seat: by.seat, card: by, other: card, amount: 0 }],
  },
  "damage-removed": {
    DAMAGE_REMOVED: ({ card, amount }) => [{ seat: card.seat, card, amount }],
  },
  drawn: { CARD_DRAWN: ({ seat, why }) => (why === "opening" ? NOTHING : [{ seat }]) },
  discarded: { CARD_DISCARDED: discarded },
  "moves-to-location": {
    CARD_REACHED_LOCATION: ({ card, location }) => [{ seat: card.seat, card, other: location }],
  },
  sings: {
    SONG_SUNG: ({ seat, singers, song }) => singers.map((card) => ({ seat, card, other: song })),
  },
  "put-under": { CARD_PUT_UNDER: ({ top }) => [{ seat: top.seat, card: top }] },
  chosen: {
    CARDS_CHOSEN: ({ seat, cards, byAction, bySupport }) =>
      cards.map((card) => ({
        seat,
        card,
        ...(byAction && { byAction }),
        ...(bySupport && { bySupport }),
      })),
  },
  readied: {
    CARD_READIED: ({ card }) => [{ seat: card.seat, card }],
    ALL_READIED: ({ seat, cards }) => cards.map((card) => ({ seat, card })),
  },
  exerted: { CARD_EXERTED: ({ card }) => [{ seat: card.seat, card }] },
  "lore-gained": {
    LORE_CHANGED: ({ seat, amount }) => (amount > 0 ? [{ seat, amount }] : NOTHING),
  },
};

/** CR 4.3.6.17: by the one whose damage it was, if it is in the challenge too. */
function banishedInChallenge(
  { card, by, inChallenge }: Event<"CARD_BANISHED">,
  { state: { shared } }: Table,
): readonly Happened[] {
  const { challenge } = shared;
  const fought = challenge === null ? [] : [challenge.challenger, challenge.defender];
  if (!inChallenge || by === null || !fought.includes(by.card)) return NOTHING;
  return [{ seat: by.seat, card: by, other: card, inChallenge }];
}

function discarded(
  { seat, change: { as } }: Event<"CARD_DISCARDED">,
  table: Table,
): readonly Happened[] {
  if (!table.state.cards.has(as)) return [{ seat }];
  return [{ seat, card: snapshot(table, as) }];
}

/** CR 8.5.2: each card that comes into an inkwell, from play and from under another card too. */
function inkedBy({ to }: Moved): readonly Happened[] {
  return to.zone === "inkwell" ? [{ seat: to.seat as Seat }] : NOTHING;
}

interface Caused {
  readonly on: TriggerName;
  readonly cause: (event: EventOf<Lorcana>, table: Table) => readonly Happened[];
}

/** The same by event: most of them cause nothing. */
const causedBy: ReadonlyMap<string, readonly Caused[]> = byEvent();

function byEvent(): Map<string, Caused[]> {
  const found = new Map<string, Caused[]>();
  for (const [on, events] of Object.entries(causes)) {
    for (const [type, cause] of Object.entries(events)) {
      const caused = { on, cause } as unknown as Caused;
      found.set(type, [...(found.get(type) ?? []), caused]);
    }
  }
  return found;
}

const NONE: readonly Occurrence[] = [];

/** What an event means to abilities that listen. `isHeard`: whether any does, for that. */
export function occurrencesOf(
  table: Table,
  event: EventOf<Lorcana>,
  isHeard: (on: TriggerName) => boolean,
): readonly Occurrence[] {
  const caused = causedBy.get(event.type);
  if (caused === undefined) return NONE;
  const found: Occurrence[] = [];
  for (const { on, cause } of caused) {
    if (!isHeard(on)) continue;
    for (const happened of cause(event, table)) found.push({ on, ...happened });
  }
  return found;
}
