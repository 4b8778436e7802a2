/**
 * The canonical text of a state, written for every action. A command leaves most of a state as it
 * was, the very same objects, so the texts of the parts are kept by object and only what is new is
 * written anew: the two outermost levels are put together here, all below is the kernel's.
 */
import { canonicalJson, type GameTypes, type State } from "@tcg/core";

const LEVELS_TAKEN_APART = 2;

const texts = new WeakMap<object, string>();

/** The same as `canonicalJson`, for values that nobody changes after they were made. */
export function snapshotText(value: unknown, levels: number = LEVELS_TAKEN_APART): string {
  if (typeof value !== "object" || value === null) return canonicalJson(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text =
    levels === 0 || Array.isArray(value)
      ? canonicalJson(value)
      : writeParts(fieldsOf(value), levels - 1);
  // Of the outermost there is one for each version: it will not be asked for again.
  if (levels < LEVELS_TAKEN_APART) texts.set(value, text);
  return text;
}

/** Names and values; of the cards of a state, ids and cards. */
function fieldsOf(object: object): [string, unknown][] {
  return Symbol.iterator in object
    ? [...(object as State<GameTypes>["cards"] as Iterable<[string, unknown]>)]
    : Object.entries(object);
}

function writeParts(fields: [string, unknown][], levels: number): string {
  const parts = fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${snapshotText(value, levels)}`);
  return `{${parts.join(",")}}`;
}

/** Of what a snapshot holds. One of another layout is folded anew from the log. */
const LAYOUT = 1;

export function writeSnapshot(state: State<GameTypes>): string {
  return `{"layout":${LAYOUT},"state":${snapshotText(state)}}`;
}

/** Null if it is of another layout. */
export function readSnapshot(text: string): State<GameTypes> | null {
  const { layout, state } = JSON.parse(text) as {
    readonly layout?: number;
    readonly state: State<GameTypes>;
  };
  return layout === LAYOUT ? state : null;
}
