import { describe, expect, test } from "vitest";
import {
  doing,
  note,
  type Survey,
  type Tiny,
  type TinyPlay,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { story } from "../fixtures/tiny/story.ts";
import { Asking, goOn } from "./asking.ts";
import { InvariantError } from "./invariant-error.ts";
import { given } from "./testkit/index.ts";

const survey: Survey = { kind: "survey", of: ["bob", "cyd"], answers: {} };

describe("work that asks", () => {
  test("[K14.8] is started again with each answer, and acts when it has them all", () => {
    const asked = doing(table(), (play) => play.next(survey));
    expect(story(asked)).toEqual(["PROMPT_OPENED"]);
    const revived = JSON.parse(JSON.stringify(asked.state)) as typeof asked.state;
    const again = given(tiny(), revived).when("bob", "ANSWER yes");
    expect(story(again)).toEqual(["PROMPT_CLOSED", "bob yes", "PROMPT_OPENED"]);
    expect(again.state.prompts).toMatchObject([
      { seat: "cyd", asked: { key: "cyd", task: { ...survey, answers: { bob: "yes" } } } },
    ]);
    const then = again.when("cyd", "ANSWER no");
    expect(story(then)).toEqual(["PROMPT_CLOSED", "cyd no", "bob said yes, cyd said no"]);
    expect(then.state).toMatchObject({ prompts: [], tasks: [] });
  });

  test("[K14.8] does what comes before a question once, and notes it as an answer", () => {
    const run = (asking: Asking<Tiny, Survey>): void => {
      note(asking.play, asking.first("ann") ? "looks" : "has looked");
      if (asking.first("ann")) asking.again("ann", "yes");
    };
    const then = doing(table(), (play) => run(new Asking(play, { ...survey, of: [] })));
    expect(story(then)).toEqual(["looks", ""]);
    const after = doing(table(), (play) =>
      run(new Asking(play, { ...survey, answers: { ann: "yes" } })),
    );
    expect(story(after)).toEqual(["has looked"]);
  });

  test("[K14.8] starts over with what it says, and without what it was told", () => {
    const told: Survey = { ...survey, answers: { bob: "yes", cyd: "yes" } };
    const then = doing(table(), (play) => {
      new Asking<Tiny, Survey>(play, told).startOver({ cyd: "no" });
    });
    expect(then.state.prompts).toMatchObject([{ seat: "bob" }]);
    expect(story(then.when("bob", "ANSWER no"))).toContain("bob said no, cyd said no");
  });

  test("[K14.9] is answered once under each name", () => {
    const task: Survey = { ...survey, answers: { bob: "no" } };
    const answer = (play: TinyPlay): void => goOn(play, { task, key: "bob" }, "yes");
    expect(() => doing(table(), answer)).toThrow(InvariantError);
    expect(() => doing(table(), answer)).toThrow("a question is answered once");
  });
});
