/** A card to read, over the page: large, and its text once more for who reads it at another size. */
import { useEffect, useRef } from "react";
import type { GalleryCard } from "../gallery/printers.ts";
import { wholeName } from "../print/card/card-words.ts";
import { FullCard } from "../print/card/full-card.tsx";

export function CardDialog(props: { readonly face: GalleryCard; readonly onClose: () => void }) {
  const { face, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="deck-dialog read-card"
      aria-label={wholeName(face)}
      onClose={onClose}
    >
      <FullCard face={face} />
      {face.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
