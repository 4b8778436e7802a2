/** A snippet to copy, its notes and texts in other inks. */
import { CopyButton } from "../site/copy-button.tsx";
import { type InkedPart, inked } from "./inked.ts";

export function Code(props: { readonly name: string; readonly source: string }) {
  const { name, source } = props;
  return (
    <figure className="snippet">
      <figcaption>
        <span className="display">{name}</span>
        <CopyButton text={source} className="chip" what={`the snippet for ${name}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <pre className="wide" tabIndex={0}>
        <code>
          {inked(source).map((part) => (
            <Part key={part.at} part={part} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Part({ part: { kind, text } }: { readonly part: InkedPart }) {
  return kind === "plain" ? text : <span className={`code-${kind}`}>{text}</span>;
}
