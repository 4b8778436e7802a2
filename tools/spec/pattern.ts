/**
 * Finds code by its tokens: line breaks, spaces, comments and trailing commas do not matter, and `…`
 * stands for any tokens of one statement and one pair of brackets, none included. `isFull(…, seat)`
 * finds `isFull(book, state, seat)` and `isFull(seat)`.
 */
import { type Token, tokensOf } from "./tokens.ts";

export type Match = {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** What each `…` stands for, in order. */
  readonly filled: readonly string[];
};

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers = Object.values(closing);

/** All matches that do not overlap, each the shortest from its beginning. */
export function findPattern(pattern: string, text: string): Match[] {
  const wanted = tokensOf(pattern);
  const tokens = tokensOf(text);
  const matches: Match[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const found = matchAt(wanted, 0, tokens, first, []);
    const start = tokens[first]?.start;
    const end = found === undefined ? undefined : tokens[found.next - 1]?.end;
    if (found === undefined || start === undefined || end === undefined || found.next <= first)
      continue;
    matches.push({ start, end, filled: filledBy(found, tokens, text) });
    first = found.next - 1;
  }
  return matches;
}

/** Does the pattern fit the whole text? */
export function fitsWhole(pattern: string, text: string): Match | undefined {
  const end = { text: "", start: text.length, end: text.length };
  const tokens = [...tokensOf(text), end];
  const found = matchAt([...tokensOf(pattern), end], 0, tokens, 0, []);
  return found && { start: 0, end: text.length, filled: filledBy(found, tokens, text) };
}

function filledBy({ spans }: Found, tokens: readonly Token[], text: string): string[] {
  return spans.map(([from, to]) =>
    from === to ? "" : text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
}

/** `…` in a replacement is what the same `…` of the pattern stands for; `…2` is the second. */
export function fill(replacement: string, { filled }: Match): string {
  const tokens = tokensOf(replacement);
  let text = "";
  let done = 0;
  let count = 0;
  tokens.forEach(({ text: name, start, end }, index) => {
    if (!isPlaceholder(name)) return;
    const number = name === "…" ? count : Number(name.slice(1)) - 1;
    count += 1;
    const code = filled[number] ?? "";
    text += replacement.slice(done, start) + code;
    const next = tokens[index + 1];
    done = code === "" && next?.text === "," ? next.end : end;
  });
  return text + replacement.slice(done);
}

/** Placeholders in a replacement that the pattern does not have. */
export function unknownPlaceholders(pattern: string, replacement: string): string[] {
  const count = tokensOf(pattern).filter(({ text }) => isPlaceholder(text)).length;
  return tokensOf(replacement)
    .map(({ text }) => text)
    .filter(isPlaceholder)
    .filter((name, index) => (name === "…" ? index : Number(name.slice(1)) - 1) >= count);
}

export function isSameCode(a: string, b: string): boolean {
  const join = (text: string): string =>
    tokensOf(text)
      .map((token) => token.text)
      .join(" ");
  return join(a) === join(b);
}

function isPlaceholder(text: string): boolean {
  return text.startsWith("…");
}

type Span = readonly [from: number, to: number];
type Found = { readonly next: number; readonly spans: readonly Span[] };

function matchAt(
  wanted: readonly Token[],
  index: number,
  tokens: readonly Token[],
  at: number,
  spans: readonly Span[],
): Found | undefined {
  const want = wanted[index];
  if (want === undefined) return { next: at, spans };
  const token = tokens[at];
  if (isPlaceholder(want.text)) return matchPlaceholder(wanted, index, tokens, at, spans);
  if (token?.text === want.text) {
    const found = matchAt(wanted, index + 1, tokens, at + 1, spans);
    if (found !== undefined) return found;
  }
  if (isTrailingComma(tokens, at) && index > 0)
    return matchAt(wanted, index, tokens, at + 1, spans);
  if (isTrailingComma(wanted, index)) return matchAt(wanted, index + 1, tokens, at, spans);
  return undefined;
}

function matchPlaceholder(
  wanted: readonly Token[],
  index: number,
  tokens: readonly Token[],
  at: number,
  spans: readonly Span[],
): Found | undefined {
  // Nothing at all takes the comma after it along.
  const none: Span[] = [...spans, [at, at]];
  if (wanted[index + 1]?.text === ",") {
    const found = matchAt(wanted, index + 2, tokens, at, none);
    if (found !== undefined) return found;
  }
  for (let end: number | undefined = at; end !== undefined; end = afterGroup(tokens, end)) {
    const found = matchAt(wanted, index + 1, tokens, end, [...spans, [at, end]]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The place after one token, or after a pair of brackets. None where the statement or bracket ends. */
function afterGroup(tokens: readonly Token[], at: number): number | undefined {
  const open = tokens[at]?.text;
  if (open === undefined || open === ";" || closers.includes(open)) return undefined;
  const close = closing[open];
  if (close === undefined) return at + 1;
  let depth = 1;
  for (let next = at + 1; next < tokens.length; next += 1) {
    const text = tokens[next]?.text;
    if (text === open) depth += 1;
    if (text === close) depth -= 1;
    if (depth === 0) return next + 1;
  }
  return undefined;
}

function isTrailingComma(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "," && closers.includes(tokens[at + 1]?.text ?? "");
}
