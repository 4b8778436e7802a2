/**
 * Which abilities and actions resolve in a match, as its events tell. One has resolved when something
 * came of it: a choice, a count or a question alone is nothing.
 */
import { canonicalJson, type EventOf } from "@tcg/core";
import type { CardTable, Effect } from "../cards.ts";
import { boost } from "../keywords/boost.ts";
import { vanish } from "../keywords/vanish.ts";
import type { BagEntry, Lorcana, Resolution } from "../types.ts";
import { type Aim, aimsOf, effectsOf, nameOf } from "./aims.ts";

type Event = EventOf<Lorcana>;

/** What became of a part of a card. */
export interface Outcome {
  readonly name: string;
  /** Its "if" did not hold; it resolved and nothing came of it; something did. */
  readonly came: "lapsed" | "to-nothing" | "to-something";
}

/** What only goes with resolving. */
const NOTHING: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "PROMPT_OPENED",
  "PROMPT_CLOSED",
  "WORK_LEFT",
  "TRIGGERS_QUEUED",
  "RANDOM_USED",
  "CARDS_CHOSEN",
  "REFERENCE_BOUND",
  "RESULT_NOTED",
  "ACTION_DISCARDED",
  "BAG_ADDED",
  "BAG_HELD",
  "CREDITS_CLEARED",
  "DECK_SHUFFLED",
]);

/** Whether anything came of an effect whose events these are. */
export function hasComeToSomething(events: readonly Event[]): boolean {
  return events.some(({ type }) => !NOTHING.has(type));
}

interface Open {
  readonly name: string | null;
  came: boolean;
}

export class Resolutions {
  readonly #parts: ReadonlyMap<string, readonly Aim[]>;
  readonly #bag = new Map<number, BagEntry>();
  #taken: BagEntry | null = null;
  #used: string | null = null;
  /** The one that resolves now is last. */
  readonly #open: Open[] = [];

  constructor(cards: CardTable) {
    this.#parts = Map.groupBy(aimsOf(cards), ({ card }) => card.id);
  }

  /** Null: the event ends nothing that a card says. */
  see(event: Event): Outcome | null {
    switch (event.type) {
      case "BAG_ADDED":
        for (const entry of event.entries) this.#bag.set(entry.entry, entry);
        return null;
      case "BAG_TAKEN":
        this.#taken = this.#bag.get(event.entry) ?? null;
        return null;
      case "BAG_LAPSED": {
        const name = this.#triggered(event.entry, event.entry.effects);
        return name === null ? null : { name, came: "lapsed" };
      }
      case "ABILITY_USED":
        this.#used = event.name;
        return null;
      case "PLAY_ANNOUNCED":
        return this.#playedByKeyword(event);
      case "RESOLUTION_STARTED":
        this.#open.push({ name: this.#named(event.resolution, event.effects), came: false });
        return null;
      case "RESOLUTION_ENDED": {
        const ended = this.#open.pop();
        if (ended === undefined || ended.name === null) return null;
        return { name: ended.name, came: ended.came ? "to-something" : "to-nothing" };
      }
      default: {
        const now = this.#open.at(-1);
        if (now !== undefined && hasComeToSomething([event])) now.came = true;
        return null;
      }
    }
  }

  /** Shift and Sing Together are ways to play a card. */
  #playedByKeyword({ how, change }: Extract<Event, { type: "PLAY_ANNOUNCED" }>): Outcome | null {
    if (how.by !== "shift" && how.by !== "sing-together") return null;
    const name = this.#keyword(change.def, how.by);
    return name === null ? null : { name, came: "to-something" };
  }

  #named({ kind, source, isSupport }: Resolution, effects: readonly Effect[]): string | null {
    switch (kind) {
      case "action":
        return this.#find(source.def, ({ ability }) => ability === null);
      case "activated":
        if (this.#used === boost(0).name) return this.#keyword(source.def, "boost");
        return this.#find(
          source.def,
          (aim) => aim.ability?.kind === "activated" && isSame(aim, effects),
        );
      case "triggered":
        if (isSupport) return this.#keyword(source.def, "support");
        return this.#taken === null ? null : this.#triggered(this.#taken, effects);
    }
  }

  #triggered({ source, name, occurrence }: BagEntry, effects: readonly Effect[]): string | null {
    if (name === vanish.name) return this.#keyword(source.def, "vanish");
    const isOwn = occurrence.card?.card === source.card;
    const alike = (this.#parts.get(source.def) ?? []).flatMap((aim) => {
      const { ability } = aim;
      const isIt = ability?.kind === "triggered" && ability.when.on === occurrence.on;
      if (!isIt || !isSame(aim, effects)) return [];
      // Two of a card can have the same effects: "when you play this character and whenever you play another".
      const closeness = [
        ability.name === name,
        ("card" in ability.when && ability.when.card === "this") === isOwn,
      ];
      return [{ aim, closeness: closeness.filter(Boolean).length }];
    });
    const found = alike.toSorted((a, b) => b.closeness - a.closeness).at(0);
    return found === undefined ? null : nameOf(found.aim);
  }

  #keyword(def: string, keyword: string): string | null {
    return this.#find(
      def,
      ({ ability }) => ability?.kind === "keyword" && ability.keyword === keyword,
    );
  }

  /** Null for what the card was given. */
  #find(def: string, isIt: (aim: Aim) => boolean): string | null {
    const found = this.#parts.get(def)?.find(isIt);
    return found === undefined ? null : nameOf(found);
  }
}

function isSame(aim: Aim, effects: readonly Effect[]): boolean {
  return canonicalJson(effectsOf(aim)) === canonicalJson(effects);
}
