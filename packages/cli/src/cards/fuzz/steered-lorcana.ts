/** What Lorcana's cards say, ability by ability, one match for each after the other. */
import { defineCards } from "@tcg/lorcana-engine";
import {
  type Aim,
  aimsOf,
  fingerprintOf,
  kindOf,
  MISSING,
  type Missing,
  playSteered,
  textOf,
} from "@tcg/lorcana-engine/steered";
import type { SteeredGame, SteeredSet } from "./steered-games.ts";

type LorcanaSet = Extract<SteeredSet, { readonly game: "lorcana" }>;

export function steeredLorcana({ cards: given }: LorcanaSet): SteeredGame {
  // What came from another thread is plain data: it is defined again.
  const defined = defineCards(given);
  if (!defined.ok) throw new Error("the cards of the set are not those that were checked");
  const { cards } = defined;
  const aims = aimsOf(cards);
  return {
    parts: aims.map((aim) => ({ card: aim.card.id, effect: aim.part, type: kindOf(aim) })),
    fingerprint: fingerprintOf(cards),
    missing: MISSING,
    play: (request, game) => playSteered(cards, request, game),
    whyLines({ card, effect, missing }) {
      const aim = aims.find((each) => each.card.id === card && each.part === effect);
      const most = Object.entries(missing).toSorted(([, a], [, b]) => b - a);
      return [
        ...(aim === undefined ? [] : [saidBy(aim)]),
        ...most.map(
          ([what, count]) =>
            `in ${count} ${count === 1 ? "match" : "matches"} for it, ${WHY[what as Missing]}`,
        ),
      ];
    },
  };
}

const WHY: Readonly<Record<Missing, string>> = {
  card: "its card never came to a hand",
  play: "its card was never played",
  use: "it was not used, or what it waits for did not happen",
  condition: "its condition no longer held when it was to resolve",
  difference: "it stood, and nothing was otherwise for it",
  result: "it resolved, and nothing came of it",
};

const saidBy = (aim: Aim): string => `${kindOf(aim)}: ${textOf(aim)}`;
