/**
 * Carries out a command and everything that follows from it: checks, triggers, phases, until
 * nothing is left to do or somebody has to decide.
 */
import { InvariantError } from "./invariant-error.ts";
import type { Play } from "./play.ts";
import { isPhaseTask, type RunningPlay, StepBoundReached } from "./running-play.ts";
import type { GameTypes, Task } from "./types.ts";

/** `first`: what is done at first, with what it is given. */
export function run<G extends GameTypes, T>(
  play: RunningPlay<G>,
  first: (play: RunningPlay<G>, given: T) => void,
  given: T,
): void {
  try {
    play.openBatch();
    first(play, given);
    closeBatch(play);
    settle(play);
  } catch (error) {
    if (!(error instanceof StepBoundReached)) throw error;
    play.endAsLoop();
  }
  if (play.ended) play.dropWork();
  play.leaveWork();
}

/** Pieces of work one command may take. Far above any bound on events: reaching it is our bug. */
const MAX_ROUNDS = 1_000_000;

function settle<G extends GameTypes>(play: RunningPlay<G>): void {
  for (let round = 0; !play.ended; round++) {
    if (round === MAX_ROUNDS) throw new InvariantError("work that makes work and no event");
    runChecks(play);
    if (play.ended || play.state.prompts.length > 0) return;
    const task = play.upcoming;
    if (play.state.queue.length > 0 && (task === undefined || play.comesAfterTriggers(task))) {
      serveQueue(play);
    } else if (task !== undefined) {
      play.takeUpcoming();
      play.openBatch();
      runTask(play, task);
      closeBatch(play);
    } else if (!goOn(play)) {
      return;
    }
  }
}

/** Queues what the batch has triggered. */
function closeBatch<G extends GameTypes>(play: RunningPlay<G>): void {
  const first = play.closeBatch();
  const { triggers } = play.rules;
  if (play.events.length === first || triggers === undefined || play.ended) return;
  const queued = triggers.match(play, play.watchers, play.events.slice(first));
  if (queued.length > 0) play.emit({ type: "TRIGGERS_QUEUED", triggers: [...queued] });
}

/** Each check is one batch; they start over until a whole round has found nothing to do. */
function runChecks<G extends GameTypes>(play: RunningPlay<G>): void {
  const { checks, checksWhen } = play.rules;
  if (play.isChecked || checksWhen?.(play) === false) return;
  let before: number;
  do {
    before = play.events.length;
    for (const check of checks) {
      play.openBatch();
      check(play);
      closeBatch(play);
      if (play.ended) return;
    }
  } while (play.events.length > before);
  play.noteChecked();
}

function serveQueue<G extends GameTypes>(play: RunningPlay<G>): void {
  const before = play.events.length;
  play.openBatch();
  play.rules.triggers?.next(play);
  closeBatch(play);
  if (play.events.length === before) {
    throw new InvariantError("triggers wait and the game does nothing about them");
  }
}

function runTask<G extends GameTypes>(play: RunningPlay<G>, task: Task<G>): void {
  if (!isPhaseTask<G>(task)) {
    const { run: runOne } = play.rules.tasks[task.kind as G["task"]["kind"]];
    return (runOne as (play: Play<G>, task: Task<G>) => void)(play, task);
  }
  const { phases } = play.rules;
  const now = play.state.phase as G["phase"] | null;
  switch (task.kind) {
    case "phase/leave":
      if (now !== null) phases[now].leave?.(play);
      return;
    case "phase/enter": {
      const { phase } = task;
      const { steps, enter } = phases[phase as G["phase"]];
      play.emit({ type: "PHASE_CHANGED", phase });
      play.dropSteps();
      if (steps !== undefined) {
        const named = Object.keys(steps);
        play.next(...named.map((step) => ({ kind: "phase/step", phase, step }) as const));
      }
      enter?.(play);
      return;
    }
    case "phase/step":
      phases[task.phase as G["phase"]].steps?.[task.step]?.(play);
      return;
  }
}

/** Nothing is left to do: the phase may end by itself. */
function goOn<G extends GameTypes>(play: RunningPlay<G>): boolean {
  const { phase } = play.state;
  const next = phase === null ? null : play.rules.phases[phase as G["phase"]].next?.(play);
  if (next === null || next === undefined) return false;
  play.goTo(next);
  return true;
}
