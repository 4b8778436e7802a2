/**
 * What is seen of the events of a game: a table over all of its event types, which the compiler checks for
 * completeness, as it does with the words.
 */
import type { GameTypes, KernelEvent, MaskedEvent } from "@tcg/core";
import type { SeenChange, SeenEvent } from "@tcg/core/hosting";
import { type Cue, fly } from "./cues.ts";

/** What an event does not say by itself. */
export interface Around {
  /** On whose side a card lies, or lay before the event; null: it was not seen. */
  readonly sideOf: (card: string) => string | null;
  readonly seating: readonly string[];
}

/** Null: nothing of it is seen, because something else shows it or because it is the machinery's. */
type Seen<E> = ((event: E, around: Around) => readonly Cue[]) | null;

type KernelType = KernelEvent<GameTypes>["type"];

export type MotionTable<G extends GameTypes> = {
  readonly [T in G["event"]["type"]]: Seen<SeenEvent<G, T>>;
};

/** The cues of any event, for the page: the table without the game's types. */
export type CuesOf = (event: MaskedEvent, around: Around) => readonly Cue[];

/** What every game has. */
const kernel: Readonly<Record<KernelType, Seen<MaskedEvent>>> = {
  GAME_STARTED: null,
  PHASE_CHANGED: null,
  PROMPT_OPENED: null,
  PROMPT_CLOSED: null,
  TRIGGERS_QUEUED: null,
  TRIGGER_TAKEN: null,
  WORK_LEFT: null,
  RANDOM_USED: null,
  GAME_ENDED: () => [{ kind: "beat", ms: 400 }],
};

export function cuesBy<G extends GameTypes>(table: MotionTable<G>): CuesOf {
  const all: Readonly<Record<string, unknown>> = { ...kernel, ...table };
  return (event, around) => {
    const seen = Object.hasOwn(all, event.type) ? all[event.type] : undefined;
    if (seen === undefined) return plainCues(event, around);
    return seen === null ? [] : (seen as CuesOf)(event, around);
  };
}

/** Of a game that has no table: cards that move. */
export const plainCues: CuesOf = (event, around) => {
  if (Object.hasOwn(kernel, event.type)) {
    return kernel[event.type as KernelType]?.(event, around) ?? [];
  }
  const change = changeIn(event);
  if (change?.from === undefined || change.to === undefined) return [];
  return fly("slide", change);
};

function changeIn({ change }: MaskedEvent): SeenChange | null {
  return typeof change === "object" ? (change as SeenChange | null) : null;
}
