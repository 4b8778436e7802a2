import { sha256Hex } from "@tcg/core";
import { expect, test } from "vitest";
import { releaseDelayMs } from "./release.ts";
import {
  cameWith,
  inForce,
  passesByItself,
  type ResponseSettings,
  sameSettings,
  settingsFault,
  usualSettings,
  YIELDS,
} from "./settings.ts";

const set = (changes: Partial<ResponseSettings>): ResponseSettings => ({
  ...usualSettings,
  ...changes,
});
const window = { onlyPass: false, phase: "main" };

test.each([
  ["on, with nothing to say", set({ mode: "on" }), { ...window, onlyPass: true }, false],
  ["on, with something to say", set({ mode: "on" }), window, false],
  ["auto, with nothing to say", usualSettings, { ...window, onlyPass: true }, true],
  ["auto, with something to say", usualSettings, window, false],
  ["off, with something to say", set({ mode: "off" }), window, true],
  ["off, in a phase it stops in", set({ mode: "off", stops: ["main"] }), window, false],
  ["off, with a stop elsewhere", set({ mode: "off", stops: ["combat"] }), window, true],
  ["a yield", set({ yieldUntil: "my-turn" }), window, true],
  [
    "a yield, in a phase it stops in",
    set({ yieldUntil: "my-turn", stops: ["main"] }),
    window,
    false,
  ],
  ["on, with a yield", set({ mode: "on", yieldUntil: "my-turn" }), window, false],
])("%s", (_, settings, asked, passes) => {
  expect(passesByItself(settings, asked)).toBe(passes);
});

test("a yield is over when what it waits for has come since it was set, and nothing else changes", () => {
  const nothing = { turnChanged: false, isOwnTurn: false, concernsSeat: false };
  const before = { "end-of-turn": 3, "my-turn": 3, "something-happens-to-me": 3 };
  expect(cameWith(before, 8, nothing)).toBe(before);
  const cases = {
    "end-of-turn": { ...nothing, turnChanged: true },
    "my-turn": { ...nothing, turnChanged: true, isOwnTurn: true },
    "something-happens-to-me": { ...nothing, concernsSeat: true },
  };
  for (const yieldUntil of YIELDS) {
    const settings = { ...set({ mode: "off", yieldUntil, stops: ["end"] }), setAt: 7 };
    expect(inForce(settings, {})).toBe(settings);
    expect(inForce(settings, before)).toBe(settings);
    expect(inForce(settings, cameWith(before, 7, cases[yieldUntil]))).toBe(settings);
    const over = { ...settings, yieldUntil: null };
    expect(inForce(settings, cameWith(before, 8, cases[yieldUntil]))).toEqual(over);
  }
  const waiting = { ...set({ yieldUntil: "my-turn" }), setAt: 7 };
  const othersTurn = cameWith(before, 8, { ...nothing, turnChanged: true });
  expect(inForce(waiting, othersTurn)).toBe(waiting);
  expect(othersTurn).toEqual({ ...before, "end-of-turn": 8 });
});

test("a yield that does not say when it was set is over with whatever comes next", () => {
  const settings = set({ yieldUntil: "end-of-turn" });
  expect(inForce(settings, {})).toBe(settings);
  expect(inForce(settings, { "end-of-turn": 1 }).yieldUntil).toBeNull();
});

test("settings are the same if nothing in them differs", () => {
  const some = set({ mode: "off", yieldUntil: "my-turn", stops: ["main", "end"] });
  expect(sameSettings(some, { ...some, stops: [...some.stops] })).toBe(true);
  for (const other of [
    { ...some, mode: "on" as const },
    { ...some, yieldUntil: null },
    { ...some, stops: ["main"] },
    { ...some, stops: ["main", "combat"] },
    { ...some, stops: ["main", "end", "combat"] },
  ]) {
    expect(sameSettings(some, other)).toBe(false);
  }
});

test.each([
  [null, "Settings have mode, yieldUntil and stops."],
  [{ ...usualSettings, mode: "of" }, "mode is one of on, auto, off."],
  [{ ...usualSettings, yieldUntil: "never" }, "yieldUntil is null or one of"],
  [{ ...usualSettings, stops: ["mian"] }, "stops is a list of phases: main, combat."],
  [{ ...usualSettings, sound: 1 }, "Settings have no sound"],
])("bad settings are told: %j", (given, message) => {
  expect(settingsFault(given, ["main", "combat"])).toContain(message);
});

test("good settings have no fault", () => {
  expect(settingsFault(usualSettings, [])).toBeNull();
  expect(settingsFault({ ...usualSettings, stops: ["main"] }, ["main"])).toBeNull();
});

test("the release of a window is half a second in the median, and the same when drawn again", () => {
  const delays = Array.from({ length: 2001 }, (_, version) => {
    const secret = sha256Hex(`secret ${version}`);
    expect(releaseDelayMs(secret, version)).toBe(releaseDelayMs(secret, version));
    return releaseDelayMs(secret, version);
  }).sort((a, b) => a - b);
  expect(delays[0]).toBeGreaterThanOrEqual(250);
  expect(delays.at(-1)).toBeLessThanOrEqual(750);
  expect(Math.abs((delays[1000] ?? 0) - 500)).toBeLessThan(30);
});
