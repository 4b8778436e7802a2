/** How the cards of each game are printed. Those of a game that is not here are shown as text. */
import type { PrintedCard } from "@ltcg/server/protocol";
import { capital } from "@tcg/core/hosting";
import { type Face as LorcanaFace, printedFace as lorcana } from "../lorcana/printed-face.ts";
import { printedFace as lunchtable } from "../lunchtable/printed-face.ts";
import type { Face as LunchTableFace } from "../lunchtable/use-lunch-table.ts";
import type { PrintedFace } from "../print/card/printed-face.ts";

export interface GalleryCard extends PrintedFace {
  /** What it is sorted and counted as: "Stereotype", "Trap", "Location". */
  readonly kind: string;
  /** The cliques or inks it is found under: a card of two inks under both. */
  readonly families: readonly Family[];
  /** Only effects make it: no deck holds it. */
  readonly isToken: boolean;
}

export interface Family {
  readonly name: string;
  /** What it is printed in. */
  readonly cloth: string;
}

type Printer = (cards: readonly PrintedCard[]) => readonly GalleryCard[];

const printers: Readonly<Record<string, Printer>> = {
  lunchtable(cards) {
    const faces = Object.fromEntries(
      cards.map(({ id, face }) => [id, face as unknown as LunchTableFace]),
    );
    return Object.values(faces).map((face) => {
      const printed = lunchtable(face, faces);
      const isToken = face.type === "stereotype" && face.token === true;
      const families = [{ name: printed.family, cloth: printed.cloth }];
      return { ...printed, kind: capital(printed.cut), families, isToken };
    });
  },
  lorcana: (cards) =>
    cards.map(({ face }) => {
      const card = face as unknown as LorcanaFace;
      const families = card.inks.map((ink) => ({ name: capital(ink), cloth: ink }));
      return { ...lorcana(card), kind: capital(card.type), families, isToken: false };
    }),
};

export const printerOf = (game: string): Printer | null =>
  Object.hasOwn(printers, game) ? (printers[game] ?? null) : null;
