import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, trap } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { stationery } from "../../fixtures/stationery.ts";
import type { CardDefinition } from "../../src/cards/card.ts";

test.each([
  ["memo", "ACTIVATE_SPELL"],
  ["dash", "ACTIVATE_SPELL"],
  ["alarm", "ACTIVATE_TRAP"],
])("[LT 7.5] %s goes to the graveyard after resolving, not before", (def, command) => {
  const at = duel(stationery, {
    seats: { host: { setZone: [faceDown(def)] }, away: { setZone: [faceDown("alarm")] } },
  });
  const id = card(at, "host", "setZone", def);
  const waiting = at.when("host", `${command} ${id}`);
  expect(waiting.state.seats.host.setZone[0]).toBe(id);
  expect(waiting.state.cards.get(id)?.faceDown).toBe(false);
  const done = waiting.when("away", "RESPOND_CHAIN");
  done.then(
    { type: "LIFE_HEALED", seat: "host" },
    { type: "CHAIN_LINK_RESOLVED" },
    { type: "CARD_TO_GRAVEYARD", reason: "resolved" },
  );
  done.thenNot("CARD_DESTROYED");
  expect(defsIn(done, "host", "graveyard")).toEqual([def]);
  expect(defsIn(done, "host", "setZone")).toEqual([]);
});

test("[LT 7.5] a counter trap goes to the graveyard after resolving", () => {
  const at = duel(stationery, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("veto")] } },
  });
  const done = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`)
    .when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "veto")}`);
  expect(defsIn(done, "away", "graveyard")).toEqual(["veto"]);
  expect(defsIn(done, "host", "graveyard")).toEqual(["memo"]);
});

test.each([
  ["poster", "ACTIVATE_SPELL", "setZone"],
  ["jacket", "ACTIVATE_SPELL", "setZone"],
  ["camera", "ACTIVATE_TRAP", "setZone"],
  ["gym", "ACTIVATE_SPELL", "field"],
  ["pool", "ACTIVATE_SPELL", "field"],
] as const)("[LT 7.5] %s stays face-up", (def, command, zone) => {
  const host = zone === "field" ? { hand: [def] } : { setZone: [faceDown(def)] };
  const at = duel(stationery, { seats: { host: { ...host, board: ["kid"] } } });
  const from = zone === "field" ? "hand" : "setZone";
  const aim = def === "jacket" ? ` targets=${card(at, "host", "board", "kid")}` : "";
  const done = at.when("host", `${command} ${card(at, "host", from, def)}${aim}`);
  done.then({ type: "CHAIN_RESOLVED" }).thenNot("CARD_TO_GRAVEYARD");
  const id = card(done, "host", zone, def);
  expect(done.state.cards.get(id)?.faceDown).toBe(false);
  // And it is still there when the turn has passed.
  expect(defsIn(done.when("host", "END_TURN"), "host", zone)).toEqual([def]);
});

test("[LT 7.5] a spell that left while it waited still resolves, and moves no further", () => {
  const sweep = trap("sweep", "normal", [
    {
      id: "s",
      type: "quick",
      actions: [{ kind: "banish", what: { kind: "all", zone: "set", side: "opponent" } }],
    },
  ]);
  const at = duel([...stationery, sweep], {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("sweep")] } },
  });
  const done = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`)
    .when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "sweep")}`);
  done.then({ type: "CARD_BANISHED" }, { type: "LIFE_HEALED", seat: "host" });
  expect(defsIn(done, "host", "banished")).toEqual(["memo"]);
  expect(defsIn(done, "host", "graveyard")).toEqual([]);
});

test("[LT 7.5] a spell or trap without an effect does nothing, and goes or stays like any other", () => {
  const blank = { rarity: "common" } as const;
  const cards: CardDefinition[] = [
    { ...blank, id: "scrap", name: "scrap", type: "spell", spellType: "normal" },
    { ...blank, id: "frame", name: "frame", type: "spell", spellType: "continuous" },
    { ...blank, id: "dud", name: "dud", type: "trap", trapType: "normal" },
  ];
  const start = duel(cards, {
    seats: { host: { hand: ["scrap", "frame"], setZone: [faceDown("dud")] } },
  });
  const cast = (at: typeof start, def: string): typeof start =>
    passAll(at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)}`));
  const scrap = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "scrap")}`);
  scrap.then({ type: "CHAIN_LINK_ADDED", link: { effect: null, targets: [] } });
  const both = cast(cast(start, "scrap"), "frame");
  const sprung = both.when("host", `ACTIVATE_TRAP ${card(both, "host", "setZone", "dud")}`);
  const done = passAll(sprung);
  expect(defsIn(done, "host", "graveyard")).toEqual(["scrap", "dud"]);
  expect(defsIn(done, "host", "setZone")).toEqual(["frame"]);
});
