/** CR 1.6.2: what each player does, done by both. */
import { describe, expect, test } from "vitest";
import { lore, plays } from "../../fixtures/acts.ts";
import { action, asked, character, defsIn, table } from "../../fixtures/table.ts";
import type { Effect, Who } from "../../src/cards.ts";
import type { Zone } from "../../src/vocabulary.ts";

type Done = readonly [host: number, away: number];
type Row = [name: string, effect: Effect, done: (at: ReturnType<typeof table>) => Done];

const zone =
  (name: Zone) =>
  (at: ReturnType<typeof table>): Done => [
    defsIn(at, "host", name).filter((def) => def === "hero").length,
    defsIn(at, "away", name).filter((def) => def === "hero").length,
  ];

const rows: Row[] = [
  ["draw", { do: "draw", amount: 1 }, zone("hand")],
  ["mill", { do: "mill", amount: 1 }, zone("discard")],
  ["gain lore", { do: "gain-lore", amount: 1 }, lore],
  ["ink", { do: "put-into-inkwell", from: "top-of-deck", exerted: true }, zone("inkwell")],
];

const whom: [Who & string, Done][] = [
  ["you", [1, 0]],
  ["opponent", [0, 1]],
  ["each", [1, 1]],
  ["each-opponent", [0, 1]],
];

test.each(
  rows.flatMap(([name, effect, done]) => whom.map((who) => [name, who, effect, done] as const)),
)("[CR 1.6.2] %s: %j", (_name, [who, expected], effect, done) => {
  const procedure = action("deed", [{ ...effect, who } as Effect]);
  const deck = ["hero", "hero"];
  const at = table([procedure, character("hero")], {
    seats: { host: { hand: ["deed"], deck, inkwell: ["blank"] }, away: { deck, inkwell: [] } },
  });
  const after = plays(at, "host", "deed");
  expect(asked(after)).toEqual([]);
  expect(done(after)).toEqual(expected);
});

test("[CR 1.6.2a] each inks a card from hand, the active player first", () => {
  const procedure = action("deed", [
    { do: "put-into-inkwell", from: "hand", exerted: false, who: "each" },
  ]);
  const at = table([procedure, character("hero")], {
    seats: {
      host: { hand: ["deed", "hero"], inkwell: ["blank"] },
      away: { hand: ["hero"], inkwell: [] },
    },
  });
  const after = plays(at, "host", "deed");
  after.then({ type: "CARD_INKED", seat: "host" }, { type: "CARD_INKED", seat: "away" });
  expect(zone("inkwell")(after)).toEqual([1, 1]);
});

describe("[CR 1.2.4] a player who is chosen", () => {
  type Player = NonNullable<NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>["host"]>;
  const who = "chosen-player";
  const hero = character("hero");

  test.each<[string, Effect, Player, (at: ReturnType<typeof table>) => readonly [number, number]]>([
    ["draws", { do: "draw", amount: 1, who }, { deck: ["hero"] }, zone("hand")],
    ["mills", { do: "mill", amount: 1, who }, { deck: ["hero"] }, zone("discard")],
    ["gains lore", { do: "gain-lore", amount: 1, who }, {}, lore],
    [
      "loses lore",
      { do: "lose-lore", amount: 1, who },
      { has: { lore: 1 } },
      (at) => [1 - lore(at)[0], 1 - lore(at)[1]],
    ],
    ["discards", { do: "discard", amount: 1, who }, { hand: ["hero"] }, zone("discard")],
    [
      "inks",
      { do: "put-into-inkwell", from: "hand", exerted: true, who },
      { hand: ["hero"] },
      zone("inkwell"),
    ],
    [
      "shows a hand",
      { do: "reveal-hand", who },
      { hand: ["hero"] },
      ({ events }) => [revealed(events, "host"), revealed(events, "away")],
    ],
    [
      "may not draw",
      { do: "restrict-player", restriction: "draw-step", who, duration: "turn" },
      {},
      ({ state }) => [bound(state, "host"), bound(state, "away")],
    ],
  ])("%s, and nobody does before", (_name, effect, player, done) => {
    const procedure = action("deed", [effect]);
    const at = table([procedure, hero], {
      seats: {
        host: { inkwell: ["blank"], ...player, hand: ["deed", ...(player.hand ?? [])] },
        away: { inkwell: [], ...player },
      },
    });
    const asking = plays(at, "host", "deed");
    expect(asked(asking)).toEqual(["host choose_option"]);
    expect(done(asking)).toEqual(done(at));
    const [host, away] = [0, 1].map((option) => asking.when("host", `CHOOSE_OPTION ${option}`));
    expect(done(host as typeof at)[0] - done(at)[0]).toBe(1);
    expect(done(host as typeof at)[1] - done(at)[1]).toBe(0);
    expect(done(away as typeof at)[0] - done(at)[0]).toBe(0);
    expect(done(away as typeof at)[1] - done(at)[1]).toBe(1);
  });
});

function revealed(events: readonly { readonly type: string }[], seat: string): number {
  return events.filter(
    (event) => event.type === "CARDS_REVEALED" && "seat" in event && event.seat === seat,
  ).length;
}

function bound({ shared }: ReturnType<typeof table>["state"], seat: string): number {
  return shared.effects.filter(({ on }) => "seat" in on && on.seat === seat).length;
}
