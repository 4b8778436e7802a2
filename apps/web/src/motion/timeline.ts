/** Cues with the moments at which they begin. */
import { type Cue, type CueTime, timeOf } from "./cues.ts";

interface TimedCue {
  readonly cue: Cue;
  readonly atMs: number;
}

export interface Timeline {
  readonly cues: readonly TimedCue[];
  /** When what follows may begin: some cues fade while others begin. */
  readonly ms: number;
}

export const nothing: Timeline = { cues: [], ms: 0 };

/** After something to see, a moment to have seen it. */
const BREATH_MS = 120;

export function timelineOf(cues: readonly Cue[]): Timeline {
  const timed: TimedCue[] = [];
  let atMs = 0;
  let before: Cue | null = null;
  let startMs = 0;
  for (const cue of blowsFirst(cues)) {
    if (before !== null) atMs = startMs + leadOf(timeOf(before), isAlike(before, cue));
    timed.push({ cue, atMs });
    before = cue;
    startMs = atMs;
  }
  if (before === null) return nothing;
  return { cues: timed, ms: startMs + timeOf(before).leadMs + BREATH_MS };
}

/** A game may tell of a fight when it is settled: what it led to is seen after the blow. */
function blowsFirst(cues: readonly Cue[]): readonly Cue[] {
  const ordered: Cue[] = [];
  for (const cue of cues) {
    let place = ordered.length;
    if (cue.kind === "lunge") while (isHarm(ordered[place - 1])) place--;
    ordered.splice(place, 0, cue);
  }
  return ordered;
}

const isHarm = (cue: Cue | undefined): boolean =>
  cue?.kind === "stamp" || (cue?.kind === "fly" && cue.manner === "crumple");

function isAlike(one: Cue, other: Cue): boolean {
  if (one.kind === "fly" && other.kind === "fly") return one.manner === other.manner;
  return one.kind === other.kind;
}

const leadOf = ({ leadMs, togetherMs = leadMs }: CueTime, isTogether: boolean): number =>
  isTogether ? togetherMs : leadMs;

/** One after the other. */
export function joined(timelines: readonly Timeline[]): Timeline {
  const cues: TimedCue[] = [];
  let ms = 0;
  for (const timeline of timelines) {
    for (const { cue, atMs } of timeline.cues) cues.push({ cue, atMs: ms + atMs });
    ms += timeline.ms;
  }
  return { cues, ms };
}
