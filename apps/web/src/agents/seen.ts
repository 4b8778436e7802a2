/** An observation in plain text, taken apart as the page shows it: what is seen, the question, and the list. */

export interface Seen {
  readonly match: string;
  /** What happened and how the table is. */
  readonly table: string;
  /** What has to be decided; null while others decide, and at the end. */
  readonly question: string | null;
  readonly actions: readonly { readonly id: string; readonly text: string }[];
}

const QUESTION = /^YOUR DECISION: ?/m;
const MATCH = /^[^\n]*?match (?<match>[0-9a-f]+)/;

export function readSeen(text: string): Seen {
  const match = MATCH.exec(text)?.groups?.match ?? "";
  const at = text.search(QUESTION);
  if (at < 0) return { match, table: text.trimEnd(), question: null, actions: [] };
  const [first = "", ...lines] = text.slice(at).split("\n");
  const actions = lines.flatMap((line) => {
    const found = /^- (?<id>[^:]+): (?<text>.*)$/.exec(line)?.groups;
    return found === undefined ? [] : [{ id: found.id ?? "", text: found.text ?? "" }];
  });
  return {
    match,
    table: text.slice(0, at).trimEnd(),
    question: first.replace(QUESTION, ""),
    actions,
  };
}
