/**
 * Which effects have resolved in a match. An effect that goes on the chain has when its link was
 * carried out: not negated, its card not missing, not all its targets gone, and something came of
 * it before the link was done. A continuous effect has once for each stay of a card on the table
 * during which it changed something (in-force.ts).
 */
import type { EventOf } from "@tcg/core";
import type { Step } from "@tcg/core/testkit";
import type { ChainLink } from "../../pending.ts";
import type { LunchTable } from "../../types.ts";
import type { CardTable } from "../card.ts";
import { nameOf } from "./effects.ts";
import { InForce } from "./in-force.ts";

/** By name, how often. */
export function resolvedIn(
  cards: CardTable,
  steps: readonly Pick<Step<LunchTable>, "events" | "after">[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const links = new Links(cards, count);
  const inForce = new InForce(cards, count);
  for (const { events, after } of steps) {
    for (const event of events) links.see(event);
    inForce.see(after);
  }
  return counts;
}

/** What is no doing of an effect: the machinery, and what happens though nothing was found. */
const IDLE: ReadonlySet<string> = new Set([
  "PROMPT_OPENED",
  "PROMPT_CLOSED",
  "TRIGGERS_QUEUED",
  "TRIGGER_TAKEN",
  "WORK_LEFT",
  "RANDOM_USED",
  "FACTS_NOTED",
  "FACTS_FORGOTTEN",
  "TARGETS_LOST",
  "CARD_EQUIPPED",
  "DECK_SHUFFLED",
]);
const LOOKS: readonly string[] = ["view_top_cards", "rearrange_top_cards"];

class Links {
  readonly #cards: CardTable;
  readonly #count: (name: string) => void;
  #chain: ChainLink[] = [];
  /** Something has come of the link that is resolving. */
  #done = false;

  constructor(cards: CardTable, count: (name: string) => void) {
    this.#cards = cards;
    this.#count = count;
  }

  see(event: EventOf<LunchTable>): void {
    switch (event.type) {
      case "CHAIN_LINK_ADDED":
        this.#chain.push(event.link);
        return;
      case "CHAIN_RESOLVING":
        this.#done = false;
        return;
      case "CHAIN_LINK_NEGATED": {
        const link = this.#chain[event.index];
        if (link) this.#chain[event.index] = { ...link, negated: true };
        this.#done = true;
        return;
      }
      case "CHAIN_LINK_RESOLVED": {
        const [link] = this.#chain.splice(event.index, 1);
        if (link && link.effect !== null && !link.negated && this.#done) {
          this.#count(nameOf(link.source.def, link.effect));
        }
        this.#done = false;
        return;
      }
      // The card whose link is done goes to the graveyard: nothing of the next link.
      case "CARD_TO_GRAVEYARD":
        if (event.reason === "resolved" || event.reason === "negated") return;
        this.#done = true;
        return;
      case "CARDS_VIEWED":
        // A search looks at the deck, whatever it finds there.
        if (this.#actions().some((kind) => LOOKS.includes(kind))) this.#done = true;
        return;
      default:
        if (!IDLE.has(event.type)) this.#done = true;
    }
  }

  #actions(): string[] {
    const link = this.#chain.at(-1);
    const effects = link === undefined ? [] : (this.#cards[link.source.def]?.effects ?? []);
    return effects
      .filter(({ id }) => id === link?.effect)
      .flatMap(({ actions }) => actions.map(({ kind }) => kind));
  }
}
