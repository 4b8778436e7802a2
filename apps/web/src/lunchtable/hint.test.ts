import { lunchTable } from "@ltcg/cards";
import { expect, test } from "vitest";
import type { MatchContextValue } from "../match/match-context.ts";
import { lunchTableDisplay } from "./index.ts";

const { game, decks, options } = lunchTable;
const [hostDeck = [], awayDeck = []] = Object.values(decks).map(({ cards }) => cards);
const opened = game.start({
  ...options({ host: hostDeck, away: awayDeck }, { seed: 7 }),
  firstSeat: "host",
});

test("on turn 1 the page says that there is no combat, to whoever looks for it", () => {
  if (!opened.ok) throw new Error(opened.rejection.message);
  const hintTo = (viewer: "host" | "away"): string | null => {
    const view: unknown = game.mask(opened.state, viewer);
    const say = { isViewer: (seat: string) => seat === viewer };
    return lunchTableDisplay.hint({ view, faces: {}, say } as unknown as MatchContextValue);
  };
  expect(hintTo("host")).toBe("Nobody can attack on turn 1.");
  expect(hintTo("away")).toBeNull();
});
