import type { EventOf, GameTypes, Rejection, Seed, StartOptions, State } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import type { NamedDeck } from "./decks.ts";
import { WrongCall } from "./errors.ts";

export interface Opening<G extends GameTypes> {
  readonly options: StartOptions<G>;
  readonly state: State<G>;
  readonly events: readonly EventOf<G>[];
}

/** Starts a match; decks that the game refuses are the caller's mistake. */
export function startMatch<G extends GameTypes>(
  { game, options }: HostableGame<G>,
  seed: Seed,
  decks: ReadonlyMap<G["seat"], NamedDeck>,
): Opening<G> {
  const lists = Object.fromEntries([...decks].map(([seat, { cards }]) => [seat, cards]));
  const chosen = options(lists, { seed });
  const started = game.start(chosen);
  if (started.ok) return { options: chosen, state: started.state, events: started.events };
  throw new WrongCall(refusal(started.rejection, decks));
}

/** Every fault as a sentence on a line of its own, under the deck it is in. */
function refusal(
  { message, rule, data }: Rejection,
  decks: ReadonlyMap<string, NamedDeck>,
): string {
  const names = [...new Set([...decks.values()].map(({ name }) => name))].join(", ");
  const by = rule === undefined ? "" : ` (${rule})`;
  const lines = faultsIn(data, null).map((fault) => {
    const deck = fault.seat === null ? undefined : decks.get(fault.seat);
    return `\n  ${deck === undefined ? "" : `${deck.name}: `}${fault.message}`;
  });
  // A deck that plays at both seats has each fault once.
  const faults = [...new Set(lines)].join("");
  return `no match can be played with these decks, ${names}: ${message}${by}${faults}`;
}

interface Fault {
  readonly seat: string | null;
  readonly message: string;
}

/** The sentences in a refusal's data, each with the seat it stands under, if any. */
function faultsIn(data: unknown, seat: string | null): Fault[] {
  if (typeof data !== "object" || data === null) return [];
  const { seat: named, message } = data as Readonly<Record<string, unknown>>;
  const under = typeof named === "string" ? named : seat;
  const own = typeof message === "string" ? [{ seat: under, message }] : [];
  return [...own, ...Object.values(data).flatMap((part) => faultsIn(part, under))];
}
