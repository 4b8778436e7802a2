import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  aims,
  asked,
  attack,
  body,
  canUse,
  cardsIn,
  choices,
  choose,
  crowdedHand,
  decline,
  endTurn,
  on,
  respond,
  settle,
  summon,
  table,
  vice,
  worn,
} from "../table.ts";

test("takes over one of theirs that carries two counters, until the end of their turn", () => {
  const start = table({
    host: { hand: ["swap-meet-mogul"], board: ["nerd", worn("nerd", 2)] },
    away: { hand: crowdedHand, board: [worn("bully", 2), "prefect", worn("nerd", 1)] },
  });
  const arrived = summon(start, "host", "swap-meet-mogul", on(start, "host", "nerd"));
  expect(cardsIn(settle(decline(arrived, "host")), "host", "board")).toHaveLength(2);
  const buying = accept(arrived, "host");
  expect(choices(buying, "host")).toEqual(["away bully"]);
  const taken = settle(choose(buying, "host", on(buying, "away", "bully")));
  expect(cardsIn(taken, "host", "board")).toContain("bully");
  expect(vice(taken, "host", "bully")).toBe(2);
  const theirs = endTurn(taken, "host");
  expect(cardsIn(theirs, "host", "board")).toContain("bully");
  const back = endTurn(theirs, "away");
  expect(asked(back)).toEqual(["away choose_cards"]);
  expect(cardsIn(back, "host", "board")).not.toContain("bully");
  expect(cardsIn(back, "away", "board")).toContain("bully");
});

test("dug up, it has bought nothing", () => {
  const start = table({
    turn: "away",
    host: { setZone: [faceDown("buried-treasure")], banished: ["swap-meet-mogul", "memo", "memo"] },
    away: { board: [worn("bully", 2)] },
  });
  const dug = settle(respond(start.when("away", "ENTER_COMBAT"), "host", "buried-treasure"));
  expect(cardsIn(dug, "host", "board")).toEqual(["swap-meet-mogul"]);
  expect(dug.state.prompts).toEqual([]);
});

test("on either turn, one of yours for any card of theirs, back to the hand, once a turn", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: ["swap-meet-mogul", "nerd", "bully"], field: ["sudden-death-sundae"] },
    away: {
      board: ["prefect", "bully"],
      setZone: [faceDown("alarm")],
      field: ["candy-store-trip"],
    },
  });
  const declared = attack(start, "away", "prefect", on(start, "host", "nerd"));
  expect(aims(declared, "host", "swap-meet-mogul")).toEqual([
    "away alarm",
    "away bully",
    "away candy-store-trip",
    "away prefect",
  ]);
  const priced = respond(
    declared,
    "host",
    "swap-meet-mogul",
    card(declared, "away", "setZone", "alarm"),
  );
  expect(choices(priced, "host")).toEqual(["host bully", "host nerd", "host swap-meet-mogul"]);
  const after = settle(choose(priced, "host", on(priced, "host", "bully")));
  expect(cardsIn(after, "away", "hand")).toEqual(["alarm"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["bully"]);
  const calm = after.when("away", "RESPOND_REPLAY");
  const again = attack(calm, "away", "bully", on(calm, "host", "nerd"));
  expect(canUse(again, "host", "swap-meet-mogul")).toBe(false);
});

test("two moguls, two prices", () => {
  const start = table({
    host: { board: ["swap-meet-mogul", "swap-meet-mogul", "nerd"] },
    away: { board: ["bully", "prefect"] },
  });
  const paying = activate(start, "host", "swap-meet-mogul", on(start, "away", "bully"));
  const once = settle(choose(paying, "host", on(paying, "host", "nerd")));
  expect(aims(once, "host", "swap-meet-mogul")).toEqual(["away prefect"]);
});

test("is what it is, whatever it does", () => {
  expect(body("swap-meet-mogul")).toBe("level 8, 2200/1700");
});
