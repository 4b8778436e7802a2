import type { MeasuredCard } from "./measurement.ts";

/** What its side's wins say of a card, in a sentence that claims no more than the games show. */
export function drawnSays({ wonDrawn, wonAlways }: MeasuredCard): string {
  if (wonDrawn.of === 0) return "Nobody drew it in a game that somebody won.";
  const usual = `${wonAlways.percent.toFixed(1)}\u00a0%`;
  if (wonDrawn.from > wonAlways.percent) {
    return `Its side won more often when it had drawn it than in any case, ${usual}.`;
  }
  if (wonDrawn.to < wonAlways.percent) {
    return `Its side won less often when it had drawn it than in any case, ${usual}.`;
  }
  return `Whether drawing it helps cannot be told from so few games: the range holds ${usual}, what its decks win in any case.`;
}
