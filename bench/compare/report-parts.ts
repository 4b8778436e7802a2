/** The tables of lanes that have several parts. */
import type { Used } from "../clock.ts";
import type { Played, Round } from "../lanes/lane.ts";
import { digits, type Rows } from "../markdown.ts";
import {
  partsOf,
  perSecond,
  speedupCell,
  speedupHead,
  speedups,
  usEach,
  withInterval,
} from "./figures.ts";
import type { Measured } from "./measure.ts";

/** By checkout, for every part that the first round of all of them has. */
function partsByCheckout({ rounds }: Measured): [string, Used[][]][] {
  const names = Object.keys(rounds[0]?.[0]?.parts ?? {});
  return names
    .map((name): [string, Used[][]] => [name, rounds.map((each) => partsOf(each, name))])
    .filter(([, used]) => used.every((each) => each.length > 0));
}

export function kindsTable(measured: readonly Measured[], names: readonly string[]): Rows {
  const rows = measured
    .filter(({ lane }) => lane.parts === "kinds")
    .flatMap(partsByCheckout)
    .map(([kind, used]) => {
      const { units = 0 } = used[0]?.[0] ?? {};
      return { kind, used, units };
    });
  const all = rows.reduce((sum, { units }) => sum + units, 0);
  return [
    ["command", "share", ...names.map((name) => `µs, ${name}`), ...speedupHead(names)],
    ...rows.map(({ kind, used, units }) => [
      kind,
      `${digits((100 * units) / all)} %`,
      ...used.map((each) => digits(usEach(each))),
      ...speedupCell(used),
    ]),
  ];
}

/** Beside the times, how many times as long it takes as on the table where nothing stands. */
export function growthTable(measured: readonly Measured[], names: readonly string[]): Rows {
  return [
    [
      "part",
      "on the table",
      ...names.flatMap((name) => [`µs, ${name}`, `times none, ${name}`]),
      ...speedupHead(names),
    ],
    ...measured
      .filter(({ lane }) => lane.parts === "growth")
      .flatMap((each) => {
        const parts = partsByCheckout(each);
        const none = parts[0]?.[1] ?? [];
        return parts.map(([table, used]) => [
          each.lane.title,
          table,
          ...used.flatMap((times, i) => [
            digits(usEach(times)),
            withInterval(speedups(times, none[i] ?? [])),
          ]),
          ...speedupCell(used),
        ]);
      }),
  ];
}

/**
 * Two checkouts with different rules come to the same turn by different commands, so their commands a second
 * do not compare the same work: turns and whole matches do.
 */
export function matchesTable(measured: readonly Measured[], names: readonly string[]): Rows {
  return [
    [
      "lane",
      ...names.map((name) => `commands a turn, ${name}`),
      ...["turns", "matches"].flatMap((unit) => [
        ...names.map((name) => `${unit} a second, ${name}`),
        ...speedupHead(names),
      ]),
    ],
    ...measured
      .filter(({ rounds }) => rounds[0]?.[0]?.played !== undefined)
      .map(({ lane, rounds }) => {
        const [turns, matches] = (["turns", "matches"] as const).map((unit) =>
          rounds.map((each) => each.flatMap((round) => usedFor(round, unit))),
        );
        return [
          lane.title,
          ...rounds.map(([first]) => digits(commandsATurn(first))),
          ...[turns, matches].flatMap((used = []) => [
            ...used.map((each) => digits(perSecond(each))),
            ...speedupCell(used),
          ]),
        ];
      }),
  ];
}

const onlyPart = ({ parts }: Round): Used | undefined => Object.values(parts)[0];

function usedFor(round: Round, unit: keyof Played): Used[] {
  const used = onlyPart(round);
  return used === undefined || round.played === undefined
    ? []
    : [{ ...used, units: round.played[unit] }];
}

function commandsATurn(round: Round | undefined): number {
  return round === undefined ? 0 : (onlyPart(round)?.units ?? 0) / (round.played?.turns ?? 1);
}
