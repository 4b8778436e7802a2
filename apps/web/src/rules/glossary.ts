/** The words of the rules that a newcomer asks about: what each means, in short, and the rule that says it in full. */
import { lorcanaTerms } from "./glossary-lorcana.ts";
import { lunchTableTerms } from "./glossary-lunchtable.ts";

export interface TermEntry {
  readonly name: string;
  /** As it stands in sentences, in small letters; the longest counts. */
  readonly forms: readonly string[];
  readonly rule: string;
  /** It stands with a capital wherever it stands. */
  readonly isKeyword?: true;
  readonly means: string;
}

export interface Glossary {
  readonly game: string;
  readonly entries: readonly TermEntry[];
}

const glossaries: Readonly<Record<string, Glossary>> = {
  lunchtable: { game: "lunchtable", entries: lunchTableTerms },
  lorcana: { game: "lorcana", entries: lorcanaTerms },
};

/** The same each time, so that texts are gone through for terms once. */
export const glossaryOf = (game: string): Glossary | null =>
  (Object.hasOwn(glossaries, game) ? glossaries[game] : undefined) ?? null;

/** A text in pieces; those that are terms have their entry. */
export interface Piece {
  readonly text: string;
  readonly at: number;
  readonly entry: TermEntry | null;
}

const patterns = new WeakMap<readonly TermEntry[], RegExp>();

function patternOf(entries: readonly TermEntry[]): RegExp {
  const known = patterns.get(entries);
  if (known !== undefined) return known;
  const forms = entries.flatMap((entry) => entry.forms).sort((a, b) => b.length - a.length);
  // A hyphen is part of a word: the "class" of "class-like" is another.
  const made = new RegExp(`(?<![\\w-])(?:${forms.join("|")})(?![\\w-])`, "gi");
  patterns.set(entries, made);
  return made;
}

/** "Chain Letter" is a card: a capital within a sentence, or before another one. */
function isPartOfName(text: string, at: number, said: string): boolean {
  if (!/^[A-Z]/.test(said)) return false;
  const isFirst = /(?:^|[.:!?\n]\s*|[(“"])$/.test(text.slice(0, at));
  return !isFirst || /^ [A-Z]/.test(text.slice(at + said.length));
}

/** Each term is explained where it stands first. */
export function explained(text: string, { entries }: Glossary): Piece[] {
  const pieces: Piece[] = [];
  const met = new Set<TermEntry>();
  let from = 0;
  const plainUpTo = (to: number): void => {
    if (to > from) pieces.push({ text: text.slice(from, to), at: from, entry: null });
  };
  for (const { 0: said, index } of text.matchAll(patternOf(entries))) {
    const entry = entries.find(({ forms }) => forms.includes(said.toLowerCase()));
    if (entry === undefined || met.has(entry)) continue;
    if (entry.isKeyword !== true && isPartOfName(text, index, said)) continue;
    met.add(entry);
    plainUpTo(index);
    pieces.push({ text: said, at: index, entry });
    from = index + said.length;
  }
  plainUpTo(text.length);
  return pieces;
}
