import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, trap, unit } from "../../../fixtures/duel.ts";
import type { Trigger } from "../card.ts";
import { helperFor, withHelpers } from "./helpers.ts";

type Seats = NonNullable<NonNullable<Parameters<typeof duel>[1]>["seats"]>;

const { table, helpers } = withHelpers({});
const cards = [...Object.values(table), unit("kid"), trap("note", "normal")];

/** Host casts a helping spell, at this card if it wants one, and everybody passes. */
function cast(name: string, { host = {}, away = {} }: Seats = {}, at?: [string, string]) {
  const start = duel(cards, {
    seats: { host: { ...host, hand: [name, ...(host.hand ?? [])] }, away },
  });
  const id = card(start, "host", "hand", name);
  const aim = at === undefined ? "" : ` targets=${card(start, "away", at[0] as "board", at[1])}`;
  let now = start.when("host", `ACTIVATE_SPELL ${id}${aim}`);
  for (let asked = now.state.prompts[0]; asked?.kind === "chain_response"; ) {
    now = now.when(asked.seat, { type: "RESPOND_CHAIN" });
    asked = now.state.prompts[0];
  }
  return now;
}

test("helping spells draw, hurt and mill for both seats", () => {
  const drawn = cast("helper-draw");
  expect([drawn.state.seats.host.hand.length, drawn.state.seats.away.hand.length]).toEqual([1, 1]);
  const hurt = cast("helper-damage");
  expect([hurt.state.seats.host.lifePoints, hurt.state.seats.away.lifePoints]).toEqual([
    7000, 7000,
  ]);
  const milled = cast("helper-mill");
  expect(defsIn(milled, "host", "graveyard")).toEqual(["blank", "blank", "helper-mill"]);
  expect(defsIn(milled, "away", "graveyard")).toEqual(["blank", "blank"]);
});

test("helping spells burden, turn, flip and destroy a card of either side", () => {
  const kid = { away: { board: ["kid"] } };
  const data = (at: ReturnType<typeof cast>) =>
    at.state.cards.get(card(at, "away", "board", "kid"))?.data;
  expect(data(cast("helper-vice", kid, ["board", "kid"]))?.vice).toBe(1);
  expect(data(cast("helper-turn", kid, ["board", "kid"]))?.position).toBe("defense");
  const hidden = { away: { board: [faceDown("kid", { position: "defense" })] } };
  const flipped = cast("helper-flip", hidden, ["board", "kid"]);
  flipped.then({ type: "CARD_FLIPPED" });
  expect(data(flipped)?.position).toBe("attack");
  expect(defsIn(cast("helper-destroy", kid, ["board", "kid"]), "away", "board")).toEqual([]);
  const set = { away: { setZone: [faceDown("note")] } };
  expect(defsIn(cast("helper-destroy", set, ["setZone", "note"]), "away", "setZone")).toEqual([]);
});

test("a helping spell summons from the hand", () => {
  const asked = cast("helper-summon", { host: { hand: ["kid"] } });
  expect(asked.state.prompts).toMatchObject([{ kind: "choose_cards", seat: "host" }]);
  const kid = card(asked, "host", "hand", "kid");
  const chosen = asked.when("host", { type: "CHOOSE_CARDS", cards: [kid] });
  chosen.when("host", "CHOOSE_POSITION attack").then({ type: "SPECIAL_SUMMONED", seat: "host" });
});

test("helping spells cost nothing", () => {
  for (const name of ["helper-draw", "helper-damage", "helper-mill"]) {
    cast(name, { host: { has: { clout: 0 } } }).then({ type: "CHAIN_RESOLVED" });
  }
});

test("pupil and trap heal a point at any time", () => {
  const start = duel(cards, {
    seats: {
      host: { board: [placed("helper-pupil", { position: "attack" })] },
      away: { setZone: [faceDown("helper-trap")] },
    },
  });
  const pupil = card(start, "host", "board", helpers.pupil);
  const used = start.when("host", { type: "ACTIVATE_EFFECT", card: pupil, effect: 0 });
  const trapped = used.when("away", {
    type: "RESPOND_CHAIN",
    card: card(start, "away", "setZone", helpers.trap),
  });
  const again = trapped.when("host", { type: "RESPOND_CHAIN", card: pupil, effect: 0 });
  const rested = again.when("host", { type: "RESPOND_CHAIN" });
  const { host, away } = rested.state.seats;
  expect([host.lifePoints, away.lifePoints]).toEqual([8002, 8001]);
});

test.each<[Trigger, string | undefined]>([
  [{ on: "summoned" }, "helper-summon"],
  [{ on: "summoned", card: "another" }, "helper-summon"],
  [{ on: "summoned", summonKinds: ["special", "flip"] }, "helper-summon"],
  [{ on: "summoned", summonKinds: ["normal"] }, undefined],
  [{ on: "summoned", card: "this" }, undefined],
  [{ on: "flipped", card: "this" }, "helper-flip"],
  [{ on: "destroyed" }, "helper-destroy"],
  [{ on: "destroyed", by: "effect" }, "helper-destroy"],
  [{ on: "destroyed", by: "battle" }, undefined],
  [{ on: "sent_to_graveyard" }, "helper-destroy"],
  [{ on: "card_drawn" }, "helper-draw"],
  [{ on: "life_below", below: 4000 }, "helper-damage"],
  [{ on: "vice_added" }, "helper-vice"],
  [{ on: "vice_near_threshold" }, "helper-vice"],
  [{ on: "position_changed" }, "helper-turn"],
  [{ on: "targeted" }, "helper-turn"],
  [{ on: "attack_declared" }, undefined],
])("for %j there is %s", (trigger, id) => {
  expect(helperFor(trigger)).toBe(id);
  if (id !== undefined) expect(helpers.spells).toContain(id);
});

test("what waits for nothing needs no help", () => {
  expect(helperFor(null)).toBeUndefined();
});

test("a helping pupil is as plain as can be: summoned without a tribute, 1000 and 1000", () => {
  expect(table[helpers.pupil]).toMatchObject({ level: 3, attack: 1000, defense: 1000 });
});
