/** The links of chains that are done, each with what happened while it resolved. */
import type { EventOf } from "@tcg/core";
import type { EventType } from "../../events.ts";
import type { ChainLink } from "../../pending.ts";
import type { LunchTable } from "../../types.ts";

export interface DoneLink {
  /** As it was when it was done: perhaps negated. */
  readonly link: ChainLink;
  /** The types of what happened. */
  readonly happened: ReadonlySet<EventType>;
}

/** Is shown all events of a match, one after the other. */
export class Links {
  #chain: ChainLink[] = [];
  #happened = new Set<EventType>();

  /** The link that was done with this event, if one was. */
  see(event: EventOf<LunchTable>): DoneLink | null {
    switch (event.type) {
      case "CHAIN_LINK_ADDED":
        this.#chain.push(event.link);
        return null;
      case "CHAIN_RESOLVING":
        this.#happened = new Set();
        return null;
      case "CHAIN_LINK_RESOLVED": {
        const [link] = this.#chain.splice(event.index, 1);
        const happened = this.#happened;
        this.#happened = new Set();
        return link === undefined ? null : { link, happened };
      }
      case "CARD_TO_GRAVEYARD":
        // The card whose link is done goes to the graveyard: nothing of the next link.
        if (event.reason === "resolved" || event.reason === "negated") return null;
        break;
      case "CHAIN_LINK_NEGATED": {
        const link = this.#chain[event.index];
        if (link) this.#chain[event.index] = { ...link, negated: true };
        break;
      }
      default:
    }
    this.#happened.add(event.type as EventType);
    return null;
  }
}
