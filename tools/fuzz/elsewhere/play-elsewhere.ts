/**
 * Plays kept matches again in other processes: another locale and time zone, more than a year later,
 * the last match first. What a rule takes from its surroundings, or remembers of other matches, shows.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  type ElsewhereFault,
  type FuzzFailure,
  type FuzzReport,
  type KeptMatch,
  PLAYED_ELSEWHERE,
} from "@tcg/core/testkit";
import { COUNTRIES, type Country } from "./countries.ts";

/** What the other process is told. */
export interface Errand {
  readonly name: string;
  readonly seed: number;
  readonly matches: readonly KeptMatch[];
}

const ANOTHER_DAY = new URL("./another-day.ts", import.meta.url);
const CHILD = new URL("./child.ts", import.meta.url);
const MAX_BYTES = 1 << 30;
/** Of a long run so many matches are kept, of a short one every tenth. */
const KEPT = 50;

export function keptOneIn(games: number): number {
  return games === 1 ? 1 : Math.max(10, Math.ceil(games / KEPT));
}

/** The report with the matches that went another way elsewhere. */
export function withElsewhere(
  name: string,
  report: FuzzReport,
  matches: readonly KeptMatch[],
  command: string,
): FuzzReport {
  const { seed, games } = report;
  if (matches.length === 0) return report;
  const [faults = []] = playElsewhere([{ name, seed, matches }]);
  const failures = faults.map(({ number, fault }): FuzzFailure => {
    // A match alone has none before it to remember.
    const reproduce = `${command} --seed ${seed} --games ${games}`;
    return { game: number, check: PLAYED_ELSEWHERE, message: fault, reproduce };
  });
  return { ...report, failures: [...report.failures, ...failures] };
}

/** What went another way, for each errand. */
export function playElsewhere(errands: readonly Errand[]): ElsewhereFault[][] {
  const found = COUNTRIES.map((country) => playIn(country, errands));
  return errands.map((_, place) => found.flatMap((faults) => faults[place] ?? []));
}

function playIn(country: Country, errands: readonly Errand[]): ElsewhereFault[][] {
  const { locale, timeZone } = country;
  const child = spawnSync(
    process.execPath,
    ["--conditions=@tcg/source", "--import", ANOTHER_DAY.href, fileURLToPath(CHILD)],
    {
      input: JSON.stringify(errands),
      encoding: "utf8",
      maxBuffer: MAX_BYTES,
      env: { ...process.env, LANG: locale, LC_ALL: locale, LANGUAGE: locale, TZ: timeZone },
    },
  );
  if (child.status !== 0) throw new Error(`matches cannot be played elsewhere:\n${child.stderr}`);
  const where = `in ${locale}, ${timeZone}, another day and order`;
  return (JSON.parse(child.stdout) as ElsewhereFault[][]).map((faults) =>
    faults.map(({ number, fault }) => ({ number, fault: `${where}: ${fault}` })),
  );
}
