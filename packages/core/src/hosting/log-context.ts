/**
 * What sentences are made of: cards, players and places as one viewer calls them. A sentence says
 * `say.does(seat, "draw", say.moved(change))`: "you draw New Kid", "the opponent draws a card".
 */
import { counted, listed, plain, thirdPerson } from "./english.ts";
import type { GameWords, SeenChange, SeenPlace } from "./words.ts";

/** A printed card as people are shown it. Clients that draw cards find more on it. */
export interface CardFace {
  readonly name: string;
}

/** Who looks, and who sits at the table. A view is one. */
export interface Onlooker {
  readonly viewer: string;
  readonly seating: readonly string[];
}

/** What printed cards are called. */
export interface CardNames {
  /** Undefined: there is no such card, or the viewer has never seen it. */
  readonly face: (def: string) => CardFace | undefined;
  /** Writes the id of a card of the match beside its name, where ids are wanted. */
  readonly mark?: (name: string, id: string) => string;
}

/** A card as events name it: by its id, and by its face if the viewer may know that. */
export interface SeenRef {
  readonly card: string;
  readonly def?: string | null;
}

export class LogContext {
  readonly #words: Pick<GameWords, "seat" | "zone">;
  readonly #onlooker: Onlooker;
  readonly #names: CardNames;
  readonly #defs: ReadonlyMap<string, string>;

  /** `defs`: the printed card behind each id that the viewer has seen. */
  constructor(
    words: Pick<GameWords, "seat" | "zone">,
    onlooker: Onlooker,
    names: CardNames,
    defs: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#words = words;
    this.#onlooker = onlooker;
    this.#names = names;
    this.#defs = defs;
  }

  isViewer(seat: string): boolean {
    return seat === this.#onlooker.viewer;
  }

  /** "you", "the opponent"; for an onlooker, and at a larger table, the seat's name. */
  who(seat: string): string {
    if (this.isViewer(seat)) return "you";
    const { viewer, seating } = this.#onlooker;
    if (seating.includes(viewer) && seating.length === 2) return "the opponent";
    return this.seat(seat);
  }

  /** The seat's own name, whoever looks. */
  seat(seat: string): string {
    return this.#words.seat(seat) ?? seat;
  }

  whose(seat: string): string {
    return this.isViewer(seat) ? "your" : `${this.who(seat)}'s`;
  }

  /**
   * Whose card or zone it is that somebody does something to: "your", "their own", "the opponent's".
   */
  whoseBy(seat: string, doer: string): string {
    return seat === doer && !this.isViewer(seat) ? "their own" : this.whose(seat);
  }

  /** "you draw", "the opponent draws"; more words follow the verb. */
  does(seat: string, verb: string, ...rest: readonly string[]): string {
    const form = this.isViewer(seat) ? verb : thirdPerson(verb);
    return [this.who(seat), form, ...rest.filter((part) => part !== "")].join(" ");
  }

  /** A printed card by its name. */
  def(def: string): string {
    return this.#names.face(def)?.name ?? plain(def);
  }

  face(def: string): CardFace | undefined {
    return this.#names.face(def);
  }

  /** A card of the match. `unknown`: what to call one whose face the viewer has never seen. */
  card(of: SeenRef | string, unknown = "a card"): string {
    const id = typeof of === "string" ? of : of.card;
    const def = (typeof of === "string" ? undefined : of.def) ?? this.#defs.get(id);
    if (def === undefined) return unknown;
    const name = this.def(def);
    return this.#names.mark?.(name, id) ?? name;
  }

  cards(of: readonly (SeenRef | string)[], unknown = "a card"): string {
    return listed(of.map((card) => this.card(card, unknown)));
  }

  /** The one card that a change moves or turns. */
  moved({ card, as, def }: SeenChange, unknown = "a card"): string {
    const id = as ?? card;
    if (id !== undefined)
      return this.card({ card: id, ...(def !== undefined && { def }) }, unknown);
    return def === undefined ? unknown : this.def(def);
  }

  /** The cards that a change places or shows, or how many they are. */
  shown({ cards = [], count }: SeenChange): string {
    const known = cards.filter(({ def }) => def !== undefined);
    if (known.length > 0) return this.cards(known);
    return counted(count ?? cards.length, "card");
  }

  zone(zone: string): string {
    return this.#words.zone(zone) ?? plain(zone);
  }

  /** "your hand", "the opponent's deck" */
  place({ seat, zone }: SeenPlace): string {
    return `${this.whose(seat)} ${this.zone(zone)}`;
  }
}
