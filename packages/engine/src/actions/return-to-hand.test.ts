import { expect, test } from "vitest";
import { card, defsIn, faceDown, placed } from "../../fixtures/duel.ts";
import { cast, facesIn, outcomes, stage, told } from "../../fixtures/stage.ts";

test("[LT 8.8] return_to_hand: to the owner's hand; what was seen is known there", () => {
  const then = cast(
    stage([{ kind: "return_to_hand", what: { kind: "all", zone: "board", side: "opponent" } }], {
      host: { board: ["nerd"] },
      away: {
        board: [
          placed("bully", { position: "attack" }, { owner: "host" }),
          "nerd",
          faceDown("prefect"),
        ],
      },
    }),
  );
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_HAND", was: { def: "bully" } },
    { type: "CARD_TO_HAND", was: { def: "nerd" } },
    { type: "CARD_TO_HAND", was: { def: null } },
  ]);
  expect(defsIn(then, "host", "hand")).toEqual(["bully"]);
  expect(defsIn(then, "away", "hand")).toEqual(["nerd", "prefect"]);
  expect(facesIn(then, "host", "away", "hand")).toEqual(["nerd"]);
  expect(JSON.stringify(told(then, "host"))).not.toContain("prefect");
});

test("[LT 8.8] return_to_hand: a target in a graveyard", () => {
  const start = stage([{ kind: "return_to_hand", what: { kind: "target" } }], {
    host: { graveyard: ["note", "bully", "nerd"] },
    targets: [{ zone: "graveyard", side: "self", count: 1, filter: { cardType: "stereotype" } }],
  });
  const then = cast(start, card(start, "host", "graveyard", "bully"));
  expect(outcomes(then)).toMatchObject([{ type: "CARD_TO_HAND", was: null }]);
  expect(defsIn(then, "host", "hand")).toEqual(["bully"]);
  expect(defsIn(then, "host", "graveyard")).toEqual(["note", "nerd", "it"]);
});

test("[LT 2.6] return_to_hand: a token ceases to exist", () => {
  const then = cast(
    stage([{ kind: "return_to_hand", what: { kind: "all", zone: "board", side: "any" } }], {
      away: { board: [placed("crumb", { position: "attack", isToken: true })] },
    }),
  );
  expect(outcomes(then)).toMatchObject([{ type: "TOKEN_REMOVED" }]);
  expect(defsIn(then, "away", "hand")).toEqual([]);
});
