/** A word of the rules: pointed at, reached by keyboard or tapped, it says what it means. */
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { TermEntry } from "./glossary.ts";

/** A pointer that only passes by asks nothing. */
const REST_MS = 300;
const EDGE = 8;

export function Term(props: {
  readonly said: string;
  readonly entry: TermEntry;
  readonly game: string;
  readonly isAside: boolean;
}) {
  const { said, entry, game, isAside } = props;
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (open: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), REST_MS);
  };
  return (
    <>
      <button
        type="button"
        ref={word}
        className="term"
        tabIndex={isAside ? -1 : undefined}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={(event) => {
          event.stopPropagation();
          clearTimeout(timer.current);
          setIsOpen(true);
        }}
        onFocus={({ target }) => target.matches(":focus-visible") && setIsOpen(true)}
        onBlur={({ relatedTarget }) => {
          // Its own link is part of it.
          if (relatedTarget?.closest(".term-note") == null) setIsOpen(false);
        }}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && soon(true)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && soon(false)}
      >
        {said}
      </button>
      {isOpen && (
        <TermNote
          id={id}
          entry={entry}
          game={game}
          word={word}
          onHold={() => clearTimeout(timer.current)}
          onLeave={() => soon(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function TermNote(props: {
  readonly id: string;
  readonly entry: TermEntry;
  readonly game: string;
  readonly word: RefObject<HTMLButtonElement | null>;
  readonly onHold: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}) {
  const { id, entry, game, word, onHold, onLeave, onClose } = props;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = note.current;
    if (shown === null || word.current === null) return;
    // Escape and a tap elsewhere close what is an "auto" popover; it lies over everything, dialogs too.
    shown.showPopover();
    const at = word.current.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE));
    const below = at.bottom + EDGE;
    const isRoomBelow = below + height + EDGE <= innerHeight;
    shown.style.left = `${left}px`;
    shown.style.top = `${isRoomBelow ? below : Math.max(EDGE, at.top - height - EDGE)}px`;
  }, [word]);
  return createPortal(
    <div
      ref={note}
      id={id}
      popover="auto"
      className="term-note"
      role="note"
      onToggle={({ newState }) => newState === "closed" && onClose()}
      onPointerEnter={onHold}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onLeave()}
    >
      <b className="display">{entry.name}</b>
      <p>{entry.means}</p>
      <a href={`/rules?game=${game}#${entry.rule}`} target="_blank" rel="noreferrer">
        Rule {entry.rule}
      </a>
    </div>,
    // What is outside a dialog cannot be clicked while that is open.
    word.current?.closest("dialog") ?? document.body,
  );
}
