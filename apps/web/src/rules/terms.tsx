/** A text whose rule terms can be asked about, where a page says of which game it speaks. */
import { createContext, Fragment, useContext, useMemo } from "react";
import { explained, type Glossary } from "./glossary.ts";
import { Term } from "./term.tsx";

export const GlossaryContext = createContext<Glossary | null>(null);

export function Terms(props: {
  readonly text: string;
  /** Not a stop for the keyboard: there are too many of them, and the same words can be reached elsewhere. */
  readonly isAside?: boolean;
}) {
  const { text, isAside = false } = props;
  const glossary = useContext(GlossaryContext);
  const pieces = useMemo(
    () => (glossary === null ? null : explained(text, glossary)),
    [text, glossary],
  );
  if (glossary === null || pieces === null) return text;
  return pieces.map(({ text: said, at, entry }) =>
    entry === null ? (
      <Fragment key={at}>{said}</Fragment>
    ) : (
      <Term key={at} said={said} entry={entry} game={glossary.game} isAside={isAside} />
    ),
  );
}
