import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { stationery } from "../../fixtures/stationery.ts";
import { valuesOf } from "../../fixtures/values.ts";
import type { Action, CardDefinition, Side } from "../../src/cards/card.ts";

const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

/** A spell that does something to a stereotype. */
function does(id: string, side: Side, ...actions: Action[]): CardDefinition {
  return spell(id, "normal", [
    { id: "it", type: "ignition", targets: [{ zone: "board", side, count: 1 }], actions },
  ]);
}

const what = { kind: "target" } as const;
const cards: readonly CardDefinition[] = [
  ...stationery,
  does("smash", "any", { kind: "destroy", what }),
  does("recall", "any", { kind: "return_to_hand", what }),
  does("exile", "any", { kind: "banish", what }),
  does("hush", "any", { kind: "change_position", what, to: "face_down" }),
  does("turn", "any", { kind: "change_position", what }),
  does("bribe", "opponent", { kind: "take_control", what, duration: "permanent" }),
  spell("case", "continuous", [
    {
      id: "c",
      type: "continuous",
      actions: [
        {
          kind: "grant_protection",
          protection: "effect",
          what: { kind: "all", zone: "set", side: "any" },
        },
      ],
    },
  ]),
  unit("senior", { level: 7 }),
];

test("[LT 7.6] an equip names a face-up stereotype of either side", () => {
  const at = duel(
    cards,
    {
      seats: {
        host: {
          hand: ["jacket"],
          board: ["kid", faceDown("sleeper", { position: "defense" })],
          graveyard: ["nerd"],
        },
        away: { board: ["nerd", faceDown("sleeper", { position: "defense" })] },
      },
    },
    { setSlots: 1 },
  );
  const jacket = card(at, "host", "hand", "jacket");
  const [kid, nerd] = [card(at, "host", "board", "kid"), card(at, "away", "board", "nerd")];
  const sleeper = card(at, "host", "board", "sleeper");
  at.offered(
    "host",
    `ACTIVATE_SPELL ${jacket} targets=${kid}`,
    `ACTIVATE_SPELL ${jacket} targets=${nerd}`,
    `SET_SPELL_TRAP ${jacket}`,
    `CHANGE_POSITION ${kid}`,
    `FLIP_SUMMON ${sleeper}`,
    ...on,
  );
  at.when("host", `ACTIVATE_SPELL ${jacket}`).refused("activate/wrong-targets");
  at.when("host", `ACTIVATE_SPELL ${jacket} targets=${sleeper}`).refused("activate/wrong-targets");
  const worn = at.when("host", `ACTIVATE_SPELL ${jacket} targets=${nerd}`);
  worn.then({ type: "CARD_EQUIPPED", to: nerd });
  expect(valuesOf(cards, worn.state, nerd).attack).toBe(1300);
  expect(valuesOf(cards, worn.state, kid).attack).toBe(1000);
});

test("[LT 7.6] without a face-up stereotype it cannot be activated", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["jacket"], board: [faceDown("sleeper", { position: "defense" })] } },
  });
  at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "jacket")}`).refused(
    "activate/cannot-complete",
  );
});

test("[LT 7.6] an equip that says whom it is for still wants a face-up stereotype", () => {
  const sash = spell("sash", "equip", [
    {
      id: "s",
      type: "ignition",
      onActivation: true,
      targets: [{ zone: "board", side: "self", count: 1 }],
      actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
    },
  ]);
  const hidden = faceDown("sleeper", { position: "defense" });
  const at = duel([...cards, sash], {
    seats: { host: { hand: ["sash"], board: ["kid", hidden] }, away: { board: ["nerd"] } },
  });
  const id = card(at, "host", "hand", "sash");
  const kid = card(at, "host", "board", "kid");
  for (const aim of [card(at, "host", "board", "sleeper"), card(at, "away", "board", "nerd")]) {
    at.when("host", `ACTIVATE_SPELL ${id} targets=${aim}`).refused("activate/wrong-targets");
  }
  const done = at.when("host", `ACTIVATE_SPELL ${id} targets=${kid}`);
  done.then({ type: "CARD_EQUIPPED", to: kid }, { type: "VICE_COUNTER_ADDED", card: kid });
});

/** Host's jacket on a stereotype of this seat, and a spell in hand. */
function worn(by: "host" | "away", hand: readonly string[], more: readonly string[] = []) {
  const wearer = { board: ["kid", "nerd"] };
  const before = duel(cards, {
    seats: {
      host: {
        hand: ["jacket", ...hand],
        setZone: [...more],
        ...(by === "host" && wearer),
      },
      away: by === "away" ? wearer : {},
    },
  });
  const kid = card(before, by, "board", "kid");
  const jacket = card(before, "host", "hand", "jacket");
  const at = passAll(before.when("host", `ACTIVATE_SPELL ${jacket} targets=${kid}`));
  return { at, kid };
}

test.each(["smash", "recall", "exile"])(
  "[LT 7.6] %s of its stereotype destroys the equip",
  (def) => {
    const { at, kid } = worn("away", [def]);
    const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)} targets=${kid}`);
    done.then({ type: "CARD_DESTROYED", was: { def: "jacket" } });
    expect(defsIn(done, "host", "setZone")).toEqual([]);
    expect(defsIn(done, "host", "graveyard").sort()).toEqual(["jacket", def].sort());
  },
);

