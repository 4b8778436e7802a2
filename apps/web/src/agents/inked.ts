/** Takes a snippet apart into what is set in ink of its own: notes, quoted texts, and words of the language. */

export interface InkedPart {
  readonly kind: "plain" | "note" | "text" | "word";
  readonly text: string;
  readonly at: number;
}

const WORDS =
  /(^#.*$|\/\/ .*$)|("[^"\n]*"|'[^'\n]*')|\b(type|async|function|const|let|while|if|continue|throw|new|return|await|as|curl|echo|sed)\b/gm;

export function inked(source: string): InkedPart[] {
  const parts: InkedPart[] = [];
  let from = 0;
  const plainUpTo = (to: number): void => {
    if (to > from) parts.push({ kind: "plain", text: source.slice(from, to), at: from });
  };
  for (const match of source.matchAll(WORDS)) {
    const [text, note, quoted] = match;
    plainUpTo(match.index);
    const kind = note !== undefined ? "note" : quoted !== undefined ? "text" : "word";
    parts.push({ kind, text, at: match.index });
    from = match.index + text.length;
  }
  plainUpTo(source.length);
  return parts;
}
