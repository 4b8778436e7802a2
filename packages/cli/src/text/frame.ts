/** Sections of text in a frame of lines, as a card is printed. */

const WIDTH = 64;

export function frameLines(sections: readonly (readonly string[])[]): string[] {
  const rule = "─".repeat(WIDTH + 2);
  return [
    `┌${rule}┐`,
    ...sections
      .filter((section) => section.length > 0)
      .flatMap((section, i) => [
        ...(i > 0 ? [`├${rule}┤`] : []),
        ...section.flatMap((paragraph) => wrap(paragraph, WIDTH)).map(framed),
      ]),
    `└${rule}┘`,
  ];
}

const framed = (line: string): string => `│ ${line}${" ".repeat(WIDTH - widthOf(line))} │`;

/** In characters as they are read, so that the frame is straight. */
const letters = new Intl.Segmenter("en");
const widthOf = (text: string): number => [...letters.segment(text)].length;

/** Breaks between words; a word that is longer than a line is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => cut(each, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  const parts = [...letters.segment(word)].map(({ segment }) => segment);
  const pieces: string[] = [];
  for (let from = 0; from < parts.length; from += width) {
    pieces.push(parts.slice(from, from + width).join(""));
  }
  return pieces.length === 0 ? [""] : pieces;
}
