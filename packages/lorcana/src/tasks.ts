/** Every kind of work, and where triggers that wait come first (`rests`). */
import type { TaskTable } from "@tcg/core";
import { Asking } from "./asking/asking.ts";
import { resolveBag } from "./bag.ts";
import { dealChallengeDamage, endChallenge } from "./challenge/steps.ts";
import { payCost } from "./costs/index.ts";
import { banishAll } from "./deeds/banish.ts";
import { dealDamage } from "./deeds/damage.ts";
import { runEffect } from "./effects/index.ts";
import { useAgain } from "./moves/use-ability.ts";
import { enterPlay } from "./playing/enter.ts";
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
  "setup/alter": { run: (play, { seats }) => askToAlter(play, seats) },
  "setup/shuffle": { run: shuffleAltered },

  "turn/start": { run: (play, { seat, turn }) => startTurn(play, seat, turn), rests: true },
  // CR 4.2.2.3: what triggers in the Ready step waits for the end of the Set step.
  "turn/ready": { run: (play) => readyStep(play) },
  "turn/begin": { run: announceTurn },
  "turn/set": { run: (play) => setStep(play) },
  "turn/draw": { run: (play) => drawStep(play), rests: true },
  "turn/expire": { run: expireTurn, rests: true },
  "turn/pass": { run: passTurn, rests: true },

  "bag/resolve": { run: (play) => resolveBag(play), rests: true },
  resolve: { run: (play, { resolution, effects }) => startResolution(play, resolution, effects) },
  "resolution/end": { run: endResolution },
  // CR 7.1.6a: triggers wait for it, the check does not.
  "play/postponed": { run: (play, { postponed }) => playPostponed(play, postponed) },

  effect: { run: (play, task) => runEffect(play, task) },
  cost: { run: (play, task) => payCost(new Asking(play, task)) },
  "play/enter": { run: (play, task) => enterPlay(new Asking(play, task)) },
  banish: { run: (play, task) => banishAll(new Asking(play, task)) },
  damage: { run: (play, task) => dealDamage(new Asking(play, task)) },

  "challenge/damage": { run: (play) => dealChallengeDamage(play), rests: true },
  "challenge/end": { run: endChallenge, rests: true },

  // CR 7.1.7: the next of a number of repetitions, when all of the last has resolved.
  "ability/again": { run: (play, task) => useAgain(play, task), rests: true },
};
