/** Numbers that change: what was lost or gained is stamped, and the number counts to what it is. */

import { face } from "./flights.ts";
import type { Likeness } from "./likeness.ts";
import { numberElement } from "./page-parts.ts";
import { type Play, type Playing, whereIs } from "./playing.ts";
import { DROP, helper, OUT, type Part, place } from "./scene.ts";

const COUNT_STEPS = 8;
const COUNT_MS = 320;

export const stamp: Play<"stamp"> = ({ on, text, tone }, atMs, playing) => {
  const box = whereIs(on, playing);
  if (box === null) return;
  playing.scene.part((part) => {
    const mark = stampAt(part, box, text, tone);
    const turned = "rotate(-6deg)";
    const landed = { opacity: 1, transform: `translateY(0) scale(1) ${turned}` };
    const above = { opacity: 0, transform: `translateY(0) scale(1.6) ${turned}` };
    const drifted = { opacity: 1, transform: `translateY(-24px) scale(1) ${turned}` };
    part.play(mark, [above, landed], { atMs, ms: 120, easing: DROP });
    const drift = { atMs: atMs + 120, ms: 500, easing: OUT, isLater: true };
    part.play(mark, [landed, drifted], drift);
    part.play(mark, [{ opacity: 1 }, { opacity: 0 }], { atMs: atMs + 620, ms: 160, isLater: true });
    if ("seat" in on) count(part, on.seat, atMs + 100, playing);
  });
};

export function stampAt(
  part: Part,
  box: { readonly x: number; readonly y: number },
  text: string,
  tone: string,
): HTMLElement {
  const mark = helper(`motion-stamp ${tone}`);
  mark.textContent = text;
  place(mark, { x: box.x, y: box.y, width: 0, height: 0 });
  mark.style.width = "max-content";
  mark.style.height = "auto";
  return part.add(mark);
}

/** The number stays what it was until it is hit, and counts to what it is then. */
function count(part: Part, seat: string, atMs: number, { before }: Playing): void {
  const element = numberElement(seat);
  const was = before.number(seat);
  if (element === null || was === null) return;
  const [from, to] = [numberIn(was.copy()), numberIn(element)];
  if (from === null || to === null || from === to) return;
  for (let step = 0; step <= COUNT_STEPS; step++) {
    const value = Math.round(from + ((to - from) * step) / (COUNT_STEPS + 1));
    const shown = sheetWith(was, `${value}`);
    const beginsMs = step === 0 ? 0 : atMs + (COUNT_MS * (step - 1)) / COUNT_STEPS;
    const endsMs = atMs + (COUNT_MS * step) / COUNT_STEPS;
    part.add(shown);
    part.play(shown, [{ opacity: step === 0 ? 1 : 0 }, { opacity: 1 }], { atMs: beginsMs, ms: 1 });
    part.play(shown, [{ opacity: 0 }, { opacity: 0 }], { atMs: endsMs, ms: 1, isLater: true });
  }
  part.hideUntil(element, atMs + COUNT_MS);
}

function sheetWith(was: Likeness, text: string): HTMLElement {
  const shown = place(helper("motion-flight"), was.box);
  shown.append(face(was, was.box));
  const node = numberNode(shown);
  if (node !== null) node.textContent = text;
  return shown;
}

const numberIn = (element: Element): number | null => {
  const node = numberNode(element);
  return node === null ? null : Number(node.textContent);
};

/** The text that is the number itself, and nothing else. */
function numberNode(element: Element): Text | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (/^\s*\d+\s*$/.test(node.textContent ?? "")) return node as Text;
  }
  return null;
}
