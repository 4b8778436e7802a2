import { expect, test } from "vitest";
import { card, defsIn, faceDown, placed, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 8.8] banish: from the table, to the owner's banished zone; protections do not apply", () => {
  const shielded = unit("shielded", {
    effects: [
      {
        id: "s",
        type: "continuous",
        actions: [{ kind: "grant_protection", protection: "effect", what: { kind: "self" } }],
      },
    ],
  });
  const then = cast(
    stage([{ kind: "banish", what: { kind: "all", zone: "table", side: "opponent" } }], {
      host: { board: ["nerd"] },
      away: {
        board: ["shielded", placed("bully", { position: "attack" }, { owner: "host" })],
        setZone: [faceDown("alarm")],
      },
      cards: [shielded],
    }),
  );
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_BANISHED", was: { def: "shielded" } },
    { type: "CARD_BANISHED", was: { def: "bully", controller: "away" } },
    { type: "CARD_BANISHED", was: { def: null } },
  ]);
  expect(defsIn(then, "away", "banished")).toEqual(["shielded", "alarm"]);
  expect(defsIn(then, "host", "banished")).toEqual(["bully"]);
  expect(defsIn(then, "host", "board")).toEqual(["nerd"]);
});

test("[LT 8.8] banish: from a graveyard, what the filter fits", () => {
  const filter = { archetype: "brain" };
  const then = cast(
    stage([{ kind: "banish", what: { kind: "all", zone: "graveyard", side: "any", filter } }], {
      host: { graveyard: ["nerd", "bully"] },
      away: { graveyard: ["note", "prefect"] },
    }),
  );
  expect(outcomes(then)).toMatchObject([{ was: null }, { was: null }]);
  expect(defsIn(then, "host", "graveyard")).toEqual(["bully", "it"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["note"]);
});

test("[LT 8.8] banish: what is banished already stays where it is", () => {
  const then = cast(
    stage([{ kind: "banish", what: { kind: "all", zone: "banished", side: "any" } }], {
      host: { banished: ["nerd"] },
    }),
  );
  expect(outcomes(then)).toEqual([]);
});

test("[LT 2.6] banish: a token ceases to exist", () => {
  const start = stage([{ kind: "banish", what: { kind: "target" } }], {
    away: { board: [placed("crumb", { position: "attack", isToken: true })] },
    targets: [{ zone: "board", side: "any", count: 1 }],
  });
  const then = cast(start, card(start, "away", "board", "crumb"));
  expect(outcomes(then)).toMatchObject([{ type: "TOKEN_REMOVED" }]);
  expect(defsIn(then, "away", "banished")).toEqual([]);
});
