import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  clout,
  life,
  on,
  respond,
  settle,
  table,
  vice,
} from "../table.ts";

const start = (hand: readonly string[] = []) =>
  table({
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("allergy-card"), faceDown("allergy-card")] },
    away: { hand, board: ["note-passer"], setZone: [faceDown("alarm")] },
  });

test("what points at one of yours on their turn is sent back, for 500 life", () => {
  const at = start(["did-you-hear"]);
  const aimed = activate(at, "away", "did-you-hear", on(at, "host", "nerd"));
  const shown = respond(aimed, "host", "allergy-card");
  // A counter trap is too quick for them.
  expect(canUse(shown, "away", "alarm")).toBe(false);
  const after = settle(shown);
  after.then({ type: "CHAIN_LINK_NEGATED" });
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(life(after)).toEqual([7500, 8000]);
  expect(clout(after)).toEqual([5, 5]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["did-you-hear"]);
  const again = activate(after, "away", "note-passer", on(after, "host", "nerd"));
  expect(canUse(again, "host", "allergy-card")).toBe(true);
});

test("whoever pointed stays", () => {
  const at = start();
  const aimed = activate(at, "away", "note-passer", on(at, "host", "nerd"));
  const after = settle(respond(aimed, "host", "allergy-card"));
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(cardsIn(after, "away", "board")).toEqual(["note-passer"]);
});

test("not what points at theirs, nor what points at nobody", () => {
  const at = start(["sugar-high", "memo"]);
  const own = activate(at, "away", "sugar-high", on(at, "away", "note-passer"));
  expect(canUse(own, "host", "allergy-card")).toBe(false);
  expect(canUse(activate(at, "away", "memo"), "host", "allergy-card")).toBe(false);
});

test("on your own turn you order for yourself", () => {
  const at = table({
    host: { hand: ["eat-your-greens"], board: ["nerd"], setZone: [faceDown("allergy-card")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const fed = activate(at, "host", "eat-your-greens", on(at, "host", "nerd"));
  expect(canUse(fed.when("away", "RESPOND_CHAIN"), "host", "allergy-card")).toBe(false);
});
