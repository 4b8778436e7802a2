import { expect, test } from "vitest";
import { defsIn, duel, unit } from "../../fixtures/duel.ts";
import { attack, lives } from "./attack.ts";

/** attacker's attack, defender's attack, then what is left of each and of both lives. */
const CASES = [
  [1800, 1000, ["mine"], [], 8000, 7200],
  [1001, 1000, ["mine"], [], 8000, 7999],
  [1, 1, [], [], 8000, 8000],
  [1000, 1800, [], ["theirs"], 7200, 8000],
  [1000, 1000, [], [], 8000, 8000],
  [0, 0, ["mine"], ["theirs"], 8000, 8000],
  [0, 1, [], ["theirs"], 7999, 8000],
] as const;

test.each(CASES)(
  "[LT 10.5] %i against %i in attack position",
  (mine, theirs, hostLeft, awayLeft, hostLife, awayLife) => {
    // The defenses would decide otherwise.
    const cards = [
      unit("mine", { attack: mine, defense: 3000 }),
      unit("theirs", { attack: theirs, defense: 5000 }),
    ];
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { board: ["mine"] }, away: { board: ["theirs"] } },
    });
    const fought = attack(start, "mine", "theirs");
    expect(defsIn(fought, "host", "board")).toEqual(hostLeft);
    expect(defsIn(fought, "away", "board")).toEqual(awayLeft);
    expect(defsIn(fought, "host", "graveyard")).toEqual(hostLeft.length === 0 ? ["mine"] : []);
    expect(defsIn(fought, "away", "graveyard")).toEqual(awayLeft.length === 0 ? ["theirs"] : []);
    expect(lives(fought)).toEqual([hostLife, awayLife]);
    fought.then({ type: "BATTLE_RESOLVED" }, { type: "ATTACK_ENDED", why: "resolved" });
    fought.offered("host", "ADVANCE_PHASE", "END_TURN");
  },
);
