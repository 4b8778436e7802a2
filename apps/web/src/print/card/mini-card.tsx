/** A card in a pile or a list: 44 wide, a picture and one number. */
import { memo } from "react";
import { Icon, Picture } from "../picture.tsx";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest } from "./card-state.ts";

export const MiniCard = memo(function MiniCard({ face, state = atRest }: SmallCardProps) {
  const [first] = face.stats;
  return (
    <CardFrame face={face} state={state} size="mini-card">
      <Picture card={face} />
      <b className="number">
        {first === undefined ? (
          <>
            <Icon name="star" />
            {face.cost ?? 0}
          </>
        ) : (
          (state.now?.[first.label] ?? first.value)
        )}
      </b>
    </CardFrame>
  );
});
