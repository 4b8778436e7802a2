import { useState } from "react";
import { pathOf } from "../call-api.ts";
import type { Checked } from "./checked-words.ts";

/** Checks the match in this browser and says what it found; offers the receipt, to check it elsewhere. */
export function CheckMatch({ matchId }: { readonly matchId: string }) {
  const [checked, setChecked] = useState<Checked | "under way" | null>(null);
  const check = async (): Promise<void> => {
    setChecked("under way");
    // This loads the rules, which no page needs before.
    const { checkMatch } = await import("./check.ts");
    setChecked(await checkMatch(matchId));
  };
  return (
    <div className="check">
      <button
        type="button"
        className="quiet-button"
        disabled={checked === "under way"}
        onClick={() => void check().catch(() => setChecked(notLoaded))}
      >
        Check this match
      </button>
      <div role="status">
        {checked === "under way" && <p>Replaying the match here…</p>}
        {checked !== null && checked !== "under way" && <Result checked={checked} />}
      </div>
      <a className="keep" href={pathOf(matchId, "receipt")} download>
        Download the receipt
      </a>
      <button type="button" className="quiet-button" onClick={() => void downloadKept(matchId)}>
        Download what this page kept
      </button>
    </div>
  );
}

/** For whoever checks the receipt elsewhere. */
async function downloadKept(matchId: string): Promise<void> {
  const { keptOf } = await import("./check.ts");
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(await keptOf(matchId))], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `kept-${matchId.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function Result({ checked: { ok, title, lines } }: { readonly checked: Checked }) {
  return (
    <>
      <p className={ok ? "verdict good" : "verdict bad"}>
        {ok ? "✓" : "✗"} {title}
      </p>
      <ul className="checked">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const notLoaded: Checked = {
  ok: false,
  title: "It could not be checked",
  lines: ["The server cannot be reached."],
};
