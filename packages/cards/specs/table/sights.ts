/** What everybody sees then: numbers, positions and cards. */
import type { LunchTable, Seat, Zone } from "@ltcg/engine";
import { idsIn } from "@tcg/core";
import { game, on, type Table } from "./lay.ts";

export function life({ state }: Table): readonly [host: number, away: number] {
  return [state.seats.host.lifePoints, state.seats.away.lifePoints];
}

export function clout({ state }: Table): readonly [host: number, away: number] {
  return [state.seats.host.clout, state.seats.away.clout];
}

/** Current attack and defense. */
export function stats(at: Table, seat: Seat, def: string): readonly [number, number] {
  const { attack, defense } = game.mask(at.state, seat).game.cards[on(at, seat, def)] ?? {};
  if (attack == null || defense == null) throw new TypeError(`${def} has no stats to be seen`);
  return [attack, defense];
}

/** How a stereotype lies: face-down is all that is to be said of one. */
export function position(at: Table, seat: Seat, def: string): string | undefined {
  const lying = at.state.cards.get(on(at, seat, def));
  return lying?.faceDown ? "face-down" : (lying?.data?.position ?? undefined);
}

export function vice(at: Table, seat: Seat, def: string): number {
  return at.state.cards.get(on(at, seat, def))?.data?.vice ?? 0;
}

/** All the counters on a side. */
export function counters({ state }: Table, seat: Seat): number {
  const each = idsIn<LunchTable>(state, seat, "board").map((id) => state.cards.get(id)?.data?.vice);
  return each.reduce<number>((sum, vice = 0) => sum + vice, 0);
}

/** The cards in a zone, in order. */
export function cardsIn({ state }: Table, seat: Seat, zone: Zone): string[] {
  return idsIn<LunchTable>(state, seat, zone).map((id) => state.cards.get(id)?.def ?? "?");
}

/** The faces that a seat sees in a hand or deck of anybody, from the top on. */
export function seen(at: Table, viewer: Seat, seat: Seat, zone: "hand" | "deck"): string[] {
  const { cards } = game.mask(at.state, viewer).zones[seat][zone];
  return cards.flatMap(({ def }) => (def === null ? [] : [def]));
}

/** Both hands, the host's first. */
export function hands(at: Table): readonly [host: string[], away: string[]] {
  return [cardsIn(at, "host", "hand"), cardsIn(at, "away", "hand")];
}
