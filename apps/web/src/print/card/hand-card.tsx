/** A card in hand, or among many: 120 wide, or as wide as --hw says. */
import { memo } from "react";
import { Picture } from "../picture.tsx";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest, stateClasses } from "./card-state.ts";
import { fitChips } from "./gist.ts";
import { HarbourCard } from "./harbour-card.tsx";
import { isOfHarbour, printedNumbers } from "./harbour-numbers.ts";
import { NameLabel } from "./name-label.tsx";
import type { PrintedFace } from "./printed-face.ts";
import { Stamp } from "./stamp.tsx";
import { Stats } from "./stats.tsx";

/** The room for a name beside the stamp. */
const NAME_WIDTH: Readonly<Record<PrintedFace["cut"], number>> = {
  stereotype: 68,
  spell: 64,
  class: 64,
  trap: 57,
};

export const HandCard = memo(function HandCard({ face, state = atRest }: SmallCardProps) {
  if (isOfHarbour(face)) {
    return (
      <span className={`harbour-hand ${face.type} ${stateClasses(state)}`} aria-hidden="true">
        <HarbourCard face={face} numbers={printedNumbers(face)} />
      </span>
    );
  }
  return (
    <CardFrame face={face} state={state} size="hand-card">
      <HandHeader face={face} />
      <Picture card={face} />
      <Gist face={face} />
      {face.stats.length === 0 ? (
        <span className="foot">{face.typeLine}</span>
      ) : (
        <Stats stats={face.stats} state={state} />
      )}
    </CardFrame>
  );
});

export function HandHeader({ face }: { readonly face: PrintedFace }) {
  return (
    <span className="head">
      <Stamp face={face} />
      <NameLabel name={face.name} width={NAME_WIDTH[face.cut]} largest={13.5} smallest={8} />
    </span>
  );
}

/** What it does, in a word or two each; of one that does nothing, what it is. */
function Gist({ face }: { readonly face: PrintedFace }) {
  const { gist, stats, typeLine } = face;
  const chips = gist.length > 0 || stats.length === 0 ? fitChips(gist) : [typeLine];
  if (chips.length === 0) return null;
  return (
    <span className="gist">
      {chips.map((chip) => (
        <span key={chip}>{chip}</span>
      ))}
    </span>
  );
}
