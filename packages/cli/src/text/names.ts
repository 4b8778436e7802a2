/** What cards are called, as far as one viewer knows them. */
import type { Game, GameTypes, MaskedEvent, View } from "@tcg/core";
import type { Names } from "../table.ts";

/**
 * Remembers what lay under every id the viewer has seen: an event may name a card that has left since.
 * `withIds` writes ids beside names, as commands take them: "New Kid [c12]".
 */
export class NameBook<G extends GameTypes> implements Names {
  private readonly faces = new Map<string, string | null>();
  private readonly game: Game<G>;
  private readonly withIds: boolean;

  constructor(game: Game<G>, withIds: boolean) {
    this.game = game;
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
    return id == null ? "a hidden card" : printedName(this.game, id);
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

/** The name on a definition, or its id where the game's cards have none. */
export function printedName<G extends GameTypes>(game: Game<G>, def: string): string {
  const printed = Object.hasOwn(game.rules.cards, def) ? game.rules.cards[def] : undefined;
  const name = (printed as { readonly name?: unknown } | undefined)?.name;
  return typeof name === "string" ? name : def;
}
