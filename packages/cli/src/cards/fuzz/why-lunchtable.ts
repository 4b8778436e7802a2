/** Why an effect resolved too seldom, in sentences. */
import type { CardTable } from "@ltcg/engine";
import { lintCards } from "@ltcg/engine/lint";
import type { Missing, SteeredSet } from "@ltcg/engine/steered";
import { cardText } from "@ltcg/engine/text";
import type { Tally } from "./steered-games.ts";

/** What was missing in the matches for it, the most frequent first, and what lint finds in it. */
export function whyLines({ cards, config }: SteeredSet, tally: Tally): string[] {
  const missing = Object.entries(tally.missing).toSorted(([, a], [, b]) => b - a);
  const place = `${tally.card}.effects[${tally.effect}]`;
  const found = lintCards(cards, { config }).filter(({ path }) => path.startsWith(place));
  return [
    ...missing.map(
      ([what, count]) =>
        `in ${count} ${count === 1 ? "match" : "matches"} for it, ${missingText(cards, tally, what as Missing)}`,
    ),
    ...found.map(({ path, message }) => `lint: ${path} ${message}`),
  ];
}

function missingText(cards: CardTable, { card, effect }: Tally, what: Missing): string {
  const printed = cards[card];
  const texts = printed === undefined ? [] : cardText(printed, cards).effects;
  const text = texts.find((each) => each.effect === effect);
  const quoted = (part: string | null | undefined): string => (part ? ` (${part})` : "");
  switch (what) {
    case "card":
      return "its card never came to a hand or the table";
    case "play":
      return "its card never lay face-up on the table";
    case "condition":
      return `its condition never held${quoted(text?.condition)}`;
    case "targets":
      return `there was nothing it could target${quoted(text?.targets)}`;
    case "objects":
      return `its actions found nothing to work on${quoted(text?.actions.join("; "))}`;
    case "trigger":
      return `what it waits for did not happen while it could answer${quoted(text?.trigger)}`;
    case "use":
      return `it was never used, though its condition and targets allowed it${quoted(text?.costs.join("; "))}`;
    case "result":
      return "it was used, and was negated or nothing came of it";
  }
}
