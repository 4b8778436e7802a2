/** How long a seat may think, as data. All times are milliseconds. */
export interface TimeControl {
  /** The time each seat has for the whole match. */
  readonly bankMs: number;
  /** The time a seat gets back for each decision. */
  readonly incrementMs: number;
  /** The longest that one decision may take, whatever is left in the bank. */
  readonly capMs: number;
}

const DAY_MS = 86_400_000;
/** A bank that is never used up in one sitting, and a number that any store holds. */
const MAX_MS = 30 * DAY_MS;

/** What is wrong with a time control from a client, in a sentence; null if nothing is. */
export function timeControlFault(given: unknown): string | null {
  if (typeof given !== "object" || given === null) {
    return "A time control has bankMs, incrementMs and capMs, in milliseconds.";
  }
  const fields = given as Readonly<Record<string, unknown>>;
  const bounds = { bankMs: 1000, incrementMs: 0, capMs: 1000 } as const;
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(bounds, name)) return `A time control has no ${name}.`;
  }
  for (const [name, least] of Object.entries(bounds)) {
    const value = fields[name];
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > MAX_MS) {
      return `${name} is a whole number of milliseconds from ${least} to ${MAX_MS}.`;
    }
  }
  return null;
}
