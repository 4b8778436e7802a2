/** What a whole card says: its text, smaller the longer it is, and below a short one what makes people smile. */

import { Terms } from "../../rules/terms.tsx";
import type { PrintedFace } from "./printed-face.ts";

/** From so many letters on a text is set smaller. */
const MIDDLING = 150;
const LONG = 230;
/** A longer text leaves no room for flavour. */
const FLAVOUR_UP_TO = 225;

export function Wording({ face: { text, flavour } }: { readonly face: PrintedFace }) {
  const letters = text.join("\n").length;
  const length = letters > LONG ? " long" : letters > MIDDLING ? " mid" : "";
  return (
    <div className={`wording${length}`}>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Terms text={paragraph} />
        </p>
      ))}
      {flavour !== null && letters <= FLAVOUR_UP_TO && <p className="flav">{flavour}</p>}
    </div>
  );
}
