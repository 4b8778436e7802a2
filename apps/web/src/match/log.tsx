import type { LogLine } from "@tcg/core/hosting";
import { useEffect, useRef, useState } from "react";
import { amountIn } from "./log-amount.ts";
import { LogText } from "./log-text.tsx";
import { useMatchContext } from "./match-context.ts";

/** What happened, as a receipt. Its newest line stays in sight at the bottom. */
export function Log(props: { readonly lines: readonly LogLine[]; readonly onClose?: () => void }) {
  const { lines, onClose } = props;
  const { faces, gameId } = useMatchContext();
  return (
    <section className="log" id="log" aria-label="What happened">
      <h2 className="display">What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="log-lines" tabIndex={0}>
        <ol>
          {lines.map(({ key, kind, text }) => (
            <li key={key} className={kind} data-amount={amountIn(text) ?? undefined}>
              <span>
                <LogText text={text} faces={faces} gameId={gameId} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="barcode" aria-hidden="true" />
      {onClose !== undefined && (
        <button type="button" className="button log-close" onClick={onClose}>
          Back to the table
        </button>
      )}
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

/** The most lines that a screen reader is given at once: what a long turn can bring when it is skipped. */
const MAX_AT_ONCE = 40;

/**
 * The one live region of the page: says what happened, once and in order, and then what is asked. The question
 * alone is said when it changes, and not when somebody looks at another card.
 */
export function News(props: {
  readonly lines: readonly LogLine[];
  readonly asked?: string | null;
}) {
  const { lines, asked = null } = props;
  const heard = useRef<number | null>(null);
  const question = useRef<string | null>(null);
  question.current = asked;
  const [news, setNews] = useState({ upTo: -1, text: "" });
  useEffect(() => {
    const newest = lines.at(-1)?.key ?? null;
    const since = heard.current;
    heard.current = newest;
    // The log is not news when the page opens.
    if (since === null || newest === null || newest === since) return;
    const fresh = lines.filter(({ key }) => key > since).slice(-MAX_AT_ONCE);
    const told = fresh.map(({ text }) => `${text}.`);
    setNews({
      upTo: newest,
      text: [...told, ...(question.current === null ? [] : [question.current])].join(" "),
    });
  }, [lines]);
  return (
    <p className="unseen news" role="log" aria-live="polite" aria-atomic="true">
      {/* Put in anew each time: the same twice is told twice. */}
      <span key={news.upTo}>{news.text}</span>
    </p>
  );
}
