import { describe, expect, test } from "vitest";
import {
  doing,
  note,
  notes,
  type Tiny,
  type TinyPlay,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { ask, story, watching } from "../fixtures/tiny/story.ts";
import type { PhaseTable } from "./rules.ts";
import { given } from "./testkit/index.ts";

describe("the end", () => {
  test("[K17.1] leaves nothing pending, and nothing more is done", () => {
    const then = doing(table({ ann: { board: ["ant"] } }), (play) => {
      play.next({ kind: "note", text: "never" });
      play.emit({ type: "TRIGGERS_QUEUED", triggers: [{ text: "never" }] });
      ask(play, "bob");
    });
    const ended = given(tiny({ triggers: watching }), then.state).when("cyd", "LEAVE");
    expect(story(ended)).toEqual(["GAME_ENDED"]);
    expect(ended.state).toMatchObject({ prompts: [], tasks: [], queue: [] });
    expect(tiny().outcome(ended.state)).toEqual({
      status: "ended",
      winners: ["ann", "bob"],
      reason: "left",
    });
  });

  test("[K17.1] an event after it is an error", () => {
    const act = (play: TinyPlay): void => {
      play.end([], "left");
      note(play, "too late");
    };
    expect(() => doing(table(), act)).toThrow("nothing happens after the end");
  });

  test("[K17.1] the batch that ends the match triggers nothing", () => {
    const act = (play: TinyPlay): void => {
      play.emit({ type: "SAID", text: "last" });
      play.end([], "left");
    };
    const rules = { triggers: watching };
    const then = doing(table({ ann: { board: ["ant"] } }), act, rules);
    expect(story(then)).toEqual(["SAID", "GAME_ENDED"]);
  });

  test("[K17.1] work named in the same breath is dropped", () => {
    const then = doing(table(), (play) => {
      play.next({ kind: "note", text: "never" });
      play.end([], "left");
    });
    expect(story(then)).toEqual(["GAME_ENDED"]);
    expect(then.state.tasks).toEqual([]);
  });

  test("[K17.2] as many events as the bound allows are fine, one more is a draw", () => {
    const noting =
      (count: number) =>
      (play: TinyPlay): void => {
        for (let i = 0; i < count; i++) note(play, `${i}`);
      };
    const state = table({}, { maxSteps: 5 });
    expect(doing(state, noting(5)).state.outcome.status).toBe("running");
    const then = doing(state, noting(6)).ended("loop");
    expect(notes(then.events)).toHaveLength(5);
    expect(tiny().evolve(state, then.events)).toEqual(then.state);
  });

  test("[K17.2] work left for after an answer is noted though the bound is reached", () => {
    const then = doing(table({}, { maxSteps: 1 }), (play) => {
      play.next({ kind: "note", text: "later" });
      ask(play, "bob");
    });
    expect(story(then)).toEqual(["PROMPT_OPENED", "WORK_LEFT"]);
    expect(then.state.outcome.status).toBe("running");
  });

  test("[K17.2] a check that never has enough, and phases that chase each other, end so too", () => {
    const state = table({}, { maxSteps: 20 });
    doing(state, (play) => note(play, "go"), { checks: [(play) => note(play, "more")] }).ended(
      "loop",
    );
    const phases: PhaseTable<Tiny> = { day: { next: () => "night" }, night: { next: () => "day" } };
    const chased = doing(state, () => undefined, { phases }).ended("loop");
    expect(chased.state.tasks).toEqual([]);
  });
});
