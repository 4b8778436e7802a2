/** One of the guest's programs. What cannot be undone asks once more. */
import type { AgentReply } from "@ltcg/server/protocol";
import { useState } from "react";

/** The button that was clicked is gone: whoever uses the keyboard goes on here. */
const focusOnArrival = (button: HTMLButtonElement | null): void => button?.focus();

export function OwnProgram(props: {
  readonly program: AgentReply;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
  readonly onRevoke: () => void;
}) {
  const { program, isBusy, onRenew, onRevoke } = props;
  const { name, hasKey } = program;
  const [asked, setAsked] = useState<"renew" | "revoke" | null>(null);
  const answer = (act: () => void): void => {
    setAsked(null);
    act();
  };
  return (
    <li>
      <p>
        <b className="display">{name}</b>
        <small>{hasKey ? "has a key" : "has no key: it cannot play"}</small>
      </p>
      {asked === null ? (
        <span className="program-ways">
          <button
            type="button"
            className="quiet-button"
            aria-label={`A new key for ${name}`}
            disabled={isBusy}
            onClick={() => (hasKey ? setAsked("renew") : onRenew())}
          >
            New key
          </button>
          {hasKey && (
            <button
              type="button"
              className="quiet-button"
              aria-label={`Revoke the key of ${name}`}
              disabled={isBusy}
              onClick={() => setAsked("revoke")}
            >
              Revoke
            </button>
          )}
        </span>
      ) : (
        <fieldset className="program-ways">
          <legend>
            {asked === "renew" ? "The old key ends at once." : "The program is shut out at once."}
          </legend>
          <button
            type="button"
            className="quiet-button"
            ref={focusOnArrival}
            onClick={() => setAsked(null)}
          >
            Keep it
          </button>
          <button
            type="button"
            className="quiet-button danger"
            onClick={() => answer(asked === "renew" ? onRenew : onRevoke)}
          >
            {asked === "renew" ? "Yes, a new key" : "Yes, revoke it"}
          </button>
        </fieldset>
      )}
    </li>
  );
}
