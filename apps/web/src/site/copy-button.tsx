/** Copies a text, and says whether it did. */
import { useState } from "react";
import { copyText } from "./copy-text.ts";

export function CopyButton(props: {
  readonly text: string;
  readonly className: string;
  /** What is copied, for who listens: "the key". */
  readonly what: string;
}) {
  const [told, setTold] = useState("");
  const copy = async (): Promise<void> =>
    setTold((await copyText(props.text)) ? "Copied" : "Copy it by hand");
  return (
    <button
      type="button"
      className={props.className}
      aria-label={`Copy ${props.what}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{told === "" ? "Copy" : told}</span>
    </button>
  );
}
