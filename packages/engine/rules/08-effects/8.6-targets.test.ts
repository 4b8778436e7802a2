import type { CardId } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, faceDown, placed, trap, unit } from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import {
  answer,
  asked,
  board,
  cast,
  choose,
  does,
  isAccepted,
  life,
  links,
  passAll,
  type Table,
  withEffect,
} from "./acts.ts";

const nerd = unit("nerd", { attack: 500, archetype: "brain" });
const jock = unit("jock", { attack: 1500, archetype: "muscle" });
const saint = withEffect("saint", {
  type: "continuous",
  actions: [{ kind: "grant_protection", protection: "targeting", what: { kind: "self" } }],
});
const target = { kind: "target" } as const;

test("[LT 8.6] targets: exactly those of the zone and side that fit and can be targeted", () => {
  const shove = does("shove", [{ kind: "destroy", what: target }], {
    targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxAttack: 1000 } }],
  });
  const start = duel([nerd, jock, saint, shove], {
    seats: {
      host: { hand: ["shove"], board: ["nerd"], graveyard: ["nerd"] },
      away: { board: ["nerd", "jock", "saint"], graveyard: ["nerd"] },
    },
  });
  const theirs = board(start, "away", "nerd");
  for (const id of [
    board(start, "host", "nerd"),
    board(start, "away", "jock"),
    board(start, "away", "saint"),
    card(start, "away", "graveyard", "nerd"),
  ]) {
    cast(start, "host", "shove", id).refused("activate/wrong-targets");
  }
  const shoved = cast(start, "host", "shove", theirs);
  shoved.then({ type: "TARGETS_CHOSEN" }, { type: "CHAIN_LINK_ADDED" }, { type: "CARD_DESTROYED" });
  expect(defsIn(shoved, "away", "board")).toEqual(["jock", "saint"]);
});

