import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, unit } from "../../fixtures/duel.ts";

const cards = [
  ...[1, 3, 4, 6, 7, 8, 12].map((level) => unit(`level-${level}`, { level })),
  unit("kid"),
  unit("nerd"),
  unit("crumb", { token: true }),
];

test.each([1, 3, 4, 6])(
  "[LT 6.2] level %i needs no tribute and takes none while there is room",
  (level) => {
    const def = `level-${level}`;
    const at = duel(cards, { seats: { host: { hand: [def], board: ["kid", "nerd"] } } });
    const id = card(at, "host", "hand", def);
    const tribute = card(at, "host", "board", "kid");
    at.when("host", `SUMMON ${id} attack`)
      .then({ type: "NORMAL_SUMMONED" })
      .thenNot("TRIBUTE_PAID");
    at.when("host", `SET_MONSTER ${id}`).then({ type: "MONSTER_SET" }).thenNot("TRIBUTE_PAID");
    at.when("host", `SUMMON ${id} attack tribute=${tribute}`).refused("summon/no-tribute-needed");
    at.when("host", `SET_MONSTER ${id} tribute=${tribute}`).refused("summon/no-tribute-needed");
  },
);

test.each([7, 8, 12])("[LT 6.2] level %i needs one tribute, to be set as well", (level) => {
  const def = `level-${level}`;
  const at = duel(cards, { seats: { host: { hand: [def], board: ["kid"] } } });
  const id = card(at, "host", "hand", def);
  const tribute = card(at, "host", "board", "kid");
  at.when("host", `SUMMON ${id} attack`).refused("summon/needs-tribute");
  at.when("host", `SET_MONSTER ${id}`).refused("summon/needs-tribute");
  const summoned = at.when("host", `SUMMON ${id} attack tribute=${tribute}`);
  summoned.then({ type: "TRIBUTE_PAID", seat: "host" }, { type: "NORMAL_SUMMONED" });
  summoned.thenNot("CARD_DESTROYED");
  expect(defsIn(summoned, "host", "board")).toEqual([def]);
  expect(defsIn(summoned, "host", "graveyard")).toEqual(["kid"]);
  const set = at.when("host", `SET_MONSTER ${id} tribute=${tribute}`);
  set.then({ type: "TRIBUTE_PAID" }, { type: "MONSTER_SET" });
  expect(defsIn(set, "host", "graveyard")).toEqual(["kid"]);
});

test("[LT 6.2] without a stereotype there is no way to summon level 7", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["level-7"], graveyard: ["kid"] }, away: { board: ["kid"] } },
  });
  at.offered("host", "ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN");
});

test("[LT 6.2] any stereotype you control can be the tribute: face-down, taken over, token", () => {
  const at = duel(
    cards,
    {
      seats: {
        host: {
          hand: ["level-7"],
          board: [
            faceDown("kid", { position: "defense" }),
            placed("nerd", { position: "attack" }, { owner: "away" }),
            placed("crumb", { position: "attack", isToken: true }),
          ],
        },
        away: { board: ["level-1"], hand: ["kid"] },
      },
    },
    { boardSlots: 3 },
  );
  const id = card(at, "host", "hand", "level-7");
  const [kid, nerd, crumb] = ["kid", "nerd", "crumb"].map((def) => card(at, "host", "board", def));
  const others = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];
  at.offered(
    "host",
    ...[kid, nerd, crumb].flatMap((tribute) => [
      `SUMMON ${id} attack tribute=${tribute}`,
      `SUMMON ${id} defense tribute=${tribute}`,
      `SET_MONSTER ${id} tribute=${tribute}`,
    ]),
    `FLIP_SUMMON ${kid}`,
    `CHANGE_POSITION ${nerd}`,
    `CHANGE_POSITION ${crumb}`,
    ...others,
  );

  const down = at.when("host", `SUMMON ${id} attack tribute=${kid}`);
  expect(defsIn(down, "host", "graveyard")).toEqual(["kid"]);
  const taken = at.when("host", `SUMMON ${id} attack tribute=${nerd}`);
  expect(defsIn(taken, "away", "graveyard")).toEqual(["nerd"]);
  expect(defsIn(taken, "host", "graveyard")).toEqual([]);
  const token = at.when("host", `SUMMON ${id} attack tribute=${crumb}`);
  token.then({ type: "TOKEN_REMOVED" }, { type: "NORMAL_SUMMONED" });
  expect(defsIn(token, "host", "graveyard")).toEqual([]);
  expect(defsIn(token, "host", "board")).toEqual(["kid", "nerd", "level-7"]);
});

test("[LT 6.2] what you do not control, or is not on the board, is no tribute", () => {
  const at = duel(cards, {
    seats: {
      host: { hand: ["level-7", "nerd"], board: ["kid"], graveyard: ["kid"] },
      away: { board: ["level-1", placed("level-3", { position: "attack" }, { owner: "host" })] },
    },
  });
  const id = card(at, "host", "hand", "level-7");
  for (const tribute of [
    card(at, "host", "hand", "nerd"),
    card(at, "host", "graveyard", "kid"),
    card(at, "away", "board", "level-1"),
    card(at, "away", "board", "level-3"),
    id,
  ]) {
    at.when("host", `SUMMON ${id} attack tribute=${tribute}`).refused("summon/bad-tribute");
  }
});

test.each(["level-1", "level-6", "level-7"])(
  "[LT 6.2] on a full board %s may tribute 1 to make room",
  (def) => {
    const at = duel(
      cards,
      { seats: { host: { hand: [def], board: ["kid", "nerd"] } } },
      { boardSlots: 2 },
    );
    const id = card(at, "host", "hand", def);
    const [kid, nerd] = [card(at, "host", "board", "kid"), card(at, "host", "board", "nerd")];
    at.offered(
      "host",
      ...[kid, nerd].flatMap((tribute) => [
        `SUMMON ${id} attack tribute=${tribute}`,
        `SUMMON ${id} defense tribute=${tribute}`,
        `SET_MONSTER ${id} tribute=${tribute}`,
        `CHANGE_POSITION ${tribute}`,
      ]),
      "ADVANCE_PHASE",
      "ENTER_COMBAT",
      "END_TURN",
    );
    const done = at.when("host", `SUMMON ${id} defense tribute=${nerd}`);
    expect(defsIn(done, "host", "board")).toEqual(["kid", def]);
  },
);

test("[LT 6.2] a refused summon costs no tribute", () => {
  const at = duel(cards, {
    seats: { host: { hand: ["level-7"], board: ["kid"], has: { normalSummonUsed: true } } },
  });
  const id = card(at, "host", "hand", "level-7");
  const tribute = card(at, "host", "board", "kid");
  const after = at.when("host", `SUMMON ${id} attack tribute=${tribute}`).refused("summon/already");
  expect(defsIn(after, "host", "board")).toEqual(["kid"]);
});

test("[LT 6.2] the new one does not see its own tribute go", () => {
  const mourner = unit("mourner", {
    level: 7,
    effects: [
      {
        id: "m",
        type: "trigger",
        trigger: { on: "sent_to_graveyard", side: "self", card: "another" },
        actions: [{ kind: "heal", amount: 100, who: "self" }],
      },
    ],
  });
  const seats = { host: { hand: ["mourner"], board: ["kid"] } };
  const at = duel([...cards, mourner], { seats });
  const id = card(at, "host", "hand", "mourner");
  at.when("host", `SUMMON ${id} attack tribute=${card(at, "host", "board", "kid")}`).thenNot(
    "LIFE_HEALED",
  );
});
