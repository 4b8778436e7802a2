/** How the cards of each game are printed. Those of a game that is not here are shown as text. */
import type { PrintedCard } from "@ltcg/server/protocol";
import { type Face as LorcanaFace, printedFace as lorcana } from "../lorcana/printed-face.ts";
import { printedFace as lunchtable } from "../lunchtable/printed-face.ts";
import type { Face as LunchTableFace } from "../lunchtable/use-lunch-table.ts";
import type { PrintedFace } from "../print/card/printed-face.ts";

type Printer = (cards: readonly PrintedCard[]) => readonly PrintedFace[];

const printers: Readonly<Record<string, Printer>> = {
  lunchtable(cards) {
    const faces = Object.fromEntries(
      cards.map(({ id, face }) => [id, face as unknown as LunchTableFace]),
    );
    return Object.values(faces).map((face) => lunchtable(face, faces));
  },
  lorcana: (cards) => cards.map(({ face }) => lorcana(face as unknown as LorcanaFace)),
};

export const printerOf = (game: string): Printer | null =>
  Object.hasOwn(printers, game) ? (printers[game] ?? null) : null;