test("[LT 7.6] so does turning it face-down, though it lies where it lay", () => {
  const { at, kid } = worn("away", ["hush"]);
  const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "hush")} targets=${kid}`);
  done.then({ type: "CARD_TURNED_DOWN" }, { type: "CARD_DESTROYED", was: { def: "jacket" } });
  expect(defsIn(done, "away", "board")).toEqual(["kid", "nerd"]);
});

test("[LT 7.6] and its going as a tribute", () => {
  const { at, kid } = worn("host", ["senior"]);
  const senior = card(at, "host", "hand", "senior");
  const done = at.when("host", `SUMMON ${senior} attack tribute=${kid}`);
  done.then({ type: "CARD_DESTROYED", was: { def: "jacket" } });
});

test("[LT 7.6] protections do not save it", () => {
  const { at, kid } = worn("away", ["smash"], ["case"]);
  const done = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "smash")} targets=${kid}`,
  );
  done.then({ type: "CARD_DESTROYED", was: { def: "jacket" } });
  expect(defsIn(done, "host", "setZone")).toEqual(["case"]);
});

test.each(["smash", "turn"])(
  "[LT 7.6] %s of another stereotype, or a mere turn, leaves it alone",
  (def) => {
    const { at, kid } = worn("away", [def]);
    const nerd = card(at, "away", "board", "nerd");
    const aim = def === "turn" ? kid : nerd;
    const done = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)} targets=${aim}`);
    expect(defsIn(done, "host", "setZone")).toEqual(["jacket"]);
    expect(valuesOf(cards, done.state, kid).attack).toBe(1300);
  },
);

test("[LT 7.6] it survives a change of control and keeps its controller", () => {
  const { at, kid } = worn("away", ["bribe"]);
  const done = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "bribe")} targets=${kid}`,
  );
  done.then({ type: "CONTROL_CHANGED", seat: "host" }).thenNot("CARD_DESTROYED");
  expect(done.state.cards.get(kid)?.seat).toBe("host");
  const jacket = card(done, "host", "setZone", "jacket");
  expect(done.state.cards.get(jacket)).toMatchObject({ seat: "host", data: { equippedTo: kid } });
  expect(valuesOf(cards, done.state, kid).attack).toBe(1300);
});

test("[LT 7.6] two equips on one stereotype go together; one on another stays", () => {
  const at = duel(
    cards,
    {
      seats: {
        host: { hand: ["jacket", "jacket", "jacket", "smash"] },
        away: { board: ["kid", "nerd"] },
      },
    },
    { setSlots: 4 },
  );
  const [kid, nerd] = [card(at, "away", "board", "kid"), card(at, "away", "board", "nerd")];
  let now = at;
  for (const to of [kid, nerd, kid]) {
    const jacket = card(now, "host", "hand", "jacket");
    now = passAll(now.when("host", `ACTIVATE_SPELL ${jacket} targets=${to}`));
  }
  expect(valuesOf(cards, now.state, kid).attack).toBe(1600);
  now = now.when("host", `ACTIVATE_SPELL ${card(now, "host", "hand", "smash")} targets=${kid}`);
  expect(defsIn(now, "host", "setZone")).toEqual(["jacket"]);
  expect(valuesOf(cards, now.state, nerd).attack).toBe(1300);
});

test("[LT 7.6] if its stereotype is gone when it resolves, it goes to the graveyard undestroyed", () => {
  const axe = {
    ...does("axe", "any", { kind: "destroy", what }),
    spellType: "quick-play",
  } as CardDefinition;
  const quickAxe: CardDefinition = {
    ...axe,
    effects: (axe.effects ?? []).map((effect) => ({ ...effect, type: "quick" as const })),
  };
  const at = duel([...cards, quickAxe], {
    seats: {
      host: { hand: ["jacket"], board: ["kid"] },
      away: { setZone: [placed("axe", {}, { faceDown: true })] },
    },
  });
  const kid = card(at, "host", "board", "kid");
  const waiting = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "jacket")} targets=${kid}`,
  );
  const done = waiting.when(
    "away",
    `RESPOND_CHAIN card=${card(at, "away", "setZone", "axe")} targets=${kid}`,
  );
  done.then({ type: "CARD_DESTROYED", was: { def: "kid" } }).thenNot("CARD_EQUIPPED");
  expect(done.events.filter(({ type }) => type === "CARD_DESTROYED")).toHaveLength(1);
  expect(defsIn(done, "host", "graveyard")).toEqual(["kid", "jacket"]);
});

test("[LT 7.6] an effect of the equip that lies there needs no target, and one it has does not take it over", () => {
  const badge = spell("badge", "equip", [
    { id: "shine", type: "ignition", actions: [{ kind: "heal", amount: 100 }] },
    {
      id: "point",
      type: "ignition",
      targets: [{ zone: "board", side: "opponent", count: 1 }],
      actions: [{ kind: "destroy", what }],
    },
  ]);
  const at = duel([...cards, badge], {
    seats: {
      host: { hand: ["badge"], board: ["kid"] },
      away: { board: ["nerd", faceDown("sleeper", { position: "defense" })] },
    },
  });
  const kid = card(at, "host", "board", "kid");
  const worn = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "badge")} targets=${kid}`,
  );
  const id = card(worn, "host", "setZone", "badge");
  const healed = worn.when("host", `ACTIVATE_EFFECT ${id} 0`);
  healed.then({ type: "LIFE_HEALED", seat: "host" }).thenNot("CARD_EQUIPPED");
  // Its second effect takes a face-down target, which an equip itself could not name.
  const sleeper = card(at, "away", "board", "sleeper");
  const pointed = worn.when("host", `ACTIVATE_EFFECT ${id} 1 targets=${sleeper}`);
  pointed.then({ type: "CARD_DESTROYED" }).thenNot("CARD_EQUIPPED");
  expect(pointed.state.cards.get(id)?.data?.equippedTo).toBe(kid);
});

