/** What cards are called, as far as one viewer knows them. */
import type { GameTypes, MaskedEvent, View } from "@tcg/core";
import type { Names, Table } from "../table.ts";

/** What is needed to call a card by its name. */
type Called<G extends GameTypes> = Pick<Table<G>, "game" | "words">;

/**
 * Remembers what lay under every id the viewer has seen: an event may name a card that has left since.
 * `withIds` writes ids beside names, as commands take them: "New Kid [c12]".
 */
export class NameBook<G extends GameTypes> implements Names {
  private readonly faces = new Map<string, string | null>();
  private readonly table: Called<G>;
  private readonly withIds: boolean;

  constructor(table: Called<G>, withIds: boolean) {
    this.table = table;
    this.withIds = withIds;
  }

  see(view: View<G>): this {
    for (const seat of view.seating as readonly G["seat"][]) {
      const zones = view.zones[seat];
      for (const zone of Object.keys(zones) as G["zone"][]) {
        for (const { card, def } of zones[zone].cards) this.note(card, def);
      }
    }
    return this;
  }

  hear(event: MaskedEvent): void {
    this.noteIn(event);
  }

  def(id: string | null | undefined): string {
    return id == null ? "a hidden card" : printedName(this.table, id);
  }

  card(id: string | null | undefined): string {
    if (id == null || !this.faces.has(id)) return "a card";
    return this.marked(this.def(this.faces.get(id)), id);
  }

  /** A name with the id beside it, where ids are shown. */
  marked(name: string, id: string): string {
    return this.withIds ? `${name} [${id}]` : name;
  }

  private note(card: unknown, def: unknown): void {
    if (typeof card !== "string") return;
    // A face once seen is not forgotten when the card is turned over.
    if (typeof def === "string") this.faces.set(card, def);
    else if (!this.faces.has(card)) this.faces.set(card, null);
  }

  /** Wherever an event names a card and its face together. */
  private noteIn(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const { card, as, def } = value as Readonly<Record<string, unknown>>;
    if (typeof def === "string") {
      this.note(card, def);
      this.note(as, def);
    }
    for (const part of Object.values(value)) this.noteIn(part);
  }
}

/** What a printed card is called: as the game says, else the name on it, else its id. */
export function printedName<G extends GameTypes>({ game, words }: Called<G>, def: string): string {
  const printed = Object.hasOwn(game.rules.cards, def) ? game.rules.cards[def] : undefined;
  if (printed === undefined) return def;
  if (words.name !== undefined) return words.name(def);
  const { name } = printed as { readonly name?: unknown };
  return typeof name === "string" ? name : def;
}
