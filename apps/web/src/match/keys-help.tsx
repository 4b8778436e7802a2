import { useEffect, useRef } from "react";
import { type Help, shortcuts, useShortcuts } from "./use-shortcuts.ts";

/** All keys of the page, opened by the question mark or from the menu. */
export function KeysHelp(help: Help) {
  const { isOpen, onOpen } = help;
  useShortcuts(help);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="keys-help sheet"
      aria-labelledby="keys-help"
      onClose={() => isOpen && onOpen(false)}
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
      <button type="button" className="button" onClick={() => onOpen(false)}>
        Close
      </button>
    </dialog>
  );
}
