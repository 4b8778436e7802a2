/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { card, duel, faceDown, unit } from "../../fixtures/duel.ts";
import {
  attack,
  BELLS,
  bells,
  board,
  cast,
  does,
  FOR_AWAY,
  FOR_HOST,
  rung,
  withEffect,
} from "./acts.ts";

const newbie = unit("newbie", { level: 2, attack: 700, archetype: "clique" });
const crumb = unit("crumb", { token: true });
const seats = { host: { hand: ["newbie"], setZone: BELLS }, away: { setZone: BELLS } };

test("[LT 8.3] summoned: a normal summon is heard once by those who listen to that side", () => {
  const start = duel([newbie, ...bells({ on: "summoned" })], { seats });
  const summon = { type: "SUMMON", card: card(start, "host", "hand", "newbie") } as const;
  expect(rung(start.when("host", { ...summon, position: "attack" }))).toEqual(FOR_HOST);
  expect(rung(start.when("host", { ...summon, position: "defense" }))).toEqual(FOR_HOST);
});

test("[LT 8.3] summoned: a set is no summon", () => {
  const start = duel([newbie, ...bells({ on: "summoned" })], { seats });
  const set = start.when("host", {
    type: "SET_MONSTER",
    card: card(start, "host", "hand", "newbie"),
  });
  expect(rung(set)).toEqual([]);
});

test("[LT 8.3] summoned: a flip summon counts, being turned up otherwise does not", () => {
  const cards = [newbie, unit("bully", { attack: 1800 }), ...bells({ on: "summoned" })];
  const start = duel(cards, {
    seats: {
      host: { board: [faceDown("newbie", { position: "defense" })], setZone: BELLS },
      away: { board: ["bully"], setZone: BELLS },
    },
  });
  const flip = start.when("host", { type: "FLIP_SUMMON", card: board(start, "host", "newbie") });
  expect(rung(flip)).toEqual(FOR_HOST);
  const battle = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], setZone: BELLS },
      away: { board: [faceDown("newbie", { position: "defense" })], setZone: BELLS },
    },
  });
  const turned = attack(battle, "host", "bully", board(battle, "away", "newbie"));
  turned.then({ type: "CARD_FLIPPED" });
  expect(rung(turned)).toEqual([]);
});

test("[LT 8.3] summoned: a special summon and each token count, face-down ones do not", () => {
  const cards = [
    newbie,
    crumb,
    does("call", [{ kind: "special_summon", from: "graveyard", position: "attack" }]),
    does("hide", [{ kind: "special_summon", from: "graveyard", faceDown: true }]),
    does("bake", [{ kind: "create_token", token: "crumb", count: 2 }]),
    ...bells({ on: "summoned" }),
  ];
  const by = (spell: string): ReturnType<typeof duel> =>
    cast(
      duel(cards, {
        seats: {
          host: { hand: [spell], graveyard: ["newbie"], setZone: BELLS.slice(0, 2) },
          away: { setZone: BELLS },
        },
      }),
      "host",
      spell,
    );
  const heard = ["away any", "away theirs", "host mine"];
  expect(rung(by("call"))).toEqual(heard);
  expect(rung(by("bake"))).toEqual([...heard, ...heard].sort());
  expect(rung(by("hide"))).toEqual([]);
});

