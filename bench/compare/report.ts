/** What a run has found, as tables for bench/results.md. */
import type { Used } from "../clock.ts";
import { aligned, digits, type Rows } from "../markdown.ts";
import { pairs } from "./catalogue.ts";
import {
  bytesEach,
  isSlower,
  partsOf,
  perSecond,
  speedupCell,
  speedupHead,
  speedups,
  usEach,
  withInterval,
} from "./figures.ts";
import { COLD_COMMANDS, type Measured } from "./measure.ts";
import { growthTable, kindsTable, matchesTable } from "./report-parts.ts";

/** `names`: of the checkouts, in their order; what is compared is the last with the first. */
export function report(measured: readonly Measured[], names: readonly string[]): string {
  const many = COLD_COMMANDS.toLocaleString("en");
  const sections: readonly (readonly [string, Rows])[] = [
    ["Steady state", steadyState(measured, names)],
    ["The same as turns and whole matches", matchesTable(measured, names)],
    ["Lanes against each other", pairTable(measured, names)],
    [`The first ${many} commands of a fresh thread`, coldStart(measured, names)],
    ["By kind of command, in place, moves known", kindsTable(measured, names)],
    ["With more standing on the table", growthTable(measured, names)],
  ];
  return sections
    .filter(([, rows]) => rows.length > 1)
    .map(([title, rows]) => `**${title}**\n\n${aligned(rows)}`)
    .join("\n\n");
}

/** The lanes whose whole interval says that they became slower. */
export function slowerLanes(measured: readonly Measured[]): readonly string[] {
  return measured.flatMap(({ lane, rounds }) =>
    Object.keys(rounds[0]?.[0]?.parts ?? {})
      .filter((part) => isSlower(rounds.map((each) => partsOf(each, part))))
      .map((part) => (lane.parts === undefined ? lane.title : `${lane.title} (${part})`)),
  );
}

/** What the only part of a lane has used, by checkout. */
function usedBy({ rounds }: Measured): Used[][] {
  return rounds.map((each) => partsOf(each, Object.keys(each[0]?.parts ?? {})[0] ?? ""));
}

function steadyState(measured: readonly Measured[], names: readonly string[]): Rows {
  return [
    [
      "lane",
      "figure",
      ...names,
      ...speedupHead(names),
      ...names.map((name) => (names.length > 1 ? `bytes, ${name}` : "bytes each")),
    ],
    ...measured
      .filter(({ lane }) => lane.parts === undefined)
      .map((each) => {
        const { title, figure, unit } = each.lane;
        const used = usedBy(each);
        return [
          title,
          figure === "µs" ? `µs a ${unit}` : `${unit} a second`,
          ...used.map((rounds) => digits((figure === "µs" ? usEach : perSecond)(rounds))),
          ...speedupCell(used),
          ...used.map((rounds) => digits(bytesEach(rounds))),
        ];
      }),
  ];
}

function pairTable(measured: readonly Measured[], names: readonly string[]): Rows {
  const find = (name: string): Measured | undefined =>
    measured.find(({ lane }) => lane.name === name);
  return [
    ["as fast as so much of", ...names],
    ...pairs.flatMap(([one, other]) => {
      const [first, second] = [find(one), find(other)];
      if (first === undefined || second === undefined) return [];
      const base = usedBy(second);
      const ratios = usedBy(first).map((used, i) => withInterval(speedups(base[i] ?? [], used)));
      return [[`${first.lane.title} / ${second.lane.title}`, ...ratios]];
    }),
  ];
}

function coldStart(measured: readonly Measured[], names: readonly string[]): Rows {
  return [
    // Of so few threads there is no interval: it is the whole range.
    ["lane", "figure", ...names, ...(names.length > 1 ? ["times as fast (range)"] : [])],
    ...measured
      .filter(({ lane }) => lane.coldStart)
      .map(({ lane, cold }) => [
        lane.title,
        `${lane.unit} a second`,
        ...cold.map((used) => digits(perSecond(used))),
        ...speedupCell(cold),
      ]),
  ];
}
