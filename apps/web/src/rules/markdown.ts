/**
 * Parses a rulebook's Markdown into blocks. It knows the Markdown that rulebooks use: headings, paragraphs,
 * lists, tables, and in the text code, emphasis and links.
 */

export type Inline =
  | { readonly kind: "text" | "code" | "em" | "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export interface Item {
  /** The rule's number, if it begins with one. */
  readonly number: string | null;
  readonly inlines: readonly Inline[];
}

export type Block =
  | ({ readonly kind: "heading"; readonly level: number } & Item)
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly kind: "list"; readonly items: readonly Item[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "code"; readonly text: string };

export function readMarkdown(text: string): Block[] {
  const numbers = new Set(text.match(/^(?:#+|-) \d+(?:\.\d+)*(?= )/gm)?.map(numberIn));
  const inlines = (line: string): Inline[] => readInlines(line, numbers);
  const item = (line: string): Item => {
    const number = /^\d+(?:\.\d+)*(?= )/.exec(line)?.[0] ?? null;
    return { number, inlines: inlines(number === null ? line : line.slice(number.length + 1)) };
  };
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\s*\|/, "")
      .replace(/\|\s*$/, "")
      .split("|")
      .map((cell) => inlines(cell.trim()));

  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6}) +(.+)$/.exec(line);
    /** The lines from here on for as long as they are wanted. */
    const take = (isWanted: (line: string) => boolean): string[] => {
      const from = at;
      while (at < lines.length && isWanted(lines[at] ?? "")) at++;
      return lines.slice(from, at);
    };
    if (line.trim() === "") at++;
    else if (heading !== null) {
      at++;
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, ...item(heading[2] ?? "") });
    } else if (line.startsWith("```")) {
      at++;
      const code = take((next) => !next.startsWith("```"));
      at++;
      blocks.push({ kind: "code", text: code.join("\n") });
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = take((next) => next.startsWith("|"));
      blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (line.startsWith("- ")) {
      const entries: string[] = [];
      for (const next of take((more) => more.startsWith("- ") || /^ +\S/.test(more))) {
        if (next.startsWith("- ")) entries.push(next.slice(2));
        else entries.push(`${entries.pop() ?? ""} ${next.trim()}`);
      }
      blocks.push({ kind: "list", items: entries.map(item) });
    } else {
      const paragraph = take((next) => next.trim() !== "" && !/^(#|- |\||```)/.test(next));
      blocks.push({ kind: "paragraph", inlines: inlines(paragraph.join(" ")) });
    }
  }
  return blocks;
}

const numberIn = (text: string): string => text.replace(/^\S+ /, "");

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)|(\d+\.\d+)/g;

/** The number of an existing rule becomes a link to it. */
function readInlines(text: string, numbers: ReadonlySet<string>): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const plainUpTo = (to: number): void => {
    if (to > from) found.push({ kind: "text", text: text.slice(from, to) });
  };
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong, star, under, link, href, number] = match;
    const isInWord = under !== undefined && /\w/.test(text[match.index - 1] ?? "");
    if (isInWord || (number !== undefined && !numbers.has(number))) continue;
    plainUpTo(match.index);
    from = match.index + whole.length;
    const em = star ?? under;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (number !== undefined) found.push({ kind: "link", text: number, href: `#${number}` });
    else if (link !== undefined && isSafe(href)) found.push({ kind: "link", text: link, href });
    else found.push({ kind: "text", text: link ?? whole });
  }
  plainUpTo(text.length);
  return found;
}

const isSafe = (href: string | undefined): href is string =>
  href !== undefined && /^(https?:|#)/.test(href);
