/** Copies a text, and says whether it did. */
import { useState } from "react";

export function CopyButton(props: {
  readonly text: string;
  readonly className: string;
  /** What is copied, for who listens: "the key". */
  readonly what: string;
}) {
  const [told, setTold] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.text);
      setTold("Copied");
    } catch {
      // Browsers copy on secure addresses only.
      setTold("Copy it by hand");
    }
  };
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
