/** All lanes by name. */
import type { GameTypes } from "@tcg/core";
import type { Lane, Recorded } from "./lane.ts";
import { legalMoves, looks, mask, maskAsJson } from "./looks.ts";
import type { Subject } from "./subject.ts";
import {
  decideKnown,
  decideListed,
  inPlaceKnown,
  inPlaceListed,
  wholeMatches,
} from "./whole-matches.ts";

type Make = <G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
) => Lane;

export const makers: Readonly<Record<string, Make>> = {
  "in-place-known": (subject, matches) => wholeMatches(subject, matches, inPlaceKnown),
  "in-place-listed": (subject, matches) => wholeMatches(subject, matches, inPlaceListed),
  "decide-known": (subject, matches) => wholeMatches(subject, matches, decideKnown),
  "decide-listed": (subject, matches) => wholeMatches(subject, matches, decideListed),
  "legal-moves": (subject, matches) => looks(subject, matches, legalMoves),
  mask: (subject, matches) => looks(subject, matches, mask),
  "mask-json": (subject, matches) => looks(subject, matches, maskAsJson),
};
