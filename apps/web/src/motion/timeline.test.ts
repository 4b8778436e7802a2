import { expect, it } from "vitest";
import { type Cue, timeOf } from "./cues.ts";
import { joined, nothing, timelineOf } from "./timeline.ts";

const drawn = (card: string): Cue => ({
  kind: "fly",
  manner: "draw",
  from: { card: undefined, place: { seat: "host", zone: "deck" } },
  to: { card, place: { seat: "host", zone: "hand" } },
});
const lunge: Cue = { kind: "lunge", from: "c1", to: { seat: "away" } };
const loss: Cue = { kind: "stamp", on: { seat: "away" }, text: "−900", tone: "loss" };

const starts = (cues: readonly Cue[]): number[] => timelineOf(cues).cues.map(({ atMs }) => atMs);

it("begins a cue when the one before it leaves room: the damage lands when the attacker touches", () => {
  expect(starts([lunge, loss])).toEqual([0, 230]);
  // Also where the game says first what came of it.
  const told = timelineOf([drawn("c1"), loss, lunge]).cues.map(({ cue }) => cue);
  expect(told).toEqual([drawn("c1"), lunge, loss]);
});

it("lets cards that are drawn together follow each other closely", () => {
  expect(starts([drawn("c1"), drawn("c2"), drawn("c3"), loss])).toEqual([0, 60, 120, 500]);
});

it("leaves a moment to have seen the last of it, and takes no time for nothing", () => {
  expect(timelineOf([lunge]).ms).toBe(230 + 120);
  expect(timelineOf([])).toEqual(nothing);
});

it("plays what happened in several positions one after the other", () => {
  const both = joined([timelineOf([lunge]), nothing, timelineOf([loss])]);
  expect(both.cues).toEqual([
    { cue: lunge, atMs: 0 },
    { cue: loss, atMs: 350 },
  ]);
  expect(both.ms).toBe(350 + timeOf(loss).leadMs + 120);
});
