import { useEffect, useRef } from "react";
import type { LogLine } from "./tell.ts";

/** What happened, newest at the bottom and in sight. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const end = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [newest]);
  return (
    <section className="log" aria-label="What happened">
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={end} tabIndex={0}>
        {lines.map(({ key, kind, text }) => (
          <li key={key} className={kind}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
