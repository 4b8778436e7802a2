/** What the log keeps in mind of a match, so that what happens can be told with its cause. */
import type { MemoryRules, SeenChange } from "@tcg/core/hosting";
import type { LorcanaEvent } from "../events.ts";
import type { BagEntry, Source } from "../types.ts";

export interface LogMemory {
  /** What resolves now, last. */
  readonly resolving: readonly Source[];
  readonly bag: readonly BagEntry[];
  /** The entry that was just taken out of the bag. */
  readonly taken: BagEntry | null;
  /** Cards that are said to act: that they exert goes without saying. */
  readonly acting: readonly string[];
  /** Somebody was damaged since the challenge was declared. */
  readonly fought: boolean;
  /** A card has just gone to the inkwell from play. */
  readonly wentToInk: boolean;
}

export const memory: MemoryRules<LogMemory> = {
  start: { resolving: [], bag: [], taken: null, acting: [], fought: false, wentToInk: false },
  hear(before, heard) {
    // Everything but a `change` is public, so an event that is heard has all its fields.
    const event = heard as unknown as LorcanaEvent;
    const now = event.type === "INK_SPENT" ? before : forgetInk(before);
    switch (event.type) {
      case "TURN_STARTED":
        return { ...now, acting: [] };
      case "CARD_QUESTED":
        return { ...now, acting: [event.card.card] };
      case "CHALLENGE_DECLARED":
        return { ...now, acting: [event.challenger.card], fought: false };
      case "PLAY_ANNOUNCED":
        return { ...now, acting: event.how.by === "sing" ? [event.how.singer] : [] };
      case "DAMAGE_DEALT":
        return { ...now, fought: true };
      case "CARD_LEFT_PLAY":
      case "STACK_FOLLOWED":
        return { ...now, wentToInk: (event.change as SeenChange).to?.zone === "inkwell" };
      case "BAG_ADDED":
        return { ...now, bag: [...now.bag, ...event.entries] };
      case "BAG_TAKEN":
        return {
          ...now,
          bag: now.bag.filter(({ entry }) => entry !== event.entry),
          taken: now.bag.find(({ entry }) => entry === event.entry) ?? null,
        };
      case "RESOLUTION_STARTED":
        return { ...now, resolving: [...now.resolving, event.resolution.source] };
      case "RESOLUTION_ENDED":
        return { ...now, resolving: now.resolving.slice(0, -1) };
      default:
        return now;
    }
  },
};

function forgetInk(before: LogMemory): LogMemory {
  return before.wentToInk ? { ...before, wentToInk: false } : before;
}
