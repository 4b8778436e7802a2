/** The head of a card in hand, on a phone held on its side: --hw wide and --hh high, the rest is below the edge. */
import { memo } from "react";
import { Picture } from "../picture.tsx";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest } from "./card-state.ts";
import { HandHeader } from "./hand-card.tsx";

export const HeadCard = memo(function HeadCard({ face, state = atRest }: SmallCardProps) {
  return (
    <CardFrame face={face} state={state} size="hand-card head-card">
      <HandHeader face={face} />
      <Picture card={face} />
    </CardFrame>
  );
});