test("[LT 7.6] an equip whose own first target is gone is worn by nobody, though it does the rest", () => {
  const leash = spell("leash", "equip", [
    {
      id: "tie",
      type: "ignition",
      onActivation: true,
      targets: [
        { zone: "board", side: "self", count: 1 },
        { zone: "board", side: "opponent", count: 1 },
      ],
      actions: [{ kind: "add_vice", what: { kind: "target", index: 1 }, count: 1 }],
    },
  ]);
  const shove = trap("shove", "normal", [
    {
      id: "s",
      type: "quick",
      actions: [{ kind: "return_to_hand", what: { kind: "all", zone: "board", side: "opponent" } }],
    },
  ]);
  const at = duel([...cards, leash, shove], {
    seats: {
      host: { hand: ["leash"], board: ["kid"] },
      away: { board: ["nerd"], setZone: [faceDown("shove")] },
    },
  });
  const nerd = card(at, "away", "board", "nerd");
  const aimed = at
    .when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "leash")}`)
    .when("host", `CHOOSE_CARDS ${card(at, "host", "board", "kid")}`)
    .when("host", `CHOOSE_CARDS ${nerd}`);
  const answered = aimed.when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", "shove")}`);
  const done = passAll(answered);
  done.thenNot("CARD_EQUIPPED");
  expect(done.state.cards.get(nerd)?.data?.vice).toBe(1);
  expect(defsIn(done, "host", "graveyard")).toEqual(["leash"]);
});

test("[LT 7.6, 8.15] an effect of an equip reaches the stereotype it is on, as long as it is on one", () => {
  const whistle = spell("whistle", "equip", [
    {
      id: "on",
      type: "ignition",
      onActivation: true,
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 100 }],
    },
    {
      id: "blow",
      type: "quick",
      actions: [{ kind: "add_vice", count: 1, what: { kind: "equipped" } }],
    },
  ]);
  const all = [...cards, whistle];
  const start = duel(all, {
    seats: { host: { hand: ["whistle"], board: ["kid"] }, away: { board: ["nerd"] } },
  });
  const nerd = card(start, "away", "board", "nerd");
  const aim = `ACTIVATE_SPELL ${card(start, "host", "hand", "whistle")} targets=${nerd}`;
  const worn = passAll(start.when("host", aim));
  const on = card(worn, "host", "setZone", "whistle");
  const blown = passAll(worn.when("host", { type: "ACTIVATE_EFFECT", card: on, effect: 1 }));
  expect(blown.state.cards.get(nerd)?.data?.vice).toBe(1);
  expect(blown.state.cards.get(card(blown, "host", "board", "kid"))?.data?.vice).toBe(0);
});

test("[LT 7.6, 8.7] an equip that has left in the midst of its effect reaches nobody any more", () => {
  const loose = (id: string, first: Action): CardDefinition =>
    spell(id, "equip", [
      {
        id: "go",
        type: "quick",
        actions: [first, { kind: "add_vice", count: 1, what: { kind: "equipped" } }],
      },
    ]);
  for (const first of [
    { kind: "return_to_hand", what: { kind: "self" } },
    { kind: "return_to_hand", what: { kind: "equipped" } },
  ] as const) {
    const start = duel([...cards, loose("strap", first)], {
      seats: { host: { hand: ["strap"], board: ["kid"] } },
    });
    const kid = card(start, "host", "board", "kid");
    const aim = `ACTIVATE_SPELL ${card(start, "host", "hand", "strap")} targets=${kid}`;
    const worn = passAll(start.when("host", aim));
    const on = card(worn, "host", "setZone", "strap");
    const gone = passAll(worn.when("host", { type: "ACTIVATE_EFFECT", card: on, effect: 0 }));
    expect(gone.events.map(({ type }) => type)).not.toContain("VICE_COUNTER_ADDED");
    expect(defsIn(gone, "host", "setZone")).toEqual([]);
  }
});
