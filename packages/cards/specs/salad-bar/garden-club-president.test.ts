import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  attack,
  canUse,
  cardsIn,
  choices,
  choose,
  flip,
  on,
  settle,
  summon,
  table,
} from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["garden-club-president", "garden-club-president", "ranch-smuggler", "nerd", "memo"],
    },
  });

test("brings a friend of the clique of level 4 at most, who keeps to the back", () => {
  const at = settle(summon(start(), "host", "garden-club-president"));
  expect(choices(at, "host")).toEqual(["host ranch-smuggler"]);
  const after = settle(choose(at, "host", card(at, "host", "hand", "ranch-smuggler")));
  expect(cardsIn(after, "host", "board")).toEqual(["garden-club-president", "ranch-smuggler"]);
  const friend = after.state.cards.get(on(after, "host", "ranch-smuggler"));
  expect(friend).toMatchObject({ faceDown: false, data: { position: "defense" } });
});

test("or comes alone", () => {
  const at = settle(summon(start(), "host", "garden-club-president"));
  const after = settle(choose(at, "host"));
  expect(cardsIn(after, "host", "board")).toEqual(["garden-club-president"]);
});

test("two who come on one turn both bring somebody", () => {
  const at = table({
    host: {
      hand: ["garden-club-president", "ranch-smuggler", "sprout-intern", "eraser"],
      board: [faceDown("garden-club-president", { position: "defense" })],
    },
  });
  const first = settle(flip(at, "host", "garden-club-president"));
  const one = settle(choose(first, "host", card(first, "host", "hand", "ranch-smuggler")));
  const room = settle(activate(one, "host", "eraser", on(one, "host", "ranch-smuggler")));
  const two = settle(summon(room, "host", "garden-club-president"));
  expect(choices(two, "host")).toEqual(["host sprout-intern"]);
});

test("your traps are 1 clout cheaper; theirs and your spells are not", () => {
  const broke = { has: { clout: 0 } };
  const trap = faceDown("no-thank-you-bite");
  const onBoard = (seat: "host" | "away") => {
    const at = table({
      phase: "combat",
      turn: "away",
      host: {
        board: [seat === "host" ? "garden-club-president" : "nerd"],
        setZone: [trap],
        ...broke,
      },
      away: { board: ["bully", ...(seat === "away" ? ["garden-club-president"] : [])] },
    });
    const target = on(at, "host", seat === "host" ? "garden-club-president" : "nerd");
    return attack(at, "away", "bully", target);
  };
  expect(canUse(onBoard("host"), "host", "no-thank-you-bite")).toBe(true);
  expect(canUse(onBoard("away"), "host", "no-thank-you-bite")).toBe(false);
  const spells = table({
    host: { board: ["garden-club-president"], hand: ["juice-cleanse"], ...broke },
  });
  expect(canUse(spells, "host", "juice-cleanse")).toBe(false);
});

test("not 2 cheaper", () => {
  const at = table({
    turn: "away",
    phase: "combat",
    host: {
      board: ["garden-club-president"],
      hand: ["nerd"],
      setZone: ["poster", faceDown("no-thank-you-bite")],
      has: { clout: 0 },
    },
    away: { board: ["bully"] },
  });
  const hit = attack(at, "away", "bully", on(at, "host", "garden-club-president"));
  expect(canUse(hit, "host", "no-thank-you-bite")).toBe(false);
});
