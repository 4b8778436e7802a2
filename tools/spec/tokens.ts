/**
 * The tokens of a piece of TypeScript, which need not be whole: what a mutant looks for begins and
 * ends where it likes, so no parser would take it.
 */
export type Token = {
  readonly text: string;
  /** Offsets in the text it was read from. */
  readonly start: number;
  readonly end: number;
};

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const word = /[#@]?[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*/uy;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const regularExpression = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const placeholder = /…\d*/y;
const mark =
  /\.\.\.|=>|[=!]==?|\?\?=|&&=|\|\|=|\?\?|\?\.(?!\d)|&&|\|\||\+\+|--|\*\*|<<|[-+*/%<>&|^]=|[\s\S]/uy;

/** Words after which a slash begins a regular expression. */
const beforeExpression = ["return", "typeof", "case", "in", "of", "void", "await", "yield"];

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? "";
  };
  while (at < text.length) {
    at += read(space).length;
    if (at >= text.length) break;
    const length =
      text[at] === "`"
        ? templateLength(text, at)
        : (beginsExpression(tokens.at(-1)) && read(regularExpression).length) ||
          [placeholder, word, quoted, mark].map(read).find((found) => found !== "")?.length ||
          1;
    tokens.push({ text: text.slice(at, at + length), start: at, end: at + length });
    at += length;
  }
  return tokens;
}

function beginsExpression(before: Token | undefined): boolean {
  if (before === undefined) return true;
  return beforeExpression.includes(before.text) || /^[^\w$)\]}"'`…]/u.test(before.text);
}

/** With all that stands in its `${…}`, templates too. One that does not end takes the rest. */
function templateLength(text: string, start: number): number {
  let at = start + 1;
  let depth = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (depth === 0 && character === "`") return at + 1 - start;
    else if (depth === 0 && text.startsWith("${", at)) {
      depth = 1;
      at += 1;
    } else if (depth > 0 && character === "`") at += templateLength(text, at) - 1;
    else if (depth > 0 && character === "{") depth += 1;
    else if (depth > 0 && character === "}") depth -= 1;
    at += 1;
  }
  return text.length - start;
}
