/**
 * The sounds of a match, as data: each is a few strokes of noise or tone. They are short and say nothing that is not
 * seen as well.
 */
import type { Cue, CueKind, Manner } from "../motion/cues.ts";

export interface Stroke {
  /** Noise is paper and wood; a tone is metal. */
  readonly of: "noise" | "tone";
  readonly atMs: number;
  readonly ms: number;
  /** Where it begins and ends: the pitch of a tone, the middle of what noise lets through. */
  readonly fromHz: number;
  readonly toHz: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

export type SoundName = "slide" | "slap" | "thud" | "crack" | "ring" | "bell";

export const sounds: Readonly<Record<SoundName, readonly Stroke[]>> = {
  /** A card over paper. */
  slide: [{ of: "noise", atMs: 0, ms: 170, fromHz: 1400, toHz: 3600, loudness: 0.16 }],
  /** A card put down on a tray. */
  slap: [
    { of: "noise", atMs: 0, ms: 50, fromHz: 1600, toHz: 700, loudness: 0.5 },
    { of: "tone", atMs: 0, ms: 110, fromHz: 190, toHz: 80, loudness: 0.4 },
  ],
  thud: [
    { of: "tone", atMs: 0, ms: 200, fromHz: 120, toHz: 42, loudness: 0.7 },
    { of: "noise", atMs: 0, ms: 60, fromHz: 500, toHz: 200, loudness: 0.4 },
  ],
  crack: [0, 35, 60, 110, 150].map((atMs, place) => ({
    of: "noise",
    atMs,
    ms: 45,
    fromHz: 4200 - 500 * place,
    toHz: 1800,
    loudness: 0.45,
  })),
  /** A link on its ring. */
  ring: [
    { of: "tone", atMs: 0, ms: 220, fromHz: 1320, toHz: 1310, loudness: 0.14 },
    { of: "tone", atMs: 20, ms: 180, fromHz: 2090, toHz: 2080, loudness: 0.08 },
  ],
  /** The school bell, once. */
  bell: [880, 1320, 2217].map((hz, place) => ({
    of: "tone",
    atMs: 0,
    ms: 245 - 40 * place,
    fromHz: hz,
    toHz: hz - 4,
    loudness: 0.16 / (place + 1),
  })),
};

const moving: Readonly<Record<Manner, SoundName | null>> = {
  draw: "slide",
  drop: "slap",
  set: "slide",
  slide: "slide",
  crumple: null,
};

const others: Readonly<Record<Exclude<CueKind, "fly" | "stamp">, SoundName | null>> = {
  flip: "slide",
  turn: null,
  arrow: null,
  lunge: null,
  counter: null,
  shatter: "crack",
  circle: null,
  act: null,
  riffle: "slide",
  "link-on": "ring",
  "link-struck": null,
  "link-off": null,
  gather: "ring",
  "turn-begins": "bell",
  beat: null,
};

export function soundOf(cue: Cue): SoundName | null {
  if (cue.kind === "fly") return moving[cue.manner];
  if (cue.kind === "stamp") return cue.tone === "loss" ? "thud" : null;
  return others[cue.kind];
}
