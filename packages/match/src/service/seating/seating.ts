/** A match before it is played: created, joined, its entropy opened, started; or called off. */
import type { LiveMatch } from "../matches/live-match.ts";
import type {
  AddEntropy,
  AskRematch,
  CreateMatch,
  JoinMatch,
  OfPlayer,
  PlayOn,
  Seated,
} from "../requests.ts";
import { retryWhenStale } from "../timing/retry-when-stale.ts";
import { abortMatch } from "./calling-off.ts";
import { createMatch } from "./creating.ts";
import { openEntropy } from "./entropy.ts";
import { joinMatch } from "./joining.ts";
import type { SeatingParts } from "./parts.ts";
import { playOn } from "./play-on.ts";
import { rematch } from "./rematch.ts";
import { startMatch, startOrAbort } from "./starting.ts";

export interface Seating {
  readonly createMatch: (request: CreateMatch) => Promise<Seated>;
  readonly joinMatch: (request: JoinMatch) => Promise<Seated>;
  readonly addEntropy: (request: AddEntropy) => Promise<{ readonly version: number }>;
  readonly startMatch: (request: OfPlayer) => Promise<{ readonly version: number }>;
  readonly rematch: (request: AskRematch) => Promise<Seated>;
  readonly playOn: (request: PlayOn) => Promise<Seated>;
  /** For the service itself. */
  startOrAbort(match: LiveMatch): Promise<{ readonly version: number }>;
  abort(match: LiveMatch, commandId: string, why: string): Promise<{ readonly version: number }>;
}

export function createSeating(parts: SeatingParts): Seating {
  return {
    createMatch: (request) => createMatch(parts, request),
    joinMatch: (request) => retryWhenStale(() => joinMatch(parts, request)),
    addEntropy: (request) => retryWhenStale(() => openEntropy(parts, request)),
    startMatch: (request) => retryWhenStale(() => startMatch(parts, request)),
    rematch: (request) => retryWhenStale(() => rematch(parts, request)),
    playOn: (request) => playOn(parts, request),
    startOrAbort: (match) => startOrAbort(parts, match),
    abort: (match, commandId, why) => abortMatch(parts, match, commandId, why),
  };
}