test("[LT 8.6] without a legal target there is no activation", () => {
  const shove = does("shove", [{ kind: "destroy", what: target }], {
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  const start = duel([saint, shove], {
    seats: { host: { hand: ["shove"] }, away: { board: ["saint"] } },
  });
  cast(start, "host", "shove").refused("activate/cannot-complete");
  const id = card(start, "host", "hand", "shove");
  start.offered(
    "host",
    `SET_SPELL_TRAP ${id}`,
    `SET_SPELL_TRAP ${id} slot=1`,
    `SET_SPELL_TRAP ${id} slot=2`,
    "ENTER_COMBAT",
    "ADVANCE_PHASE",
    "END_TURN",
  );
});

test("[LT 8.6] several targets are different cards, asked for one by one", () => {
  const both = does(
    "both",
    [
      { kind: "boost_attack", what: { kind: "target", index: 0 }, amount: 100 },
      { kind: "destroy", what: { kind: "target", index: 1 } },
    ],
    {
      targets: [
        { zone: "board", side: "any", count: 1 },
        { zone: "board", side: "opponent", count: 1 },
      ],
    },
  );
  const start = duel([nerd, jock, both], {
    seats: { host: { hand: ["both"] }, away: { board: ["nerd", "jock"] } },
  });
  const first = cast(start, "host", "both");
  const [weak, strong] = [board(start, "away", "nerd"), board(start, "away", "jock")];
  first.offered("host", `CHOOSE_CARDS ${weak}`, `CHOOSE_CARDS ${strong}`);
  const second = choose(first, "host", weak);
  second.offered("host", `CHOOSE_CARDS ${strong}`);
  const done = choose(second, "host", strong);
  expect(defsIn(done, "away", "graveyard")).toEqual(["jock"]);
  done.then({ type: "MODIFIER_APPLIED", modifier: { on: { card: weak } } });
});

test("[LT 8.6] a requirement with a choice that would leave the next one none offers it not", () => {
  const both = does(
    "both",
    [
      { kind: "destroy", what: { kind: "target", index: 0 } },
      { kind: "banish", what: { kind: "target", index: 1 } },
    ],
    {
      targets: [
        { zone: "board", side: "opponent", count: 1 },
        { zone: "board", side: "opponent", count: 1, filter: { archetype: "brain" } },
      ],
    },
  );
  const start = duel([nerd, jock, both], {
    seats: { host: { hand: ["both"] }, away: { board: ["nerd", "jock"] } },
  });
  cast(start, "host", "both").offered("host", `CHOOSE_CARDS ${board(start, "away", "jock")}`);
});

/** Host aims a pair of actions at two of away's; away answers with a trap. */
function answered(trapActions: Parameters<typeof does>[1], filter = {}): Table {
  const aim = does(
    "aim",
    [
      { kind: "banish", what: target },
      { kind: "heal", amount: 10 },
    ],
    { targets: [{ zone: "board", side: "opponent", count: 2, filter }] },
  );
  const dodge = trap("dodge", "normal", [{ id: "does", type: "quick", actions: trapActions }]);
  const start = duel([nerd, jock, aim, dodge], {
    seats: {
      host: { hand: ["aim"], board: ["nerd"] },
      away: { board: ["nerd", "jock"], setZone: [faceDown("dodge")] },
    },
  });
  const first = choose(cast(start, "host", "aim"), "host", board(start, "away", "nerd"));
  const second = choose(first, "host", board(first, "away", "jock"));
  return passAll(answer(second, "away", "dodge"));
}

test("[LT 8.6] a target that has left is skipped, the others are not", () => {
  const what = {
    kind: "all",
    zone: "board",
    side: "self",
    filter: { archetype: "brain" },
  } as const;
  const done = answered([{ kind: "return_to_hand", what }]);
  expect(defsIn(done, "away", "hand")).toEqual(["nerd"]);
  expect(defsIn(done, "away", "banished")).toEqual(["jock"]);
  expect(life(done).host).toBe(8010);
});

test("[LT 8.6] a target that no longer fits is skipped", () => {
  const what = {
    kind: "all",
    zone: "board",
    side: "self",
    filter: { archetype: "brain" },
  } as const;
  const done = answered([{ kind: "boost_attack", what, amount: 5000 }], { maxAttack: 2000 });
  expect(defsIn(done, "away", "board")).toEqual(["nerd"]);
  expect(defsIn(done, "away", "banished")).toEqual(["jock"]);
});

test("[LT 8.6] an effect whose targets are all gone does nothing, not even what needs none", () => {
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const done = answered([{ kind: "return_to_hand", what }]);
  expect(life(done).host).toBe(8000);
  expect(defsIn(done, "host", "graveyard")).toEqual(["aim"]);
  expect(defsIn(done, "away", "hand")).toEqual(["nerd", "jock"]);
});

test("[LT 8.6] cannotBeTargeted blocks choosing only: a target that is chosen stays one", () => {
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const done = answered([{ kind: "grant_protection", protection: "targeting", what }]);
  expect(defsIn(done, "away", "banished")).toEqual(["nerd", "jock"]);
});

test("[LT 8.6] targets are checked when the effect starts to resolve, not again between its actions", () => {
  const cards = [
    nerd,
    does(
      "seduce",
      [
        { kind: "take_control", what: target },
        { kind: "boost_attack", what: target, amount: 700 },
        { kind: "add_vice", what: target, count: 1 },
      ],
      { targets: [{ zone: "board", side: "opponent", count: 1, filter: { maxAttack: 600 } }] },
    ),
  ];
  const start = duel(cards, { seats: { host: { hand: ["seduce"] }, away: { board: ["nerd"] } } });
  const id = board(start, "away", "nerd");
  const done = cast(start, "host", "seduce", id);
  expect(defsIn(done, "host", "board")).toEqual(["nerd"]);
  expect(valuesOf(cards, done.state, id).attack).toBe(1200);
  expect(done.state.cards.get(id)?.data?.vice).toBe(1);
});

test("[LT 8.6] a target that its own effect has moved is a new card, and left alone", () => {
  const start = duel(
    [
      nerd,
      does(
        "twice",
        [
          { kind: "return_to_hand", what: target },
          { kind: "banish", what: target },
        ],
        {
          targets: [{ zone: "board", side: "opponent", count: 1 }],
        },
      ),
    ],
    { seats: { host: { hand: ["twice"] }, away: { board: ["nerd"] } } },
  );
  const done = cast(start, "host", "twice", board(start, "away", "nerd"));
  expect(defsIn(done, "away", "hand")).toEqual(["nerd"]);
  expect(defsIn(done, "away", "banished")).toEqual([]);
});

test("[LT 8.6] a trigger's targets are chosen by its controller as it goes on the chain", () => {
  const shover = withEffect("shover", {
    type: "trigger",
    trigger: { on: "spell_activated", side: "opponent" },
    targets: [{ zone: "board", side: "opponent", count: 1 }],
    actions: [{ kind: "destroy", what: target }],
  });
  const cards = [nerd, jock, shover, does("treat", [{ kind: "heal", amount: 1 }])];
  const start = duel(cards, {
    seats: { host: { hand: ["treat"], board: ["nerd", "jock"] }, away: { board: ["shover"] } },
  });
  const at = cast(start, "host", "treat");
  expect(asked(at)).toEqual(["away choose_cards"]);
  const [weak, strong] = [board(start, "host", "nerd"), board(start, "host", "jock")];
  at.offered("away", `CHOOSE_CARDS ${weak}`, `CHOOSE_CARDS ${strong}`);
  expect(defsIn(choose(at, "away", strong), "host", "board")).toEqual(["nerd"]);
  const nobody = duel(cards, { seats: { host: { hand: ["treat"] }, away: { board: ["shover"] } } });
  const lapsed = cast(nobody, "host", "treat");
  lapsed.then({ type: "TRIGGER_LAPSED" });
  expect(links(lapsed)).toEqual(["host treat"]);
});

test("[LT 8.6] targets lie in any public zone: set cards by their backs, field, graves, banished", () => {
  const zones = ["set", "field", "graveyard", "banished", "table"] as const;
  const found = zones.map((zone) => {
    const take = does("take", [{ kind: "shuffle_into_deck", what: target }], {
      targets: [{ zone, side: "opponent", count: 1 }],
    });
    const start = duel([nerd, jock, take, trap("snare", "normal")], {
      seats: {
        host: { hand: ["take"] },
        away: {
          board: [placed("nerd", { position: "attack" })],
          setZone: [faceDown("snare")],
          graveyard: ["jock"],
          banished: ["nerd"],
        },
      },
    });
    const ids = ["board", "setZone", "graveyard", "banished"] as const;
    return ids.filter((each) => {
      const id = start.state.seats.away[each][0];
      if (id == null) return false;
      const refusal = zone === "field" ? "activate/cannot-complete" : "activate/wrong-targets";
      return isAccepted(cast(start, "host", "take", id), refusal);
    });
  });
  expect(found).toEqual([["setZone"], [], ["graveyard"], ["banished"], ["board", "setZone"]]);
});

test("[LT 8.6] a card that is being activated is on its way, and no target of its own", () => {
  const sweep = {
    id: "does",
    type: "quick",
    targets: [{ zone: "set", side: "self", count: 1 }],
    actions: [{ kind: "return_to_hand", what: target }],
  } as const;
  const cards = [trap("broom", "normal", [sweep]), trap("snare", "normal")];
  const activate = (at: Table, ...targets: CardId[]): Table => {
    const id = card(at, "host", "setZone", "broom");
    return at.when("host", { type: "ACTIVATE_TRAP", card: id, ...(targets[0] && { targets }) });
  };
  const alone = duel(cards, { seats: { host: { setZone: [faceDown("broom")] } } });
  activate(alone, card(alone, "host", "setZone", "broom")).refused("activate/cannot-complete");
  const two = duel(cards, { seats: { host: { setZone: [faceDown("broom"), faceDown("snare")] } } });
  activate(two, card(two, "host", "setZone", "broom")).refused("activate/wrong-targets");
  const swept = passAll(activate(two, card(two, "host", "setZone", "snare")));
  expect(defsIn(swept, "host", "hand")).toEqual(["snare"]);
  expect(defsIn(swept, "host", "graveyard")).toEqual(["broom"]);
});

test("[LT 8.6] one target is one: two, none or a stranger is refused, and so is one that is not asked", () => {
  const shove = does("shove", [{ kind: "destroy", what: target }], {
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  const treat = does("treat", [{ kind: "heal", amount: 1 }]);
  const start = duel([nerd, jock, shove, treat], {
    seats: { host: { hand: ["shove", "treat"] }, away: { board: ["nerd", "jock"] } },
  });
  const [weak, strong] = [board(start, "away", "nerd"), board(start, "away", "jock")];
  cast(start, "host", "shove", weak, strong).refused("activate/wrong-targets");
  cast(start, "host", "shove").refused("activate/wrong-targets");
  cast(start, "host", "treat", weak).refused("activate/wrong-targets");
});

test("[LT 8.6] who names a wrong target is told the right ones, none where none is asked for", () => {
  const zap = does("zap", [{ kind: "destroy", what: { kind: "target" } }], {
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  const all = [zap, does("rest", [{ kind: "heal", amount: 1 }]), unit("kid")];
  const start = duel(all, {
    seats: { host: { hand: ["zap", "rest"], board: ["kid"] }, away: { board: ["kid", "kid"] } },
  });
  const told = (def: string): unknown =>
    duelGame(all).decide(start.state, "host", {
      type: "ACTIVATE_SPELL",
      card: card(start, "host", "hand", def),
      targets: [card(start, "host", "board", "kid")],
    });
  const refused = (targets: readonly CardId[]) => ({
    ok: false,
    rejection: { code: "activate/wrong-targets", data: { targets } },
  });
  expect(told("zap")).toMatchObject(
    refused(start.state.seats.away.board.filter((id) => id !== null)),
  );
  expect(told("rest")).toMatchObject(refused([]));
});
