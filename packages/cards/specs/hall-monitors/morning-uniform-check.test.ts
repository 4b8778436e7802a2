import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, clout, endTurn, settle, table, vice } from "../table.ts";

test("turned over, it finds fault with one of theirs that has 1500 attack or more", () => {
  const check = (board: readonly string[]) =>
    settle(
      activate(
        table({
          host: { board: ["prefect"], setZone: [faceDown("morning-uniform-check")] },
          // The zone makes a cadet one of 1400.
          away: { board, field: ["no-running-zone"] },
        }),
        "host",
        "morning-uniform-check",
      ),
    );
  const after = check(["back-row-whisperer", "nerd", "note-passer"]);
  expect(vice(after, "away", "note-passer")).toBe(1);
  expect(vice(after, "away", "back-row-whisperer") + vice(after, "away", "nerd")).toBe(0);
  expect(vice(after, "host", "prefect")).toBe(0);
  expect(clout(after)).toEqual([2, 5]);
  const two = check(["bully", "note-passer"]);
  expect(vice(two, "away", "bully") + vice(two, "away", "note-passer")).toBe(1);
  const none = check(["sash-cadet"]);
  expect([vice(none, "host", "prefect"), vice(none, "away", "sash-cadet")]).toEqual([0, 0]);
});

test("and again as each of their turns starts, not as yours do", () => {
  const checked = (board: readonly string[]) =>
    endTurn(
      table({
        host: { board: ["prefect"], setZone: ["morning-uniform-check"] },
        away: { board, field: ["no-running-zone"] },
      }),
      "host",
    );
  const theirs = checked(["back-row-whisperer", "nerd", "note-passer"]);
  theirs.then({ type: "VICE_COUNTER_ADDED" }, { type: "PHASE_CHANGED", phase: "draw" });
  expect(vice(theirs, "away", "note-passer")).toBe(1);
  expect(vice(theirs, "away", "back-row-whisperer") + vice(theirs, "away", "nerd")).toBe(0);
  expect(vice(endTurn(theirs, "away"), "away", "note-passer")).toBe(1);
  const two = checked(["bully", "note-passer"]);
  expect(vice(two, "away", "bully") + vice(two, "away", "note-passer")).toBe(1);
  const none = checked(["sash-cadet"]);
  expect([vice(none, "host", "prefect"), vice(none, "away", "sash-cadet")]).toEqual([0, 0]);
});

test("two checks find two faults", () => {
  const away = { board: ["bully"] };
  const hidden = faceDown("morning-uniform-check");
  const at = table({ host: { setZone: [hidden, hidden] }, away });
  const one = settle(activate(at, "host", "morning-uniform-check"));
  expect(vice(one, "away", "bully")).toBe(1);
  expect(canUse(one, "host", "morning-uniform-check")).toBe(true);
  const host = { setZone: ["morning-uniform-check", "morning-uniform-check"] };
  expect(vice(endTurn(table({ host, away }), "host"), "away", "bully")).toBe(2);
});
