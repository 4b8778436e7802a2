/** What is wrong with the options of an engine: cards, names, decks, settings and seed, all at once. */
import { playerFaults, seedFaults } from "@tcg/core/engine";
import { faultLine, isObject, own } from "@tcg/core/shapes";
import type { CardDefinition, CardTable } from "../cards/card.ts";
import { defineCards } from "../cards/define-cards.ts";
import { SEATS } from "../vocabulary.ts";
import { START_OPTIONS, startProblem } from "./start-problem.ts";
import { unknownNames } from "./unknown-names.ts";

const OWN_OPTIONS = ["cards", "hostId", "awayId"] as const;

/** Each as a sentence that says what would be right. None: the match can be played. */
export function engineFaults(options: unknown): string[] {
  if (!isObject(options))
    return ["the options are an object with cards, players, decks and a seed"];
  const given = own(options, "cards");
  const defined = defineCards(isObject(given) || Array.isArray(given) ? given : []);
  const cards = defined.ok ? defined.cards : looseTable(given);
  const start = Object.entries(options).filter(([name]) => START_OPTIONS.some((it) => it === name));
  const refused = startProblem(cards, Object.fromEntries(start))?.data ?? {};
  return [
    ...unknownNames(options, "option", [...OWN_OPTIONS, ...START_OPTIONS]),
    ...playerFaults(options, SEATS),
    ...(isObject(given) || Array.isArray(given) ? [] : ["cards is a table of card definitions"]),
    ...(defined.ok ? [] : defined.faults.map(faultLine)),
    ...((refused as { readonly faults?: readonly string[] }).faults ?? []),
    ...seedFaults(options),
  ];
}

/** What decks can be checked against though some cards are not well defined: ids, names, tokens. */
function looseTable(given: unknown): CardTable {
  const all: readonly unknown[] = Array.isArray(given) ? given : Object.values(given ?? {});
  const named = all.flatMap((card) => {
    const [id, name] = [own(card, "id"), own(card, "name")];
    if (typeof id !== "string") return [];
    const loose = {
      ...(card as object),
      id,
      name: typeof name === "string" && name !== "" ? name : id,
    };
    return [[id, loose as CardDefinition] as const];
  });
  return Object.fromEntries(named);
}
