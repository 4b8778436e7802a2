import type { Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, type placed, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Action, CardDefinition, TargetRequirement } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import { attack, lives } from "./attack.ts";

/** Away's trap does this in answer to the attack. */
function trick(actions: readonly Action[], targets?: readonly TargetRequirement[]): CardDefinition {
  return trap("trick", "normal", [
    { id: "t", type: "quick", actions, ...(targets && { targets }) },
  ]);
}

const units = [
  unit("bully", { attack: 1800 }),
  unit("nerd"),
  unit("goth"),
  unit("jock", { attack: 2000 }),
  unit("crumb", { token: true }),
];

const oneOfMine: readonly TargetRequirement[] = [{ zone: "board", side: "self", count: 1 }];
const oneOfTheirs: readonly TargetRequirement[] = [{ zone: "board", side: "opponent", count: 1 }];
const recall = trick([{ kind: "return_to_hand", what: { kind: "target" } }], oneOfMine);
const token = trick([{ kind: "create_token", token: "crumb", position: "defense" }]);

/** Host's bully attacks away's nerd, away answers with the trick. */
function tricked(
  trap: CardDefinition,
  board: readonly (string | ReturnType<typeof placed>)[],
  target?: string,
  { aim, mine = ["bully"] }: { readonly aim?: string; readonly mine?: readonly string[] } = {},
): Then<LunchTable> {
  const start = duel([...units, trap], {
    phase: "combat",
    seats: { host: { board: [...mine] }, away: { board, setZone: [faceDown("trick")] } },
  });
  const declared = attack(start, "bully", target);
  const answer = `RESPOND_CHAIN card=${card(declared, "away", "setZone", "trick")}`;
  if (aim === undefined) return passAll(declared.when("away", answer));
  const seat = trap.effects?.[0]?.targets?.[0]?.side === "self" ? "away" : "host";
  return passAll(declared.when("away", `${answer} targets=${card(declared, seat, "board", aim)}`));
}

test("[LT 10.4] when the target has left, the attacker's seat takes any other or calls it off", () => {
  const asked = tricked(
    recall,
    ["nerd", "goth", faceDown("jock", { position: "defense" })],
    "nerd",
    {
      aim: "nerd",
    },
  );
  const [goth, jock] = [card(asked, "away", "board", "goth"), card(asked, "away", "board", "jock")];
  asked.offered(
    "host",
    "RESPOND_REPLAY",
    `RESPOND_REPLAY target=${goth}`,
    `RESPOND_REPLAY target=${jock}`,
  );
  asked.offered("away");
  asked.when("host", "RESPOND_REPLAY direct=direct").refused("attack/not-direct");
  const fought = passAll(asked.when("host", `RESPOND_REPLAY target=${goth}`));
  expect(defsIn(fought, "away", "graveyard")).toEqual(["trick", "goth"]);
  expect(lives(fought)).toEqual([8000, 7200]);
});

test("[LT 10.4] when the board has become empty, the attack may go direct", () => {
  const asked = tricked(recall, ["nerd"], "nerd", { aim: "nerd" });
  asked.offered("host", "RESPOND_REPLAY", "RESPOND_REPLAY direct=direct");
  expect(lives(asked.when("host", "RESPOND_REPLAY direct=direct"))).toEqual([8000, 6200]);
});

test("[LT 10.4] when another stereotype has left, the old target may be kept", () => {
  const asked = tricked(recall, ["nerd", "goth"], "nerd", { aim: "goth" });
  const nerd = card(asked, "away", "board", "nerd");
  asked.offered("host", "RESPOND_REPLAY", `RESPOND_REPLAY target=${nerd}`);
  const fought = asked.when("host", `RESPOND_REPLAY target=${nerd}`);
  expect(defsIn(fought, "away", "graveyard")).toEqual(["trick", "nerd"]);
});

test("[LT 10.4] when one more has come, also against a direct attack, the seat decides again", () => {
  const more = tricked(token, ["nerd"], "nerd");
  const [nerd, crumb] = [card(more, "away", "board", "nerd"), card(more, "away", "board", "crumb")];
  more.offered(
    "host",
    "RESPOND_REPLAY",
    `RESPOND_REPLAY target=${nerd}`,
    `RESPOND_REPLAY target=${crumb}`,
  );
  const blocked = tricked(token, []);
  const blocker = card(blocked, "away", "board", "crumb");
  blocked.offered("host", "RESPOND_REPLAY", `RESPOND_REPLAY target=${blocker}`);
});

