/** Each action by itself is shown beside its source, in src/actions. */
import { expect, test } from "vitest";
import { duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Action } from "../../src/cards/card.ts";
import { ACTIONS, type ActionKind } from "../../src/vocabulary.ts";
import { answer, attack, cast, does, passAll, type Table } from "./acts.ts";

const theirs = { kind: "all", zone: "board", side: "opponent" } as const;
const anyOfMine = { kind: "random", zone: "board", side: "self", count: 1 } as const;
const grave = { kind: "all", zone: "graveyard", side: "self" } as const;

/** One of each kind, and an event that only it causes. */
const every: { readonly [K in ActionKind]: readonly [Action, string] } = {
  draw: [{ kind: "draw", count: 1 }, "CARD_DRAWN"],
  damage: [{ kind: "damage", amount: 100 }, "DAMAGE_DEALT"],
  heal: [{ kind: "heal", amount: 100 }, "LIFE_HEALED"],
  destroy: [{ kind: "destroy", what: theirs }, "CARD_DESTROYED"],
  boost_attack: [{ kind: "boost_attack", what: theirs, amount: 100 }, "MODIFIER_APPLIED"],
  boost_defense: [{ kind: "boost_defense", what: theirs, amount: 100 }, "MODIFIER_APPLIED"],
  discard: [{ kind: "discard", count: 1 }, "HAND_DISCARDED"],
  add_vice: [{ kind: "add_vice", count: 1, what: theirs }, "VICE_COUNTER_ADDED"],
  remove_vice: [{ kind: "remove_vice", count: 1, what: theirs }, "VICE_COUNTER_REMOVED"],
  special_summon: [
    { kind: "special_summon", from: "graveyard", position: "attack" },
    "SPECIAL_SUMMONED",
  ],
  banish: [{ kind: "banish", what: theirs }, "CARD_BANISHED"],
  return_to_hand: [{ kind: "return_to_hand", what: theirs }, "CARD_TO_HAND"],
  negate: [{ kind: "negate" }, "CHAIN_LINK_NEGATED"],
  change_position: [{ kind: "change_position", what: theirs }, "POSITION_CHANGED"],
  mill: [{ kind: "mill", count: 1 }, "CARD_TO_GRAVEYARD"],
  search: [{ kind: "search", filter: {} }, "CARDS_VIEWED"],
  shuffle_into_deck: [{ kind: "shuffle_into_deck", what: grave }, "CARD_TO_DECK"],
  gain_clout: [{ kind: "gain_clout", amount: 1 }, "CLOUT_CHANGED"],
  create_token: [{ kind: "create_token", token: "crumb" }, "TOKEN_CREATED"],
  take_control: [{ kind: "take_control", what: theirs }, "CONTROL_CHANGED"],
  modify_cost: [{ kind: "modify_cost", operation: "add", amount: 1 }, "MODIFIER_APPLIED"],
  view_top_cards: [{ kind: "view_top_cards", count: 1 }, "CARDS_VIEWED"],
  rearrange_top_cards: [{ kind: "rearrange_top_cards", count: 2 }, "CARDS_VIEWED"],
  apply_restriction: [
    { kind: "apply_restriction", restriction: "attack", who: "opponent" },
    "MODIFIER_APPLIED",
  ],
  grant_protection: [
    { kind: "grant_protection", protection: "battle", what: theirs },
    "MODIFIER_APPLIED",
  ],
  grant_keyword: [{ kind: "grant_keyword", keyword: "pierce", what: theirs }, "MODIFIER_APPLIED"],
  stop_attack: [{ kind: "stop_attack" }, "ATTACK_ENDED"],
  move_vice: [{ kind: "move_vice", count: 1, from: theirs, to: anyOfMine }, "VICE_COUNTER_ADDED"],
  reveal_hand: [{ kind: "reveal_hand" }, "CARDS_REVEALED"],
};

const crumb = unit("crumb", { token: true });
const sinner = placed("nerd", { position: "attack", vice: 1 });

/** Cast by host, or for the two that answer something, sprung by away. */
function done(kind: ActionKind): Table {
  const [action] = every[kind];
  if (kind === "negate" || kind === "stop_attack") {
    const sprung = trap("it", "normal", [{ id: "does", type: "quick", actions: [action] }]);
    const start = duel([unit("nerd"), sprung, does("treat", [{ kind: "heal", amount: 1 }])], {
      phase: kind === "negate" ? "main" : "combat",
      seats: { host: { hand: ["treat"], board: ["nerd"] }, away: { setZone: [faceDown("it")] } },
    });
    const asked = kind === "negate" ? cast(start, "host", "treat") : attack(start, "host", "nerd");
    return answer(asked, "away", "it");
  }
  const it = spell("it", "normal", [{ id: "does", type: "ignition", actions: [action] }]);
  const start = duel([unit("nerd"), crumb, it], {
    seats: {
      host: { hand: ["it"], board: ["nerd"], graveyard: ["nerd"] },
      away: { hand: ["nerd"], board: [sinner] },
    },
  });
  return cast(start, "host", "it");
}

test.each(ACTIONS)("[LT 8.8] %s does something", (kind) => {
  const at = done(kind);
  const seen = at.events.map(({ type }) => type as string);
  const more = passAll(at).events.map(({ type }) => type as string);
  expect([...seen, ...more]).toContain(every[kind][1]);
});

test("[LT 8.8] there are fourteen and fifteen actions", () => {
  expect(ACTIONS).toHaveLength(14 + 15);
  expect(new Set(ACTIONS).size).toBe(29);
});
