/** The window of a destruction: whose act it is about, so who answers first and who from hand. */
import type { Setup, Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { LunchTable } from "../../src/types.ts";
import { act, cast, respond, response, windowsOf } from "./chains.ts";

type At = Then<LunchTable>;
type Laid = NonNullable<NonNullable<Setup<LunchTable>["seats"]>["host"]>;

const theirs = { kind: "all", zone: "board", side: "opponent" } as const;
const cards = [
  unit("bully", { attack: 1800 }),
  unit("nerd"),
  spell("memo", "normal", [act("ignition")]),
  spell("purge", "normal", [act("ignition", [{ kind: "destroy", what: theirs }])]),
  spell("snack", "quick-play", [act("quick")]),
  spell("badge", "equip"),
  trap("bomb", "normal", [act("quick", [{ kind: "destroy", what: theirs }])]),
  trap("exile", "normal", [act("quick", [{ kind: "banish", what: theirs }])]),
  trap("grudge", "normal", [act("trigger", undefined, { trigger: { on: "destroyed" } })]),
];

const set = (...defs: string[]) => defs.map((def) => faceDown(def));

/** Host's turn. Both have a stereotype, and a trap that answers what is destroyed. */
function table(host: Laid, ...traps: string[]): At {
  return duel(cards, {
    seats: {
      host: { board: ["nerd"], setZone: set("grudge"), ...host },
      away: { board: ["nerd"], setZone: set("grudge", ...traps) },
    },
  });
}

/** Everybody passes until the chain has resolved. */
function resolved(at: At): At {
  const asked = at.state.shared.window;
  return asked?.kind === "activation" ? resolved(at.when(asked.asked, "RESPOND_CHAIN")) : at;
}

describe("[LT 9.3] the seat that did not destroy answers first", () => {
  test("where the turn seat's link destroyed", () => {
    const after = resolved(cast(table({ hand: ["purge"] }), "purge"));
    expect(windowsOf(after)).toEqual(["destruction away"]);
  });

  test("where a link of the other seat's destroyed", () => {
    const chain = respond(cast(table({ hand: ["memo"] }, "bomb"), "memo"), "away", "bomb");
    expect(windowsOf(resolved(chain))).toEqual(["destruction host"]);
  });

  test("where links of both destroyed, by the link that did so last", () => {
    const chain = respond(cast(table({ hand: ["purge"] }, "bomb"), "purge"), "away", "bomb");
    expect(windowsOf(resolved(chain))).toEqual(["destruction away"]);
  });

  test("where an equip fell with the stereotype that a link took away", () => {
    const start = table({ hand: ["badge", "memo"] }, "exile");
    const worn = resolved(cast(start, "badge", card(start, "host", "board", "nerd")));
    const chain = respond(cast(worn, "memo"), "away", "exile");
    expect(windowsOf(resolved(chain))).toEqual(["destruction host"]);
  });

  test("after a battle, where the turn seat acted, though its own stereotype fell", () => {
    const start = duel(cards, {
      phase: "combat",
      seats: {
        host: { board: ["nerd"], hand: ["snack"], setZone: set("grudge") },
        away: { board: ["bully"] },
      },
    });
    const [nerd, bully] = [
      card(start, "host", "board", "nerd"),
      card(start, "away", "board", "bully"),
    ];
    let now = start.when("host", `DECLARE_ATTACK ${nerd} target=${bully}`);
    while (now.state.shared.window?.kind !== "destruction") now = now.when("host", "RESPOND_CHAIN");
    expect(now.state.shared.window).toMatchObject({ asked: "host", passes: 1, fromHand: false });
  });
});

describe("[LT 9.5] in the window of a destruction the turn seat responds from its hand", () => {
  test("where a link of the other seat's destroyed", () => {
    const start = duel(cards, {
      seats: { host: { board: ["nerd"], hand: ["memo", "snack"] }, away: { setZone: set("bomb") } },
    });
    const after = resolved(respond(cast(start, "memo"), "away", "bomb"));
    expect(windowsOf(after)).toEqual(["destruction host"]);
    after.offered("host", "RESPOND_CHAIN", response(after, "host", "snack"));
  });

  test("not where its own did", () => {
    const after = resolved(cast(table({ hand: ["purge", "snack"] }), "purge"));
    const own = after.when("away", "RESPOND_CHAIN");
    own.offered("host", "RESPOND_CHAIN", response(own, "host", "grudge"));
  });
});
