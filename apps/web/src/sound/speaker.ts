/** Makes the sounds of a timeline, each at its moment. Nothing is loaded: noise and tones are made here. */
import type { Timeline } from "../motion/timeline.ts";
import { type Stroke, soundOf, sounds } from "./sounds.ts";

interface Speaker {
  play(timeline: Timeline, rate: number): void;
  /** What has not sounded yet does not. */
  cut(): void;
}

interface SpeakerOptions {
  readonly isOn: () => boolean;
  readonly open: () => AudioContext;
}

const LOUDNESS = 0.5;
const NOISE_SECONDS = 0.5;
/** As near to silence as a slope that multiplies can come. */
const SILENT = 0.001;

export function createSpeaker({ isOn, open }: SpeakerOptions): Speaker {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  let outlet: GainNode | null = null;

  function make(stroke: Stroke, atSeconds: number, into: AudioNode, of: AudioContext): void {
    const end = atSeconds + stroke.ms / 1000;
    const volume = of.createGain();
    volume.gain.setValueAtTime(stroke.loudness, atSeconds);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    volume.connect(into);
    if (stroke.of === "tone") {
      const tone = of.createOscillator();
      sweep(tone.frequency, stroke, atSeconds, end);
      tone.connect(volume);
      tone.start(atSeconds);
      tone.stop(end);
      return;
    }
    noise ??= whiteNoise(of);
    const source = of.createBufferSource();
    source.buffer = noise;
    const filter = of.createBiquadFilter();
    filter.type = "bandpass";
    sweep(filter.frequency, stroke, atSeconds, end);
    source.connect(filter).connect(volume);
    source.start(atSeconds);
    source.stop(end);
  }

  return {
    play({ cues }, rate) {
      if (!isOn()) return;
      context ??= open();
      // Until the first click or key a browser is silent; what waited would sound all at once.
      if (context.state !== "running") {
        void context.resume();
        return;
      }
      outlet = context.createGain();
      outlet.gain.value = LOUDNESS;
      outlet.connect(context.destination);
      for (const { cue, atMs } of cues) {
        const name = soundOf(cue);
        if (name === null) continue;
        const start = context.currentTime + atMs / rate / 1000;
        for (const stroke of sounds[name])
          make(stroke, start + stroke.atMs / 1000, outlet, context);
      }
    },
    cut() {
      outlet?.disconnect();
      outlet = null;
    },
  };
}

function sweep(pitch: AudioParam, { fromHz, toHz }: Stroke, start: number, end: number): void {
  pitch.setValueAtTime(fromHz, start);
  pitch.exponentialRampToValueAtTime(toHz, end);
}

/** The same each time: a linear congruential generator. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[place] = state / 2 ** 31 - 1;
  }
  return buffer;
}
