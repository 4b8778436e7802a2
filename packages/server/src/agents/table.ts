/** What the viewer sees on the table, flat: seats with their numbers, zones with their cards. */
import type { ClockView, MatchMeta, PlayerView } from "@lunchtable-tcg/match";
import type { CardView, GameTypes, View } from "@tcg/core";
import { capital, type Fact, type GameWords, type LogContext, plain } from "@tcg/core/hosting";
import type { SeatNames } from "../identities/seat-names.ts";
import type { Called } from "./card-names.ts";
import type { ObservedCard, ObservedSeat, ObservedZone } from "./observation.ts";
import { MAX_NAME, quoted } from "./other-words.ts";

type AnyView = View<GameTypes>;

/** How the game tells of a position, and how it is written for this viewer. */
export interface Teller {
  readonly words: GameWords;
  readonly say: LogContext;
  readonly called: Called;
}

/** The viewer's own first. */
function inOrder(seats: readonly string[], own: string): string[] {
  return [...seats.filter((seat) => seat === own), ...seats.filter((seat) => seat !== own)];
}

export function observedSeats(
  { seats }: Pick<MatchMeta, "seats">,
  { seat: own, view }: PlayerView,
  { words, called }: Teller,
  { clocks, names }: { readonly clocks: readonly ClockView[]; readonly names: SeatNames },
): ObservedSeat[] {
  const order = inOrder(
    seats.map(({ seat }) => seat),
    own,
  );
  return order.map((seat) => {
    const holder = seats.find((each) => each.seat === seat);
    const chosen = names[seat];
    const clock = clocks.find((each) => each.seat === seat);
    return {
      seat,
      isYou: seat === own,
      by: holder?.by ?? "nobody",
      name: holder?.bot ?? (chosen === undefined ? null : quoted(chosen, MAX_NAME)),
      facts: view === null ? [] : words.board.seat(view, seat).map((fact) => told(fact, called)),
      leftMs: clock?.leftMs ?? null,
      decisionMs: clock?.decisionMs ?? null,
    };
  });
}

const told = ({ name, value }: Fact, called: Called): Fact => ({
  name: called.said(name),
  value: called.said(value),
});

export function observedZones(view: AnyView, teller: Teller): ObservedZone[] {
  return inOrder(view.seating, view.viewer).flatMap((seat) =>
    Object.entries(view.zones[seat] ?? {}).map(([zone, { count, cards }]) => ({
      seat,
      zone,
      name: teller.say.zone(zone),
      count,
      cards: cards.map((card) => observedCard(view, card, teller)),
    })),
  );
}

function observedCard(
  view: AnyView,
  card: CardView<GameTypes>,
  { words, say, called }: Teller,
): ObservedCard {
  return {
    card: card.card,
    name: called.nameOf(card.def),
    def: card.def,
    index: card.index ?? null,
    isFaceDown: card.faceDown,
    states: words.board.card(view, card, say).map(called.said),
  };
}

/** "Turn 3, yours, main phase" */
export function progressOf(view: AnyView, { words, say, called }: Teller): string {
  const facts = words.board
    .match(view, say)
    .map(({ name, value }) => (value === "" ? name : `${name} ${value}`));
  const phase = view.phase === null ? [] : [words.phase(view.phase) ?? plain(view.phase)];
  return called.said(capital([...facts, ...phase].join(", ")));
}
