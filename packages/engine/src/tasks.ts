/** Every piece of work, and whether waiting triggers are served before it. */
import type { TaskTable } from "@tcg/core";
import { actionAt, actionRule } from "./actions/index.ts";
import { resolving } from "./actions/resolving.ts";
import { activate } from "./chain/activate.ts";
import { finishLink, resolveLink, resolveNext } from "./chain/resolve.ts";
import { askNext, openWindow } from "./chain/window.ts";
import { calculate, checkReplay, openDamageWindow, revealDefender } from "./combat/attack.ts";
import { summonTask } from "./deeds/special-summon.ts";
import { startTurn } from "./phases.ts";
import { chainOne } from "./triggers/chain.ts";
import type { LunchTable } from "./types.ts";

export const tasks: TaskTable<LunchTable> = {
  "turn/start": { rests: true, run: (play, task) => startTurn(play, task) },
  window: {
    rests: true,
    run: (play, { window, actor }) => openWindow(play, window, actor),
  },
  "window/open": { run: (play, { window, actor }) => openWindow(play, window, actor) },
  "window/ask": { run: (play) => askNext(play) },
  "triggers/chain": { run: (play, { waiting }) => chainOne(play, waiting) },
  activate: { run: (play, { activation }) => activate(play, activation) },
  "chain/resolve": { run: resolveNext },
  "link/resolve": { run: (play) => resolveLink(play) },
  "link/finish": { run: (play) => finishLink(play) },
  action: {
    run(play, { action: place }) {
      const r = resolving(play, place);
      const action = r === null ? null : actionAt(r);
      if (r !== null && action !== null) actionRule(action).run(r, action);
    },
  },
  "action/chosen": {
    run(play, { action: place, step, cards }) {
      const r = resolving(play, place);
      const action = r === null ? null : actionAt(r);
      if (r !== null && action !== null) actionRule(action).chosen?.(r, action, step, cards);
    },
  },
  summon: { run: (play, task) => summonTask(play, task) },
  "attack/replay": { rests: true, run: checkReplay },
  "attack/reveal": { rests: true, run: revealDefender },
  // LT 10.3: from here to the outcome triggers wait, flip effects among them.
  "attack/damage-window": { run: openDamageWindow },
  "attack/calculate": { run: (play) => calculate(play) },
};
