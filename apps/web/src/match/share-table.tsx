import { useState } from "react";
import { copyText } from "../site/copy-text.ts";

/** The link to a match for whoever wants to watch it, and what they will see. */
export function ShareTable({ matchId }: { readonly matchId: string }) {
  const [told, setTold] = useState("Share this table");
  const copy = async (): Promise<void> => {
    const address = new URL(`/matches/${matchId}`, location.href).href;
    setTold((await copyText(address)) ? "Link copied" : address);
  };
  return (
    <div className="share-table">
      <button type="button" className="button" onClick={() => void copy()}>
        <span aria-live="polite">{told}</span>
      </button>
      <p className="quiet">Spectators are welcome. They see no cards in hand.</p>
    </div>
  );
}
