import { expect, test } from "vitest";
import { card, defsIn, faceDown, placed, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

const shielded = unit("shielded", {
  effects: [
    {
      id: "s",
      type: "continuous",
      actions: [{ kind: "grant_protection", protection: "effect", what: { kind: "self" } }],
    },
  ],
});

test("[LT 8.8] destroy: the target goes to its owner's graveyard, and nothing else does", () => {
  const start = stage([{ kind: "destroy", what: { kind: "target" } }], {
    host: { board: ["nerd"] },
    away: { board: [placed("bully", { position: "attack" }, { owner: "host" }), "nerd"] },
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  const then = cast(start, card(start, "away", "board", "bully"));
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_DESTROYED", was: { def: "bully", controller: "away" }, by: "effect" },
    { type: "CARD_TO_GRAVEYARD", reason: "destroyed", change: { to: { seat: "host" } } },
  ]);
  expect(defsIn(then, "host", "graveyard")).toEqual(["bully", "it"]);
  expect([defsIn(then, "host", "board"), defsIn(then, "away", "board")]).toEqual([
    ["nerd"],
    ["nerd"],
  ]);
});

test("[LT 1.5] destroy: all at once, turn seat first and then by slot, each as it was", () => {
  const captain = unit("captain", {
    effects: [
      {
        id: "c",
        type: "continuous",
        actions: [
          {
            kind: "boost_attack",
            what: { kind: "all", zone: "board", side: "any", filter: { archetype: "brain" } },
            amount: 100,
          },
        ],
      },
    ],
  });
  const then = cast(
    stage([{ kind: "destroy", what: { kind: "all", zone: "table", side: "any" } }], {
      host: { board: ["captain", null, "nerd"], setZone: [null, faceDown("alarm")] },
      away: { board: ["prefect"], setZone: [faceDown("note")] },
      cards: [captain],
    }),
  );
  const destroyed = outcomes(then).filter(({ type }) => type === "CARD_DESTROYED");
  expect(destroyed).toMatchObject([
    { was: { def: "captain" } },
    { was: { def: "nerd", attack: 600 } },
    { was: { def: null, controller: "host" } },
    { was: { def: "prefect", attack: 2700 } },
    { was: { def: null, controller: "away" } },
  ]);
  // The spell itself lies there too while it resolves, and is not meant.
  expect(defsIn(then, "host", "graveyard")).toEqual(["captain", "nerd", "alarm", "it"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["prefect", "note"]);
});

test("[LT 8.10] destroy: a protected card stays, the others go", () => {
  const then = cast(
    stage([{ kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } }], {
      away: { board: ["shielded", "nerd"] },
      cards: [shielded],
    }),
  );
  expect(defsIn(then, "away", "board")).toEqual(["shielded"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["nerd"]);
});

test("[LT 2.6] destroy: a token ceases to exist", () => {
  const then = cast(
    stage([{ kind: "destroy", what: { kind: "all", zone: "board", side: "any" } }], {
      away: { board: [placed("crumb", { position: "attack", isToken: true })] },
    }),
  );
  expect(outcomes(then)).toMatchObject([{ type: "CARD_DESTROYED" }, { type: "TOKEN_REMOVED" }]);
  expect(defsIn(then, "away", "graveyard")).toEqual([]);
});

test("[LT 8.15] destroy: by chance, as many as the effect says", () => {
  const then = cast(
    stage([{ kind: "destroy", what: { kind: "random", zone: "board", side: "any", count: 2 } }], {
      host: { board: ["bully", "nerd"] },
      away: { board: ["bully", "nerd"] },
    }),
  );
  expect(outcomes(then).filter(({ type }) => type === "CARD_DESTROYED")).toHaveLength(2);
  expect([...defsIn(then, "host", "board"), ...defsIn(then, "away", "board")]).toHaveLength(2);
});
