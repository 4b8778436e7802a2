/**
 * A match as it is on a stream: moves by their ids, whose texts are sent once, and of a zone in which everything is
 * seen in order just the cards, whose places say the rest. What has not changed is the very same object again, so
 * that nobody compares it.
 */
import type { PlayerView } from "@lunchtable-tcg/match";
import type { AnyView, SeenCard, StreamedCards, StreamedMatch, StreamedView } from "../protocol.ts";

type Zones = AnyView["zones"];
type Zone = Zones[string][string];

export function streamedOf({
  seat,
  status,
  view,
  legalMoves,
  isPassing,
}: PlayerView): StreamedMatch & Record<string, unknown> {
  const streamed = view && streamedView(view);
  return { seat, status, view: streamed, legalMoves: legalMoves.map(({ id }) => id), isPassing };
}

const streamedView = remembered((view: AnyView): StreamedView => {
  return { ...view, zones: streamedZones(view.zones) };
});

const streamedZones = remembered((zones: Zones): StreamedView["zones"] => {
  return fieldsOf(zones, streamedSeat);
});

const streamedSeat = remembered((ofSeat: Zones[string]): StreamedView["zones"][string] => {
  return fieldsOf(ofSeat, streamedZone);
});

const streamedZone = remembered((zone: Zone): Zone | StreamedCards => {
  const { count, cards, learned } = zone;
  const isPlain = cards.length === count && learned === undefined;
  if (!isPlain || cards.some(({ index }, place) => index !== place)) return zone;
  return cards.map(unplaced);
});

/** Made field by field: there are many, and a rest would copy each by its names. */
function unplaced({ card, def, owner, faceDown, data, knownBy }: SeenCard): StreamedCards[number] {
  const seen = { card, def, owner, faceDown, data };
  return knownBy === undefined ? seen : { ...seen, knownBy };
}

function fieldsOf<T, U>(fields: Readonly<Record<string, T>>, change: (field: T) => U) {
  const changed: Record<string, U> = {};
  for (const name in fields) changed[name] = change(fields[name] as T);
  return changed;
}

function remembered<T extends object, U>(make: (value: T) => U): (value: T) => U {
  const made = new WeakMap<T, U>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const result = make(value);
    made.set(value, result);
    return result;
  };
}
