/**
 * The table for the specs of cards: the whole set and a few plain cards to try them on. As in the
 * engine's own tests it is host's third turn, main phase, both at 8000 life with 5 clout, decks of
 * blank cards, and what lies on a board has been there since turn 1. A turn stops in every phase.
 */
import type { CardDefinition, LunchTable, Phase, Seat } from "@ltcg/engine";
import { card, duel, duelGame, everyPhase, placed } from "@ltcg/engine/fixtures/duel";
import type { CardId } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { cliques } from "../../src/index.ts";
import { plainCards } from "./plain-cards.ts";

export type Table = Then<LunchTable>;

type SeatSetup = NonNullable<NonNullable<Setup<LunchTable>["seats"]>["host"]>;

const all: readonly CardDefinition[] = [...cliques.flatMap(({ cards }) => cards), ...plainCards];
export const game = duelGame(all);

export function printed(def: string): CardDefinition | undefined {
  return all.find(({ id }) => id === def);
}

interface TableSetup {
  readonly host?: SeatSetup;
  readonly away?: SeatSetup;
  readonly phase?: Phase;
  /** Whose turn it is. */
  readonly turn?: Seat;
}

export function table({ host, away, phase = "main", turn = "host" }: TableSetup = {}): Table {
  const seat = (given: SeatSetup = {}): SeatSetup => ({
    ...given,
    has: { clout: 5, ...given.has },
  });
  const seats = { host: seat(host), away: seat(away) };
  return duel(all, { phase, shared: { turnSeat: turn }, seats }, everyPhase);
}

/** Face-up in attack position with counters on it. */
export function worn(def: string, vice: number): ReturnType<typeof placed> {
  return placed(def, { position: "attack", vice });
}

/** Face-up in defense position. */
export function guarding(def: string): ReturnType<typeof placed> {
  return placed(def, { position: "defense" });
}

/**
 * More cards than a hand may hold. The turn then ends with a question (LT 5.6), when what lasted
 * this turn is over and what lasts until the next one is not.
 */
export const crowdedHand: readonly string[] = Array.from({ length: 8 }, () => "memo");

/** The id of a stereotype on a board. */
export function on(at: Table, seat: Seat, def: string): CardId {
  return card(at, seat, "board", def);
}
