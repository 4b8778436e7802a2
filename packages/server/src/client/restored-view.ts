/** A view as everything but a stream shows it: each zone with its count, each card with its place. */
import type { AnyView, StreamedView, StreamedZone } from "../protocol.ts";

type Zone = AnyView["zones"][string][string];

export function restoredView(view: StreamedView): AnyView {
  const zones: Record<string, Record<string, Zone>> = {};
  for (const [seat, ofSeat] of Object.entries(view.zones)) {
    const restored: Record<string, Zone> = {};
    for (const [name, zone] of Object.entries(ofSeat)) restored[name] = restoredZone(zone);
    zones[seat] = restored;
  }
  return { ...view, zones } as AnyView;
}

function restoredZone(zone: StreamedZone): Zone {
  if (!isList(zone)) return zone;
  return { count: zone.length, cards: zone.map((card, index) => ({ ...card, index })) };
}

const isList = (zone: StreamedZone): zone is Extract<StreamedZone, readonly unknown[]> =>
  Array.isArray(zone);
