/**
 * What every small card is made of: an outside that carries edges, rings and flags, and the printed paper inside,
 * out of which corners and bites are cut. Nothing here is read aloud: the caller says it (`cardWords`).
 */
import type { ReactNode } from "react";
import { inkName } from "../inks.ts";
import { type CardState, stateClasses } from "./card-state.ts";
import { Marks } from "./marks.tsx";
import type { PrintedFace } from "./printed-face.ts";

export interface SmallCardProps {
  readonly face: PrintedFace;
  readonly state?: CardState;
}

export function CardFrame(props: {
  readonly face: PrintedFace;
  readonly state: CardState;
  readonly size: string;
  readonly children: ReactNode;
}) {
  const { face, state, size, children } = props;
  const classes = [
    "printed framed",
    size,
    face.cut,
    `q-${inkName(face.cloth)}`,
    `r-${face.rarity}`,
    stateClasses(state),
  ];
  return (
    <span className={classes.join(" ").trim()} aria-hidden="true">
      <span className="printed-paper">{children}</span>
      <Marks state={state} />
    </span>
  );
}
