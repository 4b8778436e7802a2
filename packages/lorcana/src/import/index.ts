/**
 * `@tcg/lorcana-engine/import`: a card file that somebody brings (LorcanaJSON's fields) as a card set
 * that can be played. A card is compiled whole, or told with what of it could not be read.
 */
import { hashJson } from "@tcg/core";
import type { CardDefinition } from "../cards.ts";
import { type FileCard, readCardFile } from "./card-file.ts";
import { compileCard, type Unread } from "./compile.ts";

export type { Unread } from "./compile.ts";

export interface ImportedCard {
  readonly id: string;
  readonly fullName: string;
  readonly set: string;
  readonly hasText: boolean;
  /** Null: it was not understood. */
  readonly card: CardDefinition | null;
  readonly unread: readonly Unread[];
}

export type Import =
  | { readonly ok: true; readonly cards: readonly ImportedCard[] }
  | { readonly ok: false; readonly why: string };

export function importCards(file: unknown): Import {
  const read = readCardFile(file);
  if (!read.ok) return read;
  const taken = new Set<string>();
  const cards: ImportedCard[] = [];
  for (const card of read.cards) {
    const id = idOf(card);
    // A card that is printed again says the same.
    if (taken.has(id)) continue;
    taken.add(id);
    const compiled = compileCard(card, id);
    cards.push({
      id,
      fullName: card.fullName,
      set: card.set,
      hasText: card.sections.length > 0 || card.abilities.length > 0 || card.effects.length > 0,
      card: compiled.ok ? compiled.card : null,
      unread: compiled.ok ? [] : compiled.unread,
    });
  }
  return { ok: true, cards };
}

/** "Tilly Wick - Keeper of the Long Street" is `tilly-wick-keeper-of-the-long-street`. */
function idOf({ fullName }: FileCard): string {
  const letters = fullName.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const id = letters
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const isWhole =
    id !== "" &&
    id.length <= LONGEST_ID &&
    !/[^\p{ASCII}]/u.test(letters.replace(/[\p{P}\p{S}]/gu, ""));
  if (isWhole) return id;
  // Of other letters nothing is left: what tells such cards apart is a digest of their names.
  const digest = hashJson(fullName).slice(0, DIGEST_LENGTH);
  const room = LONGEST_ID - DIGEST_LENGTH - 1;
  return `${id.slice(0, room).replace(/-$/, "") || "card"}-${digest}`;
}

/** As definitions allow it. */
const LONGEST_ID = 64;
const DIGEST_LENGTH = 8;

export interface Figures {
  readonly set: string;
  readonly all: number;
  readonly allRead: number;
  readonly withText: number;
  readonly withTextRead: number;
}

/** How many cards of each set were understood. */
export function figuresOf(cards: readonly ImportedCard[]): readonly Figures[] {
  const sets = [...new Set(cards.map(({ set }) => set))];
  const figures = (name: string, own: readonly ImportedCard[]): Figures => {
    const texts = own.filter(({ hasText }) => hasText);
    const isRead = ({ card }: ImportedCard): boolean => card !== null;
    return {
      set: name,
      all: own.length,
      allRead: own.filter(isRead).length,
      withText: texts.length,
      withTextRead: texts.filter(isRead).length,
    };
  };
  return [
    ...sets.map((set) =>
      figures(
        set,
        cards.filter((card) => card.set === set),
      ),
    ),
    figures("all", cards),
  ];
}
