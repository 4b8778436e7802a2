import type { ReplayReply, ReplayStep } from "@ltcg/server/protocol";
import { plainWords } from "@tcg/core/hosting";
import { expect, it } from "vitest";
import { momentNear, storyOf, turnNear } from "./moments.ts";

const step = (number: number, ...types: string[]): ReplayStep => ({
  number,
  actor: "red",
  text: null,
  events: types.map((type) => ({ type })),
});
const steps = [step(0, "START"), step(1), step(2, "HIT", "HURT"), step(3), step(4, "END"), step(5)];
const eyes = { view: { viewer: "red", seating: ["red"] }, cards: {} } as unknown as ReplayReply;

it("stops where something is seen, at the start and at the end", () => {
  const { moments, linesAt } = storyOf(steps, plainWords, eyes);
  expect(moments).toEqual([0, 2, 4, 5]);
  expect(linesAt(0).map(({ text }) => text)).toEqual(["Start"]);
  expect(linesAt(3).map(({ text }) => text)).toEqual(["Start", "Hit", "Hurt"]);
  expect(linesAt(5)).toHaveLength(4);
});

it("tells a match of more lines than the live log keeps", () => {
  const long = Array.from({ length: 2500 }, (_, number) => step(number, `EVENT_${number}`));
  const { moments, linesAt } = storyOf(long, plainWords, eyes);
  expect(moments).toHaveLength(2500);
  expect(linesAt(10).map(({ text }) => text)[0]).toBe("Event 0");
  expect(linesAt(10)).toHaveLength(11);
  expect(linesAt(2499).at(-1)?.text).toBe("Event 2499");
});

it("finds the moment that a command belongs to", () => {
  expect([0, 1, 2, 3, 4, 9].map((at) => momentNear([0, 2, 4], at))).toEqual([0, 0, 1, 1, 2, 2]);
});

it("lists the turns with whose they are and where they begin", () => {
  const turn = (number: number, seat: string): ReplayStep => ({
    ...step(number),
    events: [{ type: "TURN_STARTED", seat }],
  });
  const words = { ...plainWords, turn: "TURN_STARTED" };
  const played = [
    step(0, "START"),
    turn(1, "red"),
    step(2, "HIT"),
    turn(3, "blue"),
    step(4, "HIT"),
  ];
  const { turns } = storyOf(played, words, eyes);
  expect(turns.map(({ number, seat, at }) => [number, seat, at])).toEqual([
    [1, "red", 1],
    [2, "blue", 3],
  ]);
  expect([0, 1, 2, 3, 9].map((at) => turnNear(turns, at))).toEqual([-1, 0, 0, 1, 1]);
});

it("keeps score from what an event says, and whoever never scored has what the others began with", () => {
  const scored = (event: { readonly type: string }) =>
    event.type === "HIT" ? { seat: "red", before: 20, value: 17 } : null;
  const both = { ...eyes, view: { ...eyes.view, seating: ["red", "blue"] } } as ReplayReply;
  expect(storyOf(steps, plainWords, both, "red", { scored }).scores).toEqual([
    { seat: "red", at: 0, value: 20 },
    { seat: "blue", at: 0, value: 20 },
    { seat: "red", at: 2, value: 17 },
  ]);
  expect(storyOf(steps, plainWords, both).scores).toEqual([]);
});

it("marks what counts most of each turn", () => {
  const words = { ...plainWords, turn: "TURN" };
  const signs = { BLOW: "fork", BREAK: "crack" } as const;
  const highlight = ({ type }: { readonly type: string }) =>
    Object.hasOwn(signs, type) ? signs[type as keyof typeof signs] : null;
  const end = { type: "GAME_ENDED", winners: ["red"], reason: "won" };
  const played = [
    step(0),
    step(1, "TURN", "BLOW", "BREAK"),
    step(2, "BREAK"),
    step(3, "TURN"),
    step(4, "TURN", "BLOW"),
    { ...step(5, "BLOW"), events: [{ type: "BLOW" }, end] },
  ];
  expect(storyOf(played, words, eyes, "red", { highlight }).highlights).toEqual([
    { sign: "crack", at: 1 },
    { sign: "star", at: 5 },
  ]);
  expect(storyOf(played, words, eyes).highlights).toEqual([{ sign: "star", at: 5 }]);
});
