/** When the checks run. */

import { describe, expect, test } from "vitest";
import { doing, note, type TinyPlay, type TinyRules, table, tiny } from "../fixtures/tiny/index.ts";
import { rulesOf } from "./rules-of.ts";

describe("checks that are due", () => {
  const counting = (when?: () => boolean) => {
    const seen = { checks: 0 };
    const rules: TinyRules = {
      checks: [() => void seen.checks++],
      ...(when && { checksWhen: when }),
    };
    return { seen, rules };
  };

  test("[K15.1] are run when something has changed, and not for what only tells", () => {
    const { seen, rules } = counting();
    doing(table(), (play) => play.emit({ type: "SAID", text: "nothing" }), rules);
    expect(seen.checks).toBe(1);
    const changing = counting();
    const work = (play: TinyPlay): void => {
      note(play, "now");
      play.next({ kind: "note", text: "then" });
    };
    doing(table(), work, changing.rules);
    // After the command, after the work that noted something, each found nothing to do.
    expect(changing.seen.checks).toBe(2);
  });

  test("[K15.3] wait for a moment that is one for them", () => {
    let moments = 0;
    const { seen, rules } = counting(() => ++moments > 1);
    const work = (play: TinyPlay): void => {
      note(play, "now");
      play.next({ kind: "note", text: "then" });
    };
    doing(table(), work, rules);
    expect(moments).toBe(2);
    expect(seen.checks).toBe(1);
  });

  test("[K15.3] are still due then, though nothing more has changed", () => {
    let isMoment = false;
    const { seen, rules } = counting(() => isMoment);
    const tasks: TinyRules["tasks"] = {
      ...rulesOf(tiny()).tasks,
      note: {
        afterTriggers: false,
        run(play, { text }) {
          isMoment = true;
          play.emit({ type: "SAID", text });
        },
      },
    };
    const work = (play: TinyPlay): void => {
      note(play, "now");
      play.next({ kind: "note", text: "then" });
    };
    doing(table(), work, { ...rules, tasks });
    expect(seen.checks).toBe(1);
  });
});
