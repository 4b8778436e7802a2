/** What the page of a steered run says of each game: the rules its matches have, and what is counted. */
import { defaultConfig } from "@ltcg/engine";
import { EVERYWHERE, LIFE_TO_LOSE, SETTINGS } from "@ltcg/engine/steered";
import { defaultConfig as lorcanaDefaults } from "@tcg/lorcana-engine";
import * as lorcana from "@tcg/lorcana-engine/steered";
import type { SteeredSet } from "../../packages/cli/src/cards/fuzz/steered-games.ts";

export const PLAYED_AND_COUNTED: Readonly<Record<SteeredSet["game"], string>> = {
  lunchtable: `${rulesText(defaultConfig, EVERYWHERE, SETTINGS)}

Where an effect waits for life to fall, \`startingLifePoints\` is that much and ${LIFE_TO_LOSE} more in place of the
third of these.

What counts as once:

- an effect that goes on the chain: its link was carried out, that is it was not negated, its card was
  not missing, not all of its targets were gone, and something came of it before the link was done. That
  a deck was looked through or shuffled is not enough.
- a continuous effect: a stay of its card on the table, however long, during which a value that the rules
  derive would have been another without it: attack, defense, a keyword, a protection, a restriction, or
  the cost of a card somebody holds. Whether anybody came to feel it is not asked.`,

  lorcana: `${rulesText(lorcanaDefaults, lorcana.EVERYWHERE, lorcana.SETTINGS)}

What counts as once:

- an action, a triggered or an activated ability, and the keywords that are one: it resolved and something came
  of it. A choice, a count, a shuffled deck or a question alone is nothing.
- Shift and Sing Together: a card was played so.
- what stands (a static ability, a replacement, any other keyword): a turn in which the table would have looked
  otherwise without it, other moves would have been legal, or the same command would have led to something else. A match
  looks at those of its own card only, for the one it is played for.

Abilities are numbered as they stand in the card's definition; \`effects\` is what an action does.`,
};

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function rulesText<Config extends object>(
  defaults: Config,
  everywhere: Partial<Config>,
  settings: readonly Partial<Config>[],
): string {
  const said = (setting: Partial<Config>): string => {
    const told = Object.entries(setting).map(
      ([key, value]) =>
        `\`${key}\` ${shown(value)} instead of ${shown(defaults[key as keyof Config])}`,
    );
    return told.length === 0 ? "nothing else" : told.join(" and ");
  };
  return `The rules are the default ones, but in every match ${said(everywhere)}, and by rounds:

${settings.map((setting) => `- ${said(setting)}`).join("\n")}`;
}
