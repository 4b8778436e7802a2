/** What every part of a playing needs: the page before, and the scene it is played in. */
import type { Cue, CueKind } from "../cues.ts";
import { type Box, boxOf } from "./box.ts";
import type { Likeness } from "./likeness.ts";
import { cardElement, targetElement } from "./page-parts.ts";
import type { Scene } from "./scene.ts";
import type { Snapshot } from "./snapshot.ts";

export interface Playing {
  readonly scene: Scene;
  readonly before: Snapshot;
  /** Stands for a card that has left, until it goes: by the id it had. */
  readonly standIns: Map<string, Element>;
  /** Cards that were somewhere for a moment only, between two positions. */
  readonly between: Map<string, Between>;
  readonly turnText: (seat: string) => string;
}

export interface Between {
  /** When it goes on from there. */
  readonly leavesAtMs: number;
  /** Null until it has come there. */
  readonly stop: { readonly likeness: Likeness | null; readonly box: Box } | null;
}

type CueOf<K extends CueKind> = Extract<Cue, { readonly kind: K }>;
export type Play<K extends CueKind> = (cue: CueOf<K>, atMs: number, playing: Playing) => void;

/** What is seen of a card: itself, or what stands for it. */
export function bodyOf(
  card: string,
  { standIns }: Playing,
): { readonly element: Element; readonly isOnPage: boolean } | null {
  const standIn = standIns.get(card);
  if (standIn !== undefined) return { element: standIn, isOnPage: false };
  const element = cardElement(card);
  return element === null ? null : { element, isOnPage: true };
}

/** Where a card or a seat is, or was if it has left. */
export function whereIs(
  target: { readonly card: string } | { readonly seat: string },
  { before }: Playing,
): Box | null {
  const element = targetElement(target);
  return element === null ? before.target(target) : boxOf(element);
}
