/** Cards of LunchTable that somebody brings to a match: the same file as `lunchtable cards lint` reads, within bounds. */

import type { LunchTable } from "@ltcg/engine";
import { type Config, defaultConfig, readCardSet } from "@ltcg/engine";
import { type HostedLunchTable, hostLunchTable } from "@ltcg/engine/hosting";
import { lintCards } from "@ltcg/engine/lint";
import type { CardSetFault, ReadCards } from "@tcg/core/hosting";

const MAX_CARDS = 300;

/** Settings that a host pays for: a match with more of these takes more work than anybody should ask for. */
const most: Partial<Record<keyof Config, number>> = {
  maxDeck: 120,
  maxHand: 20,
  startingHand: 20,
  maxStepsPerCommand: defaultConfig.maxStepsPerCommand,
  maxLinksPerTurn: defaultConfig.maxLinksPerTurn,
  maxTurns: defaultConfig.maxTurns,
};

/** `isThorough`: refuses cards that could never work, too. That takes longer. */
export function readLunchTableCards(given: unknown, isThorough = false): ReadCards<LunchTable> {
  const { cards: list } = (given ?? {}) as { readonly cards?: unknown };
  if (Array.isArray(list) && list.length > MAX_CARDS) {
    return { ok: false, faults: [{ path: "cards", message: `may be at most ${MAX_CARDS}` }] };
  }
  const read = readCardSet(given);
  if (!read.ok) return { ok: false, faults: read.faults.map(faultOf) };
  const { name, cards, decks, config } = read.set;
  const faults = [...costlySettings(config), ...(isThorough ? neverWorking(cards, config) : [])];
  if (faults.length > 0) return { ok: false, faults };
  const titled = Object.entries(decks).map(([deck, ids]) => [deck, { title: deck, cards: ids }]);
  const hosted: HostedLunchTable = hostLunchTable({
    cards,
    config,
    decks: Object.fromEntries(titled) as HostedLunchTable["decks"],
  });
  return { ok: true, name, hosted };
}

const faultOf = ({ path, message, suggestion }: CardSetFault & { suggestion?: string }) => ({
  path,
  message: suggestion === undefined ? message : `${message} (${suggestion}?)`,
});

function costlySettings(config: Partial<Config>): CardSetFault[] {
  return Object.entries(most).flatMap(([setting, limit]) =>
    Number(config[setting as keyof Config] ?? 0) > limit
      ? [{ path: `config.${setting}`, message: `may be at most ${limit} on this server` }]
      : [],
  );
}

function neverWorking(
  cards: Parameters<typeof lintCards>[0],
  config: Partial<Config>,
): CardSetFault[] {
  return lintCards(cards, { config })
    .filter(({ severity }) => severity === "error")
    .map(faultOf);
}
