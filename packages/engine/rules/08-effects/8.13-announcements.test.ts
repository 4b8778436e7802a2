/**
 * A log line says which card caused something, though that card may have left meanwhile. Who reads
 * only the events finds the card's face in them.
 */
import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { answer, attack, board, cast, does, passAll, use, withEffect } from "./acts.ts";

const nerd = unit("nerd");
const bully = unit("bully", { attack: 1800 });

test("[LT 8.13] costs, targets, healing and destruction name the card that asks for them", () => {
  const medic = withEffect("medic", {
    type: "ignition",
    costs: [{ kind: "tribute", count: 1, filter: { name: "medic" } }],
    targets: [{ zone: "board", side: "opponent", count: 1 }],
    actions: [
      { kind: "destroy", what: { kind: "target" } },
      { kind: "heal", amount: 10 },
    ],
  });
  const start = duel([medic, nerd], {
    seats: { host: { board: ["medic"] }, away: { board: ["nerd"] } },
  });
  const source = { card: board(start, "host", "medic"), def: "medic" };
  const done = passAll(use(start, "host", "medic", board(start, "away", "nerd")));
  // It has paid for its effect with itself.
  done.then(
    { type: "TARGETS_CHOSEN", source },
    { type: "COST_PAID", source, cost: "tribute" },
    { type: "CARD_DESTROYED", by: "effect", source },
    { type: "LIFE_HEALED", source },
    { type: "CHAIN_LINK_RESOLVED", source },
  );
});

test("[LT 8.13] a link that is negated is named, and what negated it", () => {
  const treat = does("treat", [{ kind: "heal", amount: 10 }]);
  const no = trap("no", "counter", [
    {
      id: "does",
      type: "trigger",
      trigger: { on: "spell_activated" },
      actions: [{ kind: "negate", destroy: true }],
    },
  ]);
  const start = duel([treat, no], {
    seats: { host: { hand: ["treat"] }, away: { setZone: [faceDown("no")] } },
  });
  const chained = cast(start, "host", "treat");
  const source = { card: card(chained, "host", "setZone", "treat"), def: "treat" };
  const negatedBy = { card: card(chained, "away", "setZone", "no"), def: "no" };
  answer(chained, "away", "no").then(
    { type: "CHAIN_LINK_NEGATED", source, negatedBy },
    { type: "CARD_DESTROYED", source: negatedBy },
  );
});

test("[LT 8.13] a battle names who dealt the damage and who destroyed whom", () => {
  const start = duel(
    [bully, nerd],
    { phase: "combat", seats: { host: { board: ["bully"] }, away: { board: ["nerd"] } } },
    { responses: "auto" },
  );
  const target = board(start, "away", "nerd");
  const source = { card: board(start, "host", "bully"), def: "bully" };
  const fought = attack(start, "host", "bully", target);
  fought.then(
    { type: "DAMAGE_DEALT", by: "battle", source, was: { def: "bully", attack: 1800 } },
    { type: "CARD_DESTROYED", by: "battle", source, was: { card: target } },
  );
});

test("[LT 7.6] an equip that falls with its stereotype is nobody's doing", () => {
  const jacket = spell("jacket", "equip", []);
  const smash = does("smash", [{ kind: "destroy", what: { kind: "target" } }], {
    targets: [{ zone: "board", side: "self", count: 1 }],
  });
  const start = duel([nerd, jacket, smash], {
    seats: { host: { hand: ["jacket", "smash"], board: ["nerd"] } },
  });
  const nerdId = board(start, "host", "nerd");
  const worn = passAll(cast(start, "host", "jacket", nerdId));
  const done = passAll(cast(worn, "host", "smash", nerdId));
  const destroyed = done.events.flatMap((event) =>
    event.type === "CARD_DESTROYED" ? [[event.was.def, event.source?.def ?? null]] : [],
  );
  expect(destroyed).toEqual([
    ["nerd", "smash"],
    ["jacket", null],
  ]);
});
