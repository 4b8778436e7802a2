/** Every kind of work, and where triggers that wait come first (`afterTriggers`). */
import type { TaskTable } from "@tcg/core";
import { Asking } from "./asking/asking.ts";
import { resolveBag } from "./bag.ts";
import { dealChallengeDamage, endChallenge } from "./challenge/steps.ts";
import { payCosts } from "./costs/index.ts";
import { runEffect } from "./effects/index.ts";
import { useAgain } from "./moves/use-ability.ts";
import { enterPlay } from "./playing/enter.ts";
import { banishAll } from "./procedures/banish.ts";
import { dealDamage } from "./procedures/damage.ts";
import { endResolution, playPostponed, startResolution } from "./resolve.ts";
import { askToAlter, shuffleAltered } from "./setup.ts";
import {
  announceTurn,
  drawStep,
  expireTurn,
  passTurn,
  readyStep,
  setStep,
  startTurn,
} from "./turn.ts";
import type { Lorcana } from "./types.ts";

export const tasks: TaskTable<Lorcana> = {
  "setup/alter": { afterTriggers: false, run: (play, { seats }) => askToAlter(play, seats) },
  "setup/shuffle": { afterTriggers: false, run: shuffleAltered },

  "turn/start": { afterTriggers: true, run: (play, { seat, turn }) => startTurn(play, seat, turn) },
  // CR 4.2.2.3: what triggers in the Ready step waits for the end of the Set step.
  "turn/ready": { afterTriggers: false, run: (play) => readyStep(play) },
  "turn/begin": { afterTriggers: false, run: announceTurn },
  "turn/set": { afterTriggers: false, run: (play) => setStep(play) },
  "turn/draw": { afterTriggers: true, run: (play) => drawStep(play) },
  "turn/expire": { afterTriggers: true, run: expireTurn },
  "turn/pass": { afterTriggers: true, run: passTurn },

  "bag/resolve": { afterTriggers: true, run: (play) => resolveBag(play) },
  resolve: {
    afterTriggers: false,
    run: (play, { resolution, effects }) => startResolution(play, resolution, effects),
  },
  "resolution/end": { afterTriggers: false, run: endResolution },
  // CR 7.1.6a: triggers wait for it, the check does not.
  "play/postponed": {
    afterTriggers: false,
    run: (play, { postponed }) => playPostponed(play, postponed),
  },

  effect: { afterTriggers: false, run: (play, task) => runEffect(play, task) },
  cost: { afterTriggers: false, run: (play, task) => payCosts(new Asking(play, task)) },
  "play/enter": { afterTriggers: false, run: (play, task) => enterPlay(new Asking(play, task)) },
  banish: { afterTriggers: false, run: (play, task) => banishAll(new Asking(play, task)) },
  damage: { afterTriggers: false, run: (play, task) => dealDamage(new Asking(play, task)) },

  "challenge/damage": { afterTriggers: true, run: (play) => dealChallengeDamage(play) },
  "challenge/end": { afterTriggers: true, run: endChallenge },

  // CR 7.1.7: the next of a number of repetitions, when all of the last has resolved.
  "ability/again": { afterTriggers: true, run: (play, task) => useAgain(play, task) },
};
