import { describe, expect, test } from "vitest";
import { draw, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, chooses, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";

const cards = [
  character("guest", { cost: 9, abilities: [when("played", [gain(1)], "guest")] }),
  action("boon", [gain(4)], { cost: 9 }),
  item("bell", {
    abilities: [
      whenever({ on: "played", card: { cost: { min: 9 } } }, [gain(2)], { name: "bell" }),
    ],
  }),
  action("invite", [{ do: "play-free", from: "hand", where: { cost: { min: 9 } } }, draw(2)]),
  action("dig-up", [
    { do: "play-free", from: "discard", where: { type: "action" }, as: "that" },
    { do: "put-on-deck", target: { pick: "those", as: "that" }, place: "bottom" },
    draw(1),
  ]),
];
const start = (hand: readonly string[], nestedPlay: "after" | "during" = "after") =>
  table(cards, { seats: { host: { hand, play: ["bell"], discard: ["boon"] } } }, { nestedPlay });
const invites = (at: ReturnType<typeof start>, def: string) => {
  const asking = plays(at, "host", "invite");
  return asked(asking).length === 0
    ? asking
    : chooses(asking, "host", card(asking, "host", "hand", def));
};

describe("[CR 7.1.6a] a card that an effect plays waits for the end of that effect", () => {
  test("a character enters when the rest is done, and triggers follow", () => {
    const after = invites(start(["invite", "guest"]), "guest");
    after.then(
      { type: "PLAY_ANNOUNCED" },
      { type: "CARD_DRAWN" },
      { type: "CARD_DRAWN" },
      { type: "RESOLUTION_ENDED" },
      { type: "CARD_ENTERED" },
      { type: "CARD_PLAYED" },
      { type: "BAG_ADDED", entries: [{ name: "bell" }, { name: "guest" }] },
    );
    expect(defsIn(after, "host", "play")).toEqual(["bell", "guest"]);
    expect(after.state.seats.host.exertedInk).toBe(1);
  });

  test("the check comes first: what died of the effect says nothing about how it enters", () => {
    const warden = character("warden", {
      willpower: 1,
      abilities: [
        using(
          [],
          [
            { do: "put-damage", amount: 1, target: { pick: "self" } },
            { do: "play-free", from: "hand", where: { name: "guest" } },
          ],
        ),
        standing({ where: { type: "character", other: true } }, [
          { fact: "enters", exerted: true },
        ]),
      ],
    });
    const invited = (nestedPlay: "after" | "during") => {
      const seats = { host: { hand: ["guest"], play: ["warden"] } };
      const asking = uses(table([...cards, warden], { seats }, { nestedPlay }), "host", "warden");
      return chooses(asking, "host", card(asking, "host", "hand", "guest"));
    };
    const after = invited("after");
    expect(defsIn(after, "host", "play")).toEqual(["guest"]);
    expect(dataOf(after, "host", "guest").exerted).toBe(false);
    // With the flag it enters in the middle, while the warden is still there.
    expect(dataOf(invited("during"), "host", "guest").exerted).toBe(true);
  });

  test("an action has its effects then", () => {
    const after = invites(start(["invite", "boon"]), "boon");
    after.then(
      { type: "CARD_DRAWN" },
      { type: "CARD_DRAWN" },
      { type: "CARD_PLAYED" },
      { type: "LORE_CHANGED", amount: 4 },
      { type: "ACTION_DISCARDED" },
      { type: "LORE_CHANGED", amount: 2 },
    );
    expect(defsIn(after, "host", "discard").sort()).toEqual(["boon", "boon", "invite"]);
  });

  test("one that the same effect has meanwhile put elsewhere too", () => {
    const after = plays(start(["dig-up"]), "host", "dig-up");
    expect(defsIn(after, "host", "deck").at(-1)).toBe("boon");
    expect(defsIn(after, "host", "discard")).toEqual(["dig-up"]);
    // Its own 4, and the bell for its having been played.
    expect(lore(after)).toEqual([6, 0]);
    after.then(
      { type: "CARD_TO_DECK" },
      { type: "CARD_DRAWN" },
      { type: "CARD_PLAYED" },
      { type: "LORE_CHANGED", amount: 4 },
    );
  });
});

describe("[CR 7.1.6c] what follows can speak of the card that is played", () => {
  const that = { pick: "those", as: "that" } as const;
  const tail = [
    { do: "grant-keyword", keyword: "rush", target: that, duration: "turn" },
    { do: "modify", stat: "strength", amount: 3, target: that, duration: "turn" },
    { do: "later", at: "end-of-turn", effects: [{ do: "banish", target: that }] },
  ] as const;
  const own = [
    action("hire", [
      { do: "play-free", from: "hand", where: { name: "guest" }, as: "that" },
      ...tail,
    ]),
    action("lift", [
      { do: "reveal-top", where: { name: "guest" }, to: "play", otherwise: "top", as: "that" },
      ...tail,
    ]),
    character("guest", { cost: 9, strength: 1 }),
    character("foe", { willpower: 9 }),
  ];

  test.each([
    ["hire", "after"],
    ["hire", "during"],
    ["lift", "after"],
    ["lift", "during"],
  ] as const)(
    "%s: it gains Rush, and leaves at the end of the turn, played %s",
    (deed, nestedPlay) => {
      const at = table(
        own,
        {
          seats: {
            host: { hand: [deed, "guest"], deck: ["guest", "blank"] },
            away: { play: [placed("foe", { exerted: true })] },
          },
        },
        { nestedPlay },
      );
      const asking = plays(at, "host", deed);
      const hired =
        deed === "lift" ? asking : chooses(asking, "host", card(asking, "host", "hand", "guest"));
      expect(defsIn(hired, "host", "play")).toEqual(["guest"]);
      const fought = challenges(hired, "host", "guest", "foe");
      expect(dataOf(fought, "away", "foe").damage).toBe(4);
      const over = fought.when("host", "END_TURN");
      expect(defsIn(over, "host", "play")).toEqual([]);
      expect(over.state.shared.effects).toEqual([]);
    },
  );
});

describe("[CR 7.1.6b] with the flag it is played there and then", () => {
  test("a character enters before the rest; triggers wait", () => {
    const after = invites(start(["invite", "guest"], "during"), "guest");
    after.then(
      { type: "CARD_ENTERED" },
      { type: "CARD_PLAYED" },
      { type: "CARD_DRAWN" },
      { type: "CARD_DRAWN" },
      { type: "BAG_ADDED", entries: [{ name: "bell" }, { name: "guest" }] },
    );
  });

  test("an action is played before the rest; its effects wait as triggers do", () => {
    const after = invites(start(["invite", "boon"], "during"), "boon");
    after.then(
      { type: "CARD_PLAYED", card: { def: "boon" } },
      { type: "CARD_DRAWN" },
      { type: "CARD_DRAWN" },
      { type: "LORE_CHANGED", amount: 4 },
      { type: "ACTION_DISCARDED" },
      { type: "LORE_CHANGED", amount: 2 },
    );
    expect(lore(after)).toEqual([6, 0]);
  });
});
