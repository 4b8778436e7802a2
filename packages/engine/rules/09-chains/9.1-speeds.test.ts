import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { CardDefinition, Effect } from "../../src/cards/card.ts";
import type { SpellType } from "../../src/vocabulary.ts";
import { act, cast, eventsOf, respond, summon } from "./chains.ts";

const onActivation = { onActivation: true } as const;

test.each<[SpellType, number]>([
  ["normal", 1],
  ["continuous", 1],
  ["equip", 1],
  ["field", 1],
  ["quick-play", 2],
])("[LT 9.1] a %s spell has speed %i", (spellType, speed) => {
  const stays = spellType !== "normal" && spellType !== "quick-play";
  const type = spellType === "quick-play" ? "quick" : "ignition";
  const it = spell("it", spellType, [act(type, undefined, stays ? onActivation : {})]);
  const start = duel([it, unit("bully")], { seats: { host: { hand: ["it"], board: ["bully"] } } });
  const aim = spellType === "equip" ? [card(start, "host", "board", "bully")] : [];
  cast(start, "it", ...aim).then({ type: "CHAIN_LINK_ADDED", link: { speed, via: "spell" } });
});

test.each<["normal" | "continuous", Effect]>([
  ["normal", act("quick")],
  ["continuous", act("quick", undefined, onActivation)],
])("[LT 9.1] a %s trap has speed 2", (trapType, effect) => {
  const start = duel([trap("it", trapType, [effect])], {
    seats: { host: { setZone: [faceDown("it")] } },
  });
  start
    .when("host", `ACTIVATE_TRAP ${card(start, "host", "setZone", "it")}`)
    .then({ type: "CHAIN_LINK_ADDED", link: { speed: 2, via: "trap" } });
});

test("[LT 9.1] a counter trap has speed 3", () => {
  const memo = spell("memo", "normal", [act("ignition")]);
  const it = trap("it", "counter", [
    act("trigger", [{ kind: "negate" }], { trigger: { on: "spell_activated" } }),
  ]);
  const start = duel([memo, it], {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("it")] } },
  });
  respond(cast(start, "memo"), "away", "it").then({
    type: "CHAIN_LINK_ADDED",
    link: { speed: 3, via: "trap" },
  });
});

test.each<["ignition" | "quick", number]>([
  ["ignition", 1],
  ["quick", 2],
])("[LT 9.1] an effect of type %s has speed %i", (type, speed) => {
  const start = duel([unit("it", { effects: [act(type)] })], {
    seats: { host: { board: ["it"] } },
  });
  start
    .when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "it")} 0`)
    .then({ type: "CHAIN_LINK_ADDED", link: { speed, via: "effect" } });
});

function speedsOf(it: CardDefinition, play: "summon" | "flip" | "break"): number[] {
  const start = duel([it], {
    phase: play === "break" ? "main2" : "main",
    seats: {
      host: {
        hand: play === "summon" ? ["it"] : [],
        board:
          play === "flip"
            ? [faceDown("it", { position: "defense" })]
            : play === "break"
              ? [placed("it", { position: "attack", vice: 3 })]
              : [],
      },
    },
  });
  const done =
    play === "summon"
      ? summon(start, "it")
      : play === "flip"
        ? start.when("host", `FLIP_SUMMON ${card(start, "host", "board", "it")}`)
        : start.when("host", "ADVANCE_PHASE");
  return eventsOf(done, "CHAIN_LINK_ADDED").map(({ link }) => link.speed);
}

test("[LT 9.1] trigger, on_summon, flip and breakdown effects have speed 1", () => {
  const trigger = act("trigger", undefined, { trigger: { on: "summoned" } });
  expect(speedsOf(unit("it", { effects: [trigger] }), "summon")).toEqual([1]);
  expect(speedsOf(unit("it", { effects: [act("on_summon")] }), "summon")).toEqual([1]);
  expect(speedsOf(unit("it", { effects: [act("flip")] }), "flip")).toEqual([1]);
  expect(speedsOf(unit("it", { effects: [act("breakdown")] }), "break")).toEqual([1]);
});

test("[LT 9.1] an effect of a face-up trap has the speed of its kind, not of the card", () => {
  const poster = trap("poster", "continuous", [
    act("quick", undefined, onActivation),
    { ...act("trigger", undefined, { trigger: { on: "summoned" } }), id: "look" },
  ]);
  const start = duel([poster, unit("bully")], {
    seats: { host: { hand: ["bully"], setZone: ["poster"] } },
  });
  summon(start, "bully").then({
    type: "CHAIN_LINK_ADDED",
    link: { speed: 1, via: "effect", effect: "look" },
  });
});
