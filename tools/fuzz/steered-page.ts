/** The page that a steered run leaves: every effect or ability of the set and how often it resolved. */
import { allChecks } from "@tcg/core/testkit";
import type { SteeredRun } from "../../packages/cli/src/cards/fuzz/run.ts";
import { CALLED, type SteeredSet } from "../../packages/cli/src/cards/fuzz/steered-games.ts";
import { markdownTable } from "../markdown-table.ts";
import { PLAYED_AND_COUNTED } from "./steered-page-texts.ts";

interface Made {
  readonly game: SteeredSet["game"];
  /** How to get the same page again. */
  readonly command: string;
  readonly commit: string;
}

export function runPage(run: SteeredRun, made: Made): string {
  const { game, command } = made;
  const [one] = CALLED[game];
  const rows = run.tallies.map(({ card, effect, type, times, matches }) => [
    card,
    effect,
    type,
    String(times),
    String(matches),
  ]);
  return `# Every ${one}, resolved

Matches played by legal commands alone, each for one ${one} of the set: its card fills a deck, and
moves that use it, bring it to the table or bring about what it waits for are preferred. Every check of
the testkit looks on. Written by the tool and not to be edited:

\`\`\`sh
${command}
\`\`\`

${markdownTable(["", ""], factsOf(run, made))}

${PLAYED_AND_COUNTED[game]}

Counted wherever it happened, in matches for other ${CALLED[game][1]} too.

${markdownTable(["card", one, "kind", "times", "in matches"], rows)}
`;
}

function factsOf(
  { report, tallies, enough, short, fingerprint }: SteeredRun,
  { game, commit }: Made,
): string[][] {
  const { seed, games, commands, sampled, heavyOneIn, failures, measures, endings } = report;
  const [one, many] = CALLED[game];
  const ended = Object.entries(endings).sort(([, a], [, b]) => b - a);
  const cards = new Set(tallies.map(({ card }) => card)).size;
  const sample =
    heavyOneIn > 1
      ? `, the heavy ones on what reveals something and one in ${heavyOneIn} of the rest: ${sampled}`
      : "";
  return [
    ["seed", String(seed)],
    ["commit", commit],
    [many, `${tallies.length}, of ${cards} cards`],
    ["their fingerprint", fingerprint],
    ["matches", String(games)],
    [`those in which their ${one} resolved`, String(measures.hits ?? 0)],
    ["commands", String(commands)],
    ["turns", String(measures.turns ?? 0)],
    ["endings", ended.map(([ending, count]) => `${ending} ${count}`).join(", ")],
    ["checks", `${allChecks.length}, on every command${sample}`],
    ["failures", String(failures.length)],
    [`${many} short of ${enough}`, String(short.length)],
  ];
}
