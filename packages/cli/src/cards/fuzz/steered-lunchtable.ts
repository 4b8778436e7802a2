/** LunchTable's effects, one match for each after the other. */
import { type Config, defineCards } from "@ltcg/engine";
import { effectsOf, fingerprintOf, MISSING, playSteered } from "@ltcg/engine/steered";
import type { SteeredGame, SteeredSet } from "./steered-games.ts";
import { whyLines } from "./why-lunchtable.ts";

type LunchTableSet = Extract<SteeredSet, { readonly game: "lunchtable" }>;

export function steeredLunchTable({ cards: given, config }: LunchTableSet): SteeredGame {
  // What came from another thread is plain data: it is defined again.
  const defined = defineCards(given);
  if (!defined.ok) throw new Error("the cards of the set are not those that were checked");
  const { cards } = defined;
  const set = { cards, config: config as Partial<Config> };
  return {
    parts: effectsOf(cards).map(({ card, effect }) => ({
      card: card.id,
      effect: effect.id,
      type: effect.type,
    })),
    fingerprint: fingerprintOf(cards),
    missing: MISSING,
    play: (request, game) => playSteered(set, request, game),
    whyLines: (tally) => whyLines(set, tally),
  };
}
