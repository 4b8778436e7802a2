import type { LogLine } from "@tcg/core/hosting";
import { useEffect, useRef, useState } from "react";

/** What happened. log.css keeps the newest line in sight at the bottom. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <section className="log" id="log" aria-label="What happened">
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="log-lines" tabIndex={0}>
        <ol>
          {lines.map(({ key, kind, text }) => (
            <li key={key} className={kind}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** On a phone: the newest line, and a button that opens the others. */
export function LatestLine(props: {
  readonly lines: readonly LogLine[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const { lines, isOpen, onToggle } = props;
  return (
    <button
      type="button"
      className="latest"
      aria-expanded={isOpen}
      aria-controls="log"
      onClick={onToggle}
    >
      <span className="latest-text">{lines.at(-1)?.text ?? "Nothing has happened yet"}</span>
      <span className="latest-more">{isOpen ? "Back to the table" : "Log"}</span>
    </button>
  );
}

/** The most lines that a screen reader is given at once. */
const MAX_AT_ONCE = 12;

/** Announces new lines to screen readers. */
export function News({ lines }: { readonly lines: readonly LogLine[] }) {
  const heard = useRef<number | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    const newest = lines.at(-1)?.key ?? null;
    const since = heard.current;
    heard.current = newest;
    // The log is not news when the page opens.
    if (since === null || newest === null || newest === since) return;
    const fresh = lines.filter(({ key }) => key > since).slice(-MAX_AT_ONCE);
    setNews(fresh.map(({ text }) => `${text}.`).join(" "));
  }, [lines]);
  return (
    <p className="unseen news" role="log" aria-live="polite" aria-atomic="true">
      {news}
    </p>
  );
}
