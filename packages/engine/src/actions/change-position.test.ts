import { expect, test } from "vitest";
import { card, faceDown, placed } from "../../fixtures/duel.ts";
import { byIt, cast, facesIn, outcomes, stage } from "../../fixtures/stage.ts";
import type { ActionOf } from "../cards/card.ts";

const what = { kind: "all", zone: "board", side: "any" } as const;
const boards = {
  host: { board: ["bully", placed("nerd", { position: "defense", vice: 1 })] },
  away: {
    board: [
      faceDown("prefect", { position: "defense" }),
      placed("crumb", { position: "attack", isToken: true }),
    ],
  },
} as const;

function after(to?: ActionOf<"change_position">["to"]) {
  const start = stage([{ kind: "change_position", what, ...(to && { to }) }], boards);
  const then = cast(start);
  return {
    then,
    bully: card(start, "host", "board", "bully"),
    nerd: card(start, "host", "board", "nerd"),
    prefect: card(start, "away", "board", "prefect"),
    crumb: card(start, "away", "board", "crumb"),
  };
}

test("[LT 8.8] change_position: face-up stereotypes turn to the other position", () => {
  const { then, bully, nerd, crumb } = after();
  const { source } = byIt(then);
  expect(outcomes(then)).toEqual([
    { type: "POSITION_CHANGED", card: bully, position: "defense", byCommand: false, source },
    { type: "POSITION_CHANGED", card: nerd, position: "attack", byCommand: false, source },
    { type: "POSITION_CHANGED", card: crumb, position: "defense", byCommand: false, source },
  ]);
});

test("[LT 6.6] change_position: it is not the player's own change of that turn", () => {
  const { then, bully } = after();
  then.when("host", `CHANGE_POSITION ${bully}`).then({ type: "POSITION_CHANGED", byCommand: true });
});

test("[LT 8.8] change_position: to the one named; what is in it already stays", () => {
  const { then, nerd, prefect } = after("attack");
  expect(outcomes(then)).toMatchObject([
    { type: "POSITION_CHANGED", card: nerd, position: "attack" },
    { type: "CARD_FLIPPED", seat: "away", change: { card: prefect, faceDown: false } },
    { type: "POSITION_CHANGED", card: prefect, position: "attack" },
  ]);
});

test("[LT 8.8] change_position: to defense a face-down one is turned up where it lies", () => {
  const { then, bully, prefect, crumb } = after("defense");
  expect(outcomes(then)).toMatchObject([
    { type: "POSITION_CHANGED", card: bully, position: "defense" },
    { type: "CARD_FLIPPED", change: { card: prefect, faceDown: false } },
    { type: "POSITION_CHANGED", card: crumb, position: "defense" },
  ]);
});

test("[LT 2.7] change_position: face-down it keeps its id and counters; a token cannot be", () => {
  const { then, bully, nerd } = after("face_down");
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TURNED_DOWN", seat: "host", change: { card: bully, faceDown: true } },
    { type: "CARD_TURNED_DOWN", seat: "host", change: { card: nerd, faceDown: true } },
  ]);
  expect(then.state.cards.get(bully)).toMatchObject({
    faceDown: true,
    data: { position: "defense" },
  });
  expect(then.state.cards.get(nerd)).toMatchObject({ faceDown: true, data: { vice: 1 } });
  expect(then.state.known.get(bully)).toEqual(["away"]);
  expect(facesIn(then, "away", "host", "hand")).toEqual([]);
});
