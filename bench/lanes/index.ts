/** All lanes by name. */
import type { GameTypes } from "@tcg/core";
import { following } from "./following.ts";
import { greedyMatches } from "./greedy.ts";
import { commandsInPlace, growth, listOfMoves, type Part, view } from "./growth/growth.ts";
import { lorcana } from "./growth/lorcana.ts";
import { lunchtable } from "./growth/lunchtable.ts";
import { kinds } from "./kinds.ts";
import type { Lane, Recorded } from "./lane.ts";
import { type Look, legalMoves, looks, mask, maskAsJson } from "./looks.ts";
import { playouts } from "./playouts.ts";
import { bareJson, serverPath } from "./server.ts";
import type { Subject } from "./subject.ts";
import {
  decideKnown,
  decideListed,
  inPlaceKnown,
  inPlaceListed,
  type Way,
  wholeMatches,
} from "./whole-matches.ts";

type Make = <G extends GameTypes>(
  subject: Subject<G>,
  matches: readonly (readonly Recorded[])[],
) => Lane | Promise<Lane>;

const playing =
  (way: Way): Make =>
  (subject, matches) =>
    wholeMatches(subject, matches, way);

const looking =
  (look: Look): Make =>
  (subject, matches) =>
    looks(subject, matches, look);

const followed =
  (look: Look, each: number): Make =>
  (subject, matches) =>
    following(subject, matches, look, each);

const growing =
  (part: Part): Make =>
  ({ root, core, game }, matches) => {
    const most = matches.flat().length;
    return game.id === "lunchtable"
      ? growth(root, core, lunchtable, part, most)
      : growth(root, core, lorcana, part, most);
  };

export const makers: Readonly<Record<string, Make>> = {
  "in-place-known": playing(inPlaceKnown),
  "in-place-listed": playing(inPlaceListed),
  "decide-known": playing(decideKnown),
  "decide-listed": playing(decideListed),
  kinds,
  "legal-moves": looking(legalMoves),
  mask: looking(mask),
  "mask-json": looking(maskAsJson),
  "legal-moves-following": followed(legalMoves, 1),
  "mask-following": followed(mask, 3),
  server: serverPath,
  "bare-json": bareJson,
  playouts,
  greedy: greedyMatches,
  "growth-commands": growing(commandsInPlace),
  "growth-legal-moves": growing(listOfMoves),
  "growth-mask": growing(view),
};
