/** Which steps the heavy checks never leave out, by what is done in many matches. */

import { expect, test } from "vitest";
import { cellar, someOptions as someCellar } from "../../fixtures/cellar/index.ts";
import { skirmish, someOptions as someSkirmish } from "../../fixtures/skirmish/index.ts";
import { cardsIn, layTable } from "../../fixtures/skirmish/lay-table.ts";
import type { Game } from "../define-game.ts";
import type { Stream } from "../random.ts";
import type { StartOptions } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { GameTypes } from "../types.ts";
import type { Check, CheckContext } from "./check.ts";
import { fuzz } from "./fuzz.ts";
import { isRevealing } from "./revealing.ts";
import type { Step } from "./trace.ts";

/** What reveals something, always or sometimes, and what never does. */
function sorted<G extends GameTypes>(
  game: Game<G>,
  options: (random: Stream) => StartOptions<G>,
  by: "event" | "command",
): { readonly always: string[]; readonly sometimes: string[]; readonly never: string[] } {
  const answers = new Map<string, Set<boolean>>();
  const note = (what: string, answer: boolean): void => {
    answers.set(what, (answers.get(what) ?? new Set()).add(answer));
  };
  const noting: Check = {
    name: "noting",
    step<H extends GameTypes>({ game }: CheckContext<H>, step: Step<H>): void {
      const rules = rulesOf(game);
      if (by === "command") note(step.command.type, isRevealing(rules.zones, step.events));
      else for (const event of step.events) note(event.type, isRevealing(rules.zones, [event]));
    },
  };
  const rarely = ["CONCEDE", "TIMEOUT"];
  const seen = { seed: 1, games: 30, options, rarely, maxCommands: 500, command: "fuzz" };
  fuzz(game, { ...seen, checks: [noting] });
  const those = (yes: boolean, no: boolean): string[] =>
    [...answers]
      .filter(([, given]) => given.has(true) === yes && given.has(false) === no)
      .map(([what]) => what)
      .sort();
  return { always: those(true, false), sometimes: those(true, true), never: those(false, true) };
}

test("an event reveals something if cards are looked at, found, shown, turned up or shuffled", () => {
  const { always, sometimes, never } = sorted(skirmish, someSkirmish, "event");
  expect(always).toEqual(["CARD_SHOWN", "DECK_SEARCHED", "DECK_SHUFFLED", "UNIT_FLIPPED"]);
  // What is found on top moves as if it were drawn; a unit goes to a hand for all to see, or unseen;
  // and one that is set may be the only card of its hand, and known there.
  expect(sometimes).toEqual(["CARD_FOUND", "UNIT_RETURNED", "UNIT_SET"]);
  expect(never).toEqual(expect.arrayContaining(["CARD_DRAWN", "UNIT_PLAYED", "UNIT_TURNED_DOWN"]));
});

test("a card shown on its way, or taken from a deck to lie unseen, is revealing; a draw is not", () => {
  const { always, never } = sorted(cellar, someCellar, "command");
  expect(always).toEqual(expect.arrayContaining(["STORE", "TUCK", "LOOK", "PEEK"]));
  expect(never).toEqual(expect.arrayContaining(["PASS", "GIVE"]));
});

test("several cards that leave a hand together are revealing; one is not", () => {
  const discarding = (count: number): boolean => {
    const hand = ["lunch-tray", "nap-time", "food-fight"];
    const asked = layTable({ red: { hand } }, { handLimit: hand.length - count });
    const ending = asked.when("red", "END_TURN");
    const chosen = cardsIn(ending.state, "red", "hand").slice(0, count);
    const { events } = ending.when("red", `CHOOSE ${chosen.join()}`);
    return isRevealing(rulesOf(skirmish).zones, events);
  };
  expect(discarding(2)).toBe(true);
  expect(discarding(1)).toBe(false);
});
