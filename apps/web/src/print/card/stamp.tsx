/** In the upper left corner: a level in a round stamp, or what it costs on a gold star. */
import { Icon } from "../picture.tsx";
import type { PrintedFace } from "./printed-face.ts";

export function Stamp({ face: { level, cost } }: { readonly face: PrintedFace }) {
  if (level !== null) {
    return (
      <span className="stamp lv">
        <span className="visually-hidden">level </span>
        {level}
      </span>
    );
  }
  return (
    <span className="stamp clout">
      <Icon name="star" />
      <b>
        <span className="visually-hidden">costs </span>
        {cost ?? 0}
      </b>
    </span>
  );
}
