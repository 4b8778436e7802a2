/** Every piece of work, and whether waiting triggers are served before it. */
import { Asking, type TaskTable } from "@tcg/core";
import { runAction } from "./actions/index.ts";
import { activate } from "./chain/activate.ts";
import { finishLink, resolveLink, resolveNext } from "./chain/resolve.ts";
import { askNext, openWindow } from "./chain/window.ts";
import { calculate, checkReplay, openDamageWindow, revealDefender } from "./combat/attack.ts";
import { nextPhase, startTurn } from "./phases.ts";
import { summonTask } from "./procedures/special-summon.ts";
import { chainOne } from "./triggers/chain.ts";
import type { LunchTable } from "./types.ts";

export const tasks: TaskTable<LunchTable> = {
  "turn/start": { afterTriggers: true, run: (play, task) => startTurn(play, task) },
  "turn/advance": { afterTriggers: true, run: (play) => play.goTo(nextPhase(play)) },
  window: {
    afterTriggers: true,
    run: (play, { window, actor }) => openWindow(play, window, actor),
  },
  "window/open": {
    afterTriggers: false,
    run: (play, { window, actor }) => openWindow(play, window, actor),
  },
  "window/ask": { afterTriggers: false, run: (play) => askNext(play) },
  "triggers/chain": { afterTriggers: false, run: (play, { waiting }) => chainOne(play, waiting) },
  activate: { afterTriggers: false, run: (play, { activation }) => activate(play, activation) },
  "chain/resolve": { afterTriggers: false, run: resolveNext },
  "link/resolve": { afterTriggers: false, run: (play) => resolveLink(play) },
  "link/finish": { afterTriggers: false, run: (play) => finishLink(play) },
  action: { afterTriggers: false, run: (play, task) => runAction(play, task) },
  summon: { afterTriggers: false, run: (play, task) => summonTask(new Asking(play, task)) },
  "attack/replay": { afterTriggers: true, run: checkReplay },
  "attack/reveal": { afterTriggers: true, run: revealDefender },
  // LT 10.3: from here to the outcome triggers wait, flip effects among them.
  "attack/damage-window": { afterTriggers: false, run: openDamageWindow },
  "attack/calculate": { afterTriggers: false, run: (play) => calculate(play) },
};
