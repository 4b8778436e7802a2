/**
 * A likeness of an element, to be moved about in the layer above the page. What surrounds the element comes with it
 * as shells without boxes, so that it inherits and is styled as it was.
 */
import { type Box, boxOf } from "./box.ts";

export interface Likeness {
  readonly box: Box;
  /** A fresh copy that fills a box of its own size. */
  readonly copy: () => HTMLElement;
}

/** States that belong to the card where it lies, not on its way. */
const STATES = ["playable", "selected", "target", "picked", "hovered"];

export function likenessOf(element: HTMLElement): Likeness {
  const box = boxOf(element);
  const made = surrounded(element, box);
  return { box, copy: () => made.cloneNode(true) as HTMLElement };
}

function surrounded(element: HTMLElement, { width, height }: Box): HTMLElement {
  const body = element.cloneNode(true) as HTMLElement;
  for (const each of [body, ...body.querySelectorAll<HTMLElement>("*")]) strip(each);
  Object.assign(body.style, {
    position: "absolute",
    inset: "0 auto auto 0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    translate: "none",
    transition: "none",
  });
  let whole = body;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.matches("main, body")) break;
    const shell = around.cloneNode(false) as HTMLElement;
    strip(shell);
    shell.style.display = "contents";
    shell.append(whole);
    whole = shell;
  }
  return whole;
}

/** By these things are found on the page, by people and programs; a likeness is not one of them. */
const FOUND_BY = ["id", "name", "role", "tabindex", "title"].concat(
  ["card", "zone", "slot", "life", "lore", "plate", "link", "move", "pick"].map(
    (of) => `data-${of}`,
  ),
);

function strip(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name.startsWith("aria-") || FOUND_BY.includes(name)) element.removeAttribute(name);
  }
  element.classList.remove(...STATES);
}
