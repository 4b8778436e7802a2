import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { CardDefinition, Effect } from "../../src/cards/card.ts";
import { defineCards } from "../../src/cards/define-cards.ts";
import type { TriggerName } from "../../src/vocabulary.ts";
import { act, cast, eventsOf, respond, summon } from "./chains.ts";

const negateOn = (on: TriggerName): Effect =>
  act("trigger", [{ kind: "negate" }], { trigger: { on } });

const cards = [
  unit("bully"),
  unit("critic", { effects: [act("quick", [{ kind: "negate" }])] }),
  spell("memo", "normal", [act("ignition", [{ kind: "heal", amount: 1 }])]),
  spell("snack", "quick-play", [act("quick", [{ kind: "heal", amount: 2 }])]),
  trap("alarm", "normal", [act("quick", [{ kind: "heal", amount: 3 }])]),
  trap("veto", "counter", [negateOn("spell_activated")]),
  trap("rebuttal", "counter", [negateOn("trap_activated")]),
];

function healed(at: Parameters<typeof eventsOf>[0]): number[] {
  return eventsOf(at, "LIFE_HEALED").map(({ amount }) => amount);
}

test("[LT 9.9] negate hits the link it answers and none below", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo", "snack"] },
      away: { setZone: [faceDown("alarm"), faceDown("veto")] },
    },
  });
  // memo, alarm, snack, veto: the veto answers the snack.
  const three = respond(respond(cast(start, "memo"), "away", "alarm"), "host", "snack");
  const all = respond(three, "away", "veto");
  expect(eventsOf(all, "CHAIN_LINK_NEGATED").map(({ index }) => index)).toEqual([2]);
  expect(healed(all)).toEqual([3, 1]);
});

test("[LT 9.9] a negated negation hits nothing: the link below resolves", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("rebuttal")] },
      away: { setZone: [faceDown("veto")] },
    },
  });
  const all = respond(respond(cast(start, "memo"), "away", "veto"), "host", "rebuttal");
  expect(eventsOf(all, "CHAIN_LINK_NEGATED").map(({ index }) => index)).toEqual([1]);
  expect(healed(all)).toEqual([1]);
  expect(defsIn(all, "away", "graveyard")).toEqual(["veto"]);
});

test("[LT 9.9] in a window without a chain there is nothing to hit, and a summon cannot be", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["bully"] }, away: { board: ["critic"] } },
  });
  const summoned = summon(start, "bully");
  const over = respond(summoned, "away", "critic").thenNot("CHAIN_LINK_NEGATED");
  expect(defsIn(over, "host", "board")).toEqual(["bully"]);
});

test("[LT 9.9] a quick effect that starts the chain hits nothing", () => {
  const start = duel(cards, { seats: { host: { board: ["critic"] } } });
  const begun = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "critic")} 0`);
  passAll(begun).then({ type: "CHAIN_RESOLVED" }).thenNot("CHAIN_LINK_NEGATED");
});

test("[LT 9.9] no card may negate from a trigger that waits for the end of the chain", () => {
  const faultsOf = (...given: CardDefinition[]): readonly string[] => {
    const defined = defineCards(given);
    return defined.ok ? [] : defined.faults.map(({ path }) => path);
  };
  const place = "effects[act].actions[0].kind";
  const late = unit("late", { effects: [negateOn("spell_activated")] });
  expect(faultsOf(late)).toEqual([`late.${place}`]);
  const poster = trap("poster", "continuous", [negateOn("spell_activated")]);
  expect(faultsOf(poster)).toEqual([`poster.${place}`]);
  const banner = trap("banner", "continuous", [
    { ...negateOn("spell_activated"), onActivation: true },
  ]);
  const quick = unit("quick", {
    effects: [act("quick", [{ kind: "negate" }], { trigger: { on: "spell_activated" } })],
  });
  expect(faultsOf(banner, quick, ...cards)).toEqual([]);
});
