import { type ReactNode, useEffect, useRef } from "react";
import { useMatchContext } from "./match-context.ts";

/** What is seldom needed, in a sheet behind one button. */
export function MenuButton({ children }: { readonly children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const isOver = useMatchContext().view.outcome.status === "ended";
  // Whoever gave up here is shown how it ended.
  useEffect(() => {
    if (isOver) sheet.current?.close();
  }, [isOver]);
  return (
    <>
      <button
        type="button"
        className="button menu-button"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="3" />
        </svg>
        <span>Menu</span>
      </button>
      <dialog ref={sheet} className="menu-sheet" aria-label="Menu">
        <form method="dialog">
          <h2 className="display">Menu</h2>
          <button type="submit" className="button still">
            Close
          </button>
        </form>
        {children}
      </dialog>
    </>
  );
}
