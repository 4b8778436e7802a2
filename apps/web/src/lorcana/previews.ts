/** What a challenge would lead to, as the server worked it out. */
import type { ChallengePreview, View } from "@tcg/lorcana-engine";

/** Of the selected challenger against this card; null where that is no challenge. */
export function previewOf(
  { game: { previews } }: View,
  challenger: string | null,
  defender: string,
): ChallengePreview | null {
  return (
    previews.find((each) => each.challenger === challenger && each.defender === defender) ?? null
  );
}

/** What the two deal each other, and where it comes from if that is more than the cards show. */
export interface Reckoning {
  readonly dealt: string | null;
  readonly taken: string | null;
}

/** "3 + 1 Challenger − 2 Resist". */
export function reckoning({ game: { cards } }: View, preview: ChallengePreview): Reckoning {
  const { challenger, challengerStrength, damageToDefender } = preview;
  const { defender, defenderStrength, damageToChallenger } = preview;
  const own = cards[challenger];
  const isLocation = defenderStrength === 0 && damageToChallenger === 0;
  return {
    dealt: sum({
      shown: own?.strength ?? challengerStrength,
      struck: challengerStrength,
      felt: damageToDefender,
      why: own?.keywords.includes("challenger") ? "Challenger" : "challenging",
    }),
    taken: sum({
      shown: isLocation ? 0 : (cards[defender]?.strength ?? defenderStrength),
      struck: defenderStrength,
      felt: damageToChallenger,
      why: "challenged",
    }),
  };
}

/** `shown` on the card, `struck` with in the challenge, `felt` by the other. */
function sum(from: { shown: number; struck: number; felt: number; why: string }): string | null {
  const [shown, struck] = [Math.max(0, from.shown), Math.max(0, from.struck)];
  const gain = struck - shown;
  const resisted = struck - from.felt;
  const parts = [
    ...(gain === 0 ? [] : [`${gain > 0 ? "+" : "−"} ${Math.abs(gain)} ${from.why}`]),
    ...(resisted === 0 ? [] : [`− ${resisted} Resist`]),
  ];
  return parts.length === 0 ? null : [shown, ...parts].join(" ");
}

/** "would take 4 and be banished, and deal 1 back": for whoever does not see the numbers. */
export function previewText(preview: ChallengePreview): string {
  const { damageToDefender, damageToChallenger, banished, challenger, defender } = preview;
  const falls = (id: string): boolean => banished.some((each) => each === id);
  const there = `would take ${damageToDefender}${falls(defender) ? " and be banished" : ""}`;
  const back = `would deal ${damageToChallenger} back${falls(challenger) ? " and banish your challenger" : ""}`;
  return `${there}, ${back}`;
}
