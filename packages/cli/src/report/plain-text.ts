/** Words of strangers, before a terminal shows them or a file of source quotes them. */

/** No control character: neither a terminal's commands nor the end of a comment's line. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(oneLine)
    .filter((line) => line !== "");
