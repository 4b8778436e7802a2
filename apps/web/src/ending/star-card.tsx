/** The card of the match, as it is printed. */
import { useState } from "react";
import { useMatchContext } from "../match/match-context.ts";
import { FullCard } from "../print/card/full-card.tsx";
import { PrintSheet } from "../print/print-sheet.tsx";

export function StarCard({ def }: { readonly def: string }) {
  const { game, faces } = useMatchContext();
  // A table that is printed has the sheet already, and it stands once in a page.
  const [hasSheet] = useState(() => document.querySelector(".print-sheet") !== null);
  const printed = game.print?.(def, faces) ?? null;
  if (printed === null) return null;
  return (
    <aside className="star-card" aria-label="Card of the match">
      {!hasSheet && <PrintSheet />}
      <p className="star-label display">Card of the match</p>
      <FullCard face={printed} />
    </aside>
  );
}
