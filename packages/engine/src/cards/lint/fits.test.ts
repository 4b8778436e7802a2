/** What can be where, seen from a small set: one card of each sort, and little that changes them. */
import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import { busy, DRAW } from "../../../fixtures/linted.ts";
import type { CardDefinition, Effect } from "../card.ts";
import { type Asked, canFit, roomIn } from "./fits.ts";
import { worldOf } from "./world.ts";

const draws: Effect = { id: "d", type: "ignition", actions: [DRAW] };
const makes: Effect = { ...draws, actions: [{ kind: "create_token", token: "crumb" }] };
const kid = unit("kid", { attribute: "fire", defense: 800, effects: [makes] });
const crumb = unit("crumb", { token: true });
const memo = spell("memo", "normal", [draws]);
const poster = spell("poster", "continuous", [draws]);
const gym = spell("gym", "field", [draws]);
const snare = trap("snare", "normal", [{ ...draws, type: "quick" }]);
const all = [kid, crumb, memo, poster, gym, snare];

function can(
  card: CardDefinition,
  asked: Omit<Asked, "among">,
  ...others: CardDefinition[]
): boolean {
  const cards = Object.fromEntries([...all, ...others].map((each) => [each.id, each]));
  return canFit(worldOf(cards), { ...asked, among: [card] });
}

test("[LT 3] every card is where cards of its type come to", () => {
  const zones = ["board", "set", "field", "table", "graveyard", "hand"] as const;
  const where = (card: CardDefinition): string[] =>
    zones.filter((zone) => can(card, { zone, filter: undefined }));
  expect(where(kid)).toEqual(["board", "table", "graveyard", "hand"]);
  expect(where(crumb)).toEqual(["board", "table"]);
  expect(where(memo)).toEqual(["set", "table", "graveyard", "hand"]);
  expect(where(gym)).toEqual(["field", "table", "graveyard", "hand"]);
  expect(where(snare)).toEqual(["set", "table", "graveyard", "hand"]);
});

test("[LT 2.7] face-down lie stereotypes on a board, no tokens, and what is set", () => {
  const filter = { face: "down" } as const;
  expect(can(kid, { zone: "board", filter })).toBe(true);
  expect(can(crumb, { zone: "board", filter })).toBe(false);
  expect(can(memo, { zone: "set", filter })).toBe(true);
  expect(can(gym, { zone: "field", filter })).toBe(false);
  expect(can(kid, { zone: "graveyard", filter })).toBe(false);
  expect(can(kid, { zone: "board", filter, face: "up" })).toBe(false);
});

test("[LT 7.5] face-up in a set zone is at rest what stays, and on a chain anything", () => {
  const filter = { face: "up" } as const;
  expect(can(memo, { zone: "set", filter })).toBe(true);
  expect(can(memo, { zone: "set", filter, atRest: true })).toBe(false);
  expect(can(poster, { zone: "set", filter, atRest: true })).toBe(true);
  expect(can(kid, { zone: "board", filter, atRest: true })).toBe(true);
});

test("[LT 8.15] traits of one type are none of another", () => {
  const grave = (card: CardDefinition, filter: Asked["filter"]): boolean =>
    can(card, { zone: "graveyard", filter });
  expect(grave(memo, { spellType: "normal" })).toBe(true);
  expect(grave(poster, { spellType: "normal" })).toBe(false);
  expect(grave(snare, { trapType: "normal" })).toBe(true);
  expect(grave(snare, { trapType: "counter" })).toBe(false);
  expect(grave(kid, { attribute: "fire" })).toBe(true);
  expect(grave(kid, { attribute: "water" })).toBe(false);
  expect(grave(memo, { attribute: "fire" })).toBe(false);
  expect(grave(memo, { maxLevel: 12 })).toBe(false);
  expect(grave(kid, { minDefense: 800 })).toBe(true);
  expect(grave(kid, { minDefense: 801 })).toBe(false);
  expect(grave(kid, { maxDefense: 799 })).toBe(false);
});

test("[LT 8.9] values change on a board, where something changes them, and never as printed", () => {
  const strong = { zone: "board", filter: { minAttack: 1001 } } as const;
  expect(can(kid, strong)).toBe(false);
  expect(can(kid, strong, busy)).toBe(true);
  expect(can(kid, { ...strong, printed: true }, busy)).toBe(false);
  expect(can(kid, { ...strong, zone: "graveyard" }, busy)).toBe(false);
  expect(can(kid, { zone: "board", filter: { minDefense: 801 } }, busy)).toBe(false);
});

test("[LT 11.1] counters stand on a board, where something puts them", () => {
  const filter = { minVice: 1 };
  expect(can(kid, { zone: "board", filter })).toBe(false);
  expect(can(kid, { zone: "board", filter }, busy)).toBe(true);
  expect(can(kid, { zone: "graveyard", filter }, busy)).toBe(false);
});

test("[LT 3] a zone of one seat has so much room", () => {
  const world = worldOf({}, { boardSlots: 4, setSlots: 2, maxDeck: 50 });
  const zones = ["board", "set", "field", "table", "graveyard", "hand"] as const;
  expect(zones.map((zone) => roomIn(world, zone))).toEqual([4, 2, 1, 7, 50, 50]);
});
