/** All the checks, one promise a file. */
import type { Check } from "../check.ts";
import { cardsConserved } from "./cards-conserved.ts";
import { derivedHolds } from "./derived-holds.ts";
import { endingsRare } from "./endings-rare.ts";
import { evaluated } from "./evaluated.ts";
import { eventsDoSomething } from "./events-do-something.ts";
import { everySeatBegins } from "./every-seat-begins.ts";
import { everythingIsJson } from "./everything-is-json.ts";
import { facesShown } from "./faces-shown.ts";
import { foldEqualsLive } from "./fold-equals-live.ts";
import { idsFresh } from "./ids-fresh.ts";
import { idsShown } from "./ids-shown.ts";
import { imagined } from "./imagined.ts";
import { leakByForking } from "./leak-by-forking.ts";
import { leakByHindsight } from "./leak-by-hindsight.ts";
import { leakByPrompts } from "./leak-by-prompts.ts";
import { leakByRelabelling } from "./leak-by-relabelling.ts";
import { listedAccepted } from "./listed-accepted.ts";
import { listsComplete } from "./lists-complete.ts";
import { nobodyStuck } from "./nobody-stuck.ts";
import { numbersDrawnOnce } from "./numbers-drawn-once.ts";
import { replayed } from "./replayed.ts";
import { revived } from "./revived.ts";
import { shufflesShuffle } from "./shuffles-shuffle.ts";
import { turnsEnd } from "./turns-end.ts";
import { twoSpeeds } from "./two-speeds.ts";
import { unlistedRefused } from "./unlisted-refused.ts";

export const allChecks: readonly Check[] = [
  everythingIsJson,
  nobodyStuck,
  turnsEnd,
  endingsRare,
  listedAccepted,
  unlistedRefused,
  listsComplete,
  foldEqualsLive,
  eventsDoSomething,
  revived,
  replayed,
  twoSpeeds,
  derivedHolds,
  cardsConserved,
  numbersDrawnOnce,
  shufflesShuffle,
  everySeatBegins,
  idsFresh,
  idsShown,
  facesShown,
  imagined,
  evaluated,
  leakByPrompts,
  leakByRelabelling,
  leakByForking,
  leakByHindsight,
];
