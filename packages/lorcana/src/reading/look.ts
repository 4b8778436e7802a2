/** A card as filters see it: a live one, worked out as asked, or a snapshot of one. */
import type { CardId, DefId } from "@tcg/core";
import { cardOf } from "@tcg/core";
import type { CardData, Look, Snapshot, Table } from "../types.ts";
import type { Keyword, Seat } from "../vocabulary.ts";
import type { Layer } from "./context.ts";
import { keywordsOf } from "./keywords-of.ts";
import { loreOf, strengthOf, willpowerOf } from "./stats.ts";
import { cardsUnder } from "./table.ts";

/** Filters ask for these again and again, so nothing is worked out before it is needed. */
class LiveLook implements Look {
  readonly card: CardId;
  readonly def: DefId;
  readonly seat: Seat;
  readonly #table: Table;
  readonly #layer: Layer;
  readonly #data: CardData | null;

  constructor(table: Table, id: CardId, layer: Layer) {
    const { def, seat, data } = cardOf(table.state, id);
    this.card = id;
    this.def = def;
    this.seat = seat;
    this.#table = table;
    this.#layer = layer;
    this.#data = data;
  }

  get strength(): number {
    return strengthOf(this.#table, this.card, this.#layer);
  }
  get willpower(): number {
    return willpowerOf(this.#table, this.card, this.#layer);
  }
  get lore(): number {
    return loreOf(this.#table, this.card, this.#layer);
  }
  get damage(): number {
    return this.#data?.damage ?? 0;
  }
  get exerted(): boolean {
    return this.#data?.exerted ?? false;
  }
  get drying(): boolean {
    return this.#data?.drying ?? false;
  }
  get keywords(): readonly Keyword[] {
    return keywordsOf(this.#table, this.card, this.#layer);
  }
  get at(): CardId | null {
    return this.#data?.at ?? null;
  }
  get under(): number {
    return cardsUnder(this.#table.state, this.card).length;
  }
}

export function lookAt(table: Table, id: CardId, layer: Layer = "full"): Look {
  return new LiveLook(table, id, layer);
}

export function snapshot(table: Table, id: CardId): Snapshot {
  const look = lookAt(table, id);
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
