/**
 * A message of a stream as JSON text. Much of it was sent before: views share parts with those of the
 * version before, and a face is the same object however often it is seen. Their texts are remembered.
 */
import { viewText } from "@tcg/core";
import type { StreamMessage } from "./protocol.ts";

/** The same value as `JSON.stringify` writes, its fields in another order. */
export function messageText({ view, cards, ...rest }: StreamMessage): string {
  const fields = JSON.stringify(rest).slice(0, -1);
  const viewed = view === null ? "null" : viewText(view);
  return `${fields},"cards":${facesText(cards)},"view":${viewed}}`;
}

const texts = new WeakMap<object, string>();

function facesText(faces: StreamMessage["cards"]): string {
  let text = "{";
  for (const def in faces) {
    if (text.length > 1) text += ",";
    text += `${JSON.stringify(def)}:${faceText(faces[def] as object)}`;
  }
  return `${text}}`;
}

/** Nobody writes to a face. */
function faceText(face: object): string {
  const known = texts.get(face) ?? JSON.stringify(face);
  texts.set(face, known);
  return known;
}
