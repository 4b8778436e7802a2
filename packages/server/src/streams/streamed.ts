/**
 * A match as it is on a stream: moves by their ids, whose texts are sent once, and of a zone in which everything is
 * seen in order just the cards, whose places say the rest.
 */
import type { Position } from "@lunchtable-tcg/match";
import type { AnyView, SeenCard, StreamedCards, StreamedMatch, StreamedView } from "../protocol.ts";

type Zones = AnyView["zones"];
type Zone = Zones[string][string];

/** What somebody was sent. */
export interface Sent {
  readonly position: Position;
  readonly match: StreamedMatch & Record<string, unknown>;
}

/** `before`: what has not changed since is the very same object again, so that nobody compares it. */
export function streamedOf(position: Position, before: Sent | null = null): Sent {
  const { seat, status, view, legalMoves, isPassing } = position;
  const streamed = view && streamedView(view, before);
  const ids = legalMoves.map(({ id }) => id);
  return { position, match: { seat, status, view: streamed, legalMoves: ids, isPassing } };
}

function streamedView(view: AnyView, before: Sent | null): StreamedView {
  const was = before?.position.view?.zones;
  const is = before?.match.view?.zones;
  if (was !== undefined && was === view.zones) return { ...view, zones: is ?? {} };
  const zones: Record<string, StreamedView["zones"][string]> = {};
  for (const seat in view.zones) {
    zones[seat] = streamedSeat(view.zones[seat] ?? {}, was?.[seat], is?.[seat]);
  }
  return { ...view, zones };
}

function streamedSeat(
  ofSeat: Zones[string],
  was: Zones[string] | undefined,
  is: StreamedView["zones"][string] | undefined,
): StreamedView["zones"][string] {
  if (is !== undefined && was === ofSeat) return is;
  const zones: Record<string, Zone | StreamedCards> = {};
  for (const name in ofSeat) {
    const zone = ofSeat[name] as Zone;
    zones[name] = (zone === was?.[name] ? is?.[name] : undefined) ?? streamedZone(zone);
  }
  return zones;
}

function streamedZone(zone: Zone): Zone | StreamedCards {
  const { count, cards, learned } = zone;
  const isPlain = cards.length === count && learned === undefined;
  if (!isPlain || cards.some(({ index }, place) => index !== place)) return zone;
  return cards.map(unplaced);
}

/** Made field by field: there are many, and a rest would copy each by its names. */
function unplaced({ card, def, owner, faceDown, data, knownBy }: SeenCard): StreamedCards[number] {
  const seen = { card, def, owner, faceDown, data };
  return knownBy === undefined ? seen : { ...seen, knownBy };
}
