/**
 * Tells a caller without a compiler, who gave one argument for another, what to write. Only what
 * could never be right is the caller's mistake: the rest is answered, as everything from a client is.
 */
import { isObject, own, show } from "./shapes/index.ts";

const ARGUMENTS = {
  game: { takes: "a game", write: "game", fits: isGame },
  state: { takes: "a state", write: "state", fits: isState },
  // Without a state events are folded from the start of the match on.
  stateOrNull: {
    takes: "a state (or null)",
    write: "state",
    fits: (given: unknown) => given === null || isState(given),
  },
  seat: { takes: "a seat", write: null, fits: isPrimitive },
  viewer: { takes: "a viewer", write: null, fits: isPrimitive },
  command: { takes: "a command", write: "{ type: … }", fits: () => true },
  events: { takes: "a list of events", write: "decision.events", fits: isIterable },
};

export type Argument = keyof typeof ARGUMENTS;

const PLACES = ["first", "second", "third", "fourth"];

/** `name`: of the function that was called, `takes`: what it takes in that order. */
export function checkCall(
  name: string,
  takes: readonly Argument[],
  given: readonly unknown[],
): void {
  for (let i = 0; i < takes.length; i++) {
    if (!ARGUMENTS[takes[i] as Argument].fits(given[i])) throw wrongCall(name, takes, given, i);
  }
}

function wrongCall(
  name: string,
  takes: readonly Argument[],
  given: readonly unknown[],
  wrong: number,
): TypeError {
  const words = takes.map((argument) => ARGUMENTS[argument].takes);
  const last = words.pop() as string;
  const all = words.length === 0 ? last : `${words.join(", ")} and then ${last}`;
  const seat = seatIn(given);
  const written = takes.map((argument) => ARGUMENTS[argument].write ?? seat).join(", ");
  const what = kindOf(given[wrong], takes[wrong] as Argument);
  return new TypeError(
    `${name} takes ${all}: ${name}(${written}); it was given ${what} ${PLACES[wrong]}`,
  );
}

/** The seat that was meant, if one can be told, as it is written in a program. */
function seatIn(given: readonly unknown[]): string {
  const named = given.find((value) => typeof value === "string");
  const [first] =
    (given.find(isState) as { seating: readonly unknown[] } | undefined)?.seating ?? [];
  const seat = named ?? first;
  return seat === undefined ? "seat" : show(seat);
}

function kindOf(given: unknown, wanted: Argument): string {
  if (!isObject(given)) return show(given);
  if (isGame(given)) return "a game";
  if (isState(given)) return "a state";
  if (own(given, "viewer") !== undefined) return "a view";
  if (own(given, "ok") === true) return "a whole decision";
  if (own(given, "ok") === false) return "a refusal";
  if (own(given, "type") === undefined) return "an object that is none";
  return wanted === "events" ? "an event" : "a command";
}

function isGame(given: unknown): boolean {
  return isObject(given) && "cardSet" in given;
}

/** A view has a seating, too, but never the randomness. */
function isState(given: unknown): boolean {
  return isObject(given) && "seating" in given && "random" in given;
}

function isPrimitive(given: unknown): boolean {
  return typeof given !== "object" || given === null;
}

function isIterable(given: unknown): boolean {
  return typeof given === "object" && given !== null && Symbol.iterator in given;
}