test("[LT 10.4] the same number with the target still there is no replay", () => {
  const swap = trick(
    [
      { kind: "return_to_hand", what: { kind: "target" } },
      { kind: "create_token", token: "crumb", position: "defense" },
    ],
    oneOfMine,
  );
  const fought = tricked(swap, ["nerd", "goth"], "nerd", { aim: "goth" });
  expect(defsIn(fought, "away", "graveyard")).toEqual(["trick", "nerd"]);
});

test("[LT 10.4] the same number without the target is one", () => {
  const swap = trick(
    [
      { kind: "return_to_hand", what: { kind: "target" } },
      { kind: "create_token", token: "crumb", position: "defense" },
    ],
    oneOfMine,
  );
  const asked = tricked(swap, ["nerd", "goth"], "nerd", { aim: "nerd" });
  expect(asked.state.prompts).toEqual([{ kind: "replay", seat: "host" }]);
});

test("[LT 10.4] what happens on the attacker's own side is no reason to decide again", () => {
  const bounce = trick([{ kind: "return_to_hand", what: { kind: "target" } }], oneOfTheirs);
  const fought = tricked(bounce, ["nerd"], "nerd", { aim: "goth", mine: ["bully", "goth"] });
  expect(defsIn(fought, "away", "graveyard")).toEqual(["trick", "nerd"]);
});

test("[LT 10.4] calling off uses up the attack", () => {
  const asked = tricked(recall, ["nerd", "goth"], "nerd", { aim: "nerd" });
  const over = asked.when("host", "RESPOND_REPLAY");
  over.then({ type: "ATTACK_ENDED", why: "called_off" }).thenNot("DAMAGE_DEALT", "BATTLE_RESOLVED");
  expect(lives(over)).toEqual([8000, 8000]);
  attack(over, "bully", "goth").refused("attack/already");
});

test.each<[string, Action]>([
  ["gone", { kind: "return_to_hand", what: { kind: "target" } }],
  ["face-down", { kind: "change_position", what: { kind: "target" }, to: "face_down" }],
  ["in defense position", { kind: "change_position", what: { kind: "target" }, to: "defense" }],
  ["under the other's control", { kind: "take_control", what: { kind: "target" } }],
])("[LT 10.4] an attacker that is %s ends the attack, and nobody is asked", (_, action) => {
  // The target leaves, too: there would be a reason to ask.
  const both = trick(
    [
      action,
      {
        kind: "return_to_hand",
        what: { kind: "all", zone: "board", side: "self", filter: { name: "nerd" } },
      },
    ],
    oneOfTheirs,
  );
  const over = tricked(both, ["nerd", "goth"], "nerd", { aim: "bully" });
  over.then({ type: "ATTACK_ENDED", why: "void" }).thenNot("BATTLE_RESOLVED", "DAMAGE_DEALT");
  expect(over.state.prompts).toEqual([]);
  expect(over.state.shared.attack).toBeNull();
});

/** The trick is kept for the damage window, after the replay check. */
function trickedLate(trap: CardDefinition, aim: string): Then<LunchTable> {
  const start = duel([...units, trap], {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: ["nerd", "goth"], setZone: [faceDown("trick")] },
    },
  });
  const inDamageWindow = attack(start, "bully", "nerd").when("away", "RESPOND_CHAIN");
  inDamageWindow.then({ type: "WINDOW_OPENED", window: { kind: "damage" } });
  const trickId = card(inDamageWindow, "away", "setZone", "trick");
  const aimId = card(inDamageWindow, "away", "board", aim);
  return passAll(inDamageWindow.when("away", `RESPOND_CHAIN card=${trickId} targets=${aimId}`));
}

test("[LT 10.4] a target that goes after the check ends the attack", () => {
  const over = trickedLate(recall, "nerd");
  over.then({ type: "ATTACK_ENDED", why: "void" }).thenNot("BATTLE_RESOLVED", "DAMAGE_DEALT");
  expect(over.state.prompts).toEqual([]);
});

test("[LT 10.4] another that goes after the check changes nothing", () => {
  const fought = trickedLate(recall, "goth");
  expect(defsIn(fought, "away", "graveyard")).toEqual(["trick", "nerd"]);
});

