/** A card face down: a lid with a tray on it. Its owner sees its picture small in a corner. */
import { inkName } from "../inks.ts";
import { Picture } from "../picture.tsx";
import { atRest, type CardState, stateClasses } from "./card-state.ts";
import { Cracks, Marks } from "./marks.tsx";
import type { PrintedFace } from "./printed-face.ts";

export function CardBack(props: {
  /** What it is as large as. */
  readonly size: "board-card" | "hand-card" | "set-card" | "mini-card";
  readonly state?: CardState;
  /** For who knows it. */
  readonly face?: PrintedFace;
}) {
  const { size, state = atRest, face } = props;
  return (
    <span className={`printed framed lidded ${size} ${stateClasses(state)}`} aria-hidden="true">
      <span className="printed-paper">
        <span className="lid">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href="#m-tray" />
          </svg>
        </span>
        {face !== undefined && (
          <span className={`peek q-${inkName(face.cloth)}`}>
            <Picture card={face} />
          </span>
        )}
        <Cracks state={state} />
      </span>
      <Marks state={state} />
    </span>
  );
}
