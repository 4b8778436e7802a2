/** What a run has found, as tables for bench/results.md. */
import { aligned, digits } from "../markdown.ts";
import { bytesEach, partsOf, perSecond, speedups, usEach, withInterval } from "./figures.ts";
import { COLD_COMMANDS, type Measured } from "./measure.ts";

/** `names`: of the checkouts, in their order; the ratio is that of the last to the first. */
export function report(measured: readonly Measured[], names: readonly string[]): string {
  const sections = [
    section("Steady state", steadyState(measured, names)),
    section(
      `The first ${COLD_COMMANDS.toLocaleString("en")} commands of a fresh thread`,
      coldStart(measured, names),
    ),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  return rows.length < 2 ? "" : `**${title}**\n\n${aligned(rows)}`;
}

const isCompared = (names: readonly string[]): boolean => names.length > 1;
const ratioHeads = (names: readonly string[]): string[] =>
  isCompared(names) ? ["times as fast (95 %)"] : [];

function steadyState(measured: readonly Measured[], names: readonly string[]): string[][] {
  const rows = measured.flatMap(({ lane, rounds }) =>
    Object.keys(rounds[0]?.[0]?.parts ?? {}).length === 1 ? [{ lane, rounds }] : [],
  );
  return [
    [
      "lane",
      "figure",
      ...names,
      ...ratioHeads(names),
      ...names.map((name) => (isCompared(names) ? `bytes, ${name}` : "bytes each")),
    ],
    ...rows.map(({ lane, rounds }) => {
      const used = rounds.map((each) =>
        Object.values(each[0]?.parts ?? {}).length === 1 ? partsOf(each, onlyPart(each)) : [],
      );
      const figure = lane.figure === "µs" ? usEach : perSecond;
      return [
        lane.title,
        lane.figure === "µs" ? `µs a ${lane.unit}` : `${lane.unit} a second`,
        ...used.map((each) => digits(figure(each))),
        ...(isCompared(names) ? [withInterval(speedups(used[0] ?? [], used.at(-1) ?? []))] : []),
        ...used.map((each) => digits(bytesEach(each))),
      ];
    }),
  ];
}

function onlyPart(rounds: Measured["rounds"][number]): string {
  return Object.keys(rounds[0]?.parts ?? {})[0] ?? "";
}

function coldStart(measured: readonly Measured[], names: readonly string[]): string[][] {
  return [
    ["lane", "figure", ...names, ...ratioHeads(names)],
    ...measured
      .filter(({ cold }) => (cold[0]?.length ?? 0) > 0)
      .map(({ lane, cold }) => [
        lane.title,
        `${lane.unit} a second`,
        ...cold.map((used) => digits(perSecond(used))),
        ...(isCompared(names) ? [withInterval(speedups(cold[0] ?? [], cold.at(-1) ?? []))] : []),
      ]),
  ];
}
