/** The page that a steered run leaves: every effect of the set and how often it resolved. */

import { type Config, defaultConfig } from "@ltcg/engine";
import { EVERYWHERE, LIFE_TO_LOSE, SETTINGS } from "@ltcg/engine/steered";
import { allChecks } from "@tcg/core/testkit";
import { ENOUGH, type SteeredRun } from "../../packages/cli/src/cards/fuzz/run.ts";
import { markdownTable } from "../markdown-table.ts";

/** `command` and `commit`: how to get the same page again. */
export function runPage(
  run: SteeredRun,
  { command, commit }: { readonly command: string; readonly commit: string },
): string {
  const rows = run.tallies.map(({ card, effect, type, times, matches }) => [
    card,
    effect,
    type,
    String(times),
    String(matches),
  ]);
  return `# Every effect, resolved

Matches played by legal commands alone, each for one effect of the set: its card fills a deck, and
moves that use it, bring it to the table or bring about what it waits for are preferred. Every check of
the testkit looks on. Written by the tool and not to be edited:

\`\`\`sh
${command}
\`\`\`

${markdownTable(["", ""], factsOf(run, commit))}

The rules are the default ones, but in every match ${settingText(EVERYWHERE)}, and by rounds:

${SETTINGS.map((setting) => `- ${settingText(setting)}`).join("\n")}

Where an effect waits for life to fall, \`startingLifePoints\` is that much and ${LIFE_TO_LOSE} more in place of the
third of these.

What counts as once:

- an effect that goes on the chain: its link was carried out, that is it was not negated, its card was
  not missing, not all of its targets were gone, and something came of it before the link was done. That
  a deck was looked through or shuffled is not enough.
- a continuous effect: a stay of its card on the table, however long, during which a value that the rules
  derive would have been another without it: attack, defense, a keyword, a protection, a restriction, or
  the cost of a card somebody holds. Whether anybody came to feel it is not asked.

Counted wherever it happened, in matches for other effects too.

${markdownTable(["card", "effect", "kind", "times", "in matches"], rows)}
`;
}

function factsOf({ report, tallies, short, fingerprint }: SteeredRun, commit: string): string[][] {
  const { seed, games, commands, sampled, heavyOneIn, failures, measures, endings } = report;
  const ended = Object.entries(endings).sort(([, a], [, b]) => b - a);
  const cards = new Set(tallies.map(({ card }) => card)).size;
  const sample =
    heavyOneIn > 1
      ? `, the heavy ones on what reveals something and one in ${heavyOneIn} of the rest: ${sampled}`
      : "";
  return [
    ["seed", String(seed)],
    ["commit", commit],
    ["effects", `${tallies.length}, of ${cards} cards`],
    ["their fingerprint", fingerprint],
    ["matches", String(games)],
    ["those in which their effect resolved", String(measures.hits ?? 0)],
    ["commands", String(commands)],
    ["turns", String(measures.turns ?? 0)],
    ["endings", ended.map(([ending, count]) => `${ending} ${count}`).join(", ")],
    ["checks", `${allChecks.length}, on every command${sample}`],
    ["failures", String(failures.length)],
    [`effects short of ${ENOUGH}`, String(short.length)],
  ];
}

function settingText(setting: Partial<Config>): string {
  const told = Object.entries(setting).map(
    ([key, value]) => `\`${key}\` ${value} instead of ${defaultConfig[key as keyof Config]}`,
  );
  return told.length === 0 ? "nothing else" : told.join(" and ");
}
