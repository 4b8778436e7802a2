import { useEffect, useState } from "react";
import { copyText } from "../site/copy-text.ts";

/** The ticket with the link that a friend is sent. */
export function InvitationTicket(props: {
  readonly matchId: string;
  /** Null for a table that is open to everybody. */
  readonly code: string | null;
}) {
  const { matchId, code } = props;
  const path = `/join/${matchId}${code === null ? "" : `?code=${code}`}`;
  // The server does not know by which address it is reached.
  const [link, setLink] = useState(path);
  const [told, setTold] = useState("");
  useEffect(() => setLink(new URL(path, location.href).href), [path]);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) return setTold("Copied. Send it to your friend.");
    document.querySelector<HTMLInputElement>("#invitation-link")?.select();
    setTold("The link is selected: copy it with your keyboard.");
  };
  return (
    <section className="invitation" aria-label="Invitation">
      <p className="stub display">
        <small>Admit</small>
        <b>{code === null ? "Anybody" : "One friend"}</b>
      </p>
      <div className="how">
        <div className="link-line">
          <label className="unseen" htmlFor="invitation-link">
            Link to share
          </label>
          <input
            id="invitation-link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button go" onClick={() => void copy()}>
            Copy link
          </button>
        </div>
        <p>
          {code === null
            ? "The table stands in the lobby. Whoever opens the link may sit down, too."
            : "Send it to one person. It needs no account, and the seat is taken once."}
        </p>
        <p role="status">{told}</p>
      </div>
    </section>
  );
}
