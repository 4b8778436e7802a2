/** What the log keeps in mind of a match, so that what happens can be told with its cause. */
import type { MemoryRules, SeenChange } from "@tcg/core/hosting";
import type { LunchTableEvent } from "../events.ts";
import type { Source } from "../types.ts";

export interface LogMemory {
  /** The links of the chain that have not resolved yet. */
  readonly chain: readonly { readonly source: Source; readonly negated: boolean }[];
  readonly isResolving: boolean;
  /** What was just summoned or set: tributes are told after it. */
  readonly summoned: SeenChange | null;
}

export const memory: MemoryRules<LogMemory> = {
  start: { chain: [], isResolving: false, summoned: null },
  hear(before, heard) {
    // Everything but a `change` is public, so an event that is heard has all its fields.
    const event = heard as unknown as LunchTableEvent;
    const now = event.type === "TRIBUTE_PAID" ? before : forgetSummon(before);
    switch (event.type) {
      case "NORMAL_SUMMONED":
      case "MONSTER_SET":
        return { ...now, summoned: event.change };
      case "CHAIN_LINK_ADDED": {
        const { source, negated } = event.link;
        return { ...now, chain: [...now.chain, { source, negated }] };
      }
      case "CHAIN_RESOLVING":
        return { ...now, isResolving: true };
      case "CHAIN_LINK_NEGATED":
        return {
          ...now,
          chain: now.chain.map((link, i) =>
            i === event.index ? { ...link, negated: true } : link,
          ),
        };
      case "CHAIN_LINK_RESOLVED":
        return { ...now, chain: now.chain.slice(0, event.index) };
      case "CHAIN_RESOLVED":
        return { ...now, chain: [], isResolving: false };
      default:
        return now;
    }
  },
};

function forgetSummon(before: LogMemory): LogMemory {
  return before.summoned === null ? before : { ...before, summoned: null };
}

/** The card whose effect resolves, if one does. */
export function resolving({ chain, isResolving }: LogMemory): Source | undefined {
  return isResolving ? chain.at(-1)?.source : undefined;
}
