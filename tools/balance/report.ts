/** A measurement as a page to read. */
import { percent, type Share } from "../../packages/cli/src/sim/wilson.ts";
import { measuredGame } from "./games.ts";
import type { BalanceRequest } from "./request.ts";
import type { CardRow, Summary } from "./summary.ts";
import type { Target } from "./verdict.ts";

export function reportText(
  request: BalanceRequest,
  summary: Summary,
  targets: readonly Target[],
  isBinding: boolean,
): string {
  const { games, draws, unfinished, first, turns, endings, cards } = summary;
  const sections = [
    titleLines(request, games),
    ["Wins of the row against the column, draws apart", ...matrixLines(summary)],
    ["Against the field (95 % interval)", ...fieldLines(summary)],
    [
      "The table",
      `  who goes first wins  ${withInterval(first)}`,
      `  turns                mean ${turns.mean.toFixed(1)}, median ${turns.median}, ${turns.min} to ${turns.max}`,
      `  draws                ${draws}${unfinished === 0 ? "" : `, and ${unfinished} given up`}`,
    ],
    [
      "Endings",
      ...aligned(
        endings.map(({ reason, share }) => [reason, String(share.count), percent(share.share)]),
      ),
    ],
    ["Pairs", ...pairLines(summary)],
    ...(cards.length === 0 ? [] : [["Cards", ...cardLines(cards)]]),
    [
      isBinding
        ? "Targets"
        : "Targets (no verdict: that takes all starter decks, the rules as they are and 1000 games a pair)",
      ...targets.map(({ text, isMet }) => `  ${isMet ? "met   " : "MISSED"} ${text}`),
    ],
  ];
  return sections.map((lines) => lines.join("\n")).join("\n\n");
}

function titleLines(request: BalanceRequest, all: number): string[] {
  const { game, games, seed, bot, prior, mirror, config } = request;
  const hidden = prior === "any" ? "any card" : "the rest of a known deck";
  const changed = Object.entries(config).map(([key, value]) => `${key} ${String(value)}`);
  return [
    `${measuredGame(game).hosted.title}: ${games} games a pair, ${all} in all, seed ${seed}, seats swapped game by game`,
    `${bot} against ${bot}; hidden cards are taken for ${hidden}${mirror ? "; mirrors too" : ""}`,
    ...(changed.length === 0 ? [] : [`Other rules than usual: ${changed.join(", ")}`]),
  ];
}

function matrixLines({ decks, matrix }: Summary): string[] {
  return aligned([
    ["", ...decks],
    ...decks.map((name, row) => [
      name,
      ...decks.map((_, column) => {
        const share = matrix[row]?.[column];
        return share && share.of > 0 ? percent(share.share) : "-";
      }),
    ]),
  ]);
}

function fieldLines({ decks, field }: Summary): string[] {
  return aligned(
    decks.flatMap((name, i) => {
      const share = field[i];
      return share === undefined ? [] : [[name, withInterval(share)]];
    }),
  );
}

function pairLines({ pairs, endings }: Summary): string[] {
  const reasons = endings.map(({ reason }) => reason);
  return aligned([
    ["", "", "first wins", "turns", ...reasons],
    ...pairs.map((pair) => [
      ...pair.decks,
      pair.first.of === 0 ? "-" : percent(pair.first.share),
      pair.turns.mean.toFixed(1),
      ...reasons.map((reason) =>
        percent(pair.endings.find((ending) => ending.reason === reason)?.share.share ?? 0),
      ),
    ]),
  ]);
}

function cardLines(cards: readonly CardRow[]): string[] {
  const header = ["deck", "card", "copies", "drawn", "played", "acted", "won drawn", "won played"];
  return aligned([
    header,
    ...cards.map(({ deck, card, copies, drawn, played, acted, wonDrawn, wonPlayed }) => [
      deck,
      card,
      String(copies),
      ...[drawn, played, acted, wonDrawn, wonPlayed].map((share) =>
        share.of === 0 ? "-" : percent(share.share),
      ),
    ]),
  ]);
}

function withInterval({ share, low, high, of }: Share): string {
  return `${percent(share)}  (${percent(low)} to ${percent(high)}, ${of} decided)`;
}

/** Columns of equal width: words to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((text, i) => {
      widths[i] = Math.max(widths[i] ?? 0, text.length);
    });
  }
  const isFigure = (text: string): boolean => /^(-|[\d.]+( %)?)$/.test(text);
  const isRight = widths.map((_, i) => rows.some((row) => isFigure(row[i] ?? "")));
  return rows
    .map((row) =>
      row
        .map((text, i) =>
          isRight[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `  ${line}`);
}