test("[LT 10.4] who keeps to the old target is not told to have changed it", () => {
  const asked = tricked(token, ["nerd"], "nerd");
  const kept = asked.when("host", `RESPOND_REPLAY target=${card(asked, "away", "board", "nerd")}`);
  passAll(kept.thenNot("ATTACK_REDIRECTED"));
  const other = asked.when(
    "host",
    `RESPOND_REPLAY target=${card(asked, "away", "board", "crumb")}`,
  );
  other.then({ type: "ATTACK_REDIRECTED" });
});

test("[LT 10.4] no other target than what could be attacked: not one's own, and not two answers at once", () => {
  const asked = tricked(recall, ["nerd", "goth"], "nerd", { aim: "nerd" });
  const goth = card(asked, "away", "board", "goth");
  const own = card(asked, "host", "board", "bully");
  asked.when("host", `RESPOND_REPLAY target=${own}`).refused("attack/bad-target");
  asked.when("host", `RESPOND_REPLAY target=${goth} direct=direct`).refused("attack/bad-target");
});

test("[LT 10.4, 9.7] the simple game keeps its target, else takes the first there is, else attacks directly", () => {
  const onAttack = (actions: readonly Action[]): CardDefinition =>
    trap("trick", "normal", [
      { id: "t", type: "trigger", trigger: { on: "attack_declared", side: "opponent" }, actions },
    ]);
  const fought = (
    actions: readonly Action[],
    board: readonly string[],
    target?: string,
  ): Then<LunchTable> => {
    const start = duel(
      [...units, onAttack(actions)],
      {
        phase: "combat",
        seats: { host: { board: ["bully"] }, away: { board, setZone: [faceDown("trick")] } },
      },
      { responses: "auto" },
    );
    return attack(start, "bully", target);
  };
  const back = (name: string): Action => ({
    kind: "return_to_hand",
    what: { kind: "all", zone: "board", side: "self", filter: { name } },
  });
  const crumb: Action = { kind: "create_token", token: "crumb", position: "attack" };
  const lost = (at: Then<LunchTable>): string[] => defsIn(at, "away", "graveyard");
  const kept = fought([back("goth")], ["goth", "nerd"], "nerd").thenNot("ATTACK_REDIRECTED");
  expect(lost(kept)).toEqual(["trick", "nerd"]);
  const other = fought([back("nerd")], ["nerd", "goth", "jock"], "nerd");
  expect(lost(other.then({ type: "ATTACK_REDIRECTED" }))).toEqual(["trick", "goth"]);
  const direct = fought([back("nerd")], ["nerd"], "nerd");
  direct.then({ type: "ATTACK_REDIRECTED", attack: { target: null } });
  expect(lives(direct)).toEqual([8000, 6200]);
  const blocked = fought([crumb], []).then({ type: "TOKEN_REMOVED" });
  expect(lives(blocked)).toEqual([8000, 7200]);
});

test("[LT 10.4] nothing is decided for the seat that is asked", () => {
  const asked = tricked(recall, ["nerd", "goth"], "nerd", { aim: "nerd" });
  expect(asked.events.map(({ type }) => type)).not.toContain("ATTACK_REDIRECTED");
  const { attack: going } = asked.state.shared;
  expect(going?.target).not.toBe(card(asked, "away", "board", "goth"));
  expect(asked.state.prompts).toEqual([{ kind: "replay", seat: "host" }]);
});

test("[LT 10.4, 9.8] what triggers has had its say before the attack is looked at again", () => {
  const heir = unit("heir", {
    effects: [
      {
        id: "h",
        type: "trigger",
        trigger: { on: "destroyed", card: "this" },
        actions: [{ kind: "create_token", token: "crumb", position: "defense" }],
      },
    ],
  });
  const fell = trick([{ kind: "destroy", what: { kind: "target" } }], oneOfMine);
  const start = duel([...units, heir, fell], {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: ["nerd", "heir"], setZone: [faceDown("trick")] },
    },
  });
  const declared = attack(start, "bully", "nerd");
  const [trap, aim] = [
    card(declared, "away", "setZone", "trick"),
    card(declared, "away", "board", "heir"),
  ];
  // One has left and one has come: as many as before, and the target is there.
  const fought = passAll(declared.when("away", `RESPOND_CHAIN card=${trap} targets=${aim}`));
  expect(defsIn(fought, "away", "board")).toEqual(["crumb"]);
  expect(defsIn(fought, "away", "graveyard")).toEqual(["heir", "trick", "nerd"]);
});
