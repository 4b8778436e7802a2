/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { duel, faceDown, placed, unit } from "../../fixtures/duel.ts";
import type { Trigger } from "../../src/cards/card.ts";
import {
  amounts,
  attack,
  BELLS,
  bells,
  board,
  cast,
  does,
  FOR_AWAY,
  FOR_HOST,
  rung,
  type Table,
  withEffect,
} from "./acts.ts";

const bully = unit("bully", { attack: 1800 });
const nerd = unit("nerd", { attack: 500, defense: 2000 });
const crumb = unit("crumb", { attack: 100, token: true });

function battle(
  trigger: Omit<Trigger, "side">,
  hostBoard: readonly (string | ReturnType<typeof placed>)[],
  awayBoard: readonly (string | ReturnType<typeof placed>)[],
): Table {
  return duel([bully, nerd, crumb, ...bells(trigger)], {
    phase: "combat",
    seats: {
      host: { board: hostBoard, setZone: BELLS },
      away: { board: awayBoard, setZone: BELLS },
    },
  });
}

test("[LT 8.3] attack_declared: the attacking side, direct or not", () => {
  const direct = battle({ on: "attack_declared" }, ["bully"], []);
  expect(rung(attack(direct, "host", "bully"))).toEqual(FOR_HOST);
  const start = battle({ on: "attack_declared" }, ["bully"], ["nerd"]);
  expect(rung(attack(start, "host", "bully", board(start, "away", "nerd")))).toEqual(FOR_HOST);
});

