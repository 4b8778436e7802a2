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