test("[LT 8.3] summoned: the kinds of summon, the filter, this card and another", () => {
  const hears = (id: string, trigger: object): ReturnType<typeof unit> =>
    withEffect(id, {
      type: "trigger",
      trigger: { on: "summoned", ...trigger },
      actions: [{ kind: "heal", amount: 1 }],
    });
  const cards = [
    newbie,
    hears("normals", { summonKinds: ["normal"] }),
    hears("others", { summonKinds: ["special", "flip"] }),
    hears("clique", { filter: { archetype: "clique", maxAttack: 700 } }),
    hears("strong", { filter: { archetype: "clique", minAttack: 701 } }),
    hears("this", { card: "this" }),
    hears("another", { card: "another" }),
  ];
  const start = duel(cards, {
    seats: {
      host: { hand: ["newbie"], board: ["normals", "others"] },
      away: { board: ["clique", "strong", "another"] },
    },
  });
  const summoned = start.when("host", {
    type: "SUMMON",
    card: card(start, "host", "hand", "newbie"),
    position: "attack",
  });
  expect(rung(summoned)).toEqual(["away another", "away clique", "host normals"]);
  const own = (def: string): string[] => {
    const table = duel(cards, { seats: { host: { hand: [def] } } });
    const id = card(table, "host", "hand", def);
    return rung(table.when("host", { type: "SUMMON", card: id, position: "attack" }));
  };
  expect(own("this")).toEqual(["host this"]);
  expect(own("another")).toEqual([]);
});

test("[LT 8.3] flipped: by flip summon, by an attack, by an effect; nothing else", () => {
  const cards = [
    newbie,
    unit("bully", { attack: 1800 }),
    does("wake", [
      { kind: "change_position", what: { kind: "all", zone: "board", side: "self" }, to: "attack" },
    ]),
    ...bells({ on: "flipped" }),
  ];
  const hidden = faceDown("newbie", { position: "defense" });
  const start = duel(cards, {
    seats: {
      host: { board: [hidden, "bully"], hand: ["wake", "newbie"], setZone: BELLS.slice(0, 2) },
      away: { setZone: BELLS },
    },
  });
  const heard = ["away any", "away theirs", "host mine"];
  const id = board(start, "host", "newbie");
  expect(rung(start.when("host", { type: "FLIP_SUMMON", card: id }))).toEqual(heard);
  const summon = { card: card(start, "host", "hand", "newbie"), position: "attack" } as const;
  expect(rung(start.when("host", { type: "SUMMON", ...summon }))).toEqual([]);
  const woken = cast(start, "host", "wake");
  expect(rung(woken)).toEqual(heard);
  const battle = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], setZone: BELLS },
      away: { board: [hidden], setZone: BELLS },
    },
  });
  const turned = attack(battle, "host", "bully", board(battle, "away", "newbie"));
  expect(rung(turned)).toEqual(FOR_AWAY);
  const faceUp = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["newbie"], setZone: BELLS } },
  });
  expect(rung(attack(faceUp, "host", "bully", board(faceUp, "away", "newbie")))).toEqual([]);
});

test("[LT 8.3] position_changed: by command or effect, from one position to the other only", () => {
  const all = { kind: "all", zone: "board", side: "self" } as const;
  const cards = [
    newbie,
    does("stand", [{ kind: "change_position", what: all, to: "attack" }]),
    does("turn", [{ kind: "change_position", what: all }]),
    does("hide", [{ kind: "change_position", what: all, to: "face_down" }]),
    ...bells({ on: "position_changed" }),
  ];
  const start = duel(cards, {
    seats: { host: { board: ["newbie"], setZone: BELLS }, away: { setZone: BELLS } },
  });
  const id = board(start, "host", "newbie");
  expect(rung(start.when("host", { type: "CHANGE_POSITION", card: id }))).toEqual(FOR_HOST);
  const by = (spell: string): string[] => {
    const seatsWith = {
      host: { board: ["newbie"], hand: [spell], setZone: BELLS.slice(0, 2) },
      away: { setZone: BELLS },
    };
    return rung(cast(duel(cards, { seats: seatsWith }), "host", spell));
  };
  expect(by("turn")).toEqual(["away any", "away theirs", "host mine"]);
  expect(by("stand")).toEqual([]);
  expect(by("hide")).toEqual([]);
  const flipping = duel(cards, {
    seats: { host: { board: [faceDown("newbie", { position: "defense" })], setZone: BELLS } },
  });
  const hidden = board(flipping, "host", "newbie");
  expect(rung(flipping.when("host", { type: "FLIP_SUMMON", card: hidden }))).toEqual([]);
});