test("[LT 8.3] attack_declared: the event's card is the attacker, not its target", () => {
  const touchy = withEffect("touchy", {
    type: "trigger",
    trigger: { on: "attack_declared", card: "this" },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const strong = withEffect("strong", {
    type: "trigger",
    trigger: { on: "attack_declared", filter: { minAttack: 1800 } },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const cards = [bully, touchy, strong];
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully", "touchy"] }, away: { board: ["touchy", "strong"] } },
  });
  const target = board(start, "away", "touchy");
  expect(rung(attack(start, "host", "bully", target))).toEqual(["away strong"]);
  expect(rung(attack(start, "host", "touchy", target))).toEqual(["host touchy"]);
});

test("[LT 8.3] battle_damage: who takes it, how much, and none without damage", () => {
  const direct = battle({ on: "battle_damage" }, ["bully"], []);
  const hit = attack(direct, "host", "bully");
  expect(rung(hit)).toEqual(FOR_AWAY);
  expect(new Set(amounts(hit))).toEqual(new Set([1800]));

  const against = battle({ on: "battle_damage" }, ["bully"], ["nerd"]);
  const won = attack(against, "host", "bully", board(against, "away", "nerd"));
  expect(rung(won)).toEqual(FOR_AWAY);
  expect(new Set(amounts(won))).toEqual(new Set([1300]));

  const wall = battle(
    { on: "battle_damage" },
    ["bully"],
    [placed("nerd", { position: "defense" })],
  );
  const lost = attack(wall, "host", "bully", board(wall, "away", "nerd"));
  expect(rung(lost)).toEqual(FOR_HOST);
  expect(new Set(amounts(lost))).toEqual(new Set([200]));

  const even = battle({ on: "battle_damage" }, ["bully"], ["bully"]);
  expect(rung(attack(even, "host", "bully", board(even, "away", "bully")))).toEqual([]);
});

test("[LT 8.3] battle_damage: damage of an effect is none", () => {
  const start = duel(
    [does("slap", [{ kind: "damage", amount: 300 }]), ...bells({ on: "battle_damage" })],
    {
      seats: { host: { hand: ["slap"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
    },
  );
  const slapped = cast(start, "host", "slap").then({ type: "DAMAGE_DEALT", amount: 300 });
  expect(rung(slapped)).toEqual([]);
});

test("[LT 8.3] battle_damage: the event's card is the one that dealt it", () => {
  const biter = withEffect(
    "biter",
    {
      type: "trigger",
      trigger: { on: "battle_damage", card: "this" },
      actions: [{ kind: "gain_clout", amount: 1 }],
    },
    { attack: 1200, defense: 2000 },
  );
  const start = duel([biter, bully], {
    phase: "combat",
    seats: { host: { board: ["biter", "bully"] }, away: { board: ["biter"] } },
  });
  const target = board(start, "away", "biter");
  // The bully deals it, though a biter is in the battle.
  expect(rung(attack(start, "host", "bully", target))).toEqual([]);
  const wall = duel([biter, bully], {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [placed("biter", { position: "defense" })] },
    },
  });
  const bounced = attack(wall, "host", "bully", board(wall, "away", "biter"));
  expect(rung(bounced)).toEqual(["away biter"]);
});

test("[LT 8.3] destroyed: by battle, whose card it was; not what survives", () => {
  const start = battle({ on: "destroyed" }, ["bully"], ["nerd", "bully"]);
  expect(rung(attack(start, "host", "bully", board(start, "away", "nerd")))).toEqual(FOR_AWAY);
  const both = attack(start, "host", "bully", board(start, "away", "bully"));
  expect(rung(both)).toEqual([...FOR_AWAY, ...FOR_HOST].sort());
  const wall = battle({ on: "destroyed" }, ["bully"], [placed("nerd", { position: "defense" })]);
  expect(rung(attack(wall, "host", "bully", board(wall, "away", "nerd")))).toEqual([]);
});

test("[LT 8.3] destroyed: by battle and by effect are told apart", () => {
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } },
  ]);
  const by = (cause: "battle" | "effect"): { inBattle: string[]; byEffect: string[] } => {
    const fight = battle({ on: "destroyed", by: cause }, ["bully"], ["nerd"]);
    const main = duel([bully, nerd, smash, ...bells({ on: "destroyed", by: cause })], {
      seats: {
        host: { hand: ["smash"], setZone: BELLS.slice(0, 2) },
        away: { board: ["nerd"], setZone: BELLS },
      },
    });
    return {
      inBattle: rung(attack(fight, "host", "bully", board(fight, "away", "nerd"))),
      byEffect: rung(cast(main, "host", "smash")),
    };
  };
  expect(by("battle")).toEqual({ inBattle: FOR_AWAY, byEffect: [] });
  expect(by("effect")).toEqual({
    inBattle: [],
    byEffect: FOR_AWAY.filter((bell) => bell !== "host any"),
  });
});

test("[LT 8.3] destroyed: a token too, which is never sent to a graveyard", () => {
  const token = placed("crumb", { position: "attack", isToken: true });
  const start = battle({ on: "destroyed" }, ["bully"], [token]);
  expect(rung(attack(start, "host", "bully", board(start, "away", "crumb")))).toEqual(FOR_AWAY);
  const graves = battle({ on: "sent_to_graveyard" }, ["bully"], [token]);
  expect(rung(attack(graves, "host", "bully", board(graves, "away", "crumb")))).toEqual([]);
});

test("[LT 8.3] a face-down card that is destroyed does not trigger, and has no name to filters", () => {
  const martyr = withEffect("martyr", {
    type: "trigger",
    trigger: { on: "destroyed", card: "this" },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const mourner = withEffect("mourner", {
    type: "trigger",
    trigger: { on: "destroyed", filter: { name: "martyr" } },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } },
  ]);
  const smashed = (down: boolean): string[] => {
    const card = down ? faceDown("martyr", { position: "defense" }) : "martyr";
    const start = duel([martyr, mourner, smash], {
      seats: { host: { hand: ["smash"], board: ["mourner"] }, away: { board: [card] } },
    });
    return rung(cast(start, "host", "smash").then({ type: "CARD_DESTROYED" }));
  };
  expect(smashed(false)).toEqual(["away martyr", "host mourner"]);
  expect(smashed(true)).toEqual([]);
});
