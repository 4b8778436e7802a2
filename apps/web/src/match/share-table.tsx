import { useState } from "react";
import { copyText } from "../site/copy-text.ts";

/** The link to a match for whoever wants to watch it, and what they will see. */
export function ShareTable({ matchId }: { readonly matchId: string }) {
  const [told, setTold] = useState("Share: spectators welcome");
  const copy = async (): Promise<void> => {
    const address = new URL(`/matches/${matchId}`, location.href).href;
    setTold((await copyText(address)) ? "Link copied" : address);
  };
  return (
    <button
      type="button"
      className="bar-link plain-link share-table"
      title="Copies the link to this table. Who watches sees no cards in hand."
      onClick={() => void copy()}
    >
      <span aria-live="polite">{told}</span>
    </button>
  );
}
