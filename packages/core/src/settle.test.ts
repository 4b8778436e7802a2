/** What a command sets off, in which order. Each thing that happens leaves a note. */

import { describe, expect, test } from "vitest";
import {
  doing,
  note,
  notes,
  type Tiny,
  type TinyPlay,
  type TinyRules,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { ask, story, watching } from "../fixtures/tiny/story.ts";
import { cardId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";
import type { PhaseTable, TriggerRules } from "./rules.ts";
import { rulesOf } from "./rules-of.ts";
import { idsIn } from "./table/cards-in.ts";
import type { Table } from "./table/table.ts";
import { given } from "./testkit/index.ts";

const steps = (...names: string[]): NonNullable<PhaseTable<Tiny>["day"]["steps"]> =>
  Object.fromEntries(names.map((name) => [name, (play: TinyPlay) => note(play, name)]));

describe("phases", () => {
  const phases: PhaseTable<Tiny> = {
    day: { leave: (play) => note(play, "day is left") },
    night: { enter: (play) => note(play, "night is entered"), steps: steps("one", "two") },
  };

  test("[K13.1] leave, change, enter, and the steps in order", () => {
    const then = doing(table(), (play) => play.goTo("night"), { phases });
    expect(story(then)).toEqual(["day is left", "PHASE_CHANGED", "night is entered", "one", "two"]);
    expect(then.state.phase).toBe("night");
    expect(then.state.tasks).toEqual([]);
  });

  test("[K13.1] work that entering adds comes before the steps", () => {
    const enter = (play: TinyPlay): void => play.next({ kind: "note", text: "unpack" });
    const then = doing(table(), (play) => play.goTo("night"), {
      phases: { day: {}, night: { enter, steps: steps("one") } },
    });
    expect(story(then)).toEqual(["PHASE_CHANGED", "unpack", "one"]);
  });

  test("[K13.2] what a step asks is answered before the next step", () => {
    const asking: TinyRules = {
      phases: {
        day: {},
        night: { steps: { first: (play) => ask(play, "bob"), ...steps("second") } },
      },
    };
    const then = doing(table(), (play) => play.goTo("night"), asking);
    expect(story(then)).toEqual(["PHASE_CHANGED", "PROMPT_OPENED", "WORK_LEFT"]);
    expect(story(then.when("bob", "ANSWER yes"))).toEqual([
      "PROMPT_CLOSED",
      "bob yes",
      "second",
      "WORK_LEFT",
    ]);
  });

  test("[K13.3] steps of a phase that was left are void", () => {
    const then = doing(table(), (play) => play.goTo("night"), {
      phases: {
        day: { enter: (play) => note(play, "dawn") },
        night: { steps: { wake: (play) => play.goTo("day"), ...steps("never") } },
      },
    });
    expect(story(then)).toEqual(["PHASE_CHANGED", "PHASE_CHANGED", "dawn"]);
  });

  test("[K13.3] also when the phase is entered again", () => {
    let times = 0;
    const again = (play: TinyPlay): void => {
      if (times++ === 0) play.goTo("night");
    };
    const then = doing(table(), (play) => play.goTo("night"), {
      phases: { day: {}, night: { steps: { again, ...steps("once") } } },
    });
    expect(notes(then.events)).toEqual(["once"]);
  });

  test("[K13.4] a phase with nothing left to do says which comes next", () => {
    const then = doing(table(), (play) => play.goTo("night"), {
      phases: {
        day: { enter: (play) => note(play, "dawn"), next: () => null },
        night: { steps: steps("sleep"), next: () => "day" },
      },
    });
    expect(story(then)).toEqual(["PHASE_CHANGED", "sleep", "PHASE_CHANGED", "dawn"]);
    expect(then.state.phase).toBe("day");
  });

  test("[K13.4] but not while somebody is asked", () => {
    const rules: TinyRules = { phases: { day: { next: () => "night" }, night: {} } };
    const then = doing(table(), (play) => ask(play, "bob"), rules);
    expect(then.state.phase).toBe("day");
    expect(then.when("bob", "ANSWER no").state.phase).toBe("night");
  });

  test("[K13.4] before the first phase a match waits for the players", () => {
    const then = doing({ ...table(), phase: null }, (play) => note(play, "early"));
    expect(story(then)).toEqual(["early"]);
    expect(then.state.phase).toBeNull();
  });
});

describe("work", () => {
  test("[K14.1] is done in the order it is named; what it adds comes first", () => {
    const tasks: TinyRules["tasks"] = {
      ...rulesOf(tiny()).tasks,
      note: {
        afterTriggers: false,
        run(play, { text }) {
          note(play, text);
          if (text === "one") play.next({ kind: "note", text: "a" }, { kind: "note", text: "b" });
        },
      },
    };
    const act = (play: TinyPlay): void => {
      play.next({ kind: "note", text: "one" }, { kind: "note", text: "two" });
      note(play, "zero");
    };
    expect(story(doing(table(), act, { tasks }))).toEqual(["zero", "one", "a", "b", "two"]);
  });

  test("[K14.2] waits in the state while somebody is asked, and goes on after the answer", () => {
    const then = doing(table(), (play) => {
      play.next({ kind: "note", text: "first" }, { kind: "note", text: "second" });
      ask(play, "bob");
    });
    expect(story(then)).toEqual(["PROMPT_OPENED", "WORK_LEFT"]);
    expect(then.state.tasks).toEqual([
      { kind: "note", text: "second" },
      { kind: "note", text: "first" },
    ]);
    const revived = JSON.parse(JSON.stringify(then.state)) as typeof then.state;
    const answered = given(tiny(), revived).when("bob", "ANSWER yes");
    expect(story(answered)).toEqual(["PROMPT_CLOSED", "bob yes", "first", "second", "WORK_LEFT"]);
    expect(answered.state.tasks).toEqual([]);
  });

  test("[K14.2] that takes the place of as much other work is written down", () => {
    const leave = (play: TinyPlay, text: string): void => {
      play.next({ kind: "note", text });
      ask(play, "bob");
    };
    const tasks: TinyRules["tasks"] = {
      ...rulesOf(tiny()).tasks,
      note: { afterTriggers: false, run: (play) => leave(play, "second") },
    };
    const then = doing(table(), (play) => leave(play, "first"), { tasks });
    expect(then.state.tasks).toEqual([{ kind: "note", text: "first" }]);
    const answered = then.when("bob", "ANSWER yes");
    expect(answered.state.tasks).toEqual([{ kind: "note", text: "second" }]);
  });

  test("[K14.7] that makes work for ever and nothing happen is an error", () => {
    const again = { kind: "note", text: "again" } as const;
    const tasks: TinyRules["tasks"] = {
      ...rulesOf(tiny()).tasks,
      note: { afterTriggers: false, run: (play) => play.next(again) },
    };
    expect(() => doing(table(), (play) => play.next(again), { tasks })).toThrow(
      "work that makes work",
    );
  });
});

describe("triggers", () => {
  test("[K14.3] a card that leaves in a batch still sees what happens in it", () => {
    const then = doing(
      table({ ann: { board: ["ant"] } }),
      (play) => {
        const to = { seat: "ann", zone: "heap" } as const;
        play.emit({ type: "CARD_CHANGED", change: play.moved(cardId(1), to) });
        play.emit({ type: "SAID", text: "gone" });
      },
      { triggers: watching },
    );
    expect(notes(then.events)).toEqual(["c1 saw CARD_CHANGED", "c1 saw SAID"]);
  });

  test("[K14.3] a card that arrives in a batch was not there to see it", () => {
    const state = table({ ann: { hand: ["ant"], board: ["bee"] } });
    const then = given(tiny({ triggers: watching }), state).when("ann", "PLAY c1");
    expect(notes(then.events)).toEqual(["c2 saw CARD_CHANGED"]);
  });

  test("[K14.4] the events of a batch are matched together and queued at once", () => {
    const batches: string[][] = [];
    const then = doing(
      table({ ann: { board: ["ant", "bee"] } }),
      (play) => {
        play.emit({ type: "SAID", text: "a" });
        play.emit({ type: "SAID", text: "b" });
        play.next({ kind: "note", text: "task" });
      },
      {
        triggers: {
          ...watching,
          match: (state, watchers, events) => {
            batches.push(events.map(({ type }) => type));
            return watching.match(state, watchers, events);
          },
        },
      },
    );
    expect(batches.slice(0, 2)).toEqual([["SAID", "SAID"], ["NOTED"]]);
    const queued = then.events.filter(({ type }) => type === "TRIGGERS_QUEUED");
    expect(queued).toEqual([
      {
        type: "TRIGGERS_QUEUED",
        triggers: ["c1", "c2", "c1", "c2"].map((id) => ({ text: `${id} saw SAID` })),
      },
    ]);
  });

  test("[K14.3] what could trigger is looked for when the first event of a batch comes", () => {
    let looks = 0;
    const watch = ({ state }: Table<Tiny>): string[] => {
      looks++;
      return idsIn(state, "ann", "board");
    };
    const nothing = (): void => undefined;
    const rules = { triggers: { ...watching, watch }, checks: [nothing, nothing, nothing] };
    doing(table(), () => undefined, rules);
    expect(looks).toBe(0);
    const twice = (play: TinyPlay): void => {
      note(play, "once");
      note(play, "twice");
    };
    doing(table(), twice, rules);
    expect(looks).toBe(1);
  });

  test("[K14.4] a batch in which nothing happened is matched with nothing", () => {
    const batches: number[] = [];
    const match: TriggerRules<Tiny>["match"] = (_play, _watchers, events) => {
      batches.push(events.length);
      return [];
    };
    const rules = { triggers: { ...watching, match }, checks: [() => undefined] };
    doing(table(), (play) => note(play, "once"), rules);
    expect(batches).toEqual([1]);
  });

  test("[K14.4] what triggers later waits behind what waits already", () => {
    const then = doing(
      table({ ann: { board: ["ant"] } }),
      (play) => {
        said(play);
        ask(play, "bob");
      },
      { triggers: watching, answer: (play) => removeFirst(play) },
    ).when("bob", "ANSWER yes");
    expect(notes(then.events)).toEqual(["bob yes", "c1 saw SAID", "c1 saw CARD_CHANGED"]);
  });

  const said = (play: TinyPlay): void => play.emit({ type: "SAID", text: "s" });
  const removeFirst = (play: TinyPlay): void =>
    play.emit({ type: "CARD_CHANGED", change: play.removed(cardId(1)) });
  const oneCard = table({ ann: { board: ["ant"] } });

  test("[K14.5] waiting triggers come after work, and before work that comes after triggers", () => {
    const then = doing(
      oneCard,
      (play) => {
        said(play);
        play.next({ kind: "note", text: "work" }, { kind: "late", text: "rested" });
      },
      { triggers: watching },
    );
    expect(notes(then.events)).toEqual(["work", "c1 saw SAID", "rested"]);
  });

  test("[K14.5] they come before a phase changes and between its steps", () => {
    const then = doing(
      oneCard,
      (play) => {
        said(play);
        play.goTo("night");
      },
      {
        triggers: watching,
        phases: {
          day: { leave: (play) => note(play, "leave") },
          night: { steps: { first: said, ...steps("second") } },
        },
      },
    );
    expect(notes(then.events)).toEqual(["c1 saw SAID", "leave", "c1 saw SAID", "second"]);
  });

  test("[K14.5] they wait while somebody is asked", () => {
    const then = doing(
      oneCard,
      (play) => {
        said(play);
        ask(play, "bob");
      },
      { triggers: watching },
    );
    expect(then.state.queue).toEqual([{ text: "c1 saw SAID" }]);
    const answered = then.when("bob", "ANSWER no");
    expect(notes(answered.events)).toEqual(["bob no", "c1 saw SAID"]);
    expect(answered.state.queue).toEqual([]);
  });

  test("[K14.6] to leave them be is an error", () => {
    const lazy = { ...watching, next: () => undefined };
    expect(() => doing(oneCard, said, { triggers: lazy }).events).toThrow("triggers wait");
  });

  test("[K14.6] so is to take one that does not wait", () => {
    const wrong: TriggerRules<Tiny> = { ...watching, next: (play) => void play.takeTrigger(1) };
    expect(() => doing(oneCard, said, { triggers: wrong }).events).toThrow(InvariantError);
  });
});

describe("checks", () => {
  /** Notes `text` while fewer than `times` of it are noted and `when` is. */
  const check =
    (text: string, times: number, when: string) =>
    (play: TinyPlay): void => {
      const noted = play.state.shared.notes;
      if (noted.includes(when) && noted.filter((one) => one === text).length < times)
        note(play, text);
    };

  test("[K15.1] run again, all of them, until none has anything to do", () => {
    const checks = [check("b", 1, "a"), check("a", 2, "go")];
    const then = doing(table(), (play) => note(play, "go"), { checks });
    expect(notes(then.events)).toEqual(["go", "a", "b", "a"]);
  });

  test("[K15.1] after every batch, also between pieces of work", () => {
    const checks = [check("checked", 1, "one")];
    const act = (play: TinyPlay): void =>
      play.next({ kind: "note", text: "one" }, { kind: "note", text: "two" });
    expect(notes(doing(table(), act, { checks }).events)).toEqual(["one", "checked", "two"]);
  });

  test("[K15.1] each is a batch of its own for triggers", () => {
    const checks: TinyRules["checks"] = [
      (play) => {
        if (play.state.shared.notes.length === 1) play.emit({ type: "SAID", text: "s" });
        if (play.state.shared.notes.length === 1) note(play, "said");
      },
    ];
    const then = doing(table({ ann: { board: ["ant"] } }), (play) => note(play, "go"), {
      checks,
      triggers: watching,
    });
    expect(notes(then.events)).toEqual(["go", "said", "c1 saw SAID"]);
  });

  test("[K15.2] one that ends the match ends it before the next, and before any work", () => {
    const checks: TinyRules["checks"] = [
      (play) => play.end(["bob"], "left"),
      (play) => note(play, "never"),
    ];
    const act = (play: TinyPlay): void => {
      note(play, "go");
      play.next({ kind: "note", text: "never" });
    };
    const then = doing(table(), act, { checks, triggers: watching });
    expect(story(then)).toEqual(["go", "GAME_ENDED"]);
    then.ended("left", "bob");
  });
});

describe("prompts", () => {
  test.each([
    ["bob", "cyd"],
    ["cyd", "bob"],
  ] as const)("[K16.1] asked at once, %s answers before %s and work waits for both", (one, two) => {
    const then = doing(table(), (play) => {
      play.next({ kind: "note", text: "after" });
      ask(play, "bob");
      ask(play, "cyd");
    });
    const first = then.when(one, "ANSWER yes");
    expect(story(first)).toEqual(["PROMPT_CLOSED", `${one} yes`]);
    expect(tiny().actors(first.state)).toEqual([two]);
    const second = first.when(two, "ANSWER no");
    expect(story(second)).toEqual(["PROMPT_CLOSED", `${two} no`, "after", "WORK_LEFT"]);
  });

  test("[K16.2] to ask a seat two things at a time is an error", () => {
    const twice = (play: TinyPlay): void => {
      ask(play, "bob");
      ask(play, "bob");
    };
    expect(() => doing(table(), twice)).toThrow(InvariantError);
  });

  test("[K16.3] the answer closes the prompt first, and the move sees what was asked", () => {
    const seen: unknown[] = [];
    const answer = (play: TinyPlay): void => {
      seen.push(play.answered?.secret, play.state.prompts.length);
      // It may ask again: the seat is free.
      ask(play, "bob");
    };
    const then = doing(table(), (play) => ask(play, "bob"), { answer }).when("bob", "ANSWER yes");
    expect(seen).toEqual(["for bob", 0]);
    expect(story(then)).toEqual(["PROMPT_CLOSED", "bob yes", "PROMPT_OPENED"]);
  });
});
