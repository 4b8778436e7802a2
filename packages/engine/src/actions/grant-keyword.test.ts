import { expect, test } from "vitest";
import { card, faceDown, placed } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 8.8] grant_keyword: face-up stereotypes that are selected have it for the turn", () => {
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const start = stage([{ kind: "grant_keyword", keyword: "pierce", what }], {
    host: { board: ["bully", faceDown("nerd")] },
    away: { board: ["prefect"] },
  });
  const bully = card(start, "host", "board", "bully");
  expect(outcomes(cast(start))).toMatchObject([
    {
      type: "MODIFIER_APPLIED",
      modifier: {
        on: { card: bully },
        fact: { kind: "keyword", keyword: "pierce" },
        duration: "turn",
      },
    },
  ]);
});

test("[LT 10.6] grant_keyword: what pierces deals the difference to a defender in defense", () => {
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const start = stage([{ kind: "grant_keyword", keyword: "pierce", what }], {
    host: { board: ["bully"] },
    away: { board: [placed("nerd", { position: "defense" })] },
  });
  const bully = card(start, "host", "board", "bully");
  const nerd = card(start, "away", "board", "nerd");
  cast(start)
    .when("host", "ENTER_COMBAT")
    .when("host", `DECLARE_ATTACK ${bully} target=${nerd}`)
    .then({ type: "DAMAGE_DEALT", seat: "away", amount: 300, by: "battle" });
});
