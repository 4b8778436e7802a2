/** The games whose starter decks can be measured. */
import { decks as builtInDecks, lunchTable } from "@ltcg/cards";
import type { LunchTable } from "@ltcg/engine";
import type { EventOf, GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import type { Lorcana } from "@tcg/lorcana-engine";
import { lorcana } from "@tcg/lorcana-engine/sample";
import type { GameName, NamedDeck } from "./request.ts";

export interface Measured<G extends GameTypes> {
  readonly hosted: HostableGame<G>;
  readonly starters: readonly NamedDeck[];
  /** Decks that everybody knows: bots may take hidden cards for the rest of one. */
  readonly known: readonly (readonly string[])[];
  /** Whose card had an effect that went off by itself, of events that tell it. */
  readonly acted: (event: EventOf<G>) => { readonly seat: G["seat"]; readonly def: string } | null;
}

export const measuredLunchTable: Measured<LunchTable> = {
  hosted: lunchTable,
  starters: builtInDecks
    .filter((deck) => deck.cliques.length === 1)
    .map(({ id, cards }) => ({ name: id, cards })),
  known: builtInDecks.map(({ cards }) => cards),
  acted: (event) =>
    event.type === "EFFECT_ACTIVATED" || event.type === "TRIGGER_ACTIVATED"
      ? { seat: event.seat, def: event.source.def }
      : null,
};

export const measuredLorcana: Measured<Lorcana> = {
  hosted: lorcana,
  starters: Object.entries(lorcana.decks).map(([name, { cards }]) => ({ name, cards })),
  known: Object.values(lorcana.decks).map(({ cards }) => cards),
  acted: (event) =>
    event.type === "RESOLUTION_STARTED" && event.resolution.kind !== "action"
      ? { seat: event.resolution.seat, def: event.resolution.source.def }
      : null,
};

const games = { lunchtable: measuredLunchTable, lorcana: measuredLorcana };

/** Which game it is decides what its states are: whoever asks by name cannot know. */
export function measuredGame(name: GameName): Measured<GameTypes> {
  return games[name] as unknown as Measured<GameTypes>;
}

export const gameNames = Object.keys(games) as readonly GameName[];
