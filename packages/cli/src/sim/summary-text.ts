/** The result of many games, for the terminal. */
import { plain } from "@tcg/core/hosting";
import { inColumns } from "../text/columns.ts";
import type { CardFigures } from "./card-figures.ts";
import type { Spread } from "./spread.ts";
import type { Summary } from "./summary.ts";
import { percent, type Share } from "./wilson.ts";

/** `ending`: why matches end, in the game's words. */
export function summaryLines(
  summary: Summary,
  ending: (reason: string) => string = plain,
): string[] {
  const { game, games, seed, swap, sides, draws, unfinished, firstSeat, endings, cards } = summary;
  const rows: (readonly [string, Share])[] = sides.map((side, i) => [
    `${"AB"[i]}: ${side.bot}, ${side.deck}`,
    side,
  ]);
  if (firstSeat !== null) rows.push(["who went first", firstSeat]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const endingWidth = Math.max(...Object.keys(endings).map((reason) => ending(reason).length), 16);
  return [
    `${game}: ${games} games, seed ${seed}${swap ? ", seats swapped in every second game" : ""}`,
    "Wins (with the 95 % Wilson interval)",
    ...rows.map(([name, share]) => `  ${name.padEnd(width)}  ${shareText(share)}`),
    `  draws ${draws}, unfinished ${unfinished}`,
    "Length",
    `  turns     ${spreadText(summary.turns)}`,
    `  commands  ${spreadText(summary.commands)}`,
    ...(cards === null ? [] : cardLines(cards)),
    "Endings",
    ...Object.entries(endings).map(
      ([reason, count]) =>
        `  ${ending(reason).padEnd(endingWidth)} ${String(count).padStart(6)}  ${percent(count / games)}`,
    ),
  ];
}

function cardLines(cards: readonly CardFigures[]): string[] {
  const head = ["of", "copies", "drawn", "played", "won when drawn", "won when played", "card"];
  const rows = cards.map(({ side, name, copies, drawn, played, wonDrawn, wonPlayed }) => [
    "AB"[side] ?? "",
    String(copies),
    percent(drawn.share),
    percent(played.share),
    wonText(wonDrawn),
    wonText(wonPlayed),
    name,
  ]);
  return [
    "Cards (of all games; won: by the card's own side, with the 95 % Wilson interval)",
    ...inColumns([head, ...rows]).map((line) => `  ${line}`),
  ];
}

/** A share of nothing is no share. */
function wonText({ of, share, low, high }: Share): string {
  return of === 0 ? "never" : `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

function shareText({ count, of, share, low, high }: Share): string {
  return `${String(count).padStart(6)} of ${of}  ${percent(share)}  (${percent(low)} to ${percent(high)})`;
}

function spreadText({ mean, median, min, max }: Spread): string {
  return `mean ${mean.toFixed(1)}, median ${median}, ${min} to ${max}`;
}
