/** A spell or trap in its well: 84 wide, or as wide as --sw says. Below 60 the name has no room. */
import { memo } from "react";
import { Picture } from "../picture.tsx";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest } from "./card-state.ts";
import { NameLabel } from "./name-label.tsx";

export const SetCard = memo(function SetCard({ face, state = atRest }: SmallCardProps) {
  return (
    <CardFrame face={face} state={state} size="set-card">
      <Picture card={face} />
      <NameLabel name={face.name} width={66} largest={10.5} smallest={7.5} />
    </CardFrame>
  );
});
