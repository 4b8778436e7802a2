import { test } from "vitest";
import { card, duel, faceDown, spell, unit } from "../../fixtures/duel.ts";
import { attack } from "./attack.ts";

const cards = [unit("bully"), unit("nerd"), unit("goth"), spell("poster", "continuous")];

test("[LT 10.2] any stereotype of the other seat is a target, face-down ones too; nothing else is", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully", "nerd"] },
      away: {
        board: ["nerd", null, faceDown("goth", { position: "defense" })],
        setZone: ["poster"],
        graveyard: ["bully"],
      },
    },
  });
  const [bully, mine] = [
    card(start, "host", "board", "bully"),
    card(start, "host", "board", "nerd"),
  ];
  const [nerd, goth] = [card(start, "away", "board", "nerd"), card(start, "away", "board", "goth")];
  start.offered(
    "host",
    `DECLARE_ATTACK ${bully} target=${nerd}`,
    `DECLARE_ATTACK ${bully} target=${goth}`,
    `DECLARE_ATTACK ${mine} target=${nerd}`,
    `DECLARE_ATTACK ${mine} target=${goth}`,
    "ADVANCE_PHASE",
    "END_TURN",
  );
  start.when("host", `DECLARE_ATTACK ${bully} target=${mine}`).refused("attack/bad-target");
  const poster = card(start, "away", "setZone", "poster");
  start.when("host", `DECLARE_ATTACK ${bully} target=${poster}`).refused("attack/bad-target");
  const buried = card(start, "away", "graveyard", "bully");
  start.when("host", `DECLARE_ATTACK ${bully} target=${buried}`).refused("attack/bad-target");
});

test("[LT 10.2] a direct attack needs a board without any stereotype", () => {
  const empty = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { setZone: ["poster"] } },
  });
  const bully = card(empty, "host", "board", "bully");
  empty.offered("host", `DECLARE_ATTACK ${bully}`, "ADVANCE_PHASE", "END_TURN");
  attack(empty, "bully").then({ type: "ATTACK_DECLARED", attack: { target: null } });
});

test("[LT 10.2] one face-down stereotype stops direct attacks", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [null, faceDown("goth", { position: "defense" })] },
    },
  });
  attack(start, "bully").refused("attack/not-direct");
});
