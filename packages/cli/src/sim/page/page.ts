/** The result of many games as one HTML page with plots. It is whole: it asks for nothing, and runs no script. */
import type { CardFigures } from "../card-figures.ts";
import type { Spread } from "../spread.ts";
import type { Summary } from "../summary.ts";
import { Html, html } from "./html.ts";
import { countRows, histogram, type Row, shareRows } from "./plots.ts";
import { style } from "./style.ts";

interface Told {
  /** The game's name for people. */
  readonly title: string;
  /** Why matches end, in the game's words. */
  readonly ending: (reason: string) => string;
}

/** Nothing may be fetched, whatever a card is called. */
const policy: Html = html`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

export function page(summary: Summary, { title, ending }: Told): string {
  const { games, seed, swap, sides, draws, unfinished, cards, endings } = summary;
  const sideName = (side: number): string => {
    const { bot = "", deck = "" } = sides[side] ?? {};
    return `${"AB"[side]}: ${bot}, ${deck}`;
  };
  const heading = `${title}: ${sideName(0)} against ${sideName(1)}`;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policy}
<title>${heading}</title>
<style>${new Html(style)}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${games} games, seed ${String(seed)}${swap ? ", seats swapped in every second game" : ""}.
Lines are 95 % intervals: where the true share probably lies.</p>
<section>
<h2>Wins</h2>
<p>Of all games; ${draws} drawn, ${unfinished} unfinished.</p>
${shareRows(winRows(summary, sideName))}
</section>
<section>
<h2>Length</h2>
<p>Turns: ${spreadText(summary.turns)}. Commands: ${spreadText(summary.commands)}.</p>
${histogram(summary.gamesByTurns, "turns")}
</section>
<section>
<h2>Endings</h2>
${countRows(Object.entries(endings).map(([reason, count]) => [ending(reason), count]))}
</section>
${cards === null ? "" : cardSection(cards, sideName)}
</body>
</html>
`;
  return document.text;
}

function winRows({ sides, firstSeat }: Summary, sideName: (side: number) => string): Row[] {
  const rows = sides.map(
    (share, side): Row => ({
      name: sideName(side),
      marks: [{ share, kind: side === 0 ? "a" : "b" }],
    }),
  );
  if (firstSeat === null) return rows;
  return [...rows, { name: "Who went first", marks: [{ share: firstSeat, kind: "first" }] }];
}

function cardSection(cards: readonly CardFigures[], sideName: (side: number) => string): Html {
  const sides = [...new Set(cards.map(({ side }) => side))];
  return html`<section>
<h2>Cards</h2>
<p>Games that a card's own side won, of those in which it had the card in hand and of those in which it played it; those
that win most when held come first. A card may be played because its side is winning: compare with the side's own share.</p>
${sides.map(
  (side) => html`<h3>${sideName(side)}</h3>
${shareRows(
  cards
    .filter((card) => card.side === side)
    .toSorted((one, other) => other.wonDrawn.share - one.wonDrawn.share)
    .map(cardRow),
)}`,
)}
</section>`;
}

function cardRow({ name, copies, drawn, played, wonDrawn, wonPlayed }: CardFigures): Row {
  return {
    name,
    more: `× ${copies}, drawn in ${drawn.count} games, played in ${played.count}`,
    marks: [
      { share: wonDrawn, kind: "held", label: "drawn" },
      { share: wonPlayed, kind: "played", label: "played" },
    ],
  };
}

function spreadText({ mean, median, min, max }: Spread): string {
  return `mean ${mean.toFixed(1)}, median ${median}, ${min} to ${max}`;
}
