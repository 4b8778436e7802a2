import { describe, expect, test } from "vitest";
import { doing, type Tiny, table, tiny } from "../fixtures/tiny/index.ts";
import { defineGame } from "./define-game.ts";
import { defId } from "./ids.ts";
import type { Prior } from "./imagine.ts";
import { createRandom } from "./random.ts";
import type { ViewerRights } from "./rules.ts";
import { rulesOf } from "./rules-of.ts";

const game = tiny();
const viewers = ["ann", "bob", "cyd", "spectator", "referee"] as const;
const { guessPrompt: _, ...withoutGuess } = rulesOf(game);
const allCats: Prior<Tiny> = (places) => places.map(() => defId("cat"));

/** Bob is asked, ann's note and a trigger wait. */
const { state } = doing(table({ bob: { hand: ["ant"] } }), (play) => {
  play.emit({ type: "TRIGGERS_QUEUED", triggers: [{ text: "queued" }] });
  play.next({ kind: "note", text: "to do" });
  play.ask({ kind: "pick", seat: "bob", secret: "for bob" });
});

describe("an insight", () => {
  test.each(viewers)("[K21.4] is the view of %s and the work that waits", (viewer) => {
    const { view, work } = game.insight(state, viewer);
    expect(view).toEqual(game.mask(state, viewer));
    expect(work.tasks).toEqual([{ kind: "note", text: "to do" }]);
    expect(work.queue).toEqual([{ text: "queued" }]);
  });

  test("[K21.4] shows of another seat's prompt what the view shows of it", () => {
    const open = { kind: "pick", seat: "bob", secret: "for bob" };
    const closed = { kind: "pick", seat: "bob" };
    expect(viewers.map((viewer) => game.insight(state, viewer).work.prompts)).toEqual([
      [closed],
      [open],
      [closed],
      [closed],
      [open],
    ]);
  });

  test("[K21.5] has tasks and triggers as the game shows them, the referee's as they are", () => {
    const looks: ViewerRights<Tiny>["viewer"][] = [];
    const guarded = tiny({
      waiting(_table, waits, { viewer, sees }) {
        looks.push(viewer);
        return sees(["bob"]) ? waits : { ...waits, text: "hidden" };
      },
    });
    const texts = viewers.map((viewer) => {
      const { tasks, queue } = guarded.insight(state, viewer).work;
      return [...tasks, ...queue].map((waits) => ("text" in waits ? waits.text : null));
    });
    const [whole, hidden] = [
      ["to do", "queued"],
      ["hidden", "hidden"],
    ];
    expect(texts).toEqual([hidden, whole, hidden, hidden, whole]);
    expect(new Set(looks)).toEqual(new Set(["ann", "bob", "cyd", "spectator"]));
  });
});

describe("what another seat is asked", () => {
  test("[K21.6] is in an imagined state what the game guesses", () => {
    const guessing = tiny({ guessPrompt: (prompt) => ({ ...prompt, secret: "a guess" }) });
    const promptsOf = (viewer: "ann" | "bob") =>
      guessing.imagine(guessing.insight(state, viewer), createRandom(1), allCats).prompts;
    expect(promptsOf("ann")).toEqual([{ kind: "pick", seat: "bob", secret: "a guess" }]);
    expect(promptsOf("bob")).toEqual([{ kind: "pick", seat: "bob", secret: "for bob" }]);
  });

  test.each([
    ["the game has no guess", tiny({ guessPrompt: () => null })],
    ["it never guesses", defineGame<Tiny>(withoutGuess)],
  ])("[K21.6] cannot be imagined where %s; the asked seat still imagines", (_why, silent) => {
    const imagined = (viewer: (typeof viewers)[number]) => () =>
      silent.imagine(silent.insight(state, viewer), createRandom(1), allCats).prompts;
    for (const viewer of ["ann", "cyd", "spectator"] as const) {
      expect(imagined(viewer)).toThrow(
        new RangeError(`${viewer} cannot imagine a match while somebody else is asked`),
      );
    }
    for (const viewer of ["bob", "referee"] as const) {
      expect(imagined(viewer)()).toEqual(state.prompts);
    }
  });
});
