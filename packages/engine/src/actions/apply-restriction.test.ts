import { expect, test } from "vitest";
import { card, faceDown } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 8.8] apply_restriction: cards that are selected, face-down ones too", () => {
  const what = { kind: "all", zone: "board", side: "opponent" } as const;
  const start = stage([{ kind: "apply_restriction", restriction: "attack", what }], {
    host: { board: ["bully"] },
    away: { board: ["nerd", faceDown("prefect")] },
  });
  const fact = { kind: "restriction", restriction: "attack" };
  expect(outcomes(cast(start))).toMatchObject([
    { modifier: { on: { card: card(start, "away", "board", "nerd") }, fact, duration: "turn" } },
    { modifier: { on: { card: card(start, "away", "board", "prefect") }, fact, duration: "turn" } },
  ]);
});

test("[LT 8.8] apply_restriction: a seat, until its controller's next turn", () => {
  const action = {
    kind: "apply_restriction",
    restriction: "battle_phase",
    who: "opponent",
    duration: "until_next_turn",
  } as const;
  const then = cast(stage([action]));
  expect(outcomes(then)).toMatchObject([
    { modifier: { on: { seat: "away" }, controller: "host", duration: "until_next_turn" } },
  ]);
});

test("[LT 8.8] apply_restriction: a card that may not attack does not, the others do", () => {
  const start = stage(
    [{ kind: "apply_restriction", restriction: "attack", what: { kind: "target" } }],
    {
      host: { board: ["bully", "nerd"] },
      targets: [{ zone: "board", side: "self", count: 1 }],
    },
  );
  const bully = card(start, "host", "board", "bully");
  const nerd = card(start, "host", "board", "nerd");
  const combat = cast(start, bully).when("host", "ENTER_COMBAT");
  combat.offered("host", `DECLARE_ATTACK ${nerd}`, "ADVANCE_PHASE", "END_TURN");
  combat.when("host", `DECLARE_ATTACK ${bully}`).refused("attack/forbidden");
});
