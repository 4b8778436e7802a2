/** Games to simulate with: Skirmish, and Skirmish with windows in which seats mostly pass. */
import { hostedSkirmish, type Skirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame, type HostableGame } from "@tcg/core/hosting";
import type { SimulatedGame } from "../src/testkit/index.ts";

const cards = [...new Set(Object.values(hostedSkirmish.decks)[0]?.cards ?? [])];
/** Every other card, two of each: the seats have no card in common. */
const half = (odd: number): string[] =>
  cards.filter((_, place) => place % 2 === odd).flatMap((def) => [def, def]);
const decks = [half(0), half(1)];
/** Short matches: what a schedule tries is around them. */
const config = { life: 4, openingHand: 3 };

const withWindows: HostableGame<Skirmish> = {
  ...hostedSkirmish,
  windows: {
    prompts: ["target", "search", "discard"],
    // The first answer there is counts as a pass, so that there often is one.
    isPass: ({ type }) => type === "CHOOSE",
    phases: ["main"],
    turnSeat: ({ shared }) => shared.turnSeat,
    strikes: (event, seat) => event.type === "LIFE_LOST" && event.seat === seat,
  },
};

export const simulatedGames: readonly SimulatedGame[] = [
  { hosted: anyGame(hostedSkirmish), decks, config },
  { hosted: anyGame(withWindows), decks, config },
];
