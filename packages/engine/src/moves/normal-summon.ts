/** LT 6.1 to 6.4: what SUMMON and SET_MONSTER have in common. */
import { type CardId, cardOf, derivedFor, idsIn, type Rejection } from "@tcg/core";
import { TRIBUTE_FROM_LEVEL } from "../cards/tribute-level.ts";
import { payTribute } from "../procedures/leave.ts";
import { asStereotype, boardOf, definitionOf, freeSlots } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { Play, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { notInMainPhase } from "./main-phase.ts";

export interface NormalSummon {
  readonly card: CardId;
  readonly tribute?: CardId;
  readonly slot?: number;
}

/** LT 6.1: in a main phase, once a turn. */
export function noNormalSummon(table: Table, seat: Seat): Rejection | null {
  const isUsed = table.state.seats[seat].normalSummonUsed;
  return notInMainPhase(table) ?? (isUsed ? reject("summon/already") : null);
}

export function normalSummonProblem(
  table: Table,
  seat: Seat,
  { card, tribute, slot }: NormalSummon,
): Rejection | null {
  const { state } = table;
  const placed = cardOf(state, card);
  if (placed.zone !== "hand" || placed.seat !== seat) return reject("card/not-in-hand", { card });
  const printed = asStereotype(definitionOf(table, card));
  if (printed === null) return reject("card/not-a-stereotype", { card });
  const isFull = freeSlots(state, seat, "board").length === 0;
  if (tribute === undefined) {
    if (printed.level >= TRIBUTE_FROM_LEVEL) return reject("summon/needs-tribute", { card });
    if (isFull) return reject("summon/no-slot");
  } else {
    if (!boardOf(state, seat).includes(tribute)) return reject("summon/bad-tribute", { tribute });
    if (printed.level < TRIBUTE_FROM_LEVEL && !isFull) return reject("summon/no-tribute-needed");
  }
  if (slot === undefined || slotsAfter(state, seat, tribute).includes(slot)) return null;
  return reject("summon/slot-taken", { slot });
}

/** LT 6.3: free slots, counted after the tribute leaves. */
export function slotsAfter(state: State, seat: Seat, tribute: CardId | undefined): number[] {
  return state.seats[seat].board.flatMap((held, slot) =>
    held === null || held === tribute ? [slot] : [],
  );
}

/** Every normal summon of a card in hand that the rules allow, but for its moment. */
export const normalSummons = derivedFor((table: Table, seat: Seat): readonly NormalSummon[] => {
  const { state } = table;
  const isFull = freeSlots(state, seat, "board").length === 0;
  const found: NormalSummon[] = [];
  for (const card of idsIn(state, seat, "hand")) {
    const printed = asStereotype(definitionOf(table, card));
    if (printed === null) continue;
    // LT 6.2: from level 7 on, and to make room on a full board.
    const needsTribute = printed.level >= TRIBUTE_FROM_LEVEL || isFull;
    for (const place of needsTribute ? placesByTribute(table, seat) : freePlaces(table, seat)) {
      found.push({ card, ...place });
    }
  }
  return found;
}, "cards");

type Place = Omit<NormalSummon, "card">;

const freePlaces = derivedFor(
  ({ state }: Table, seat: Seat): readonly Place[] => placesOf(state, seat, undefined),
  "table",
);

const placesByTribute = derivedFor(
  ({ state }: Table, seat: Seat): readonly Place[] =>
    boardOf(state, seat).flatMap((tribute) =>
      placesOf(state, seat, tribute).map((place) => ({ tribute, ...place })),
    ),
  "table",
);

/** The first free slot goes without saying (LT 3.3). */
function placesOf(state: State, seat: Seat, tribute: CardId | undefined): Place[] {
  const [, ...others] = slotsAfter(state, seat, tribute);
  return [{}, ...others.map((slot) => ({ slot }))];
}

/** Pays the tribute; gives the slot the card is to go to. */
export function makeRoom(
  play: Play,
  seat: Seat,
  summon: NormalSummon,
  why: "summon" | "set",
): number {
  if (summon.tribute !== undefined) payTribute(play, seat, summon.tribute, { why });
  return summon.slot ?? (freeSlots(play.state, seat, "board")[0] as number);
}
