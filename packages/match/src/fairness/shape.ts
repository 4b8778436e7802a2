/** Checks that untrusted JSON has the shape of a record, of a receipt, or of what a viewer kept. */

/** What is wrong, as `seats[0].deck is not a list`; null if nothing is. */
type Check = (value: unknown, at: string) => string | null;

const leaf =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value, at) =>
    holds(value) ? null : `${at} is not ${what}`;

const text = leaf("text", (value) => typeof value === "string");
const whole = leaf("a whole number", Number.isSafeInteger);
const flag = leaf("true or false", (value) => typeof value === "boolean");
const object = leaf("an object", isObject);
const seed = leaf("a seed", (value) => typeof value === "string" || typeof value === "number");

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const orNull =
  (check: Check): Check =>
  (value, at) =>
    value === null ? null : check(value, at);

const optional =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? null : check(value, at);

const firstOf = (faults: Iterable<string | null>): string | null => {
  for (const fault of faults) if (fault !== null) return fault;
  return null;
};

const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? firstOf(Array.from(value, (item: unknown, i) => check(item, `${at}[${i}]`)))
      : `${at} is not a list`;

const tableOf =
  (check: Check): Check =>
  (value, at) =>
    isObject(value)
      ? firstOf(Object.entries(value).map(([key, each]) => check(each, `${at}.${key}`)))
      : `${at} is not an object`;

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, at) =>
    isObject(value)
      ? firstOf(
          Object.entries(checks).map(([name, check]) =>
            check(
              Object.hasOwn(value, name) ? value[name] : undefined,
              at ? `${at}.${name}` : name,
            ),
          ),
        )
      : `${at || "it"} is not an object`;

const ended = orNull(fields({ winners: listOf(text), reason: text }));

const receipt = fields({
  matchId: text,
  game: text,
  rulesVersion: whole,
  cardSet: text,
  config: object,
  commitment: text,
  secret: text,
  seats: listOf(
    fields({
      seat: text,
      deck: listOf(text),
      deckLock: text,
      entropyHash: orNull(text),
      entropy: orNull(text),
    }),
  ),
  seed: orNull(seed),
  isSeedChosen: flag,
  entries: listOf(fields({ version: whole, seat: text, body: text, atMs: whole, link: text })),
  outcome: ended,
  finalHash: orNull(text),
});

const kept = fields({
  viewer: optional(text),
  commitment: optional(text),
  deckLocks: optional(tableOf(text)),
  entropyHashes: optional(tableOf(orNull(text))),
  entropy: optional(fields({ seat: text, entropy: text })),
  updates: optional(listOf(fields({ version: whole, events: listOf(object) }))),
});

const command: Check = (value, at) =>
  listOf(text)(value, at) ?? ((value as string[]).length === 2 ? null : `${at} is not a pair`);

const record = fields({
  game: text,
  rulesVersion: whole,
  cardSet: text,
  options: object,
  commands: listOf(command),
  finalHash: text,
});

export const receiptFault = (value: unknown): string | null => receipt(value, "");
export const keptFault = (value: unknown): string | null => kept(value, "");
export const recordFault = (value: unknown): string | null => record(value, "");
