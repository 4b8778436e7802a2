/** `@ltcg/cards`: the card set of LunchTable. A clique is a folder of cliques/, a deck a file of decks/, and a line here. */
import { type DefinedCards, defineCards } from "@ltcg/engine";
import { type DeckPart, type HostedLunchTable, hostLunchTable } from "@ltcg/engine/hosting";
import type { Clique } from "./clique.ts";
import { compostClub } from "./cliques/compost-club/index.ts";
import { hallMonitors } from "./cliques/hall-monitors/index.ts";
import { rumorMill } from "./cliques/rumor-mill/index.ts";
import { saladBar } from "./cliques/salad-bar/index.ts";
import { sugarRush } from "./cliques/sugar-rush/index.ts";
import { swapTable } from "./cliques/swap-table/index.ts";
import type { Deck } from "./deck.ts";
import { compostClubDeck } from "./decks/compost-club.ts";
import { hallMonitorsDeck } from "./decks/hall-monitors.ts";
import { crashAndCompostDeck } from "./decks/mixed/crash-and-compost.ts";
import { gardenPartyDeck } from "./decks/mixed/garden-party.ts";
import { passTheParcelDeck } from "./decks/mixed/pass-the-parcel.ts";
import { sitUpStraightDeck } from "./decks/mixed/sit-up-straight.ts";
import { stickyFingersDeck } from "./decks/mixed/sticky-fingers.ts";
import { writtenUpDeck } from "./decks/mixed/written-up.ts";
import { rumorMillDeck } from "./decks/rumor-mill.ts";
import { saladBarDeck } from "./decks/salad-bar.ts";
import { sugarRushDeck } from "./decks/sugar-rush.ts";
import { swapTableDeck } from "./decks/swap-table.ts";

export type { Clique } from "./clique.ts";
export type { Deck } from "./deck.ts";

export const cliques: readonly Clique[] = [
  sugarRush, //
  rumorMill,
  swapTable,
  compostClub,
  hallMonitors,
  saladBar,
];

/** To sit down with: each clique's starter deck, in the order of the cliques, then the mixed ones. */
export const decks: readonly Deck[] = [
  sugarRushDeck, //
  rumorMillDeck,
  swapTableDeck,
  compostClubDeck,
  hallMonitorsDeck,
  saladBarDeck,

  stickyFingersDeck,
  passTheParcelDeck,
  crashAndCompostDeck,
  writtenUpDeck,
  gardenPartyDeck,
  sitUpStraightDeck,
];

/** The deck with this id; a wrong one is told which there are. */
export function deckNamed(id: string): Deck {
  const found = decks.find((deck) => deck.id === id);
  if (found !== undefined) return found;
  const known = decks.map((deck) => deck.id).join(", ");
  throw new RangeError(`there is no deck "${id}"; there are: ${known}`);
}

/** Every card of the set by its id, as the engine takes them. */
export const cards: DefinedCards = checked();

function checked(): DefinedCards {
  const defined = defineCards(cliques.flatMap((clique) => clique.cards));
  if (!defined.ok) throw new TypeError(JSON.stringify(defined.faults, null, 2));
  return defined.cards;
}

const partOf = new Map<string | undefined, DeckPart>(
  cliques.map(({ id, name, colour }) => [id, { name, colour }]),
);

/** The game with these cards and decks, to offer. Cards are shown with what their clique is called. */
export const lunchTable: HostedLunchTable = hostLunchTable({
  cards,
  decks: Object.fromEntries(
    decks.map(({ id, name, plan, cliques: made, cards: list }) => [
      id,
      { title: name, about: plan, parts: made.flatMap((of) => partOf.get(of) ?? []), cards: list },
    ]),
  ),
  describe: ({ archetype }) => ({ clique: partOf.get(archetype) }),
});
