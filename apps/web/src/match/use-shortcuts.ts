/** What keys do on the page of a match, wherever the focus is. */
import { useEffect, useRef } from "react";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";

export const shortcuts: readonly (readonly [key: string, does: string])[] = [
  ["Tab", "question, hand, your side, their side, phases, log"],
  ["← ↑ → ↓", "to the next card of the same group"],
  ["Enter", "selects a card, then acts with it"],
  ["1 to 9", "press the buttons of the question"],
  ["Space", "passes"],
  ["Escape", "lets go, one step at a time; it never passes"],
  ["I", "shows the card"],
  ["→", "goes on to the next phase, outside of a group"],
  ["E", "ends your turn"],
  ["?", "shows these keys"],
];

export interface Help {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function useShortcuts(help: Help): void {
  const context = useMatchContext();
  const latest = useRef(context);
  latest.current = context;
  const helped = useRef(help);
  helped.current = help;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      if (event.repeat) {
        if (isHeldBack(event) || arrow(event.target, event.key)) event.preventDefault();
        return;
      }
      const { isOpen, onOpen } = helped.current;
      const closesHelp = isOpen && event.key === "Escape";
      if (event.key === "?" || closesHelp) onOpen(!isOpen);
      else if (!press(latest.current, event.key, event.target)) return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, select, textarea, summary, [contenteditable], dialog") !== null;

/**
 * One press is one answer: a key that is held would go on to answer what nobody has read yet. Enter on a button would,
 * too; a held space would scroll the table.
 */
const isHeldBack = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" || (key === " " && !isOnButton(target));

const isOnButton = (at: EventTarget | null): boolean =>
  at instanceof Element && at.closest("button, a, [role=button]") !== null;

/** Whether the key did something. */
function press(context: MatchContextValue, key: string, at: EventTarget | null): boolean {
  const { selected, letGo, picked, pointed } = context;
  switch (key) {
    case "Escape": {
      if (selected === null && picked.length === 0 && pointed.way === null) return false;
      letGo();
      // Back from the note to the card that it was about.
      if (selected !== null && isInNote(at)) cardElement(selected)?.focus();
      return true;
    }
    case " ":
      // On a button it presses that.
      return !isOnButton(at) && click("#decision [data-pass]");
    case "Enter":
      return pressPlace(at);
    case "e":
    case "E":
      return makeMove(context, context.game.endTurn);
    case "ArrowRight":
      return arrow(at, key) || makeMove(context, context.game.goOn);
    case "ArrowLeft":
    case "ArrowUp":
    case "ArrowDown":
      return arrow(at, key);
    default:
      return /^[1-9]$/.test(key) && clickNth(Number(key));
  }
}

const isInNote = (at: EventTarget | null): boolean =>
  at instanceof Element && at.closest("#decision") !== null;

const cardElement = (card: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.on-the-table [data-card="${CSS.escape(card)}"]`);

function click(selector: string): boolean {
  const [button] = pressable(selector);
  button?.click();
  return button !== undefined;
}

/** The buttons of the note, as they are numbered. */
const NOTE_BUTTONS = "#decision .picks button, #decision .move";

function clickNth(number: number): boolean {
  const button = pressable(NOTE_BUTTONS)[number - 1];
  button?.click();
  return button !== undefined;
}

const pressable = (selector: string): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
    (each) => !each.disabled && each.checkVisibility(),
  );

function makeMove({ moves, isBusy, send }: MatchContextValue, type: string | undefined): boolean {
  const move = type === undefined ? undefined : moves.find((each) => each.type === type);
  if (move === undefined || isBusy) return false;
  send(move.id);
  return true;
}

function pressPlace(at: EventTarget | null): boolean {
  if (!(at instanceof HTMLElement) || at.dataset.open === undefined) return false;
  at.click();
  return true;
}

/** Whether the focus is in a group: then it goes on to the next card or place in that direction. */
function arrow(at: EventTarget | null, key: string): boolean {
  if (!(at instanceof HTMLElement) || !key.startsWith("Arrow")) return false;
  const group = at.closest(".on-the-table section, .on-the-table ul, .on-the-table ol");
  if (group === null || !at.matches("[data-card], [data-open], button")) return false;
  const others = [
    ...group.querySelectorAll<HTMLElement>(
      "[data-card], [data-open], .ruler button, .moves button",
    ),
  ].filter((each) => each !== at && each.checkVisibility());
  const next = nearest(at.getBoundingClientRect(), others, key);
  next?.focus();
  return true;
}

/** The nearest in a direction; what lies off to the side is farther. */
function nearest(
  from: DOMRect,
  others: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const middle = ({ left, width, top, height }: DOMRect) => [left + width / 2, top + height / 2];
  const [x = 0, y = 0] = middle(from);
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  return others
    .flatMap((element) => {
      const [toX = 0, toY = 0] = middle(element.getBoundingClientRect());
      const [along, aside] = isAcross ? [toX - x, toY - y] : [toY - y, toX - x];
      return along * sign <= 1 ? [] : [{ element, far: Math.abs(along) + 3 * Math.abs(aside) }];
    })
    .sort((a, b) => a.far - b.far)[0]?.element;
}
