import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, duelGame, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";

const procedure = (...actions: Action[]) =>
  spell("deed", "normal", [{ id: "do", type: "ignition", actions }]);
const units = ["star", "decoy", "other"].map((id) => unit(id));

function known(
  cards: Parameters<typeof duelGame>[0],
  then: Then<LunchTable>,
  viewer: "host" | "away" | "spectator",
  seat: "host" | "away",
  zone: "hand" | "deck",
): string[] {
  const view = duelGame(cards).mask(then.state, viewer).zones[seat][zone];
  return view.cards.map(({ def }) => `${def}`);
}

test("[LT 2.8] deck lists are secret: nothing that a seat receives names a card it has not seen", () => {
  const decks = { host: "mine", away: "yours" };
  const cards = Object.values(decks).map((id) => unit(id));
  const game = duelGame(cards);
  const deck = (id: string) => Array.from({ length: 40 }, () => id);
  const opening = game.start({
    hostDeck: deck("mine"),
    awayDeck: deck("yours"),
    seed: 3,
    config: { maxCopies: 40 },
  });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const { state, events } = opening;
  const told = (viewer: "host" | "away" | "spectator") =>
    JSON.stringify([game.mask(state, viewer), game.maskEvents(state, events, viewer)]);
  expect(told("host")).toContain("mine");
  expect(told("host")).not.toContain("yours");
  expect(told("away")).toContain("yours");
  expect(told("away")).not.toContain("mine");
  expect(told("spectator")).not.toMatch(/mine|yours/);
});

describe("[LT 2.8] a card seen entering a hand is known to be there", () => {
  const recall = procedure({
    kind: "return_to_hand",
    what: { kind: "all", zone: "board", side: "self" },
  });
  const cards = [recall, ...units, spell("note", "normal")];
  const start = duel(cards, {
    seats: { host: { hand: ["deed", "decoy", "note"], board: ["star"] } },
  });
  const recalled = passAll(
    start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`),
  );

  test("by the other seat and by spectators, and they know of no other", () => {
    expect(known(cards, recalled, "away", "host", "hand")).toEqual(["star"]);
    expect(known(cards, recalled, "spectator", "host", "hand")).toEqual(["star"]);
    expect(duelGame(cards).mask(recalled.state, "away").zones.host.hand.count).toBe(3);
  });

  test("still when a card leaves it that everybody sees", () => {
    const then = recalled.when("host", `SUMMON ${card(recalled, "host", "hand", "decoy")} attack`);
    expect(known(cards, then, "away", "host", "hand")).toEqual(["star"]);
  });

  test("no longer when a card leaves it unseen", () => {
    const set = recalled.when("host", `SET_SPELL_TRAP ${card(recalled, "host", "hand", "note")}`);
    expect(known(cards, set, "away", "host", "hand")).toEqual([]);
    const monster = recalled.when("host", `SET_MONSTER ${card(recalled, "host", "hand", "star")}`);
    expect(known(cards, monster, "away", "host", "hand")).toEqual([]);
    const [onBoard] = duelGame(cards).mask(monster.state, "away").zones.host.board.cards;
    expect(onBoard?.def).toBeNull();
  });
});

describe("[LT 2.8] a card seen in a deck", () => {
  const peek = procedure({ kind: "view_top_cards", count: 2, who: "opponent" });
  const seats = {
    host: { hand: ["deed"] },
    away: { deck: ["star", "decoy", "other", "blank"] },
  };
  const cards = [peek, ...units];
  const start = duel(cards, { seats });
  const seen = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);

  test("is known there to whoever saw it, and to nobody else", () => {
    expect(known(cards, seen, "host", "away", "deck")).toEqual(["star", "decoy"]);
    expect(known(cards, seen, "away", "away", "deck")).toEqual([]);
    expect(known(cards, seen, "spectator", "away", "deck")).toEqual([]);
  });

  test("is known in the hand when it is drawn from where it was seen", () => {
    const drawn = passAll(passAll(seen.when("host", "END_TURN")).when("away", "ADVANCE_PHASE"));
    expect(known(cards, drawn, "host", "away", "hand")).toEqual(["star"]);
    expect(known(cards, drawn, "host", "away", "deck")).toEqual(["decoy"]);
  });

  test("is not known any more once the deck is shuffled", () => {
    const mix = spell("mix", "normal", [
      {
        id: "mix",
        type: "ignition",
        actions: [
          {
            kind: "shuffle_into_deck",
            what: { kind: "all", zone: "graveyard", side: "opponent" },
          },
        ],
      },
    ]);
    const more = [peek, mix, ...units];
    const table = duel(more, {
      seats: { host: { hand: ["deed", "mix"] }, away: { ...seats.away, graveyard: ["blank"] } },
    });
    const looked = passAll(
      table.when("host", `ACTIVATE_SPELL ${card(table, "host", "hand", "deed")}`),
    );
    expect(known(more, looked, "host", "away", "deck")).toEqual(["star", "decoy"]);
    const mixed = looked.when("host", `ACTIVATE_SPELL ${card(looked, "host", "hand", "mix")}`);
    expect(known(more, mixed, "host", "away", "deck")).toEqual([]);
    expect(mixed.state.seats.away.deck).toHaveLength(5);
  });
});

test("[LT 2.8] a hidden card may be any card of a legal deck that could lie there, and nothing else", () => {
  const game = duelGame([
    unit("kid"),
    unit("crumb", { token: true }),
    spell("note", "normal"),
    spell("gym", "field"),
    trap("snare", "normal"),
  ]);
  const possible = (zone: "hand" | "deck" | "board" | "setZone") =>
    ["kid", "crumb", "note", "gym", "snare", "stranger"].filter((def) =>
      game.couldBe({ owner: "away", seat: "away", zone }, def),
    );
  expect(possible("hand")).toEqual(["kid", "note", "gym", "snare"]);
  expect(possible("deck")).toEqual(["kid", "note", "gym", "snare"]);
  expect(possible("board")).toEqual(["kid"]);
  expect(possible("setZone")).toEqual(["note", "snare"]);
});
