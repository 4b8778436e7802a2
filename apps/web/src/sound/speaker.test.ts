import { expect, it, vi } from "vitest";
import type { Cue } from "../motion/cues.ts";
import { timelineOf } from "../motion/timeline.ts";
import { sounds } from "./sounds.ts";
import { createSpeaker } from "./speaker.ts";

const bell: Cue = { kind: "turn-begins", seat: "host" };
const loss: Cue = { kind: "stamp", on: { seat: "host" }, text: "−900", tone: "loss" };
const gain: Cue = { kind: "stamp", on: { seat: "host" }, text: "+900", tone: "gain" };

/** What is started when, in milliseconds; nothing sounds. */
function listen({ isOn = true, state = "running" as AudioContextState } = {}) {
  const started: string[] = [];
  const outlets: { disconnect: () => void }[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  });
  const node = (name: string) => ({
    gain: param(),
    frequency: param(),
    connect: (next: unknown) => next,
    disconnect: vi.fn<() => void>(),
    start: (seconds: number) => started.push(`${name} ${Math.round(seconds * 1000)}`),
    stop: () => {},
  });
  const context = {
    state,
    currentTime: 1,
    sampleRate: 100,
    destination: {},
    resume: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    createGain() {
      const made = node("gain");
      outlets.push(made);
      return made;
    },
    createOscillator: () => node("tone"),
    createBufferSource: () => node("noise"),
    createBiquadFilter: () => node("filter"),
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
  };
  const open = vi.fn<() => AudioContext>(() => context as unknown as AudioContext);
  return { speaker: createSpeaker({ isOn: () => isOn, open }), started, open, context, outlets };
}

it("makes each sound at the moment of its cue, sooner at double speed", () => {
  const { speaker, started } = listen();
  speaker.play(timelineOf([bell, loss]), 1);
  expect(started).toEqual(["tone 1000", "tone 1000", "tone 1000", "tone 1460", "noise 1460"]);
  started.length = 0;
  speaker.play(timelineOf([bell, loss]), 2);
  expect(started).toContain("noise 1230");
});

it("makes none for what needs none, and opens nothing while it is off", () => {
  const { speaker, started } = listen();
  speaker.play(timelineOf([gain]), 1);
  expect(started).toEqual([]);
  const silent = listen({ isOn: false });
  silent.speaker.play(timelineOf([bell]), 1);
  expect(silent.open).not.toHaveBeenCalled();
});

it("keeps nothing for later where the browser is still silent", () => {
  const { speaker, started, context } = listen({ state: "suspended" });
  speaker.play(timelineOf([bell]), 1);
  expect([started, context.resume.mock.calls.length]).toEqual([[], 1]);
});

it("is cut with what it belongs to", () => {
  const { speaker, outlets } = listen();
  speaker.play(timelineOf([bell]), 1);
  speaker.cut();
  expect(outlets[0]?.disconnect).toHaveBeenCalledTimes(1);
});

it("has short sounds only", () => {
  for (const strokes of Object.values(sounds)) {
    for (const { atMs, ms } of strokes) expect(atMs + ms).toBeLessThan(250);
  }
});
