import { expect, test } from "vitest";
import { card, defsIn, faceDown } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

const all = { kind: "all", zone: "table", side: "any" } as const;

test("[LT 8.10] grant_protection: cards on the table, face-down ones too, are not destroyed", () => {
  const then = cast(
    stage(
      [
        { kind: "grant_protection", protection: "effect", what: { ...all, side: "self" } },
        { kind: "destroy", what: all },
      ],
      {
        host: { board: ["bully"], setZone: [null, faceDown("alarm", { turnEntered: 3 })] },
        away: { board: ["nerd"] },
      },
    ),
  );
  expect(outcomes(then).filter(({ type }) => type === "MODIFIER_APPLIED")).toMatchObject([
    { modifier: { fact: { kind: "protection", protection: "effect" }, duration: "turn" } },
    { modifier: { fact: { kind: "protection", protection: "effect" }, duration: "turn" } },
  ]);
  expect(defsIn(then, "host", "board")).toEqual(["bully"]);
  expect(defsIn(then, "host", "setZone")).toEqual(["alarm"]);
  expect(defsIn(then, "away", "board")).toEqual([]);
});

test("[LT 8.10] grant_protection: each protects from its own only", () => {
  const then = cast(
    stage(
      [
        { kind: "grant_protection", protection: "battle", what: all },
        { kind: "grant_protection", protection: "targeting", what: all },
        { kind: "destroy", what: all },
      ],
      { away: { board: ["nerd"] } },
    ),
  );
  expect(defsIn(then, "away", "board")).toEqual([]);
});

test("[LT 8.10] grant_protection: what cannot be targeted is no legal target", () => {
  const start = stage(
    [{ kind: "grant_protection", protection: "targeting", what: { kind: "target" } }],
    {
      host: { hand: ["it"] },
      away: { board: ["nerd", "bully"] },
      targets: [{ zone: "board", side: "opponent", count: 1 }],
    },
  );
  const [nerd, bully] = [
    card(start, "away", "board", "nerd"),
    card(start, "away", "board", "bully"),
  ];
  const then = cast(start, nerd);
  const it = card(then, "host", "hand", "it");
  then.when("host", `ACTIVATE_SPELL ${it} targets=${nerd}`).refused("activate/wrong-targets");
  then.when("host", `ACTIVATE_SPELL ${it} targets=${bully}`).then({ type: "TARGETS_CHOSEN" });
});

test("[LT 2.7] grant_protection: a card that is not on the table keeps nothing", () => {
  const what = { kind: "target" } as const;
  const start = stage([{ kind: "grant_protection", protection: "effect", what }], {
    host: { graveyard: ["nerd"] },
    targets: [{ zone: "graveyard", side: "any", count: 1 }],
  });
  expect(outcomes(cast(start, card(start, "host", "graveyard", "nerd")))).toEqual([]);
});
