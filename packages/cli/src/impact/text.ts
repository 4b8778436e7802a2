/** What a change of cards does, for the terminal. */
import { capital } from "@tcg/core/hosting";
import { percent } from "../sim/wilson.ts";
import { inColumns } from "../text/columns.ts";
import type { CardChange } from "./changes.ts";
import type { Difference } from "./paired.ts";
import type { ImpactSummary, Replayed } from "./summary.ts";

/** So many matches are told of; all of them are in the JSON. */
const TOLD = 8;

export function impactLines(summary: ImpactSummary, ending: (reason: string) => string): string[] {
  const { game, files, changes, played, recorded } = summary;
  return [
    `${game}: from ${files[0]} to ${files[1]}`,
    `Cards (${changes.length === 0 ? "none is printed differently" : changes.length})`,
    ...changes.map((change) => `  ${changeText(change)}`),
    ...(played.different.of === 0 ? [] : gameLines(summary, ending)),
    ...(recorded === null ? [] : replayedLines("Recorded matches", recorded)),
  ];
}

function changeText({ name, kind, fields }: CardChange): string {
  return kind === "changed" ? `${name}: ${fields.join(", ")}` : `${name}: ${kind}`;
}

function gameLines(
  { seed, bot, gamesOfAPair, decks, pairs, first, turns, endings, played }: ImpactSummary,
  ending: (reason: string) => string,
): string[] {
  const shares = (rows: readonly (Difference & { readonly name: string })[]): string[] =>
    inColumns([
      ["", "before", "after", "difference (95 %)"],
      ...rows.map((row) => [
        row.name,
        percent(row.before),
        percent(row.after),
        `${points(row.difference)} (${points(row.low)} to ${points(row.high)} points)`,
      ]),
    ]).map((line) => `  ${line}`);
  return [
    `Wins of ${played.different.of} deals, ${gamesOfAPair} of a pair of decks, ${bot} at both seats, seed ${seed}`,
    ...shares([
      ...decks.map((row) => ({ ...row, name: row.deck })),
      ...(first.of === 0 ? [] : [{ ...first, name: "who went first" }]),
    ]),
    // Of two decks the pair says nothing that the decks do not say.
    ...(pairs.length < 2
      ? []
      : [
          "Pairs: wins of the deck named first",
          ...shares(pairs.map((row) => ({ ...row, name: row.decks.join(", ") }))),
        ]),
    "Length and endings",
    ...inColumns([
      ["", "before", "after"],
      ["turns, mean", ...turns.map(({ mean }) => mean.toFixed(1))],
      ...Object.entries(endings).map(([reason, counts]) => [ending(reason), ...counts.map(String)]),
    ]).map((line) => `  ${line}`),
    ...replayedLines("The matches of before, with the same commands", played),
  ];
}

function replayedLines(what: string, { different, turns, matches }: Replayed): string[] {
  const { count, of, share, low, high } = different;
  const from =
    count === 0
      ? ""
      : `, from turn ${turns.min} on at the earliest, half of them by turn ${turns.median}`;
  return [
    what,
    `  ${count} of ${of} go differently: ${percent(share)} (${percent(low)} to ${percent(high)})${from}`,
    ...matches.slice(0, TOLD).flatMap((match) => matchLines(match)),
    ...(matches.length > TOLD ? [`  and ${matches.length - TOLD} more (--json has them all)`] : []),
  ];
}

function matchLines(match: Replayed["matches"][number]): string[] {
  const number = `  match ${match.match}`;
  if (match.kind === "no-start") return [`${number} cannot start: ${match.why}`];
  const { turn, command, actor, text } = match;
  const where =
    command === 0
      ? `${number} starts otherwise`
      : `${number}, turn ${turn}, command ${command}: ${actor}: ${text}`;
  if (match.kind === "refused") return [where, `      after:  refused: ${match.why}`];
  const [was, is] = match.told;
  return [
    where,
    ...was.map((line) => `      before: ${capital(line)}`),
    ...is.map((line) => `      after:  ${capital(line)}`),
  ];
}

function points(share: number): string {
  const value = (100 * share).toFixed(1);
  return share > 0 && value !== "0.0" ? `+${value}` : value;
}
