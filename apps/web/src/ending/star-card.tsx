/** The card of the match, as it is printed. */
import { useState } from "react";
import { printerOf } from "../gallery/printers.ts";
import type { Faces } from "../match/shown.ts";
import { FullCard } from "../print/card/full-card.tsx";
import { PrintSheet } from "../print/print-sheet.tsx";

export function StarCard(props: {
  readonly game: string;
  readonly faces: Faces;
  readonly def: string;
}) {
  const { game, faces, def } = props;
  // A table that is printed has the sheet already, and it stands once in a page.
  const [hasSheet] = useState(() => document.querySelector(".print-sheet") !== null);
  const cards = Object.entries(faces).map(([id, face]) => ({
    id,
    name: face.name ?? id,
    face: { ...face, name: face.name ?? id },
    printed: [],
  }));
  const printed = printerOf(game)?.(cards).find(({ id }) => id === def);
  if (printed === undefined) return null;
  return (
    <aside className="star-card" aria-label="Card of the match">
      {!hasSheet && <PrintSheet />}
      <p className="star-label display">Card of the match</p>
      <FullCard face={printed} />
    </aside>
  );
}
