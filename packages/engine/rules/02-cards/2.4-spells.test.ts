import { describe, expect, test } from "vitest";
import { card, defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import { defineCards } from "../../src/cards/define-cards.ts";
import { SPELL_TYPES } from "../../src/vocabulary.ts";

const draw: Effect = { id: "draw", type: "ignition", actions: [{ kind: "draw", count: 1 }] };

test("[LT 2.4] a spell is normal, quick-play, continuous, equip or field, and nothing else", () => {
  expect(SPELL_TYPES).toEqual(["normal", "quick-play", "continuous", "equip", "field"]);
  const accepts = (spellType: string, effect: Effect) =>
    defineCards([{ ...spell("one", "normal", [effect]), spellType }]).ok;
  expect(accepts("normal", draw)).toBe(true);
  expect(accepts("quick-play", { ...draw, type: "quick" })).toBe(true);
  for (const stays of ["continuous", "equip", "field"]) {
    expect(accepts(stays, { ...draw, onActivation: true })).toBe(true);
  }
  expect(accepts("ritual", draw)).toBe(false);
  expect(accepts("class", draw)).toBe(false);
});

describe("[LT 2.4] a field card, which the table calls a class,", () => {
  const gym = spell("gym", "field");
  const start = duel([gym], { seats: { host: { hand: ["gym"], setZone: [] } } });
  const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "gym")}`);

  test("lives in the field slot and takes none of the set zone", () => {
    expect(defsIn(then, "host", "field")).toEqual(["gym"]);
    expect(defsIn(then, "host", "setZone")).toEqual([]);
  });

  test("is a spell to those that answer a spell", () => {
    const listener = unit("listener", {
      effects: [
        {
          id: "hear",
          type: "trigger",
          trigger: { on: "spell_activated", filter: { cardType: "spell" } },
          actions: [{ kind: "heal", amount: 100 }],
        },
      ],
    });
    const heard = duel([gym, listener], {
      seats: { host: { hand: ["gym"] }, away: { board: ["listener"] } },
    });
    const activated = heard.when("host", `ACTIVATE_SPELL ${card(heard, "host", "hand", "gym")}`);
    expect(activated.state.seats.away.lifePoints).toBe(8100);
  });

  test("is a spell to those that look for spells, on the table and elsewhere", () => {
    const janitor = unit("janitor", {
      effects: [
        {
          id: "clean",
          type: "ignition",
          targets: [{ zone: "table", side: "any", count: 1, filter: { cardType: "spell" } }],
          actions: [{ kind: "destroy", what: { kind: "target" } }],
        },
        {
          id: "recycle",
          type: "ignition",
          targets: [{ zone: "graveyard", side: "any", count: 1, filter: { cardType: "spell" } }],
          actions: [{ kind: "return_to_hand", what: { kind: "target" } }],
        },
      ],
    });
    const table = duel([gym, janitor], {
      seats: {
        host: { board: [placed("janitor", { position: "attack", changedPosition: true })] },
        away: { field: ["gym"], board: ["blank"], graveyard: ["blank", "gym"] },
      },
    });
    const [janitorId, onTable, inGraveyard] = [
      card(table, "host", "board", "janitor"),
      card(table, "away", "field", "gym"),
      card(table, "away", "graveyard", "gym"),
    ];
    table.offered(
      "host",
      `ACTIVATE_EFFECT ${janitorId} 0 targets=${onTable}`,
      `ACTIVATE_EFFECT ${janitorId} 1 targets=${inGraveyard}`,
      "ADVANCE_PHASE",
      "ENTER_COMBAT",
      "END_TURN",
    );
  });

  test("costs what a spell costs", () => {
    const dear = spell("dear", "field", [], { cost: 3 });
    const pricey = duel([dear], { seats: { host: { hand: ["dear"], has: { clout: 2 } } } });
    const id = card(pricey, "host", "hand", "dear");
    pricey.when("host", `ACTIVATE_SPELL ${id}`).refused("activate/not-enough-clout");
  });
});
