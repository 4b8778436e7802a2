import { useEffect, useRef } from "react";
import { shortcuts, useShortcuts } from "./use-shortcuts.ts";

/** All keys of the page, opened by the question mark. */
export function KeysHelp() {
  const { isHelpOpen, toggleHelp } = useShortcuts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isHelpOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isHelpOpen]);
  return (
    <dialog
      ref={dialog}
      className="keys-help sheet"
      aria-labelledby="keys-help"
      onClose={() => isHelpOpen && toggleHelp()}
    >
      <h2 id="keys-help" className="display">
        Keys
      </h2>
      <dl>
        {shortcuts.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={toggleHelp}>
        Close
      </button>
    </dialog>
  );
}
