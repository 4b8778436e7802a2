import type { EventOf, GameTypes, Seed, StartOptions, State } from "@tcg/core";
import type { NamedDeck } from "./decks.ts";
import { WrongCall } from "./errors.ts";
import type { Table } from "./table.ts";
import { short } from "./text/events.ts";

export interface Opening<G extends GameTypes> {
  readonly options: StartOptions<G>;
  readonly state: State<G>;
  readonly events: readonly EventOf<G>[];
}

/** Starts a match; decks that the game refuses are the caller's mistake. */
export function startMatch<G extends GameTypes>(
  { game, options }: Table<G>,
  seed: Seed,
  decks: ReadonlyMap<G["seat"], NamedDeck>,
): Opening<G> {
  const lists = new Map([...decks].map(([seat, { cards }]) => [seat, cards]));
  const chosen = options(seed, lists);
  const started = game.start(chosen);
  if (started.ok) return { options: chosen, state: started.state, events: started.events };
  const { message, data } = started.rejection;
  const names = [...decks.values()].map(({ name }) => name).join(", ");
  const details = data === undefined ? "" : ` (${short(data)})`;
  throw new WrongCall(`no match can be played with these decks, ${names}: ${message}${details}`);
}
