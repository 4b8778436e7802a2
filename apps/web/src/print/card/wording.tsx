/** What a whole card says: its text, smaller the longer it is, and below a short one what makes people smile. */

import { Terms } from "../../rules/terms.tsx";
import type { PrintedFace } from "./printed-face.ts";
import { settingOf } from "./setting.ts";

export function Wording({ face: { text, flavour, stats } }: { readonly face: PrintedFace }) {
  const { size, hasFlavour } = settingOf({ text, flavour, hasNumbers: stats.length > 0 });
  return (
    <div className={size === "plain" ? "wording" : `wording ${size}`}>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Terms text={paragraph} />
        </p>
      ))}
      {flavour !== null && hasFlavour && <p className="flav">{flavour}</p>}
    </div>
  );
}
