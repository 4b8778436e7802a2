import { faceOfInk } from "../home/deck-face.ts";
import { randomFor } from "../print/art/random.ts";
import { allInks } from "../print/inks.ts";
import { Picture } from "../print/picture.tsx";

const inks = Object.keys(allInks).slice(0, 6);

/** A face for somebody who has none: always the same for the same name. A program's is square. */
export function Face({ name, isBot = false }: { readonly name: string; readonly isBot?: boolean }) {
  const ink = inks[Math.floor(randomFor(name, "face")() * inks.length)] ?? "plain";
  return (
    <span className={`face face-of q-${ink}${isBot ? " bot" : ""}`} aria-hidden="true">
      <Picture card={faceOfInk(ink)} />
    </span>
  );
}
