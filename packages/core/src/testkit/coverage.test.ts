import { describe, expect, test } from "vitest";
import { type TinyRules, tiny } from "../../fixtures/tiny/index.ts";
import { rulesOf } from "../rules-of.ts";
import { Coverage, declaredFeatures, type Feature } from "./coverage.ts";

function declared(rules?: TinyRules, more?: readonly Feature[]): Feature[] {
  return declaredFeatures(tiny(rules), more);
}

describe("what a game declares", () => {
  test("is everything its tables name, and what it wants covered besides", () => {
    const features = declared({}, ["effect:draw"]);
    for (const feature of [
      "move:PLAY",
      "event:NOTED",
      "event:GAME_ENDED",
      "prompt:order",
      "phase:night",
      "rejection:play/no-slot",
      "rejection:turn/not-yours",
      "rejection:command/unknown-card",
      "ending:timeout",
      "card:cat",
      "effect:draw",
    ] as const) {
      expect(features).toContain(feature);
    }
    expect(new Set(features).size).toBe(features.length);
  });

  test("has triggers only if the game has some", () => {
    const triggers = { watch: () => [], match: () => [], next: () => undefined };
    expect(declared()).not.toContain("event:TRIGGER_TAKEN");
    expect(declared({ triggers })).toContain("event:TRIGGER_TAKEN");
  });

  test("has questions only if the game asks some", () => {
    const asking = ["event:PROMPT_OPENED", "event:PROMPT_CLOSED", "event:WORK_LEFT"] as const;
    for (const feature of asking) {
      expect(declared()).toContain(feature);
      expect(declared({ prompts: [] })).not.toContain(feature);
    }
  });

  test("has no refusal that the game cannot give", () => {
    const { moves, commands } = rulesOf(tiny());
    const answersOnly = {
      ...moves,
      DO: { ...moves.DO, anytime: true },
      PLAY: { ...moves.PLAY, anytime: true },
    } as typeof moves;
    const features = declared({ moves: answersOnly, commands: { ...commands, PLAY: {} } });
    expect(features).toContain("rejection:prompt/not-asked");
    expect(features).not.toContain("rejection:turn/not-yours");
    expect(features).not.toContain("rejection:prompt/answer-first");
    expect(features).not.toContain("rejection:command/unknown-card");
  });
});

describe("coverage", () => {
  test("counts, and tells what was never seen", () => {
    const coverage = new Coverage();
    coverage.see("move:DO");
    coverage.see("move:DO", 2);
    expect(coverage.times("move:DO")).toBe(3);
    expect(coverage.times("move:PLAY")).toBe(0);
    expect(coverage.neverSeen(["move:PLAY", "move:DO"])).toEqual(["move:PLAY"]);
  });

  test("of several runs adds up, and is written in order", () => {
    const [one, two] = [new Coverage(), new Coverage()];
    one.see("move:PLAY");
    two.see("move:PLAY", 4);
    two.see("card:ant");
    one.add(two);
    expect(JSON.stringify(one)).toBe('{"card:ant":1,"move:PLAY":5}');
    expect(two.times("move:PLAY")).toBe(4);
  });
});
