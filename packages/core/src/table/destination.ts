/** Where a card is to go. */
import type { CardId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import type { GameTypes, State, ZoneContent } from "../types.ts";
import type { ZoneRules } from "./zones.ts";

/** Without an index: the end of a pile, the first free slot. */
export interface Destination<G extends GameTypes> {
  readonly seat: G["seat"];
  readonly zone: G["zone"];
  readonly index?: number;
  readonly faceDown?: boolean;
  readonly data?: G["cardData"];
}

/** The place there, which must be free by the time that `leaving` has left. */
export function freeIndex<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  { seat, zone, index: wanted }: Pick<Destination<G>, "seat" | "zone" | "index">,
  leaving: CardId | null,
): number {
  const content: ZoneContent = state.seats[seat as G["seat"]][zone];
  if (zones[zone].slots === "pile") {
    if (wanted !== undefined) return wanted;
    return content.length - (leaving !== null && content.includes(leaving) ? 1 : 0);
  }
  const index = wanted ?? firstFree(content, leaving);
  const held = content[index];
  if (held !== null && held !== leaving) {
    throw new InvariantError("no free slot", { seat, zone, index });
  }
  return index;
}

function firstFree(content: ZoneContent, leaving: CardId | null): number {
  for (let i = 0; i < content.length; i++) {
    if (content[i] === null || content[i] === leaving) return i;
  }
  return -1;
}
