/** A card as filters see it: a live one, worked out as asked, or a snapshot of one. */
import type { CardId, DefId } from "@tcg/core";
import { cardOf } from "@tcg/core";
import type { Snapshot, State } from "../types.ts";
import type { Keyword, Seat } from "../vocabulary.ts";
import type { Book } from "./book.ts";
import type { Layer } from "./context.ts";
import { keywordsOf } from "./keywords-of.ts";
import { loreOf, strengthOf, willpowerOf } from "./stats.ts";
import { cardsUnder } from "./table.ts";

export interface Look {
  readonly card: CardId;
  readonly def: DefId;
  readonly seat: Seat;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly damage: number;
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly keywords: readonly Keyword[];
  readonly at: CardId | null;
  readonly under: number;
}

export function lookAt(book: Book, state: State, id: CardId, layer: Layer = "full"): Look {
  const { def, seat, data } = cardOf(state, id);
  return {
    card: id,
    def,
    seat,
    get strength() {
      return strengthOf(book, state, id, layer);
    },
    get willpower() {
      return willpowerOf(book, state, id, layer);
    },
    get lore() {
      return loreOf(book, state, id, layer);
    },
    damage: data?.damage ?? 0,
    exerted: data?.exerted ?? false,
    drying: data?.drying ?? false,
    get keywords() {
      return keywordsOf(book, state, id, layer);
    },
    at: data?.at ?? null,
    get under() {
      return cardsUnder(state, id).length;
    },
  };
}

export function snapshot(book: Book, state: State, id: CardId): Snapshot {
  const look = lookAt(book, state, id);
  // Spelled out: the live look's getters must be read now.
  const { card, def, seat, strength, willpower, lore, damage, exerted, drying, at, under } = look;
  const { keywords } = look;
  return {
    card,
    now: card,
    def,
    seat,
    strength,
    willpower,
    lore,
    damage,
    exerted,
    drying,
    keywords: [...keywords],
    at,
    under,
  };
}
