/** What was measured of the cards and decks as they are now: of those that have changed since, nothing. */
import type { CardsReply } from "@ltcg/server/protocol";
import type { CardFace } from "@tcg/core/hosting";
import { cardDigest, deckDigest } from "./digest.ts";
import type { MeasuredCard, MeasuredShare, Measurement } from "./measurement.ts";
import { type Played, playedIn } from "./played.ts";

const files: Readonly<Record<string, () => Promise<{ readonly default: Measurement }>>> = {
  lunchtable: () => import("./lunchtable.json"),
  lorcana: () => import("./lorcana.json"),
};

interface Figures {
  readonly played: Played | null;
  readonly figures: MeasuredCard | null;
  readonly winsOf: (deck: string, cards: readonly string[]) => MeasuredShare | null;
}

/** Of a card among the cards of its game. */
export async function figuresOf({ game, cards }: CardsReply, card: string): Promise<Figures> {
  const measurement = await load(game);
  if (measurement === null) return { played: null, figures: null, winsOf: () => null };
  const faces = new Map(cards.map(({ id, face }) => [id, face]));
  return {
    played: playedIn(measurement),
    figures: measuredCard(measurement, card, faces.get(card)),
    winsOf: (deck, list) => measuredDeck(measurement, deck, list, faces),
  };
}

async function load(game: string): Promise<Measurement | null> {
  const file = Object.hasOwn(files, game) ? files[game] : undefined;
  return file === undefined ? null : (await file()).default;
}

/** Null for a card that was not measured, or is another now. */
function measuredCard(
  { cards }: Measurement,
  id: string,
  face: CardFace | undefined,
): MeasuredCard | null {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (card === undefined || face === undefined) return null;
  return card.digest === cardDigest(face) ? card : null;
}

/** Null for a deck that was not measured, or has other cards now. */
function measuredDeck(
  { decks }: Measurement,
  name: string,
  cards: readonly string[],
  faces: ReadonlyMap<string, CardFace>,
): MeasuredShare | null {
  const deck = Object.hasOwn(decks, name) ? decks[name] : undefined;
  const known = cards.flatMap((id) => faces.get(id) ?? []);
  if (deck === undefined || known.length < cards.length) return null;
  const digestOf = (id: string): string => cardDigest(faces.get(id) as CardFace);
  return deck.digest === deckDigest(cards, digestOf) ? deck.wins : null;
}
