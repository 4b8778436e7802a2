/** Games to prove things on: the service must not care which. */
import { lunchTable as lunchTableValue } from "@ltcg/cards";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import type { PlayableGame } from "../src/testkit/index.ts";

export const lunchTable: PlayableGame = withFirstDeck(anyGame(lunchTableValue));
export const skirmishGame: PlayableGame = withFirstDeck(anyGame(hostedSkirmish));

export const playableGames: readonly PlayableGame[] = [lunchTable, skirmishGame];

function withFirstDeck(hosted: AnyHostableGame): PlayableGame {
  return { hosted, deck: Object.values(hosted.decks)[0]?.cards ?? [] };
}
