/**
 * Rule numbers and the way a test title cites them.
 *
 * A title opens with one or more brackets: `[LT 6.3]`, `[LT 6.3, 6.4]`, `[K3.1, K3.2]`,
 * `[LOR 4.3.2] [K1.1]`. A prefix holds for the numbers after it, until the next prefix. A letter
 * after a number names one case of that rule: `[CR 1.9.1.1b]`.
 */

type Citation = { readonly prefix: string; readonly number: string };

export type TitleCitations = {
  readonly citations: readonly Citation[];
  /** The text of a bracket that opens like a citation and does not read as one. */
  readonly malformed?: string;
};

const dotted = String.raw`\d+(?:\.\d+)*[a-z]?`;
const item = new RegExp(`^([A-Z][A-Za-z]*)? ?(${dotted})$`);
const looksLikeCitation = /^\[\s*([A-Za-z]+)\s*\d/;

export function readCitations(title: string, knownPrefixes: readonly string[]): TitleCitations {
  const citations: Citation[] = [];
  let rest = title.trimStart();
  while (rest.startsWith("[")) {
    const end = rest.indexOf("]");
    const inside = end < 0 ? undefined : readBracket(rest.slice(1, end));
    if (inside === undefined) {
      const word = looksLikeCitation.exec(rest)?.[1]?.toLowerCase();
      const ours = knownPrefixes.some((prefix) => prefix.toLowerCase() === word);
      return ours
        ? { citations, malformed: end < 0 ? rest : rest.slice(0, end + 1) }
        : { citations };
    }
    citations.push(...inside);
    rest = rest.slice(end + 1).trimStart();
  }
  return { citations };
}

function readBracket(inside: string): Citation[] | undefined {
  const citations: Citation[] = [];
  let prefix: string | undefined;
  for (const part of inside.split(",")) {
    const match = item.exec(part.trim());
    prefix = match?.[1] ?? prefix;
    const number = match?.[2];
    if (prefix === undefined || number === undefined) return undefined;
    citations.push({ prefix, number });
  }
  return citations;
}

/** As a title writes it: `LT 6.3`, and `K3.1` for a prefix of one letter. */
export function cite(prefix: string, number: string): string {
  return prefix.length === 1 ? `${prefix}${number}` : `${prefix} ${number}`;
}

/** Reads `6.3`, `LT 6.3` and `K3.1` alike, for the places where the prefix goes without saying. */
export function readNumber(text: string, prefix: string): string | undefined {
  const match = item.exec(text.trim());
  return match !== null && (match[1] ?? prefix) === prefix ? match[2] : undefined;
}

/**
 * A pattern for Vitest's test-name filter. It may let through a little too much (the verdict reads
 * the titles properly), but `6.3` never finds `6.30`, `16.3`, `6.3.1` or `6.3a`.
 */
export function namePattern(prefix: string, numbers: readonly string[]): RegExp {
  const alternatives = numbers.map((number) => number.replaceAll(".", String.raw`\.`)).join("|");
  return new RegExp(
    String.raw`\[(?=[^\]]*\b${prefix} ?\d)[^\]]*?(?<![\d.])(?:${alternatives})(?![\d.a-z])[^\]]*\]`,
  );
}

/** The innermost of the sections around a number, or its first part where there is none. */
export function groupOf(number: string, sections: readonly string[]): string {
  const around = sections.filter((section) => isWithin(number, section));
  const [innermost] = around.sort((a, b) => b.length - a.length);
  return innermost ?? number.split(".", 1)[0] ?? number;
}

/** Is `number` the rule or section `ancestor` itself, a case of it or somewhere beneath it? */
export function isWithin(number: string, ancestor: string): boolean {
  return number.startsWith(ancestor) && /^([.a-z]|$)/.test(number.slice(ancestor.length));
}

/** The rule that `1.9.1.1b` is a case of; nothing for a number without a letter. */
export function ruleOfCase(number: string): string | undefined {
  return /^(.*\d)[a-z]$/.exec(number)?.[1];
}
