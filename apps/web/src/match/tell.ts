/** The log: events as sentences, from where the viewer sits. Which words, each game says itself. */
import type { MaskedEvent } from "@ltcg/server/protocol";
import type { Eyes } from "./names.ts";
import type { Faces } from "./shown.ts";

export interface LogLine {
  /** Counts up through the match. */
  readonly key: number;
  readonly text: string;
  readonly kind: "turn" | "yours" | "theirs" | "fact" | "end";
}

/** What telling remembers from one event to the next: what lay under ids that may be gone since. */
export interface Told {
  readonly lines: readonly LogLine[];
  readonly faces: ReadonlyMap<string, string>;
}

export const nothingTold: Told = { lines: [], faces: new Map() };

/** What a sentence may need: who hears it, printed cards, and which of them lay under which id. */
export interface Hearing {
  readonly eyes: Eyes;
  readonly printed: Faces;
  readonly faces: ReadonlyMap<string, string>;
}

/** An event in words, or null for nothing worth telling. */
export type Sentence = (event: MaskedEvent, hearing: Hearing) => Omit<LogLine, "key"> | null;

/** Enough for any match a person reads back, and a bound for the rest. */
const MOST_LINES = 2000;

export function tell(
  sentence: Sentence,
  before: Told,
  events: readonly MaskedEvent[],
  eyes: Eyes,
  printed: Faces,
): Told {
  const faces = new Map(before.faces);
  const lines = [...before.lines];
  let key = (lines.at(-1)?.key ?? -1) + 1;
  for (const event of events) {
    remember(faces, event);
    const said = sentence(event, { eyes, printed, faces });
    if (said !== null) lines.push({ key: key++, ...said });
  }
  return { lines: lines.slice(-MOST_LINES), faces };
}

/** Wherever an event names a card and its face together; `as` is the id it has afterwards. */
function remember(faces: Map<string, string>, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { card, as, def } = value as Readonly<Record<string, unknown>>;
  const face = typeof def === "string" ? def : faces.get(typeof card === "string" ? card : "");
  if (face !== undefined) {
    if (typeof card === "string") faces.set(card, face);
    if (typeof as === "string") faces.set(as, face);
  }
  for (const part of Object.values(value)) remember(faces, part);
}
