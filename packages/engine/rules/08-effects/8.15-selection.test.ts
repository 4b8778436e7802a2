import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Action, Selection } from "../../src/cards/card.ts";
import type { Zone } from "../../src/vocabulary.ts";
import { asked, board, cast, choose, does, passAll, type Table, use, withEffect } from "./acts.ts";

const nerd = unit("nerd", { archetype: "brain" });
const jock = unit("jock", { archetype: "muscle" });
const alarm = trap("alarm", "normal", [
  { id: "does", type: "quick", actions: [{ kind: "draw", count: 1 }] },
]);
const hall = spell("hall", "field", [
  {
    id: "does",
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 1 },
    ],
  },
]);
const table = {
  host: { board: ["nerd"], setZone: [faceDown("alarm")], field: ["hall"], graveyard: ["nerd"] },
  away: {
    board: ["nerd", "jock", faceDown("nerd", { position: "defense" })],
    setZone: [faceDown("alarm")],
    field: ["hall"],
    graveyard: ["jock"],
    banished: ["nerd"],
  },
} as const;

/** What an effect of host's banishes, as seat, zone and card. */
function banished(what: Selection): string[] {
  const it = does("it", [{ kind: "shuffle_into_deck", what }]);
  const start = duel([nerd, jock, alarm, hall, it], {
    seats: { host: { ...table.host, hand: ["it"], deck: [] }, away: { ...table.away, deck: [] } },
  });
  const places = (at: Table): string[] =>
    (["host", "away"] as const).flatMap((seat) =>
      (["board", "setZone", "field", "graveyard", "banished"] as Zone[]).flatMap((zone) =>
        defsIn(at, seat, zone).map((def) => `${seat} ${zone} ${def}`),
      ),
    );
  const left = places(passAll(cast(start, "host", "it")));
  // The spell itself has come to the graveyard meanwhile.
  left.splice(left.indexOf("host graveyard it"), 1);
  return places(start).filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test("[LT 8.15] all: a side, a zone, a filter, and never the card that is resolving", () => {
  expect(banished({ kind: "all", zone: "board", side: "opponent" })).toEqual([
    "away board nerd",
    "away board jock",
    "away board nerd",
  ]);
  expect(banished({ kind: "all", zone: "set", side: "any" })).toEqual([
    "host setZone alarm",
    "away setZone alarm",
  ]);
  expect(banished({ kind: "all", zone: "field", side: "self" })).toEqual(["host field hall"]);
  expect(banished({ kind: "all", zone: "table", side: "self" })).toEqual([
    "host board nerd",
    "host setZone alarm",
    "host field hall",
  ]);
  expect(banished({ kind: "all", zone: "graveyard", side: "any" })).toEqual([
    "host graveyard nerd",
    "away graveyard jock",
  ]);
  expect(banished({ kind: "all", zone: "banished", side: "any" })).toEqual(["away banished nerd"]);
});

test("[LT 8.15] all with a filter: a face-down card fits none that looks at its face", () => {
  const all = { kind: "all", zone: "board", side: "any" } as const;
  expect(banished({ ...all, filter: { archetype: "brain" } })).toEqual([
    "host board nerd",
    "away board nerd",
  ]);
  expect(banished({ ...all, filter: { face: "down" } })).toEqual(["away board nerd"]);
  expect(banished({ ...all, filter: { position: "defense" } })).toEqual(["away board nerd"]);
  expect(banished({ ...all, filter: { cardType: "stereotype" } })).toHaveLength(3);
  expect(banished({ kind: "all", zone: "set", side: "any", filter: { cardType: "trap" } })).toEqual(
    [],
  );
});

test("[LT 8.15] random: as many as are named, of those that fit, and it targets nothing", () => {
  const random = { kind: "random", zone: "board", side: "opponent" } as const;
  expect(banished({ ...random, count: 2 })).toHaveLength(2);
  expect(banished({ ...random, count: 9 })).toHaveLength(3);
  expect(banished({ ...random, count: 9, filter: { archetype: "muscle" } })).toEqual([
    "away board jock",
  ]);
});

test("[LT 8.15] only what is chosen is targeted: all and random reach what cannot be", () => {
  const saint = withEffect("saint", {
    type: "continuous",
    actions: [{ kind: "grant_protection", protection: "targeting", what: { kind: "self" } }],
  });
  for (const what of [
    { kind: "all", zone: "board", side: "opponent" },
    { kind: "random", zone: "board", side: "opponent", count: 1 },
  ] as const) {
    const start = duel([saint, does("it", [{ kind: "banish", what }])], {
      seats: { host: { hand: ["it"] }, away: { board: ["saint"] } },
    });
    const done = cast(start, "host", "it").thenNot("TARGETS_CHOSEN");
    expect(defsIn(done, "away", "banished")).toEqual(["saint"]);
  }
});

test("[LT 8.15] self is the card of the effect, and no other copy", () => {
  const quitter = withEffect("quitter", {
    type: "ignition",
    actions: [{ kind: "banish", what: { kind: "self" } }],
  });
  const start = duel([quitter], {
    seats: { host: { board: ["quitter", "quitter"] }, away: { board: ["quitter"] } },
  });
  const [first, second] = start.state.seats.host.board;
  const done = use(start, "host", "quitter");
  expect(first).toBeDefined();
  expect(done.state.seats.host.board).toEqual([null, second, null]);
  expect(defsIn(done, "away", "board")).toEqual(["quitter"]);
});

test("[LT 8.15] event card is the one that the event was about", () => {
  const bouncer = withEffect("bouncer", {
    type: "trigger",
    trigger: { on: "summoned", side: "opponent" },
    actions: [{ kind: "return_to_hand", what: { kind: "event_card" } }],
  });
  const start = duel([bouncer, nerd], {
    seats: { host: { hand: ["nerd"], board: ["nerd"] }, away: { board: ["bouncer"] } },
  });
  const id = card(start, "host", "hand", "nerd");
  const old = board(start, "host", "nerd");
  const done = start.when("host", { type: "SUMMON", card: id, position: "attack" });
  expect(done.state.seats.host.board.filter((each) => each !== null)).toEqual([old]);
  expect(defsIn(done, "host", "hand")).toEqual(["nerd"]);
});

test("[LT 8.15] equipped is the stereotype that wears the card", () => {
  const crown = spell("crown", "equip", [
    {
      id: "does",
      type: "continuous",
      actions: [{ kind: "grant_protection", protection: "effect", what: { kind: "equipped" } }],
    },
  ]);
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const start = duel([nerd, jock, crown, smash], {
    seats: {
      host: { hand: ["crown", "smash"], board: ["nerd", "jock"] },
      away: { board: ["nerd"] },
    },
  });
  const crowned = passAll(cast(start, "host", "crown", board(start, "host", "jock")));
  const done = passAll(cast(crowned, "host", "smash"));
  expect(defsIn(done, "host", "board")).toEqual(["jock"]);
  expect(defsIn(done, "away", "board")).toEqual([]);
});

test("[LT 8.15] the seat that discards chooses", () => {
  const rob = does("rob", [{ kind: "discard", count: 1, who: "opponent" }]);
  const start = duel([nerd, jock, rob], {
    seats: { host: { hand: ["rob"] }, away: { hand: ["nerd", "jock"] } },
  });
  const at = cast(start, "host", "rob");
  expect(asked(at)).toEqual(["away choose_cards"]);
  const [first, second] = [card(at, "away", "hand", "nerd"), card(at, "away", "hand", "jock")];
  at.offered("away", `CHOOSE_CARDS ${first}`, `CHOOSE_CARDS ${second}`).offered("host");
  expect(defsIn(choose(at, "away", second), "away", "graveyard")).toEqual(["jock"]);
});

test("[LT 8.15] searched cards are revealed", () => {
  const seek = does("seek", [{ kind: "search", filter: { archetype: "brain" } }]);
  const start = duel([nerd, jock, seek], {
    seats: { host: { hand: ["seek"], deck: ["jock", "nerd", "jock"] } },
  });
  const at = cast(start, "host", "seek");
  const id = card(at, "host", "deck", "nerd");
  at.offered("host", "CHOOSE_CARDS -", `CHOOSE_CARDS ${id}`);
  const found = choose(at, "host", id);
  found.then(
    { type: "CARD_TO_HAND" },
    { type: "CARDS_REVEALED", seat: "host" },
    { type: "DECK_SHUFFLED" },
  );
  expect(defsIn(found, "host", "hand")).toEqual(["nerd"]);
});

test("[LT 8.15] counters of a face-down card are there for filters", () => {
  const purge = does("purge", [
    {
      kind: "banish",
      what: { kind: "all", zone: "board", side: "opponent", filter: { minVice: 2 } },
    },
  ]);
  const start = duel([nerd, purge], {
    seats: {
      host: { hand: ["purge"] },
      away: {
        board: [
          faceDown("nerd", { position: "defense", vice: 2 }),
          placed("nerd", { position: "attack", vice: 1 }),
        ],
      },
    },
  });
  const done = cast(start, "host", "purge");
  expect(done.state.seats.away.board[0]).toBeNull();
  expect(defsIn(done, "away", "board")).toEqual(["nerd"]);
});

test("[LT 8.15] neither all nor random means the spell that is resolving; an effect of a card does", () => {
  const all = { kind: "all", zone: "set", side: "any" } as const;
  const random = { kind: "random", zone: "set", side: "any", count: 1 } as const;
  for (const what of [all, random]) {
    const sweep = does("sweep", [{ kind: "destroy", what }]);
    const swept = cast(duel([sweep], { seats: { host: { hand: ["sweep"] } } }), "host", "sweep");
    swept.thenNot("CARD_DESTROYED");
    const broom = spell("broom", "continuous", [
      { id: "it", type: "ignition", actions: [{ kind: "destroy", what }] },
    ]);
    const start = duel([broom], { seats: { host: { setZone: ["broom"] } } });
    const id = card(start, "host", "setZone", "broom");
    const used = start.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0 });
    used.then({ type: "CARD_DESTROYED", was: { card: id } });
  }
});

test("[LT 8.15] the event card may be a spell: what is done to stereotypes is not done to it", () => {
  const what = { kind: "event_card" } as const;
  const onBoard: Action[] = [
    { kind: "boost_attack", what, amount: 100 },
    { kind: "add_vice", what, count: 1 },
    { kind: "change_position", what, to: "defense" },
    { kind: "take_control", what },
  ];
  const poster = spell("poster", "continuous");
  const watching = (actions: readonly Action[]): Table => {
    const watcher = withEffect("watcher", {
      type: "trigger",
      trigger: { on: "spell_activated", side: "opponent" },
      actions,
    });
    const start = duel([poster, watcher], {
      seats: { host: { hand: ["poster"] }, away: { board: ["watcher"] } },
    });
    return passAll(cast(start, "host", "poster"));
  };
  for (const action of onBoard) {
    const at = watching([action]);
    at.then({ type: "TRIGGER_ACTIVATED" });
    at.thenNot("MODIFIER_APPLIED", "VICE_COUNTER_ADDED", "POSITION_CHANGED", "CONTROL_CHANGED");
  }
  // It is there, and what is done to any card is done to it.
  watching([{ kind: "destroy", what }]).then({ type: "CARD_DESTROYED" });
});
