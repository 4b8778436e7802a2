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

/** These fields and no others. */
function only(checks: Readonly<Record<string, Check>>): Check {
  const has = fields(checks);
  return (value, at) => {
    const fault = has(value, at);
    if (fault !== null) return fault;
    const other = Object.keys(value as object).find((name) => !Object.hasOwn(checks, name));
    return other === undefined ? null : `${at ? `${at}.` : ""}${other} does not belong there`;
  };
}

const mode = leaf("mode", (value) => value === "casual" || value === "ranked");
const ended = orNull(fields({ winners: listOf(text), reason: text }));

const receipt = fields({
  matchId: text,
  game: text,
  rulesVersion: whole,
  cardSet: text,
  oldCards: optional(text),
  config: object,
  commitment: text,
  secret: text,
  seats: listOf(
    fields({
      seat: text,
      by: leaf("player or bot", (value) => value === "player" || value === "bot"),
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
  mode: optional(mode),
  rulesVersion: optional(whole),
  cardSet: optional(text),
  isSeedChosen: optional(flag),
  commitment: optional(text),
  deckLocks: optional(tableOf(text)),
  entropyHashes: optional(tableOf(orNull(text))),
  entropy: optional(fields({ seat: text, entropy: text })),
  updates: optional(listOf(fields({ version: whole, events: listOf(object) }))),
});

const command: Check = (value, at) =>
  listOf(text)(value, at) ?? ((value as string[]).length === 2 ? null : `${at} is not a pair`);

const deal = only({ after: whole, seat: text, seed });

const origin = only({
  matchId: text,
  version: whole,
  seat: text,
  options: object,
  commands: listOf(command),
  dealtAnew: optional(listOf(deal)),
});

/** What the service writes of what it was asked. Nothing else is in there. */
const create = only({
  game: text,
  mode: optional(mode),
  seat: optional(text),
  bot: optional(text),
  deck: listOf(text),
  opponents: optional(listOf(only({ seat: optional(text), bot: text, deck: listOf(text) }))),
  config: optional(object),
  timeControl: optional(object),
  isPublic: optional(flag),
  isByInvitation: optional(flag),
  isWatchable: optional(flag),
  ownCards: optional(only({ name: text, hash: text })),
  rematchOf: optional(text),
  from: optional(origin),
  entropyHash: optional(text),
  seed: optional(seed),
});
const join = only({ seat: text, deck: listOf(text), entropyHash: orNull(text) });
const entropy = only({ seat: text, entropy: text });
const yes = leaf("true", (value) => value === true);
const start = only({ started: yes });
const resume = only({ resumed: yes });
const abort = only({ aborted: text });
const move = only({ expectedVersion: whole, move: text });

const record = fields({
  game: text,
  rulesVersion: whole,
  cardSet: text,
  options: object,
  commands: listOf(command),
  dealtAnew: optional(listOf(deal)),
  finalHash: text,
});

export const receiptFault = (value: unknown): string | null => receipt(value, "");
export const createFault = (value: unknown): string | null => create(value, "");
export const joinFault = (value: unknown): string | null => join(value, "");
export const entropyFault = (value: unknown): string | null => entropy(value, "");
export const startFault = (value: unknown): string | null => start(value, "");
export const resumeFault = (value: unknown): string | null => resume(value, "");
export const abortFault = (value: unknown): string | null => abort(value, "");
export const moveFault = (value: unknown): string | null => move(value, "");
export const keptFault = (value: unknown): string | null => kept(value, "");
export const recordFault = (value: unknown): string | null => record(value, "");
