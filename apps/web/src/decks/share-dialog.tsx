/** A deck to pass on: as a link that holds it, and as the text that the terminal takes. */
import { writeDeckText } from "@tcg/core/hosting";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { copyText } from "../site/copy-text.ts";
import { addressOf } from "./deck-address.ts";
import type { Deck } from "./own-deck.ts";

export function ShareDialog({
  deck,
  onClose,
}: {
  readonly deck: Deck;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const text = writeDeckText(deck.cards);
  return (
    <dialog ref={dialog} className="deck-dialog" aria-label="Share this deck" onClose={onClose}>
      <h2 className="display">Share {deck.name}</h2>
      <Copied label="A link that holds the deck" text={addressOf(deck, location.origin)} rows={3} />
      <Copied label="The deck as text, for a file or the terminal" text={text} rows={8}>
        <SaveFile name={deck.name} text={text} />
      </Copied>
      <p className="quiet">
        <code>npx lunchtable play --deck deck.txt</code> plays the file in a terminal.
      </p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

function Copied(props: {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly children?: ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    field.current?.select();
    setSaid(
      (await copyText(props.text)) ? "Copied." : "It is marked: copy it with Ctrl or ⌘ and C.",
    );
  };
  return (
    <div className="copied">
      <label htmlFor={id}>{props.label}</label>
      <textarea id={id} ref={field} readOnly rows={props.rows} value={props.text} />
      <div className="line">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
        {props.children}
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

function SaveFile({ name, text }: { readonly name: string; readonly text: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "deck";
  return (
    <a className="button still" href={address} download={`${file}.txt`}>
      Save as a file
    </a>
  );
}
